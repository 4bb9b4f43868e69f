import LayoutLanguage
import Testing

/// What becomes of untidy texts, against recorded ones.
@Suite struct FormatterTests {
  @Test(arguments: ["items", "statements", "blocks", "expressions", "comments", "alignment"])
  func golden(name: String) throws {
    try CaseFile.check("formatting/\(name).txt") { Self.formatted($0) ?? "left alone\n" }
  }

  @Test(
    "Ends of lines, the byte order mark and what is around the text",
    arguments: [
      ("", ""),
      ("\n\n \n", ""),
      ("\u{FEFF}", ""),
      ("\u{FEFF}left == 1", "left == 1\n"),
      ("left == 1\r\n\r\n\r\n\r\ntop == 2\r\n", "left == 1\n\ntop == 2\n"),
      ("left == 1\rtop == 2", "left == 1\ntop == 2\n"),
      ("// a \t\r\n/* b\r\n   c\rd */\r\n", "// a\n/* b\n   c\nd */\n"),
      ("\tleft\t==\t1\t// c\t", "left == 1  // c\n"),
      ("\u{FEFF}a.left  == 1\nbb.left == 2", "a.left  == 1\nbb.left == 2\n"),
    ])
  func ends(source: String, expected: String) {
    #expect(Self.formatted(source) == expected)
  }

  @Test(
    "A file with a syntax error is left alone, and its errors are told",
    arguments: [
      "left == ", "view a {", "left = 1", "text: \"open", "/* open", "“x”", "layout 2", "vfl \"[\"",
      "view a\n{ }",
    ])
  func broken(source: String) {
    let result = LayoutFormatter.format(SourceFile(path: "x", bytes: Array(source.utf8)))
    #expect(result.bytes == nil)
    #expect(result.diagnostics.contains { $0.level == .error })
  }

  @Test("What isn't text, or too long, is left alone")
  func unreadable() {
    for bytes: [UInt8] in [[0xFF], [0x00], [0xFF, 0xFE, 0x41, 0x00]] {
      #expect(LayoutFormatter.format(SourceFile(path: "x", bytes: bytes)).bytes == nil)
    }
    let long = SourceFile(path: "x", bytes: Array(repeating: 0x20, count: 100))
    #expect(LayoutFormatter.format(long, limits: ParserLimits(fileSize: 99)).bytes == nil)
    #expect(LayoutFormatter.format(long, limits: ParserLimits(fileSize: 100)).bytes == [])
  }

  @Test("Warnings of the parser leave a file formatted")
  func warnings() {
    let source = SourceFile(path: "x", bytes: Array("text:  \"a\u{202E}b\"".utf8))
    let result = LayoutFormatter.format(source)
    #expect(result.bytes == Array("text: \"a\u{202E}b\"\n".utf8))
    #expect(result.diagnostics.map(\.code) == [.hiddenDirectionCharacter])
  }

  @Test("A long text on one line takes no longer than its length")
  func minified() {
    let statements = (0..<20_000).map { "view v\($0){left==\($0);top==1}" }
    let result = Self.formatted(statements.joined(separator: ";"))
    let expected = (0..<20_000).map { "view v\($0) { left == \($0); top == 1 }\n" }
    #expect(result == expected.joined())
  }

  @Test("Blocks, brackets and choices as deep as they may be")
  func deep() {
    let blocks = String(repeating: "view a{", count: 128) + String(repeating: "}", count: 128)
    let brackets =
      "let a = " + String(repeating: "[\n", count: 255) + "1" + String(repeating: "]", count: 255)
    let choices = "let a = " + String(repeating: "b ? c\n: ", count: 250) + "d"
    for source in [blocks, brackets, choices] {
      #expect(FormatterPropertyTests.check(Array(source.utf8), "deep"))
    }
  }

  private static func formatted(_ source: String) -> String? {
    LayoutFormatter.format(SourceFile(path: "x.layout", bytes: Array(source.utf8))).bytes
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
