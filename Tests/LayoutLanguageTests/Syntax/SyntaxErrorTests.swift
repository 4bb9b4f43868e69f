import LayoutLanguage
import Testing

/// Every fault of the syntax with the exact text that's shown for it.
@Suite struct SyntaxErrorTests {
  @Test(arguments: [
    "lexis", "brackets", "statements", "expressions", "items", "priorities", "vfl", "cascades",
    "habits", "newcomers",
  ])
  func layout(file: String) throws {
    try CaseFile.check("language-syntax/errors/\(file).txt") { source in
      render(Array(source.utf8), "a.layout") { Parser.parse($0, file: 0).1 }
    }
  }

  @Test func json() throws {
    try CaseFile.check("language-syntax/errors/json.txt") { source in
      render(Array(source.utf8), "a.json") { JSONParser.parse($0, file: 0).1 }
    }
  }
}

/// The human form of what's found in a text.
func render(
  _ bytes: [UInt8], _ path: String, _ diagnose: ([UInt8]) -> [Diagnostic]
) -> String {
  let sources = SourceMap([SourceFile(path: path, bytes: bytes)])
  return DiagnosticRenderer().render(diagnose(bytes), in: sources)
}
