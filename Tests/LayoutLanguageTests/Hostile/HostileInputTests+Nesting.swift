import ConstraintKit
import LayoutLanguage
import TestSupport
import Testing

/// Rows 11 and 12: depth.
extension HostileInputTests {
  @Test(
    "Row 11: nesting without end",
    arguments: [
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
      repeating: part, count: message.isEmpty ? (Soak.factor > 1 ? 5_000 : 400) : 100_000)
    for prefix in ["", "let a = "] {
      let diagnostics = parse(prefix + text).1
      #expect(!diagnostics.isEmpty)
      if prefix.isEmpty, !message.isEmpty {
        #expect(diagnostics.map(\.message) == [message])
        if offset >= 0 { #expect(diagnostics.first?.primary?.span.start == Int32(offset)) }
      }
    }
  }

  @Test("Row 11: the limits of depth are exact") func limitsAreExact() {
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

  @Test(
    "Row 12: a million signs",
    arguments: [("!", 1_000_000), ("- ", 20_000), ("-", 20_000), ("+", 20_000)])
  func aMillionSigns(sign: String, count: Int) {
    let diagnostics = parse("let a = " + String(repeating: sign, count: count) + "1").1
    #expect(diagnostics.first?.code == (sign == "+" ? .unexpectedToken : .nestingTooDeep))
  }
}
