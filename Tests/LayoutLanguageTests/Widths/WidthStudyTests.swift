import ConstraintKit
import LayoutLanguage
import TestSupport
import Testing

/// Layouts as functions of the root's width.
@Suite("Studies of widths")
struct WidthStudyTests {
  /// All of it in soaks: each width of a layout that takes it as a number is a solve of its own.
  static let range = 320.0...min(320.0 + Double(Soak.factor), 500)

  /// Frames of an example's study are those of a fresh solve, at random widths.
  @Test(arguments: Examples.some(oneIn: 2, from: 1))
  func examples(_ name: String) throws {
    let program = try LayoutProgram.load("\(name).layout", files: Examples.files).get()
    let study = try program.widthStudy(of: Self.range).get()
    expectWithoutGaps(study)
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<(3 * Soak.factor) {
      let width = Double.random(in: Self.range, using: &generator)
      let piece = try #require(study.piece(at: width))
      // A jump is known to a millionth or so, and nearer to it either side may be right.
      let isNear = study.breakpoints.contains { abs($0 - width) < 1e-4 }
      guard !isNear else { continue }
      let fresh = program.solve(LayoutInputs(width: .fixed(width)))
      expectSame(piece, at: width, fresh, "\(name) at \(width), seed 11")
    }
  }

  /// Where there are no steps to explain each view, what decides is found for all of them at once.
  @Test(arguments: Examples.some(oneIn: 8))
  func withoutSteps(_ name: String) throws {
    let whole = try LayoutProgram.load("\(name).layout", files: Examples.files).get()
      .widthStudy(of: Self.range).get()
    var limits = LayoutLimits()
    limits.maxStudySteps = 0
    let short = try LayoutProgram.load("\(name).layout", files: Examples.files, limits: limits)
      .get()
      .widthStudy(of: Self.range).get()
    #expect(short.breakpoints == whole.breakpoints)
    for (piece, other) in zip(short.pieces, whole.pieces) {
      let difference = Set(piece.deciding).symmetricDifference(other.deciding)
      #expect(difference.isEmpty, "\(difference.map(\.statement))")
    }
    for view in short.pieces.flatMap(\.views) {
      #expect(view.horizontally == nil && view.vertically == nil)
    }
    for view in whole.pieces.flatMap(\.views) {
      #expect(view.horizontally != nil && view.vertically != nil)
    }
  }

  private func expectWithoutGaps(_ study: WidthStudy) {
    #expect(study.pieces.first?.widths.lowerBound == study.range.lowerBound)
    #expect(study.pieces.last?.widths.upperBound == study.range.upperBound)
    for (left, right) in zip(study.pieces, study.pieces.dropFirst()) {
      #expect(left.widths.upperBound == right.widths.lowerBound)
      #expect(left.widths.includesUpperBound != right.widths.includesLowerBound)
    }
  }

  private func expectSame(
    _ piece: WidthStudy.Piece, at width: Double, _ fresh: SolveResult, _ what: String
  ) {
    #expect(piece.isSolved == (fresh.layout != nil), "\(what)")
    guard let layout = fresh.layout, piece.isSolved else { return }
    let views = [layout.root] + layout.views
    #expect(piece.views.map(\.solved.path) == views.map(\.path), "\(what)")
    for (view, other) in zip(piece.views, views) {
      let frame = piece.frame(of: view, at: width)
      #expect(isSame(frame, other.frame), "\(what): \(other.path) \(frame) \(other.frame)")
      let absolute = piece.absoluteFrame(of: view, at: width)
      #expect(isSame(absolute, other.absoluteFrame), "\(what): \(other.path)")
      #expect(view.solved.textLines == other.textLines, "\(what): \(other.path)")
    }
  }

  private func isSame(_ first: LayoutRect, _ second: LayoutRect) -> Bool {
    zip(
      [first.x, first.y, first.width, first.height],
      [second.x, second.y, second.width, second.height]
    ).allSatisfy { isClose($0, to: $1) }
  }

