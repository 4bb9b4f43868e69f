internal import LayoutLanguage

/// One run of what is watched: what it says, and what it read.
struct WatchRun {
  /// The text of the faults; empty where there's none.
  private(set) var findings = ""
  /// The result; nil where errors kept it from being.
  private(set) var result: String?
  private(set) var files: RecordingFiles?
  /// The files that messages are about.
  private(set) var paths: [String] = []

  /// What to run.
  enum Kind: String, Sendable {
    case solve, check, test
  }

  /// - Parameter kind: Nil is check, and the frames.
  init(
    _ file: String, _ kind: Kind?, _ input: InputOptions, _ output: OutputOptions,
    _ diagnostics: DiagnosticOptions
  ) {
    paths = [file]
    do {
      let files = RecordingFiles(
        try DiskFileProvider(root: diagnostics.root?.path ?? Path.folder(of: file)))
      self.files = files
      let loaded = LayoutProgram.load(file, files: files, limits: input.limits)
      run(loaded, kind, input, output, diagnostics)
      paths = ([file] + files.paths).uniqued
      let data = input.inputs.data.values.compactMap { source in
        if case .file(let path) = source { path } else { nil }
      }
      paths = (paths + data.sorted()).uniqued
    } catch {
      findings = Self.text([Diagnostic(.unreadableFile, "\(error)")], SourceMap(), diagnostics)
    }
  }

  private mutating func run(
    _ loaded: LoadResult, _ kind: Kind?, _ input: InputOptions, _ output: OutputOptions,
    _ options: DiagnosticOptions
  ) {
    guard let program = loaded.program else {
      findings = Self.text(loaded.diagnostics, loaded.sources, options)
      return
    }
    switch kind {
    case .test: test(program, input, loaded.diagnostics, options)
    case .check: check(program, input, nil, loaded.diagnostics, options)
    case .solve:
      let solved = program.solve(input.inputs)
      findings = Self.text(loaded.diagnostics + solved.diagnostics, solved.sources, options)
      result = solved.layout.map { FrameTable(layout: $0, options: output).text }
    case nil: check(program, input, output, loaded.diagnostics, options)
    }
  }

  private mutating func check(
    _ program: LayoutProgram, _ input: InputOptions, _ output: OutputOptions?,
    _ before: [Diagnostic], _ options: DiagnosticOptions
  ) {
    let checked = program.check(input.inputs)
    let found = before + checked.diagnostics
    findings = Self.text(found, checked.sources, options)
    if let output {
      let layout = program.solve(input.inputs).layout
      result = layout.map { FrameTable(layout: $0, options: output).text }
    } else if !found.contains(where: { $0.level == .error }) {
      result = "no errors\n"
    }
  }

  private mutating func test(
    _ program: LayoutProgram, _ input: InputOptions, _ before: [Diagnostic],
    _ options: DiagnosticOptions
  ) {
    let report = program.runTests(input.inputs)
    findings = Self.text(
      before + report.diagnostics + report.failures, report.sources, options)
    var tally = TestTally()
    tally.add(report, before)
    let summary = Summary.text(of: tally)
    if report.succeeded { result = summary } else { findings += summary }
  }

  private static func text(
    _ diagnostics: [Diagnostic], _ sources: SourceMap, _ options: DiagnosticOptions
  ) -> String {
    let judged = options.judged(diagnostics, in: sources).filter {
      !options.isQuiet || $0.level == .error
    }
    let list = DiagnosticList(judged, maxErrors: options.maxErrors, maxWarnings: options.maxErrors)
    guard !list.diagnostics.isEmpty else { return "" }
    let isTerminal = StandardStream.output.isTerminal
    let renderer = DiagnosticRenderer(
      style: .human,
      usesColor: options.usesColor(
        isTerminal: isTerminal, environment: CurrentProcess.environment),
      maxWidth: isTerminal ? CurrentProcess.columns : DiagnosticReport.standardWidth)
    return renderer.render(list.diagnostics, in: sources)
  }
}

extension [String] {
  /// Each once, where it's first.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
