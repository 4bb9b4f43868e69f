import ConstraintKit
import LayoutLanguage
import TestSupport
import Testing

/// Row 39: texts that would command a terminal or a browser.
extension HostileInputTests {
  @Test("Row 39: control characters in a layout are refused and shown escaped")
  func terminalEscapes() throws {
    let bytes = Array("// \u{1b}]0;evil\u{7}\n".utf8)
    let shown = render(bytes, "\u{1b}[31m.layout") { Parser.parse($0, file: 0).1 }
    #expect(shown.contains("\\u{1b}"))
    #expect(!shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("Row 39: control characters that data bring into a message are escaped")
  func terminalEscapesOfData() throws {
    let program = try LayoutProgram.load(
      source: "data d: {a: int} = {a: 1}\nwidth == d.a", name: "a.layout"
    ).get()
    let result = program.check(
      LayoutInputs(data: ["d": .json("{\"a\": \"\\u001b]0;evil\\u0007\"}")]))
    let shown = DiagnosticRenderer().render(result.diagnostics, in: result.sources)
    #expect(shown.contains("\\u{1b}]0;evil\\u{7}"))
    #expect(!shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
