import ConstraintKit
import LayoutLanguage
import TestSupport
import Testing

/// Rows 1–10: bytes, characters and what is never closed.
extension HostileInputTests {
  @Test(
    "Rows 1 and 2: a file without statements is valid",
    arguments: ["", "\u{FEFF}", "// a\n/* b */", "\n\n", "\u{FEFF}\r\n"])
  func emptyFilesAreValid(text: String) {
    let (tree, diagnostics) = parse(text)
    #expect(tree.items.isEmpty && diagnostics.isEmpty)
  }

  @Test(
    "Rows 1 and 2: a file without statements is an empty root",
    arguments: ["", "\u{FEFF}", "// a\n/* b */"])
  func emptyRoot(text: String) throws {
    #expect(findings(text) == [])
    let layout = try layout(text)
    #expect(layout.views.isEmpty)
    #expect(layout.root.frame == LayoutRect(x: 0, y: 0, width: 375, height: 0))
  }

  @Test("Row 3: a UTF-8 byte order mark is skipped") func aByteOrderMarkIsSkipped() {
    let (tree, diagnostics) = parse("\u{FEFF}width == 3")
    #expect(SyntaxDump.text(of: tree) == "constraint [width] == 3\n")
    #expect(diagnostics.isEmpty)
    #expect(tree.items[0].span.start == 3)
  }

  @Test("Row 3: only the formatter removes a byte order mark")
  func byteOrderMarkInFormatter() {
    let source = SourceFile(path: "a.layout", bytes: Array("\u{FEFF}canvas: (3, 3)\n".utf8))
    #expect(LayoutFormatter.format(source).bytes == Array("canvas: (3, 3)\n".utf8))
    #expect(findings("\u{FEFF}canvas: (3, 3)\n") == [])
  }

  @Test(
    "Row 4: UTF-16 and UTF-32 are named",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0], "UTF-16LE"), ([0xFE, 0xFF, 0, 0x61], "UTF-16BE"),
      ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
    ] as [([UInt8], String)])
  func otherEncodingsAreNamed(bytes: [UInt8], name: String) {
    let (tree, diagnostics) = Parser.parse(bytes, file: 0)
    #expect(
      diagnostics.map(\.message) == [
        "the text is \(name), as its byte order mark says; only UTF-8 is read"
      ])
    #expect(diagnostics.first?.fixes.first?.message == "convert it: `iconv -f \(name) -t UTF-8`")
    #expect(SyntaxDump.text(of: tree) == "error\n")
  }

  @Test(
    "Row 5: a byte that is not UTF-8 is told with its offset",
    arguments: [
      [0xFF], [0xC3], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0x80], [0xE4, 0xBD],
    ] as [[UInt8]])
  func invalidUTF8(bytes: [UInt8]) {
    let text = Array("// ab\n".utf8) + bytes + Array("\nwidth == ".utf8)
    let (_, diagnostics) = Parser.parse(text, file: 0)
    let byte = String(bytes[0], radix: 16, uppercase: true)
    #expect(summary(diagnostics) == ["E0103 6: byte 0x\(byte) at offset 6 is not UTF-8"])
    #expect(diagnostics.first?.fixes.first?.message == "save it as UTF-8")
  }

  @Test("Row 5: GBK is recognised") func bytesThatLookLikeGBK() {
    // text: "今天阳光" in GBK.
    let gbk: [UInt8] = [0xBD, 0xF1, 0xCC, 0xEC, 0xD1, 0xF4, 0xB9, 0xE2]
    let bytes = Array("text: \"".utf8) + gbk + Array("\"".utf8)
    let (_, diagnostics) = Parser.parse(bytes, file: 0)
    #expect(diagnostics.first?.message == "byte 0xBD at offset 7 is not UTF-8")
    #expect(
      diagnostics.first?.fixes.first?.message == "it looks like GBK: `iconv -f GBK -t UTF-8`")
  }

  @Test(
    "Row 6: NUL and control characters",
    arguments: [
      ("a\u{0}b", "NUL at offset 1", 0), ("\"\u{1b}\"", "control character U+001B at offset 1", 0),
      ("a\u{7f}\u{0}", "control character U+007F at offset 1", 1),
      ("// \u{85}", "control character U+0085 at offset 3", 0),
    ])
  func controlCharacters(text: String, message: String, notes: Int) {
    let diagnostics = parse(text).1.filter { $0.code == .invalidText }
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.first?.notes.count == notes)
  }

  @Test("Row 7: lines end at CRLF, CR and LF", arguments: ["\r\n", "\r", "\n"])
  func lineEnds(end: String) {
    let text = ["canvas: (3, 3)", "let a = 1", "width == a", "left == b"].joined(separator: end)
    #expect(findings(text) == ["E0301 a.layout:4:9"])
  }

  @Test("Row 7: U+2028 is text in a string only") func lineSeparatorIsTextInAStringOnly() {
    #expect(parse("text: \"a\u{2028}b\"").1.isEmpty)
    #expect(
      summary(parse("width == 3\u{2028}left == 4").1) == ["E0101 10: unexpected character U+2028"])
  }

  @Test("Row 8: hidden direction characters") func hiddenDirectionCharacters() {
    let text = "text: \"\u{202E}a\" // \u{2066}\n/* \u{200F} */"
    #expect(
      summary(parse(text).1) == [
        "W1010 7: hidden direction character U+202E", "W1010 16: hidden direction character U+2066",
        "W1010 23: hidden direction character U+200F",
      ])
  }

  @Test("Row 9: a name that looks like another is told apart by its character")
  func confusableNames() throws {
    let text = """
      view avatar { left, top == super; size == 3 }
      view b { left == \u{430}vatar.right; top == super; size == 3 }
      """
    let found = told(text)
    #expect(found.map { "\($0.diagnostic.code) \($0.place)" } == ["E0301 a.layout:2:18"])
    #expect(
      found.first?.diagnostic.notes == [
        "character 1 is `\u{430}` (U+0430, cyrillic small letter a), not `a` (U+0061)"
      ])
    #expect(
      found.first?.diagnostic.fixes.first?.message
        == "a view with a similar name exists: `avatar` (line 1)")
  }

  @Test(
    "Row 10: what is never closed is one error, at its opening",
    arguments: [
      ("view a { text: \"abc", "E0102 15"), ("view a { /* abc }", "E0102 9"),
      ("view a { b == 3", "E0105 7"),
      ("view a { b == (3", "E0105 14"), ("view a { view b { text: \"\\(c", "E0102 24"),
    ])
  func unclosed(text: String, expected: String) {
    let diagnostics = parse(text).1
    #expect(diagnostics.map { "\($0.code) \($0.primary?.span.start ?? -1)" }.first == expected)
    #expect(diagnostics.count == 1)
  }
}
