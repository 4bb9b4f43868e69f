import Foundation
import TestSupport
import Testing

/// A file of sources and the texts that are expected for them.
///
///     ==== name
///     source
///     ----
///     expected
struct CaseFile {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var source: String
    var expected: String

    var testDescription: String { name }
  }

  var cases: [Case]

  init(_ path: String) throws {
    let text = String(decoding: try Fixtures.data(path), as: UTF8.self)
    cases = text.components(separatedBy: "==== ").dropFirst().map { part in
      let lines = part.components(separatedBy: "\n")
      let separator = lines.firstIndex(of: "----") ?? lines.count - 1
      return Case(
        name: lines[0], source: lines[1..<separator].joined(separator: "\n"),
        expected: lines[(separator + 1)...].joined(separator: "\n"))
    }
  }

  /// Compares what `evaluate` makes of each source; see ``Golden`` for recording.
  static func check(_ path: String, _ evaluate: (String) -> String) throws {
    let file = try CaseFile(path)
    #expect(!file.cases.isEmpty)
    if Golden.isRecording {
      let text = file.cases.map { "==== \($0.name)\n\($0.source)\n----\n\(evaluate($0.source))" }
      try Data(text.joined(separator: "\n").utf8).write(to: Fixtures.url(path))
      Issue.record("recorded \(path)")
    } else {
      for item in file.cases {
        let result = evaluate(item.source)
        #expect(result == item.expected.trimmingOneNewline(result), "\(item.name)")
      }
    }
  }
}

extension String {
  /// The empty line between cases isn't part of what's expected.
  fileprivate func trimmingOneNewline(_ result: String) -> String {
    hasSuffix("\n") && self == result + "\n" ? result : self
  }
}
