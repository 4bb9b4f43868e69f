import ConstraintKit
import LayoutLanguage
import TestSupport
import Testing

/// What a caller gives a program besides its text.
@Suite("Inputs of a program")
struct InputTests {
  static let source = """
    canvas: (375, auto)
    param count: int = 2
    param title = "none"
    data words: [string] = ["a"]
    label head { text: title; left, top == super }
    view box { left, right == super.safe; top == super + 20; height == 10 * count }
    view far { size == 1; trailing, top == super }
    for word, i in words { view item[i] { left == super; top == box.bottom; size == 1 } }
    bottom == box
    """

  private func program() throws -> LayoutProgram {
    let loaded = LayoutProgram.load(
      source: Array(Self.source.utf8), name: "a.layout",
      files: InMemoryFiles(["words.json": #"["x", "y", "z"]"#]))
    return try #require(loaded.program)
  }

  @Test func threeLines() throws {
    let program = try #require(
      LayoutProgram.load("01-avatar-row.layout", files: Examples.files).program)
    let layout = try #require(program.solve(LayoutInputs(width: 320)).layout)
    #expect(layout.view("avatar")?.frame == LayoutRect(x: 20, y: 20, width: 40, height: 40))
  }

  @Test func parameters() throws {
    let program = try program()
    var inputs = LayoutInputs(parameters: ["count": 3, "title": "hello"])
    let layout = try #require(program.solve(inputs).layout)
    #expect(layout.root.frame.height == 50)
    #expect(layout.view("head")?.text == "hello")
    inputs.parameters = ["count": .text("4"), "title": .text("a b")]
    let other = try #require(program.solve(inputs).layout)
    #expect(other.root.frame.height == 60)
    #expect(other.view("head")?.text == "a b")
    inputs.parameters = ["title": .text("\"quoted\""), "count": .json("1")]
    #expect(program.solve(inputs).layout?.view("head")?.text == "quoted")
  }

  @Test(
    "A text for a parameter that is a string is that string, whatever else it might be",
    arguments: [
      ("param p = \"x\"", "2024", "2024"), ("param p: string", "2024", "2024"),
      ("param p: string", "true", "true"), ("param p: string", "null", "null"),
      ("param p: string?", "null", "x"), ("param p: string?", "007", "007"),
      ("param p: string", "[a", "[a"), ("param p: string", "\"2024\"", "2024"),
      ("param p: string", "1e99", "1e99"), ("param p: string", "", ""),
    ])
  func strings(declaration: String, given: String, expected: String) throws {
    let inputs = LayoutInputs(parameters: ["p": .text(given)])
    let label = "label l { text: p ?? \"x\"; left, top == super }\n"
    let file = try #require(
      LayoutProgram.load(source: "\(declaration)\n\(label)", name: "a.layout").program)
    #expect(file.solve(inputs).layout?.view("l")?.text == expected)
    let component = declaration.replacing("param ", with: "component C(") + ") { \(label) }\n"
    let library = try #require(LayoutProgram.load(source: component, name: "b.layout").program)
    var ofComponent = inputs
    ofComponent.component = "C"
    #expect(library.solve(ofComponent).layout?.view("c.l")?.text == expected)
  }

  @Test func filesOfAnySizeThatTheLimitsAllow() throws {
    let text = String(repeating: " ", count: 8 << 20)
    let files = InMemoryFiles(["a.layout": text + "data d from \"d.json\"", "d.json": text + "1"])
    var limits = LayoutLimits()
    #expect(
      LayoutProgram.load("a.layout", files: files, limits: limits).diagnostics.map(\.code)
        != [])
    limits.maxFileSize = 9 << 20
    let loaded = LayoutProgram.load("a.layout", files: files, limits: limits)
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.program?.solve().diagnostics.isEmpty == true)
  }

  @Test func sizes() throws {
    let program = try program()
    let wide = program.solve(LayoutInputs(width: 500, height: 300))
    #expect(wide.layout == nil)
    #expect(wide.diagnostics.map(\.code) == [.unsatisfiable])
    let free = try #require(program.solve(LayoutInputs(width: .auto)).layout)
    #expect(free.root.frame.width == 0)
    #expect(free.root.frame.height == 40)
  }

  @Test func safeAreaDirectionAndScale() throws {
    let program = try program()
    let area = LayoutInsets(top: 0, left: 10, bottom: 0, right: 20)
    let layout = try #require(
      program.solve(LayoutInputs(safeArea: area, isRightToLeft: true, scale: 3)).layout)
    #expect(layout.view("box")?.frame == LayoutRect(x: 10, y: 20, width: 345, height: 20))
    #expect(layout.view("far")?.frame.x == 0)
  }

  @Test func data() throws {
    let program = try program()
    let bytes = LayoutInputs(data: ["words": .bytes(Array(#"["x", "y"]"#.utf8), name: "stdin")])
    #expect(program.solve(bytes).layout?.view("item[1]") != nil)
    let file = LayoutInputs(data: ["words": .file("words.json")])
    #expect(program.solve(file).layout?.view("item[2]") != nil)
    let missing = program.solve(LayoutInputs(data: ["words": .file("none.json")]))
    #expect(missing.diagnostics.map(\.code) == [.unreadableFile])
  }

  @Test func component() throws {
    let program = try #require(
      LayoutProgram.load("02-nine-grid.layout", files: Examples.files).program)
    let inputs = LayoutInputs(width: 285, parameters: ["count": 4], component: "NineGrid")
    let layout = try #require(program.solve(inputs).layout)
    #expect(layout.views.count == 5)
    #expect(layout.root.frame.height == 285)
    #expect(layout.view("nineGrid.cell[3]")?.frame.x == 147.5)
    let unknown = program.solve(LayoutInputs(component: "NineGird"))
    #expect(unknown.diagnostics.map(\.code) == [.unknownComponent])
  }

  /// Values from outside, the code and the message, and whether they're said to come from there.
  @Test(
    arguments: [
      (LayoutInputs(parameters: ["count": .text("3.5")]), "E0602", "--set count:1:1"),
      (
        LayoutInputs(parameters: ["count": .text("9999999999999999999")]), "E0104",
        "--set count:1:1"
      ),
      (LayoutInputs(parameters: ["count": .text("[1,")]), "E0601", "--set count:1:4"),
      (LayoutInputs(parameters: ["cuont": 3]), "E0308", nil),
      (LayoutInputs(data: ["posts": .file("words.json")]), "E0308", nil),
      (LayoutInputs(data: ["words": .bytes([0x5B, 0x31, 0x5D], name: "-")]), "E0602", "-:1:2"),
      (LayoutInputs(width: -1), "E0104", nil),
      (LayoutInputs(width: 1e10), "E0104", nil),
      (LayoutInputs(height: .fixed(.nan)), "E0104", nil),
      (LayoutInputs(scale: 0), "E0104", nil),
      (LayoutInputs(safeArea: .init(top: -1)), "E0104", nil),
    ] as [(LayoutInputs, String, String?)])
  func refused(_ inputs: LayoutInputs, _ code: String, _ place: String?) throws {
    let result = try program().solve(inputs)
    #expect(result.layout == nil)
    #expect(result.diagnostics.map(\.code.name) == [code])
    #expect(
      result.diagnostics.first?.primary.flatMap { result.sources.location(of: $0.span) } == place)
  }

  @Test func zeroWidth() throws {
    let layout = try #require(program().solve(LayoutInputs(width: 0)).layout)
    #expect(layout.root.frame.width == 0)
  }
}
