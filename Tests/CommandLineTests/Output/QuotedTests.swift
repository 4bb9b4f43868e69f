import Testing

@testable import constraint_cli

@Suite struct QuotedTests {
  @Test(
    "Quoted text reads as a string of a layout, and can't act on a terminal",
    arguments: [
      ("头像", #""头像""#), ("say \"hi\"\\\n\t", #""say \"hi\"\\\n\t""#),
      ("\u{1b}]0;x\u{07}", #""\u{1b}]0;x\u{7}""#), ("a\u{202E}b", #""a\u{202e}b""#),
      ("👨‍👩‍👧", "\"👨‍👩‍👧\""),
    ])
  func quoted(text: String, expected: String) {
    #expect(text.quoted == expected)
  }
}
