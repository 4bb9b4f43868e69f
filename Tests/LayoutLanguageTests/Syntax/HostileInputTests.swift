import LayoutLanguage
import TestSupport
import Testing

/// Inputs that are meant to break a parser, by their numbers in the list of hostile inputs.
@Suite struct HostileInputTests {
  private func parse(_ text: String) -> (SyntaxFile, [Diagnostic]) {
    Parser.parse(Array(text.utf8), file: 0)
  }

  private func summary(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.code) \($0.primary?.span.start ?? -1): \($0.message)" }
  }

  // MARK: 1–8 Bytes

  @Test(arguments: ["", "\u{FEFF}", "// a\n/* b */", "\n\n", "\u{FEFF}\r\n"])
  func emptyFilesAreValid(text: String) {
    let (tree, diagnostics) = parse(text)
    #expect(tree.items.isEmpty && diagnostics.isEmpty)
  }

  @Test func aByteOrderMarkIsSkipped() {
    let (tree, diagnostics) = parse("\u{FEFF}width == 3")
    #expect(SyntaxDump.text(of: tree) == "constraint [width] == 3\n")
    #expect(diagnostics.isEmpty)
    #expect(tree.items[0].span.start == 3)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0], "UTF-16LE"), ([0xFE, 0xFF, 0, 0x61], "UTF-16BE"),
      ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
    ] as [([UInt8], String)])
  func otherEncodingsAreNamed(bytes: [UInt8], name: String) {
    let (tree, diagnostics) = Parser.parse(bytes, file: 0)
    #expect(
      diagnostics.map(\.message) == [
        "this file is \(name), as its byte order mark says; only UTF-8 is read"
      ])
    #expect(diagnostics.first?.fixes.first?.message == "convert it: `iconv -f \(name) -t UTF-8`")
    #expect(SyntaxDump.text(of: tree) == "error\n")
  }

  @Test(
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

  @Test func bytesThatLookLikeGBK() {
    // text: "今天阳光" in GBK.
    let gbk: [UInt8] = [0xBD, 0xF1, 0xCC, 0xEC, 0xD1, 0xF4, 0xB9, 0xE2]
    let bytes = Array("text: \"".utf8) + gbk + Array("\"".utf8)
    let (_, diagnostics) = Parser.parse(bytes, file: 0)
    #expect(diagnostics.first?.message == "byte 0xBD at offset 7 is not UTF-8")
    #expect(
      diagnostics.first?.fixes.first?.message == "it looks like GBK: `iconv -f GBK -t UTF-8`")
  }

  @Test(arguments: [
    ("a\u{0}b", "NUL at offset 1", 0), ("\"\u{1b}\"", "control character U+001B at offset 1", 0),
    ("a\u{7f}\u{0}", "control character U+007F at offset 1", 1),
    ("// \u{85}", "control character U+0085 at offset 3", 0),
  ])
  func controlCharacters(text: String, message: String, notes: Int) {
    let diagnostics = parse(text).1.filter { $0.code == .invalidText }
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.first?.notes.count == notes)
  }

  @Test func lineSeparatorIsTextInAStringOnly() {
    #expect(parse("text: \"a\u{2028}b\"").1.isEmpty)
    #expect(
      summary(parse("width == 3\u{2028}left == 4").1) == ["E0101 10: unexpected character U+2028"])
  }

  @Test func hiddenDirectionCharacters() {
    let text = "text: \"\u{202E}a\" // \u{2066}\n/* \u{200F} */"
    #expect(
      summary(parse(text).1) == [
        "W1010 7: hidden direction character U+202E", "W1010 16: hidden direction character U+2066",
        "W1010 23: hidden direction character U+200F",
      ])
  }

  // MARK: 10–12 Nesting

  @Test(arguments: [
    ("view a { text: \"abc", "E0102 15"), ("view a { /* abc }", "E0102 9"),
    ("view a { b == 3", "E0105 7"),
    ("view a { b == (3", "E0105 14"), ("view a { view b { text: \"\\(c", "E0102 24"),
  ])
  func unclosed(text: String, expected: String) {
    let diagnostics = parse(text).1
    #expect(diagnostics.map { "\($0.code) \($0.primary?.span.start ?? -1)" }.first == expected)
    #expect(diagnostics.count == 1)
  }

  @Test(arguments: [
    ("a {", "blocks may nest 128 levels", 386),
    ("if a {", "blocks may nest 128 levels", 773),
    ("a == (", "expressions may nest 256 levels", -1),
    ("let a = [", "", -1),
    ("{a:", "", -1), ("view b { c ==", "", -1), ("f(", "", -1), ("a[", "", -1), ("\"\\(", "", -1),
    ("a ? ", "", -1), ("a ? b : ", "", -1), ("a + (", "", -1), ("- ", "", -1), ("!(", "", -1),
    ("if a {} else ", "", -1), ("let a: [", "", -1), ("a.b", "", -1), ("a + ", "", -1),
    ("a()", "", -1),
    ("}", "", -1), ("(}", "", -1), ("{(", "", -1), ("[{", "", -1), ("type A { b: {", "", -1),
    ("a ?? b || c && d == e ..< f + g * (", "", -1), ("component A(a = ", "", -1),
  ])
  func endlessNesting(part: String, message: String, offset: Int) {
    let text = String(
      repeating: part, count: message.isEmpty ? (Soak.factor > 1 ? 5_000 : 1_000) : 100_000)
    for prefix in ["", "let a = "] {
      let diagnostics = parse(prefix + text).1
      #expect(!diagnostics.isEmpty)
      if prefix.isEmpty, !message.isEmpty {
        #expect(diagnostics.map(\.message) == [message])
        if offset >= 0 { #expect(diagnostics.first?.primary?.span.start == Int32(offset)) }
      }
    }
  }

  @Test func limitsAreExact() {
    func blocks(_ count: Int) -> String {
      String(repeating: "view a {", count: count) + String(repeating: "}", count: count)
    }
    func brackets(_ count: Int) -> String {
      "let a = " + String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count)
    }
    func sum(_ count: Int) -> String {
      "let a = 1" + String(repeating: " + 1", count: count - 1)
    }
    #expect(parse(blocks(128)).1.isEmpty)
    #expect(parse(blocks(129)).1.map(\.code) == [.nestingTooDeep])
    #expect(parse(brackets(255)).1.isEmpty)
    #expect(parse(brackets(256)).1.map(\.code) == [.nestingTooDeep])
    let deepest =
      String(repeating: "view a {", count: 128) + brackets(255) + String(repeating: "}", count: 128)
    #expect(parse(deepest).1.isEmpty)
    #expect(parse(sum(256)).1.isEmpty)
    #expect(parse(sum(257)).1.map(\.code) == [.nestingTooDeep])
    #expect(parse("let a = " + String(repeating: "-", count: 255) + "1").1.isEmpty)
    #expect(
      parse("let a = " + String(repeating: "-", count: 256) + "1").1.map(\.code)
        == [.nestingTooDeep])
  }

  @Test(arguments: [("!", 1_000_000), ("- ", 20_000), ("-", 20_000), ("+", 20_000)])
  func aMillionSigns(sign: String, count: Int) {
    let diagnostics = parse("let a = " + String(repeating: sign, count: count) + "1").1
    #expect(diagnostics.first?.code == (sign == "+" ? .unexpectedToken : .nestingTooDeep))
  }

  // MARK: 13–18 Sizes and numbers

  @Test func largeFilesAreRefused() {
    #expect(ParserLimits().fileSize == 8 << 20)
    let limits = ParserLimits(fileSize: 99)
    let bytes = [UInt8](repeating: 0x20, count: 99)
    #expect(Parser.parse(bytes, file: 0, limits: limits).1.isEmpty)
    let larger = bytes + [0x20]
    let diagnostics = Parser.parse(larger, file: 0, limits: limits).1
    #expect(summary(diagnostics) == ["E0701 -1: the file has 100 bytes; the most is 99"])
    #expect(JSONParser.parse(larger, file: 0, limits: limits).1.map(\.code) == [.limitReached])
  }

  @Test func aLineOfFiveMebibytes() {
    let line = "let a = " + String(repeating: "名", count: (5 << 20) / 3) + " ="
    let bytes = Array(line.utf8)
    let text = render(bytes, "a.layout") { Parser.parse($0, file: 0).1 }
    #expect(text.utf8.count < 1_000)
    #expect(text.contains("名 ="))
  }

  @Test(arguments: [
    ("1e999", "`1e999` overflows: the largest number allowed is 1e12"),
    ("1000000000001", "`1000000000001` overflows: the largest number allowed is 1e12"),
    (
      String(repeating: "9", count: 400),
      "`99999999999999999999…` overflows: the largest number allowed is 1e12"
    ),
  ])
  func numbersOutOfRange(number: String, message: String) {
    #expect(summary(parse("width == \(number)").1) == ["E0104 9: \(message)"])
  }

  @Test func fourHundredDigitsAfterThePoint() {
    let (tree, diagnostics) = parse("width == 0.1" + String(repeating: "0", count: 400))
    #expect(diagnostics.isEmpty)
    #expect(SyntaxDump.text(of: tree) == "constraint [width] == 0.1\n")
  }

  @Test func namesOfNumbersAreNames() {
    #expect(
      SyntaxDump.text(of: parse("let a = NaN + inf + infinity + nan").0)
        == "let a = (+ (+ (+ NaN inf) infinity) nan)\n")
    #expect(
      summary(parse("let a = 0x10").1) == ["E0101 8: unexpected `x10` after the number `0`"])
  }

  @Test func fullWidthDigits() {
    let diagnostics = parse("width == １０").1
    #expect(summary(diagnostics) == ["E0101 9: full-width digits `１０`"])
    #expect(diagnostics.first?.fixes.first?.message == "use `10`")
    #expect(diagnostics.first?.fixes.first?.edits.first?.text == "10")
  }

  // MARK: Soup

  /// The parser ends, never traps, keeps spans in the file, and finds the same twice.
  @Test(arguments: 0..<40)
  func tokenSoup(seed: Int) {
    var soup = TokenSoup(seed: UInt64(seed))
    for _ in 0..<25 {
      let bytes = soup.next()
      let (tree, diagnostics) = Parser.parse(bytes, file: 0)
      let dump = SyntaxDump.text(of: tree)
      let again = Parser.parse(bytes, file: 0)
      #expect(SyntaxDump.text(of: again.0) == dump, "seed \(seed)")
      #expect(again.1.map(\.message) == diagnostics.map(\.message), "seed \(seed)")
      for diagnostic in diagnostics {
        guard let span = diagnostic.primary?.span else { continue }
        #expect(
          span.start >= 0 && span.start <= span.end && span.end <= bytes.count, "seed \(seed)")
      }
      let map = SourceMap([SourceFile(path: "a", bytes: bytes)])
      #expect(DiagnosticRenderer().render(diagnostics, in: map).isEmpty == diagnostics.isEmpty)
      _ = JSONParser.parse(bytes, file: 0)
    }
  }
}
