import ConstraintKit
import LayoutLanguage
import TestSupport
import Testing

/// Rows 13, 14, 16–18, 31 and 32: sizes and numbers.
extension HostileInputTests {
  @Test("Row 13: a file beyond the limit is refused") func largeFilesAreRefused() {
    #expect(ParserLimits().fileSize == 8 << 20)
    let limits = ParserLimits(fileSize: 99)
    let bytes = [UInt8](repeating: 0x20, count: 99)
    #expect(Parser.parse(bytes, file: 0, limits: limits).1.isEmpty)
    let larger = bytes + [0x20]
    let diagnostics = Parser.parse(larger, file: 0, limits: limits).1
    #expect(summary(diagnostics) == ["E0701 -1: the file has 100 bytes; the most is 99"])
    #expect(JSONParser.parse(larger, file: 0, limits: limits).1.map(\.code) == [.limitReached])
  }

  @Test("Row 14: of a line of 5 MiB only what is round the caret is shown")
  func aLineOfFiveMebibytes() {
    let line = "let a = " + String(repeating: "名", count: (5 << 20) / 3) + " ="
    let bytes = Array(line.utf8)
    let text = render(bytes, "a.layout") { Parser.parse($0, file: 0).1 }
    #expect(text.utf8.count < 1_000)
    #expect(text.contains("名 ="))
  }

  @Test("Row 14: of a line of thousands of statements each fault has its column")
  func aLineOfManyStatements() {
    let count = Soak.length(short: 1_000, full: 50_000)
    let statements = (0..<count).map { "left == a\(1_000_000 + $0); " }
    let found = findings(statements.joined())
    #expect(found.count == count)
    #expect(found.first == "E0301 a.layout:1:9")
    #expect(found.last == "E0301 a.layout:1:\(9 + (count - 1) * statements[0].utf8.count)")
  }

  @Test(
    "Row 16: numbers that overflow",
    arguments: [
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

  @Test("Row 16: four hundred digits after the point") func fourHundredDigitsAfterThePoint() {
    let (tree, diagnostics) = parse("width == 0.1" + String(repeating: "0", count: 400))
    #expect(diagnostics.isEmpty)
    #expect(SyntaxDump.text(of: tree) == "constraint [width] == 0.1\n")
  }

  @Test("Row 17: NaN and inf are names, and 0x10 is no number") func namesOfNumbersAreNames() {
    #expect(
      SyntaxDump.text(of: parse("let a = NaN + inf + infinity + nan").0)
        == "let a = (+ (+ (+ NaN inf) infinity) nan)\n")
    #expect(
      summary(parse("let a = 0x10").1) == ["E0101 8: unexpected `x10` after the number `0`"])
  }

  @Test("Row 18: full-width digits") func fullWidthDigits() {
    let diagnostics = parse("width == １０").1
    #expect(summary(diagnostics) == ["E0101 9: full-width digits `１０`"])
    #expect(diagnostics.first?.fixes.first?.message == "use `10`")
    #expect(diagnostics.first?.fixes.first?.edits.first?.text == "10")
  }

  @Test("Row 31: a canvas may have no width")
  func zeroCanvas() throws {
    #expect(try layout("canvas: (0, 3)").root.frame.width == 0)
  }

  @Test(
    "Row 31: a canvas out of range is told exactly",
    arguments: [
      ("-1", "E0104 a.layout:1:10 `canvas` is -1, outside 0…1000000000"),
      ("-1e-12", "E0104 a.layout:1:10 `canvas` is -1e-12, outside 0…1000000000"),
      ("1e10", "E0104 a.layout:1:10 `canvas` is 10000000000, outside 0…1000000000"),
      ("1e308", "E0104 a.layout:1:10 `1e308` overflows: the largest number allowed is 1e12"),
    ])
  func canvasOutOfRange(width: String, message: String) {
    #expect(messages("canvas: (\(width), 3)") == [message])
  }

  @Test("Row 31: a number too small is not shown as 0")
  func scaleOutOfRange() {
    #expect(
      messages("scale: 1e-12") == ["E0104 a.layout:1:8 `scale` is 1e-12, outside 0.1…100"])
    #expect(
      messages("view a { edges == super; width == 1 @(0 - 1e-12) }")
        == ["E0110 a.layout:1:37 priority -1e-12 is outside 0 < p ≤ 1000; `@required` is 1000"])
  }

  @Test("Row 32: coefficients of very different sizes are warned of, and solved")
  func scales() throws {
    let text = "view a { left, top == super; height == 1e-3; 1e-6 * width == 1e6 * height }"
    #expect(findings(text).contains("W1011 a.layout:1:46"))
    let frame = try #require(try layout(text).view("a")?.frame)
    #expect(isClose(frame.width, to: 1e9, within: 1e-6))
  }

  @Test(
    "Row 32: an extreme system is solved exactly or refused, never wrong",
    arguments: [
      ("1e-12 * width == 1e-12", 1), ("1e12 * width == 1e12", 1), ("1e-12 * width == 1e-9", 1e3),
      ("5e11 * width + 1e-12 * height == 1e12", 2),
    ])
  func extremes(constraint: String, width: Double) throws {
    let layout = try layout("view a { left, top == super; height == 3; \(constraint) }")
    #expect(isClose(try #require(layout.view("a")).frame.width, to: width, within: 1e-6))
  }
}
