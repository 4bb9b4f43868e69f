import Foundation
import LayoutLanguage
import TestSupport
import Testing

/// What the recorded texts hold together.
@Suite struct GoldenCoverageTests {
  private static let folders = ["language/diagnostics", "language-syntax/errors"]

  private static func files() throws -> [String] {
    try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: Fixtures.url(folder).path).sorted()
        .map { "\(folder)/\($0)" }
    }
  }

  @Test func everyCodeIsRecorded() throws {
    var found: Set<String> = []
    for file in try Self.files() {
      let text = String(decoding: try Fixtures.data(file), as: UTF8.self)
      for line in text.split(separator: "\n") {
        guard let start = line.firstIndex(of: "["), line[start...].dropFirst(6).hasPrefix("]")
        else {
          continue
        }
        found.insert(String(line[start...].dropFirst().prefix(5)))
      }
    }
    let codes = DiagnosticCatalogue.entries.map(\.code)
    #expect(codes.filter { !found.contains($0.name) }.isEmpty)
  }

  /// What a tool may change by itself removes what it mends.
  @Test func fixesMend() throws {
    var count = 0
    for file in try Self.files() where !file.hasSuffix("json.txt") && !file.hasSuffix("limits.txt")
    {
      for item in try CaseFile(file).cases {
        count += Self.checkFixes(ProgramFiles(item.source), "\(file): \(item.name)")
      }
    }
    for example in DiagnosticCatalogue.entries.compactMap(\.example) {
      count += Self.checkFixes(ProgramFiles(example.files), example.files[0].text)
    }
    #expect(count > 40)
  }

  private static func checkFixes(_ program: ProgramFiles, _ name: String) -> Int {
    let (diagnostics, sources) = program.diagnostics
    var count = 0
    for diagnostic in diagnostics {
      for fix in diagnostic.fixes where fix.isMachineApplicable && !fix.edits.isEmpty {
        count += 1
        let (rest, _) = program.applying(fix.edits, in: sources).diagnostics
        let before = diagnostics.count { $0.isSame(as: diagnostic) }
        // Of a name that's unknown in several places the first one is told.
        let isElsewhere =
          diagnostic.code == .unknownName
          && !rest.contains {
            $0.isSame(as: diagnostic) && $0.primary?.span.start == diagnostic.primary?.span.start
          }
        #expect(
          rest.count { $0.isSame(as: diagnostic) } < before || isElsewhere,
          "\(name): \(diagnostic.code) \(diagnostic.message), \(fix.message)")
      }
    }
    return count
  }
}

extension Diagnostic {
  fileprivate func isSame(as other: Diagnostic) -> Bool {
    code == other.code && message == other.message
  }
}

/// The texts of a case.
struct ProgramFiles {
  var texts: [String: String]
  private let main: String

  init(_ text: String) {
    main = "a.layout"
    texts = [:]
    var name = main
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(">> ") {
        name = String(line.dropFirst(3))
      } else {
        texts[name, default: ""] += line + "\n"
      }
    }
  }

  init(_ files: [DiagnosticExample.File]) {
    main = files[0].name
    texts = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) })
  }

  /// All that any command says.
  var diagnostics: ([Diagnostic], SourceMap) {
    let loaded = LayoutProgram.load(main, files: InMemoryFiles(texts))
    guard let program = loaded.program else { return (loaded.diagnostics, loaded.sources) }
    let checked = program.check()
    let report = program.runTests()
    let all =
      loaded.diagnostics + checked.diagnostics + report.outcomes.compactMap(\.failure)
    return (all, checked.sources)
  }

  func applying(_ edits: [Diagnostic.Fix.Edit], in sources: SourceMap) -> ProgramFiles {
    var changed = self
    for edit in edits.sorted(by: { $0.span.start > $1.span.start }) {
      guard let file = sources.file(edit.span.file) else { continue }
      var bytes = Array((changed.texts[file.path] ?? "").utf8)
      bytes.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: edit.text.utf8)
      changed.texts[file.path] = String(decoding: bytes, as: UTF8.self)
    }
    return changed
  }
}
