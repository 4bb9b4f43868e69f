import ConstraintKit
import LayoutLanguage
import Testing

/// Where names are declared and used. In the sources `«name` is a declaration that is looked for, and
/// `‹name` a use of it; each case has one name.
@Suite("Symbols")
struct SymbolIndexTests {
  /// The text without marks, and where they stood.
  struct Marked {
    var text: [UInt8] = []
    var declarations: [Int] = []
    var uses: [Int] = []

    init(_ source: String) {
      for character in source {
        switch character {
        case "«": declarations.append(text.count)
        case "‹": uses.append(text.count)
        default: text += String(character).utf8
        }
      }
    }
  }

  static let library = """
    component Cell(side: number) { view inner { size == side } }
    let gap = 8
    type Post { name: string }
    """

  @Test(
    arguments: [
      "image «avatar { }\nlabel name { left == ‹avatar.right; ‹avatar.top == super }",
      "view a { left == ‹late.right }\nif 1 > 2 { view «late } else { view «late }",
      "view cell { image «avatar { } }\n‹cell.left == super".replacing("‹cell", with: "cell"),
      "view cell { image «avatar { } }\ncell.‹avatar.left == super\nroot.cell.‹avatar.top == super",
      "for i in 0..<3 { view «cell[i] { } }\n‹cell[0].left == ‹cell.last.right\nleft == ‹cell[1]",
      "let «x = 1\nview a { width == ‹x + ‹x }\nview b { let x = 2; height == x }",
      "view a { let x = 1 }\nlet «x = 2\nwidth == ‹x",
      "param «n: int = 3\nfor i in 0..<‹n { view v[i] { text: \"\\(‹n) \\(i)\" } }",
      "for «item, i in [1, 2] { view v[i] { width == ‹item @(‹item + 1) } }",
      "component «Card(w: number = 2) { width == w }\n‹Card a(w: 3)\n‹Card b",
      "component Card(«w: number = 2) { width == ‹w }\nCard a(‹w: 3)\nlet w = 1",
      "component Card { view «inner }\nCard a\na.‹inner.left == super",
      "component Card { view inner }\nCard a { view «extra }\na.‹extra.left == super",
      "view a\na { view «extra }\na.‹extra.left == super",
      "view a\na { view b }\na.b { view «extra }\na.b.‹extra.left == super",
      "type «T { n: int }\ndata d: [‹T]? = null\nlet x: { a: ‹T } = 1",
      "width == 3 @low as «wish\nexpect holds ‹wish\nexpect breaks ‹wish by 3",
      "var «w\nvar v[1]\nwidth == ‹w * 2",
      "view «a\nview b\nvfl \"H:|-[‹a(20)]-[b]|\"",
      "data «posts = []\ntest \"t\" (‹posts: [1], width: 3) { expect count(‹posts) == 1 }",
      "view a { view «b; view c { super.‹b.left == self.left; left == ‹b } }",
      "let «both = 3\nview both\nview c { text: \"\\(‹both)\" }",
      "let both = 3\nview «both\nwidth == ‹both",
      "import \"kit.layout\" as «kit\n‹kit.Cell c(side: ‹kit.gap)",
    ])
  func declarationsAndUses(_ source: String) {
    let marked = Marked(source)
    let document = LayoutDocument(
      marked.text, files: InMemoryFiles(["kit.layout": Self.library]))
    let index = document.symbolIndex
    let wanted = (marked.declarations + marked.uses).sorted()
    #expect(!marked.declarations.isEmpty)
    for place in wanted {
      let found = index.definitions(at: place).map { Int($0.nameSpan.start) }
      #expect(marked.declarations.contains(found.first ?? -1), "at \(place)")
      let places = index.occurrences(at: place).filter { $0.file == 0 }.map { Int($0.start) }
      #expect(
        found.count > 1 || marked.declarations.count > 1 || places == wanted, "at \(place)")
    }
    if marked.declarations.count > 1, let use = marked.uses.first {
      #expect(index.definitions(at: use).map { Int($0.nameSpan.start) } == marked.declarations)
    }
  }

  @Test func acrossFiles() throws {
    let source = "import ‹Cell, gap, Post from \"kit.layout\"\n‹Cell c(side: gap)\ndata p: Post"
    let marked = Marked(source + " = 1")
    let document = LayoutDocument(marked.text, files: InMemoryFiles(["kit.layout": Self.library]))
    let index = document.symbolIndex
    for use in marked.uses {
      let found = try #require(index.definitions(at: use).first)
      #expect(found.name == "Cell" && found.nameSpan.file == 1)
      #expect(document.sources.location(of: found.nameSpan) == "kit.layout:1:11")
      #expect(index.occurrences(at: use).count == 3)
    }
    #expect(index.occurrences(at: 10, file: 1).count == 3)
    #expect(index.references.count == 8)
  }

  @Test func outline() {
    let source = """
      param n = 1
      component Card(w: number) { view inner { label deep } }
      view a { if n > 0 { Card b { view extra } } }
      for i in 0..<n { view cell[i] as }
      """.replacing(" as }", with: " }")
    func show(_ items: [OutlineItem]) -> String {
      items.map { item in
        let symbol = item.symbol
        let inner = item.children.isEmpty ? "" : "(\(show(item.children)))"
        return (symbol.detail.map { "\($0) " } ?? "") + symbol.name + inner
      }.joined(separator: ", ")
    }
    #expect(
      show(LayoutDocument(source).symbolIndex.outline())
        == "n, Card(w, view inner(label deep)), view a(Card b(view extra)), view cell")
  }

  /// Names that stand nowhere in particular, and broken texts, are no harm.
  @Test(
    arguments: [
      "", "left ==", "view a { b { c { d { } } } }", "a.b.c.d { view x }\nx.y { view a }",
      "import A from \"self.layout\"\nA a", "import \"none\" as n\nn.A a\nx == n.b.c",
      "component A { A a }\nA b\nb.a.a.a.left == super", "view a { a { a { view a } } }",
    ])
  func nothingThere(_ source: String) {
    let document = LayoutDocument(source, name: "self.layout")
    let index = document.symbolIndex
    for offset in -1...(source.utf8.count + 1) {
      #expect(index.definitions(at: offset).count <= index.symbols.count)
    }
    #expect(index.definitions(at: 0, file: 9).isEmpty)
  }

  @Test func framesOfADeclaration() throws {
    let source = "for i in 0..<3 { view cell[i] { left == super + i; top == super; size == 5 } }"
    let document = LayoutDocument(source)
    let program = try #require(document.program)
    let symbol = try #require(document.symbolIndex.definitions(at: 23).first)
    let views = try program.solve().get().views(declaredAt: symbol.nameSpan)
    #expect(views.map(\.path) == ["cell[0]", "cell[1]", "cell[2]"])
    #expect(views.map(\.frame.x) == [0, 1, 2])
  }
}
