import ConstraintKit
import LayoutLanguage
import Testing

@testable import constraint_cli

@Suite struct ValueSyntaxTests {
  @Test(
    "Numbers are decimal and finite",
    arguments: [
      ("0", 0.0), ("375", 375), ("37.5", 37.5), ("1e3", 1000), ("1E-2", 0.01), ("-5", -5),
      ("nan", nil), ("inf", nil), ("0x10", nil), ("1e999", nil), ("", nil), ("-", nil),
      ("1 ", nil), (" 1", nil), ("1,5", nil), ("１０", nil), ("+1", nil), (".5", nil), ("½", nil),
    ] as [(String, Double?)])
  func numbers(text: String, expected: Double?) {
    #expect(ValueSyntax.number(text) == expected)
  }

  @Test(
    "Lengths are from 0 to 1e9",
    arguments: [("0", 0.0), ("-0", 0), ("1e9", 1e9), ("-1", nil), ("1.1e9", nil), ("1e308", nil)]
      as [(String, Double?)])
  func lengths(text: String, expected: Double?) {
    let value = ValueSyntax.length(text)
    #expect(value == expected)
    #expect(value?.sign != .minus)
  }

  @Test("A height may be auto")
  func sides() {
    #expect(ValueSyntax.side("auto") == .auto)
    #expect(ValueSyntax.side("10") == .fixed(10))
    #expect(ValueSyntax.side("Auto") == nil)
  }

  @Test("Insets are one number or four")
  func insets() {
    #expect(ValueSyntax.insets("8") == .init(top: 8, left: 8, bottom: 8, right: 8))
    #expect(ValueSyntax.insets("1,2,3,4") == .init(top: 1, left: 2, bottom: 3, right: 4))
    for text in ["", "1,2", "1,2,3,", "1,2,3,x", "1,2,3,4,5", "-1"] {
      #expect(ValueSyntax.insets(text) == nil)
    }
  }

  @Test("An assignment is split at the first equals sign")
  func assignments() {
    #expect(ValueSyntax.assignment("a=b=c").map { [$0.name, $0.value] } == ["a", "b=c"])
    #expect(ValueSyntax.assignment("a=").map { [$0.name, $0.value] } == ["a", ""])
    #expect(ValueSyntax.assignment("=a") == nil)
    #expect(ValueSyntax.assignment("a") == nil)
  }

  @Test("Counts have digits only")
  func counts() {
    #expect(ValueSyntax.count("20", in: 1...100) == 20)
    for text in ["", "0", "101", "+1", "-1", "1.0", "99999999999999999999"] {
      #expect(ValueSyntax.count(text, in: 1...100) == nil)
    }
  }

  @Test(
    "Widths are one number or a rising range",
    arguments: [
      ("320", 320...320), ("320...1024", 320...1024), ("0.5...1.5", 0.5...1.5),
      ("320...320", nil), ("1024...320", nil), ("...320", nil), ("320...", nil), ("320..1024", nil),
      ("1...2...3", nil), ("-1...3", nil), ("1...1e10", nil), ("a...b", nil), ("", nil),
    ] as [(String, ClosedRange<Double>?)])
  func widths(text: String, expected: ClosedRange<Double>?) {
    #expect(ValueSyntax.widths(text) == expected)
  }
}
