import Foundation
import LayoutLanguage
import TestSupport
import Testing

/// What is formatted means the same, has the same comments, and stays as it is.
@Suite struct FormatterPropertyTests {
  /// Checks a text; false if it has syntax errors, which leave it alone.
  @discardableResult
  static func check(_ bytes: [UInt8], _ note: @autoclosure () -> String) -> Bool {
    let (tree, diagnostics) = Parser.parse(bytes, file: 0)
    let result = LayoutFormatter.format(SourceFile(path: "x.layout", bytes: bytes))
    #expect(result.diagnostics.map(\.message) == diagnostics.map(\.message))
    guard !diagnostics.contains(where: { $0.level == .error }) else {
      #expect(result.bytes == nil, "\(note())")
      return false
    }
    guard let formatted = result.bytes else {
      Issue.record("left alone: \(note())")
      return false
    }
    checkMeaning(bytes, tree, formatted, note())
    checkForm(formatted, note())
    return true
  }

  private static func checkMeaning(
    _ bytes: [UInt8], _ tree: SyntaxFile, _ formatted: [UInt8], _ note: @autoclosure () -> String
  ) {
    let after = Parser.parse(formatted, file: 0)
    let isSame = SyntaxDump.text(of: after.0) == SyntaxDump.text(of: tree)
    #expect(isSame, "another tree: \(note())\n\(String(decoding: formatted, as: UTF8.self))")
    let comments = LayoutText(bytes).comments
    #expect(LayoutText(formatted).comments == comments, "other comments: \(note())")
  }

  private static func checkForm(_ formatted: [UInt8], _ note: @autoclosure () -> String) {
    let again = LayoutFormatter.format(SourceFile(path: "x.layout", bytes: formatted)).bytes
    if again != formatted {
      let (first, second) = (
        String(decoding: formatted, as: UTF8.self), String(decoding: again ?? [], as: UTF8.self)
      )
      Issue.record("changes again: \(note())\nfirst:\n\(first)\nsecond:\n\(second)")
    }
    #expect(!formatted.contains(0x0D), "\(note())")
    #expect(formatted.isEmpty || formatted.last == 0x0A, "\(note())")
    let hasBlankLines = String(decoding: formatted, as: UTF8.self).hasPrefix("\n")
    #expect(!hasBlankLines, "begins with a blank line: \(note())")
  }

  // MARK: Corpora

  static let layouts: [String] = {
    let folders = [
      "Examples", "Examples/guide", "Tests/Fixtures/cli/inputs", "Tests/Fixtures/language/features",
      "Tests/Fixtures/language-syntax/examples",
    ]
    return folders.flatMap { folder in
      let url = Fixtures.projectFolder.appending(path: folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path())) ?? []
      return names.filter { $0.hasSuffix(".layout") }.sorted().map { "\(folder)/\($0)" }
    }
  }()

  private static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Fixtures.projectFolder.appending(path: path)))
  }

  @Test("Every layout of the project", arguments: layouts)
  func layout(path: String) throws {
    Self.check(try Self.bytes(path), path)
  }

  @Test("There are layouts")
  func hasLayouts() {
    #expect(Self.layouts.count > 50)
  }

  @Test(
    "The cases of the grammar, and of its errors",
    arguments: [
      "trees", "errors/brackets", "errors/cascades", "errors/expressions", "errors/items",
      "errors/lexis", "errors/priorities", "errors/statements", "errors/vfl",
    ])
  func cases(name: String) throws {
    for item in try CaseFile("language-syntax/\(name).txt").cases {
      Self.check(Array(item.source.utf8), item.name)
    }
  }

  // MARK: Random texts

  @Test("Programs that the grammar makes", arguments: 0..<10 * Soak.factor)
  func generated(seed: Int) throws {
    var generator = ProgramGenerator(try DocumentedGrammar.shared.get(), seed: UInt64(seed))
    for _ in 0..<25 {
      let program = generator.program()
      let isFormatted = Self.check(Array(program.utf8), "seed \(seed):\n\(program)")
      #expect(isFormatted, "seed \(seed)")
    }
  }

  @Test("Generated programs with other spaces and comments between their tokens", arguments: 0..<10)
  func shakenPrograms(seed: Int) throws {
    var programs = ProgramGenerator(try DocumentedGrammar.shared.get(), seed: UInt64(seed))
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<25 * Soak.factor {
      let program = LayoutText(Array(programs.program().utf8))
      let text = program.shaken(&generator, oneIn: 8)
      Self.check(text, "seed \(seed):\n\(String(decoding: text, as: UTF8.self))")
    }
  }

  @Test("Examples with other spaces and comments between their tokens")
  func shakenExamples() throws {
    var formatted = 0
    for path in Self.layouts {
      let seed = Soak.seed(for: path)
      var generator = SeededGenerator(seed: seed)
      let original = LayoutText(try Self.bytes(path))
      for _ in 0..<4 * Soak.factor {
        let text = original.shaken(&generator, oneIn: 30)
        let note = "seed \(seed), \(path):\n\(String(decoding: text, as: UTF8.self))"
        if Self.check(text, note) { formatted += 1 }
      }
    }
    #expect(formatted > Self.layouts.count)
  }

  @Test("Tokens in no order are left alone or keep their meaning", arguments: 0..<10)
  func soup(seed: Int) {
    var soup = TokenSoup(seed: UInt64(seed))
    for _ in 0..<100 { Self.check(soup.next(), "seed \(seed)") }
  }
}
