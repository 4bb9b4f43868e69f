import ConstraintKit
import TestSupport
import Testing

@testable import LayoutLanguage

/// What a program looks at, and what it doesn't.
@Suite struct LayoutShapeTests {
  /// Makes the shape of a program for one parameter, `p`, whose strings and numbers aren't looked at
  /// unless they have to be.
  private struct Maker {
    var looked: [String] = []
    var shape: LayoutShape?
    var result: SolveResult

    init(_ program: LayoutProgram, _ json: String) {
      let source = SourceFile(path: "line", bytes: Array(json.utf8))
      let file = ParsedInputs.fileNumber(in: program)
      let (value, _) = JSONParser.parse(source.bytes, file: file)
      let name = NameSyntax("p", SourceSpan(file: file, start: 0, end: 0))
      let values = ParsedInputs(source: source, parameters: [(name, value)], data: [])
      result = program.solve(LayoutInputs(), values)
      var inputs: [Int32: LayoutShape.Input] = [:]
      for leaf in Self.leaves(of: value) {
        let text = source.text(in: leaf.span).filter { $0 != "\"" }
        let form: LayoutShape.Input.Form =
          if case .string = leaf.kind { .string } else { text.contains(".") ? .number : .integer }
        inputs[leaf.span.start] = LayoutShape.Input(
          place: Int(leaf.span.start), form: form, text: text)
      }
      while shape == nil {
        switch LayoutShape.make(program, LayoutInputs(), values, deferred: inputs, result) {
        case .shape(let found): shape = found
        case .impossible: return
        case .looksAt(let places):
          for place in places {
            looked.append(inputs.removeValue(forKey: Int32(place))?.text ?? "?")
          }
          if places.isEmpty { return }
        }
      }
    }

    private static func leaves(of value: ExpressionSyntax) -> [ExpressionSyntax] {
      switch value.kind {
      case .string, .number: [value]
      case .list(let elements): elements.flatMap { leaves(of: $0) }
      case .object(let members): members.flatMap { leaves(of: $0.value) }
      default: []
      }
    }
  }

  private func program(_ body: String) throws -> LayoutProgram {
    try LayoutProgram.load(source: "param p: object\n" + body).get()
  }

  @Test(
    "Only what decides something is looked at",
    arguments: [
      ("label a { text: p.s; left, top == super }", []),
      ("label a { text: \"\\(p.s) \\(p.n)\" + p.t; left, top == super }", []),
      ("if p.s == \"s\" { view b { edges == super } }", ["s"]),
      ("if p.s != null { view b { edges == super } }", []),
      ("if [p.s, p.t] == [p.t] { view b { edges == super } }", ["s", "t"]),
      ("view b { left, top == super; size == (p.n, 2 * p.f) }", ["7", "1.5"]),
      ("view b { left, top == super; width == p.n; height == 9 - -p.f }", ["7", "1.5"]),
      ("view b { edges == super inset max(p.n, 3) }", ["7"]),
      ("for i in 0..<p.n { view b[i] { edges == super } }", ["7"]),
      ("for i in p.list { label b[i.k] { text: i.s; left, top == super } }", ["1", "2"]),
      ("view b { edges == super; fill: p.color; alpha: p.f - 1 }", ["red", "1.5"]),
      ("label b { left, top == super; text: p.s; font: p.n }", ["7"]),
      ("let n: int = p.n\nlet s: string = p.s\nlabel b { left, top == super; text: s }", []),
      ("let n: int = p.two\nlabel b { left, top == super; text: \"\\(n)\" }", ["2.0"]),
      (
        "row r(distribution: proportional) { edges == super; label b { text: p.s }; "
          + "label c { text: p.t } }", ["s", "t"]
      ),
    ])
  func looksAt(body: String, expected: [String]) throws {
    let json =
      "{\"s\": \"s\", \"t\": \"t\", \"n\": 7, \"f\": 1.5, \"two\": 2.0, \"color\": \"red\", "
      + "\"list\": [{\"k\": 1, \"s\": \"x\"}, {\"k\": 2, \"s\": \"y\"}]}"
    let made = Maker(try program(body), json)
    #expect(made.result.layout != nil, "\(made.result.diagnostics.map(\.message))")
    #expect(made.looked.sorted() == expected.sorted())
    #expect(made.shape != nil)
  }

  @Test(
    "What has no template is solved each time",
    arguments: [
      "waterfall w { edges == super; label a { text: p.s } }",
      "label a { text: p.s; left == super }",
    ])
  func impossible(body: String) throws {
    #expect(Maker(try program(body), "{\"s\": \"text\"}").shape == nil)
  }

  @Test("A shape answers for other texts as the program does")
  func answers() throws {
    let program = try program(
      "canvas: (200, auto)\nlabel a { text: p.s; left, top == super + 10; width <= 80; lines: 0 }\n"
        + "label b { text: p.t; left == a.right + 5; right <= super; lastBaseline == a }\n"
        + "bottom == a.bottom + 10")
    let made = Maker(program, "{\"s\": \"short\", \"t\": \"t\"}")
    let shape = try #require(made.shape)
    #expect(shape.texts.count == 2)
    for texts in [
      ["short", "t"], ["a text that wraps", "x"], ["", ""], ["wide wide wide", "and more"],
    ] {
      let json = JSONValue.object(["s": .string(texts[0]), "t": .string(texts[1])])
      let expected = try program.solve(LayoutInputs(parameters: ["p": .value(json)])).get()
      guard shape.solve(texts, inputBytes: 100) else {
        // Baselines of an empty text are elsewhere.
        #expect(texts.contains(""))
        continue
      }
      let views = [expected.root] + expected.views
      #expect(zip(shape.frames, views).allSatisfy { isClose($0, $1.frame) })
      #expect(zip(shape.absoluteFrames, views).allSatisfy { isClose($0, $1.absoluteFrame) })
    }
  }

  private func isClose(_ first: LayoutRect, _ second: LayoutRect) -> Bool {
    [
      (first.x, second.x), (first.y, second.y), (first.width, second.width),
      (first.height, second.height),
    ]
    .allSatisfy { abs($0 - $1) < 1e-9 }
  }
}
