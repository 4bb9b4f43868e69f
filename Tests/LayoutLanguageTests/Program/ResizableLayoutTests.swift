import ConstraintKit
import LayoutLanguage
import Testing

/// Layouts that are solved at one size after another answer what they answer from nothing.
@Suite("Layouts of changing sizes")
struct ResizableLayoutTests {
  static let widths: [LayoutInputs.CanvasSide?] = [
    320, 375, 430, 430, 200, nil, 600.5, .auto, 320, 0, 1_000, nil,
  ]

  @Test(
    arguments: [
      "01-avatar-row", "02-nine-grid", "03-friends-cell", "04-comments-footer", "05-feed",
      "06-smart-cell", "07-login", "08-waterfall", "09-word-flow", "feed", "90-conflict",
      "91-ambiguous",
    ])
  func examples(_ name: String) throws {
    let program = try LayoutProgram.load("\(name).layout", files: Examples.files).get()
    var layout = ResizableLayout(program)
    for width in Self.widths {
      let fresh = program.solve(LayoutInputs(width: width))
      expectSame(layout.solve(width: width), fresh, "\(name) at \(String(describing: width))")
    }
  }

  @Test(arguments: ["07-login", "feed", "06-smart-cell"])
  func heights(_ name: String) throws {
    let program = try LayoutProgram.load("\(name).layout", files: Examples.files).get()
    var layout = ResizableLayout(program, LayoutInputs(width: 400, isRightToLeft: true))
    for height in [600, 800, .auto, nil, 3_000] as [LayoutInputs.CanvasSide?] {
      let fresh = program.solve(
        LayoutInputs(width: 400, height: height, isRightToLeft: true))
      expectSame(layout.solve(height: height), fresh, "\(name) at \(String(describing: height))")
    }
  }

  private func expectSame(_ result: SolveResult, _ fresh: SolveResult, _ what: String) {
    #expect(result.diagnostics.map(\.message) == fresh.diagnostics.map(\.message), "\(what)")
    #expect(
      result.diagnostics.map { $0.primary?.span } == fresh.diagnostics.map { $0.primary?.span },
      "\(what)")
    #expect((result.layout == nil) == (fresh.layout == nil), "\(what)")
    guard let layout = result.layout, let other = fresh.layout else { return }
    #expect(layout.views.map(\.path) == other.views.map(\.path), "\(what)")
    for (view, twin) in zip([layout.root] + layout.views, [other.root] + other.views) {
      #expect(isSame(view.frame, twin.frame), "\(what): \(view.path)")
      #expect(view.textLines == twin.textLines, "\(what): \(view.path)")
    }
  }

  private func isSame(_ first: LayoutRect, _ second: LayoutRect) -> Bool {
    zip(
      [first.x, first.y, first.width, first.height],
      [second.x, second.y, second.width, second.height]
    ).allSatisfy { ($0 - $1).magnitude <= 1e-6 }
  }

  @Test func expandsOnceWhereTheWidthIsNoValue() throws {
    let source = "view a { left, right == super inset 10; top == super; height == 5 }"
    var layout = ResizableLayout(try LayoutProgram.load(source: source).get())
    for width in [100.0, 200, 300] {
      #expect(try layout.solve(width: .fixed(width)).get().frame(of: "a")?.width == width - 20)
    }
    #expect(layout.expansions == 1)
  }

  @Test func expandsAnewWhereTheWidthDecides() throws {
    let source = """
      if root.width >= 200 { view wide { size == 1; left, top == super } }
      view a { left, top == super; size == 1 }
      """
    var layout = ResizableLayout(try LayoutProgram.load(source: source).get())
    #expect(try layout.solve(width: 100).get().view("wide") == nil)
    #expect(try layout.solve(width: 300).get().view("wide") != nil)
    #expect(try layout.solve(width: 300, height: 50).get().view("wide") != nil)
    #expect(layout.expansions == 2)
  }

  @Test func refusedSizesAndInputs() throws {
    let source = "param n: int = 1\nview a { left, top == super; size == n; width <= super }"
    let program = try LayoutProgram.load(source: source).get()
    var layout = ResizableLayout(program)
    #expect(layout.solve(width: -1).diagnostics.map(\.code) == [.numberOutOfRange])
    #expect(layout.solve(width: .fixed(.nan)).layout == nil)
    #expect(layout.solve(width: 10).layout != nil)
    #expect(layout.solve(width: 0).diagnostics.map(\.code) == [.unsatisfiable])
    #expect(layout.solve(width: 10).layout != nil)
    var wrong = ResizableLayout(program, LayoutInputs(parameters: ["n": "a"]))
    #expect(wrong.solve(width: 10).layout == nil)
    #expect(wrong.solve(width: 20).diagnostics.map(\.code) == [.dataTypeMismatch])
  }
}
