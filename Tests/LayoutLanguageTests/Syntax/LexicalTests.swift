import LayoutLanguage
import Testing

/// The rules of "Lexis and grammar", each with the tree that it gives.
@Suite struct LexicalTests {
  @Test func trees() throws {
    try CaseFile.check("language-syntax/trees.txt") { source in
      let (tree, diagnostics) = Parser.parse(Array(source.utf8), file: 0)
      let faults = diagnostics.map { "\($0.code): \($0.message)\n" }.joined()
      return SyntaxDump.text(of: tree) + faults
    }
  }

  /// Newlines of other systems give the same tree.
  @Test(arguments: ["\r\n", "\r"])
  func newlines(newline: String) {
    let source = "view a {\n  left == super // c\n  - 3 <= width\n}\n/*\n*/ top == super"
    let expected = SyntaxDump.text(of: Parser.parse(Array(source.utf8), file: 0).0)
    let other = source.replacing("\n", with: newline)
    let (tree, diagnostics) = Parser.parse(Array(other.utf8), file: 0)
    #expect(diagnostics.isEmpty)
    #expect(SyntaxDump.text(of: tree) == expected)
  }

  /// Names that are canonically equivalent are equal strings, whichever way they are written.
  @Test func namesCompareByCanonicalEquivalence() {
    let (tree, _) = Parser.parse(Array("let caf\u{E9} = cafe\u{301}".utf8), file: 0)
    guard case .letBinding(let name, _, let value)? = tree.items.first?.kind,
      case .name(let used) = value.kind
    else {
      Issue.record("no let")
      return
    }
    #expect(name.text == used)
  }

  /// Numbers come out as the standard library reads them.
  @Test func numbersAreCorrectlyRounded() {
    var random = SeededNumbers(seed: 7)
    for _ in 0..<2_000 {
      let text = random.next()
      let (tree, diagnostics) = Parser.parse(Array("let a = \(text)".utf8), file: 0)
      guard case .letBinding(_, _, let value)? = tree.items.first?.kind,
        case .number(let number) = value.kind, diagnostics.isEmpty
      else {
        Issue.record("\(text) isn't a number")
        continue
      }
      #expect(number == Double(text), "\(text)")
    }
  }

  /// Every statement's span is its own text.
  @Test func spansCoverTheText() {
    let source = "  left == super + 20 @high as x  \nview a { top == 3 } // c\n let b = (1 + 2)*3 "
    let bytes = Array(source.utf8)
    let map = SourceMap([SourceFile(path: "", bytes: bytes)])
    let items = Parser.parse(bytes, file: 0).0.items
    #expect(
      items.map { map.text(of: $0.span) } == [
        "left == super + 20 @high as x", "view a { top == 3 }", "let b = (1 + 2)*3",
      ])
    guard case .constraint(let constraint) = items[0].kind,
      case .letBinding(_, _, let value) = items[2].kind,
      case .binary(_, let left, _, let operatorSpan) = value.kind
    else {
      Issue.record("another tree")
      return
    }
    #expect(map.text(of: constraint.relationSpan) == "==")
    #expect(map.text(of: constraint.right.span) == "super + 20")
    #expect(constraint.priority.map { map.text(of: $0.span) } == "@high")
    #expect(map.text(of: value.span) == "(1 + 2)*3")
    #expect(map.text(of: left.span) == "(1 + 2)")
    #expect(map.text(of: operatorSpan) == "*")
  }

  @Test("A long word isn't taken for another that begins and is as long as it")
  func longWords() {
    let (tree, diagnostics) = Parser.parse(Array("componenX a\nview ambiguouX".utf8), file: 0)
    #expect(diagnostics.isEmpty)
    #expect(SyntaxDump.text(of: tree) == "view componenX a\nview view ambiguouX\n")
  }
}
