import Foundation

/// The tool with pipes for its input and output, which stay open.
final class Conversation {
  struct Silence: Error, CustomStringConvertible {
    var heard: String
    var description: String { "nothing more came after: \(heard)" }
  }

  let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var heard = ""

  init(_ arguments: [String], in folder: URL) throws {
    process.executableURL = try CommandLineTool.folder.get().appending(path: "constraint-cli")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["COLUMNS": "80", "TERM": "dumb", "LC_ALL": "C"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  func say(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  func endInput() throws {
    try input.fileHandleForWriting.close()
  }

  /// What came up to and with a text. Waits for it, though not for ever.
  func hear(upTo end: String) throws -> String {
    while true {
      if let range = heard.range(of: end) {
        defer { heard = String(heard[range.upperBound...]) }
        return String(heard[..<range.upperBound])
      }
      var request = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 60_000) > 0 else { throw Silence(heard: heard) }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Silence(heard: heard) }
      heard += String(decoding: data, as: UTF8.self)
    }
  }

  /// Kilobytes of memory that the process has now.
  var residentMemory: Int {
    get throws {
      let status = try String(
        contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
      return Int(line.split(separator: " ").dropFirst().first ?? "") ?? 0
    }
  }
}
