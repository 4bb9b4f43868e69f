internal import LayoutLanguage

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// `constraint-cli batch`: a line of JSON in, a line of JSON out.
///
/// Each thread takes a block of lines from the input, answers them and gives the answers to the output,
/// where they wait for earlier ones. No thread holds answers back while it waits for input.
struct BatchCommand: RunnableCommand {
  /// How many blocks may wait for an earlier one, for each thread.
  private static let blocksAhead = 4
  /// Seconds between two looks at the progress.
  private static let progressInterval = 0.2

  private let options: BatchOptions
  private let file: String
  private let showsProgress: Bool
  private let showsSummary: Bool
  private let isQuiet: Bool

  init(_ reader: OptionReader) throws(UsageError) {
    options = try BatchOptions(reader)
    file = reader.operands.first ?? InputOptions.standardInput
    if Path.ending(of: file) == "layout" { throw .layoutAsLines(file) }
    isQuiet = options.diagnostics.isQuiet
    showsProgress =
      !isQuiet && StandardStream.error.isTerminal && !StandardStream.output.isTerminal
    showsSummary =
      !isQuiet && (options.diagnostics.isVerbose || StandardStream.error.isTerminal)
  }

  /// What the threads share besides input and output.
  private struct Run {
    var threadsLeft: Int
    var lines = 0
    var failures = 0
    var error: ToolError?
    var shownAt = 0.0
  }

  func run() throws(ToolError) -> ExitCode {
    var report = DiagnosticReport(options.diagnostics, to: .error)
    guard let options = try completeOptions(&report) else { return try report.end() }
    if let layout = options.layout, FileStatus(path: layout) == nil {
      throw .unreadable(
        FileError(path: layout, reason: .notFound), option: Flag.layout.spelling)
    }
    let input = Monitor(
      LineReader(
        FileDescriptor(try openInput()), limit: options.input.limits.maxFileSize,
        skipping: options.linesToSkip))
    let output = Monitor(
      AnswerStream(
        FileDescriptor(StandardStream.output.descriptor), isOrdered: options.isOrdered,
        capacity: Self.blocksAhead * options.threads))
    let start = CurrentProcess.clock
    let run = Monitor(Run(threadsLeft: options.threads, shownAt: start))
    for _ in 0..<options.threads {
      do {
        try WorkerThread.start { work(options, input, output, run, start) }
      } catch {
        throw ToolError(message: "cannot start a thread: \(error.message)")
      }
    }
    let end = run.wait { $0.threadsLeft == 0 || $0.error != nil ? $0 : nil }
    if showsProgress { try StandardStream.error.write("\r\u{1B}[K") }
    if let error = end.error { throw error }
    try sum(end, since: start)
    return end.failures > 0 && options.onError == .fail ? .findings : .success
  }

  /// Says how it went: in a script only what went wrong.
  private func sum(_ run: Run, since start: Double) throws(ToolError) {
    guard !isQuiet else { return }
    try StandardStream.error.write(
      showsSummary
        ? Summary.text(
          lines: run.lines, failures: run.failures, seconds: CurrentProcess.clock - start)
        : Summary.text(failures: run.failures, lines: run.lines))
  }

  /// With the data of stdin and the metrics; nil where those are wrong, which is told.
  private func completeOptions(
    _ report: inout DiagnosticReport
  ) throws(ToolError) -> BatchOptions? {
    var options = options
    let loader = ProgramLoader(input: options.input, root: options.diagnostics.root)
    guard let inputs = try loader.inputs(&report) else { return nil }
    options.input.inputs = inputs
    return options
  }

  private func openInput() throws(ToolError) -> Int32 {
    if file == InputOptions.standardInput { return STDIN_FILENO }
    if FileStatus(path: file)?.kind == .folder {
      throw .unreadable(FileError(path: file, reason: .isDirectory))
    }
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw unreadable(.last) }
    return descriptor
  }

  private func unreadable(_ error: SystemError) -> ToolError {
    .unreadable(FileError(path: options.name, reason: FileReader.reason(of: error)))
  }

  /// What one thread does.
  private func work(
    _ options: BatchOptions, _ input: Monitor<LineReader>, _ output: Monitor<AnswerStream>,
    _ run: Monitor<Run>, _ start: Double
  ) {
    var worker = BatchWorker(options)
    var error: ToolError?
    do {
      while let block = try input.withValue({ (reader) throws(SystemError) in try reader.next() }) {
        let answers = worker.answers(to: block)
        let (lines, failure) = output.wait { stream -> (Int, SystemError?)? in
          stream.accept(answers, ofBlock: block.number)
            ? (stream.lines, stream.failure) : nil
        }
        if let failure {
          error = .unwritable(StandardStream.output.name, failure)
          break
        }
        run.withValue { $0.lines = max($0.lines, lines) }
        if showsProgress { show(lines, run, start) }
      }
    } catch let failure {
      error = unreadable(failure)
    }
    run.withValue {
      $0.threadsLeft -= 1
      $0.failures += worker.failures
      $0.error = $0.error ?? error
    }
  }

  private func show(_ lines: Int, _ run: Monitor<Run>, _ start: Double) {
    let now = CurrentProcess.clock
    let isDue = run.withValue { run in
      guard now - run.shownAt >= Self.progressInterval else { return false }
      run.shownAt = now
      return true
    }
    guard isDue else { return }
    let rate = Int(Double(lines) / max(now - start, Self.progressInterval))
    try? StandardStream.error.write("\r\(lines) lines, \(rate) a second\u{1B}[K")
  }
}
