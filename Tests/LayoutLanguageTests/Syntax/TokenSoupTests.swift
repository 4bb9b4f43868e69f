import LayoutLanguage
import TestSupport
import Testing

/// Tokens in an order that makes no sense.
@Suite("Token soup")
struct TokenSoupTests {
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