  // MARK: Where pieces meet

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var breakpoints: [Double]
  }

  static let cases = [
    Case(
      testDescription: "a bound of the solver",
      source: """
        view a { left, top == super; height == 5; width == super * 0.3 @high; width >= 130 }
        """, breakpoints: [1_300.0 / 3]),
    Case(
      testDescription: "a condition",
      source: """
        let isWide = root.width >= 512.5
        view a { left, top == super; height == 5; width == (isWide ? 200 : 100) }
        """, breakpoints: [512.5]),
    Case(
      testDescription: "min, max and abs between whole numbers",
      source: """
        let sum = min(root.width, 401.3) + max(root.width, 500.7) + abs(root.width - 333.25)
        view a { left, top == super; height == 5; width == sum / 4 }
        """, breakpoints: [333.25, 401.3, 500.7]),
    Case(
      testDescription: "another order of the same frames",
      source: """
        view a { left, top == super; height == 5; width == 100
                 width <= super - 300; width >= super * 0.1 }
        """, breakpoints: []),
  ]

  @Test(arguments: cases)
  func breakpoints(_ given: Case) throws {
    let program = try LayoutProgram.load(source: "layout 1\n" + given.source).get()
    let study = try program.widthStudy(of: 400...600).get()
    let expected = given.breakpoints.filter { (400...600).contains($0) }
    try #require(study.breakpoints.count == expected.count, "\(study.breakpoints)")
    for (place, other) in zip(study.breakpoints, expected) {
      #expect(isClose(place, to: other, within: 1e-9))
    }
  }

  @Test("A single width at which there is something else is found, where the file names it")
  func singleWidths() throws {
    let source = """
      layout 1
      canvas: (375, 200)
      let special = 437
      view a { left, top == super; height == 5; width == (root.width == 414 ? 500 : 100) }
      if root.width == special { view b { left == super + 4; size == 10 } }
      """
    let study = try LayoutProgram.load(source: source).get().widthStudy(of: 320...500).get()
    #expect(study.breakpoints == [414, 414, 437, 437])
    for (width, count, frame) in [(413.9, 2, 100.0), (414, 2, 500), (414.1, 2, 100), (437, 3, 100)]
    {
      #expect(study.piece(at: width)?.views.count == count, "\(width)")
      #expect(study.frame(of: "a", at: width)?.width == frame, "\(width)")
    }
    #expect(study.findings.map(\.diagnostic.code) == [.overflowingFrame, .ambiguous])
    #expect(study.findings.map { $0.widths.map(\.lowerBound) } == [[414], [437]])
  }

  @Test("A single width at which a view is hidden or drawn otherwise is a piece of its own")
  func singleLooks() throws {
    let source = """
      layout 1
      canvas: (375, 200)
      view a { left, top == super; size == 50; hidden: root.width == 414; fill: red }
      view b { left, top == super; size == 5; fill: (root.width == 420 ? red : blue) }
      """
    let program = try LayoutProgram.load(source: source).get()
    let whole = try program.widthStudy(of: 400...430).get()
    #expect(whole.breakpoints == [414, 414, 420, 420])
    let part = try program.widthStudy(of: 414...430).get()
    #expect(part.breakpoints == [414, 420, 420])
    for study in [whole, part] {
      #expect(study.piece(at: 414)?.views[1].solved.isHidden == true)
      #expect(study.piece(at: 415)?.views[1].solved.isHidden == false)
      #expect(study.piece(at: 420)?.views[2].solved.style.fill == "red")
    }
  }

  @Test("What changes at a breakpoint is named")
  func changes() throws {
    let source = """
      layout 1
      view a {
        left, top == super; height == 5
        width == super * 0.3 @high as share
        width >= 120 as least
      }
      """
    let study = try LayoutProgram.load(source: source, name: "a.layout").get()
      .widthStudy(of: 320...500).get()
    #expect(study.breakpoints == [400])
    #expect(study.change(at: 0) == nil)
    let change = try #require(study.change(at: 1))
    #expect(change.started.map(\.statement).contains("a.width == 0.3 * root.width @high"))
    #expect(change.stopped.map(\.statement) == ["a.width >= 120"])
    #expect(change.stopped.map(\.place) == ["\"least\", a.layout:5:3"])
    #expect(change.regained.map(\.statement) == ["a.width == 0.3 * root.width @high"])
    #expect(change.lost.isEmpty)
    let narrow = try #require(study.piece(at: 350))
    let view = try #require(narrow.views.last)
    let horizontally = try #require(view.horizontally).map { narrow.deciding[$0].statement }
    #expect(horizontally == ["a.left == root.left", "a.width >= 120"])
    #expect(isClose(try #require(study.frame(of: "a", at: 410)).width, to: 123))
    #expect(study.frame(of: "root", at: 410)?.width == 410)
    #expect(study.frame(of: "a", at: 501) == nil)
  }

  @Test("A text that is as large as it takes is held by that")
  func contents() throws {
    let source = """
      layout 1
      label a { text: "Ada"; font: 10; left == super + 5; top == super }
      """
    let study = try LayoutProgram.load(source: source).get().widthStudy(of: 100...200).get()
    let piece = try #require(study.pieces.first)
    let view = try #require(piece.views.last)
    func statements(_ places: [Int]?) -> [String] {
      (places ?? []).map { piece.deciding[$0].statement }
    }
    let across = ["a.left == root.left + 5", "a.width >= content.width @high"]
    #expect(statements(view.horizontally) == across)
    let down = ["a.top == root.top", "a.height >= content.height @high"]
    #expect(statements(view.vertically) == down)
  }

  @Test("What Widths.md shows")
  func page() throws {
    let program = try LayoutProgram.load("16-split-view.layout", files: Examples.files).get()
    let study = try program.widthStudy(of: 320...1024).get()
    #expect(study.breakpoints == [700, 800])
    #expect(study.frame(of: "sidebar", at: 750)?.width == 240)
  }

  @Test("What has thousands of pieces is refused")
  func tooMany() throws {
    let source = """
      layout 1
      let square = max(root.width * root.width / 1000, 0)
      view a { left, top == super; height == 5; width == square }
      """
    let program = try LayoutProgram.load(source: source).get()
    let result = program.widthStudy(of: 0...1e7)
    #expect(result.study == nil)
    #expect(result.diagnostics.map(\.code) == [.limitReached])
  }

  @Test(arguments: [-1.0...5, 0...1e10])
  func badRanges(_ range: ClosedRange<Double>) throws {
    let result = try LayoutProgram.load(source: "layout 1\nview a {}").get().widthStudy(of: range)
    #expect(result.study == nil)
    #expect(result.diagnostics.map(\.code) == [.numberOutOfRange])
  }
}

extension Examples {
  /// Every so many of the examples; all of them in soaks.
  fileprivate static func some(oneIn stride: Int, from first: Int = 0) -> [String] {
    names.enumerated().filter { index, _ in
      Soak.factor > 1 || index % stride == first
    }.map(\.element)
  }
}
