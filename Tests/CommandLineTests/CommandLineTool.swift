import Foundation
import Testing

/// The tool as it was built, run as a user runs it.
enum CommandLineTool {
  struct Outcome {
    /// What `$?` would say: a signal is 128 and its number.
    var status: Int32
    var output: String
    var error: String
  }

  struct NotBuilt: Error, CustomStringConvertible {
    var description: String { "constraint-cli isn't beside the test bundle" }
  }

  /// Where the built tool is: the folder of the test bundle, which is one of the arguments.
  static let folder: Result<URL, NotBuilt> = {
    let places = CommandLine.arguments.filter { $0.contains(".xctest") } + [Bundle.main.bundlePath]
    for place in places {
      var folder = URL(filePath: place).deletingLastPathComponent()
      for _ in 0..<5 {
        let tool = folder.appending(path: "constraint-cli").path()
        if FileManager.default.isExecutableFile(atPath: tool) { return .success(folder) }
        folder.deleteLastPathComponent()
      }
    }
    return .failure(NotBuilt())
  }()

  /// Runs the tool without a shell.
  static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:],
    input: String? = nil
  ) throws -> Outcome {
    let tool = try Self.folder.get().appending(path: "constraint-cli")
    return try launch(
      tool, arguments, in: folder, environment: environment, input: input.map { Data($0.utf8) })
  }

  /// Runs a shell script in which `constraint-cli` is the tool.
  static func shell(
    _ script: String, in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    try launch(
      URL(filePath: "/bin/sh"), ["-c", script], in: folder, environment: environment, input: nil)
  }

  /// Runs a script in a folder with files, by their paths.
  ///
  /// - Returns: What came out, and the files that are there then.
  static func shell(
    _ script: String, with files: [String: String]
  ) throws -> (outcome: Outcome, files: [String: String]) {
    try withTemporaryFolder { folder in
      for (path, text) in files { try folder.writing(text, to: path) }
      let outcome = try shell(script, in: folder)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      var left: [String: String] = [:]
      for path in paths { left[path] = try? folder.appending(path: path).text() }
      return (outcome, left)
    }
  }

  /// Whether a program is there for a script.
  static func isInstalled(_ program: String) -> Bool {
    (try? shell("command -v \(program)"))?.status == 0
  }

  private static func launch(
    _ executable: URL, _ arguments: [String], in folder: URL?, environment: [String: String],
    input: Data?
  ) throws -> Outcome {
    try withTemporaryFolder { scratch in
      let process = Process()
      process.executableURL = executable
      process.arguments = arguments
      process.currentDirectoryURL = folder ?? scratch
      process.environment = try standardEnvironment.merging(environment) { $1 }
      let output = try file("output", in: scratch)
      let error = try file("error", in: scratch)
      process.standardOutput = output.handle
      process.standardError = error.handle
      process.standardInput = try inputHandle(input, in: scratch)
      try process.run()
      process.waitUntilExit()
      let isSignal = process.terminationReason == .uncaughtSignal
      return Outcome(
        status: process.terminationStatus + (isSignal ? 128 : 0),
        output: String(decoding: try Data(contentsOf: output.url), as: UTF8.self),
        error: String(decoding: try Data(contentsOf: error.url), as: UTF8.self))
    }
  }

  /// Runs the tool with stdout on a pipe that doesn't block and is read late.
  ///
  /// The output has to be larger than a pipe, so that the pipe fills up.
  static func runIntoSlowPipe(
    _ arguments: [String], input: String
  ) throws -> (output: String, status: Int32) {
    try withTemporaryFolder { scratch in
      let process = Process()
      process.executableURL = try folder.get().appending(path: "constraint-cli")
      process.arguments = arguments
      process.environment = try standardEnvironment
      process.standardInput = try inputHandle(Data(input.utf8), in: scratch)
      let pipe = Pipe()
      let writing = pipe.fileHandleForWriting.fileDescriptor
      _ = fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | O_NONBLOCK)
      process.standardOutput = pipe
      try process.run()
      usleep(200_000)
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (String(decoding: output, as: UTF8.self), process.terminationStatus)
    }
  }

  /// Nothing of the machine's own settings, so that the tests are the same anywhere.
  private static var standardEnvironment: [String: String] {
    get throws {
      [
        "PATH": try folder.get().path() + ":/usr/local/bin:/usr/bin:/bin",
        "COLUMNS": "80", "TERM": "dumb", "LC_ALL": "C",
      ]
    }
  }

  private static func file(_ name: String, in folder: URL) throws -> (url: URL, handle: FileHandle)
  {
    let url = folder.appending(path: name)
    try Data().write(to: url)
    return (url, try FileHandle(forWritingTo: url))
  }

  private static func inputHandle(_ input: Data?, in folder: URL) throws -> FileHandle {
    guard let input else { return .nullDevice }
    let url = folder.appending(path: "input")
    try input.write(to: url)
    return try FileHandle(forReadingFrom: url)
  }
}

/// A folder that is gone after `body`.
func withTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "constraint-cli-" + UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

extension URL {
  /// Writes a file into this folder.
  @discardableResult
  func writing(_ text: String, to name: String) throws -> URL {
    let url = appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// The names in this folder, in order.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path()).sorted() }
  }

  func text() throws -> String {
    String(decoding: try Data(contentsOf: self), as: UTF8.self)
  }
}
