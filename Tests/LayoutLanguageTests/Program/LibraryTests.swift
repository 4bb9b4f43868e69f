import ConstraintKit
import LayoutLanguage
import TestSupport
import Testing

/// What a test suite of `.layout` files uses.
@Suite("The library")
struct LibraryTests {
  static let source = """
    canvas: (375, auto)
    param side: number = 40
    data people: [{ name: string, tags: [string]? }] = [{ name: "Ada" }]
    for person, i in people {
      view cell[i] {
        image avatar { left, top == super + 20; size == side }
        label name {
          text: person.name
          left == avatar.right + 10
          right <= super - 20 as edge
          width == 400 @low as wish
          centerY == avatar
        }
        left, right == super
        bottom == avatar + 20
        top == super + i * (side + 40)
      }
    }
    bottom == cell.last.bottom
    expect cell[0].avatar.width == side
    test "small" (side: 10) { expect cell[0].height == 50 }
    test "wrong" { expect cell[0].height == 50 }
    """

  private func layout(_ inputs: LayoutInputs = LayoutInputs()) throws -> SolvedLayout {
    try LayoutProgram.load(source: Self.source).get().solve(inputs).get()
  }

  @Test func framesByName() throws {
    let layout = try layout()
    #expect(
      layout.frame(of: "cell[0].avatar") == LayoutRect(x: 20, y: 20, width: 40, height: 40))
    #expect(layout.frame(of: "root")?.height == 80)
    #expect(layout.frame(of: "cell[0].nobody") == nil)
    #expect(layout.view("cell[0].name")?.textLines == ["Ada"])
    #expect(layout.view("cell[0].avatar")?.textLines == [])
  }

  @Test func linesOfAWrappedText() throws {
    let source = "label l { text: \"one two three\"; lines: 0; width == 40; left, top == super }"
    let layout = try LayoutProgram.load(source: source).get().solve().get()
    #expect(layout.view("l")?.textLines == ["one", "two", "three"])
  }

  @Test func whatIsSeenOfTexts() throws {
    let source = """
      label a { text: "one two three"; lines: 0; width == 40; height == 30; left, top == super }
      label b { text: "one"; left == super; top == a.bottom }
      label c { text: "one"; intrinsic: (1, 1); left == super; top == a.bottom }
      label d { text: "one"; hidden: true; width == 1; left == super; top == a.bottom }
      """
    let layout = try LayoutProgram.load(source: source).get().solve().get()
    let paths = ["a", "b", "c", "d", "e", "root"]
    #expect(paths.map { layout.lines(of: $0) } == [3, 1, nil, 1, nil, nil])
    #expect(paths.map { layout.isCut($0) } == [true, false, false, false, nil, false])
  }

  @Test func typedData() throws {
    let people: JSONValue = [
      ["name": "Ada \"the\" \\ \u{1}\n", "tags": ["a", "b"]], ["name": "木"],
    ]
    let inputs = LayoutInputs(
      width: 320, parameters: ["side": 30], data: ["people": .value(people)], isRightToLeft: true,
      scale: 3)
    let layout = try layout(inputs)
    #expect(layout.view("cell[0].name")?.text == "Ada \"the\" \\ \u{1}\n")
    #expect(layout.view("cell[1].name")?.text == "木")
    #expect(layout.frame(of: "cell[1]") == LayoutRect(x: 0, y: 70, width: 320, height: 70))
    let literal = try self.layout(LayoutInputs(data: ["people": [["name": "B", "tags": nil]]]))
    #expect(literal.view("cell[0].name")?.text == "B")
    let text = try self.layout(LayoutInputs(data: ["people": .json(#"[{"name": "C"}]"#)]))
    #expect(text.view("cell[0].name")?.text == "C")
  }

  @Test(
    arguments: [
      (nil, "null"), (true, "true"), (1.5, "1.5"), (-3, "-3"), ([1e300, "é"], "[1e+300, \"é\"]"),
      (["b": [], "a": [:]], "{\"a\": {}, \"b\": []}"), ("\u{7F}/", "\"\\u007f/\""),
    ] as [(JSONValue, String)])
  func jsonText(_ value: JSONValue, _ text: String) {
    #expect(value.description == text)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersThatJSONDoesNotHave(_ number: Double) throws {
    let program = try LayoutProgram.load(source: Self.source).get()
    let result = program.solve(LayoutInputs(parameters: ["side": .value(.number(number))]))
    #expect(result.layout == nil)
    #expect(result.diagnostics.first?.code == .malformedJSON)
  }

  @Test func valuesThatNestTooDeep() throws {
    var value: JSONValue = 1
    for _ in 0..<2_000 { value = [value] }
    let program = try LayoutProgram.load(source: Self.source).get()
    let result = program.solve(LayoutInputs(data: ["people": .value(value)]))
    #expect(result.layout == nil)
    #expect(result.diagnostics.contains { $0.level == .error })
  }

  // MARK: Failures

  @Test func brokenText() throws {
    let error = try #require(throws: LayoutFailure.self) {
      try LayoutProgram.load(source: "left == ", name: "a.layout").get()
    }
    #expect(error.diagnostics.map(\.level) == [.error])
    #expect(error.description.contains("--> a.layout:1:"))
  }

  @Test func conflict() throws {
    let program = try LayoutProgram.load("90-conflict.layout", files: Examples.files).get()
    let error = try #require(throws: LayoutFailure.self) { try program.solve().get() }
    #expect(error.diagnostics.map(\.code) == [.unsatisfiable])
  }

  @Test func missingFile() throws {
    let error = try #require(throws: LayoutFailure.self) {
      try LayoutProgram.load("none.layout", files: Examples.files).get()
    }
    #expect(error.description.contains("`none.layout` not found"))
  }

  @Test func theFilesOwnTests() throws {
    let report = try LayoutProgram.load(source: Self.source).get().runTests()
    #expect((report.passed, report.failed) == (2, 1))
    #expect(report.description.hasSuffix("\n2 passed, 1 failed"))
    #expect(report.description.contains("is 80, expected 50"))
    let one = try LayoutProgram.load(source: Self.source).get().runTests { $0 == "small" }
    #expect(one.description == "1 passed, 0 failed")
  }

  // MARK: Answers

  @Test func explanation() throws {
    let found = try #require(try layout().explanation(of: "cell[0].name.left"))
    #expect(found.value == 70)
    #expect(found.isDetermined)
    #expect(found.reasons.map(\.amount).reduce(found.offset, +) == 70)
    #expect(found.reasons.map(\.amount) == [20, 40, 10])
    #expect(
      found.reasons.allSatisfy { $0.span != nil && $0.place.hasPrefix("source.layout:") })
    #expect(found.description.hasPrefix("cell[0].name.left = 70\n  + 20  "))
    let canvas = try #require(try layout().explanation(of: "width"))
    #expect(canvas.value == 375)
    #expect(canvas.reasons.map(\.place) == ["the canvas"])
    let wish = try #require(try layout().explanation(of: "cell[0].name.width"))
    #expect(wish.overridden.contains { $0.place.hasPrefix("\"wish\", source.layout:11:") })
  }

  @Test(arguments: ["", ".", "cell[0]", "cell[0].", "none.width", "cell[0].size", "cell[0]..width"])
  func nothingToExplain(_ path: String) throws {
    #expect(try layout().explanation(of: path) == nil)
  }

  @Test func ambiguousValue() throws {
    let program = try LayoutProgram.load("91-ambiguous.layout", files: Examples.files).get()
    let layout = try program.solve().get()
    let width = try #require(layout.explanation(of: "chip.width"))
    #expect(!width.isDetermined)
    #expect(width.description.contains("ambiguous: it may be 0 or more"))
  }

  @Test func violations() throws {
    let layout = try layout()
    #expect(layout.errors(ofLabel: "edge") == [0])
    let error = try #require(layout.errors(ofLabel: "wish")?.first)
    #expect(error == 400 - (layout.frame(of: "cell[0].name")?.width ?? 0))
    #expect(layout.violations.contains { $0.place.hasPrefix("\"wish\"") && $0.amount == error })
    #expect(layout.errors(ofLabel: "none") == nil)
  }

  @Test func providersThatOnlyRead() throws {
    struct OneFile: FileProvider {
      func read(_ path: String, limit: Int) throws(FileError) -> SourceFileContents {
        guard path == "kit/a.layout" else { throw FileError(path: path, reason: .notFound) }
        let text = "component A { width == 7; height == 8 }"
        return SourceFileContents(bytes: Array(text.utf8), identity: path)
      }
    }
    let source = "import A from \"../kit/./a.layout\"\nA a { left, top == super }"
    let program = try LayoutProgram.load(source: source, name: "m/b.layout", files: OneFile()).get()
    #expect(try program.solve().get().frame(of: "a")?.width == 7)
    let outside = LayoutProgram.load(source: "import A from \"../a.layout\"", files: OneFile())
    #expect(outside.diagnostics.map(\.code) == [.importOutsideRoot])
  }
}
