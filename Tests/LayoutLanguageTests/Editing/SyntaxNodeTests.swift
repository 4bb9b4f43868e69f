import LayoutLanguage
import Testing

/// Nodes, comments and tokens for editors.
@Suite("Syntax for editors")
struct SyntaxNodeTests {
  static let source = """
    // A cell.
    param side: number = 40 /* points /* of */ 1x */
    label name {
      text: "Hello \\(side + 1)" // greets
      left == super.right - side @high as edge
    }
    if side > 3 { view a } else if side > 2 { view b }
    """

  private func text(_ span: SourceSpan) -> String {
    let bytes = Array(Self.source.utf8)
    return String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }

  private var tree: SyntaxFile { Parser.parse(Array(Self.source.utf8), file: 0).0 }

  private func offset(of text: String) throws -> Int {
    let range = try #require(Self.source.firstRange(of: text))
    return Self.source.utf8.distance(from: Self.source.startIndex, to: range.lowerBound)
  }

  @Test func comments() {
    #expect(
      tree.comments.map { text($0.span) } == [
        "// A cell.", "/* points /* of */ 1x */", "// greets",
      ])
    #expect(tree.comments.map(\.isBlock) == [false, true, false])
    let open = Parser.parse(Array("a /* b".utf8), file: 0).0
    #expect(open.comments == [CommentSyntax(.init(file: 0, start: 2, end: 6), isBlock: true)])
  }

  @Test func pathToAPlace() throws {
    let nodes = tree.nodes(at: try offset(of: "side + 1"))
    #expect(
      nodes.map { text($0.span) }.suffix(4) == [
        "text: \"Hello \\(side + 1)\"", "\"Hello \\(side + 1)\"", "side + 1", "side",
      ])
    guard case .expression(let name)? = nodes.last?.kind, case .name("side") = name.kind else {
      Issue.record("not the name")
      return
    }
  }

  @Test func caretDirectlyAfterAName() throws {
    let nodes = tree.nodes(at: try offset(of: "edge") + 4)
    #expect(nodes.last.map { text($0.span) } == "edge")
    #expect(tree.nodes(at: try offset(of: "\nparam")).isEmpty)
  }

  @Test(arguments: [-1, Int.min, Int.max, 1 << 40])
  func placesOutside(_ offset: Int) {
    #expect(tree.nodes(at: offset).isEmpty)
  }

  /// Children lie in their parents, in order and without overlaps, at any place of any text.
  @Test(arguments: ["01-avatar-row", "05-feed", "07-login", "09-word-flow", "feed"])
  func childrenNest(_ name: String) throws {
    let file = try Examples.files.read("\(name).layout", limit: 1 << 20)
    func check(_ node: SyntaxNode) {
      var end = node.span.start
      for child in node.children {
        #expect(child.span.start >= end && child.span.end <= node.span.end)
        end = child.span.end
        check(child)
      }
    }
    let (tree, _) = Parser.parse(file.bytes, file: 0)
    tree.nodes.forEach(check)
    for offset in 0...file.bytes.count {
      let path = tree.nodes(at: offset)
      #expect(path.allSatisfy { Int($0.span.start) <= offset && offset <= Int($0.span.end) })
    }
  }

  @Test func tokens() {
    let tokens = Parser.tokens(of: Array(Self.source.utf8), file: 0)
    let shown = tokens.map { "\(text($0.span)):\($0.kind)" }
    #expect(
      shown.prefix(7) == [
        "// A cell.:comment", "param:keyword", "side:name", "::punctuation", "number:type",
        "=:operator", "40:number",
      ])
    for wanted in [
      "label:type", "name:name", "text:property", "left:attribute", "super:keyword",
      "right:attribute", "@high:priority", "as:keyword", "edge:name", "view:type",
    ] { #expect(shown.contains(wanted)) }
  }

  @Test(
    arguments: [
      ("type data { from: string }", "type:keyword data:type {:punctuation from:name"),
      ("import A from \"a\"", "import:keyword A:name from:keyword \"a\":string"),
      ("expect holds holds", "expect:keyword holds:keyword holds:name"),
      ("view test", "view:type test:name"),
      ("fill: #eee; ¶", "fill:property ::punctuation #eee:color ;:punctuation ¶:invalid"),
    ])
  func wordsThatAreKeywordsAtPlaces(_ source: String, _ wanted: String) {
    let bytes = Array(source.utf8)
    let shown = Parser.tokens(of: bytes, file: 0).map {
      String(decoding: bytes[Int($0.span.start)..<Int($0.span.end)], as: UTF8.self) + ":\($0.kind)"
    }
    #expect(shown.joined(separator: " ").hasPrefix(wanted))
  }

  @Test func tokensOfWhatIsNoText() {
    #expect(Parser.tokens(of: [0xFF, 0x41], file: 0).isEmpty)
    #expect(Parser.tokens(of: [], file: 0).isEmpty)
  }
}
