import ConstraintKit
import Testing

/// Each character is 10 wide, each line 20 high; lines break between any two characters.
struct GridMeasurer: TextMeasuring {
  func measure(
    _ text: String, font: TextFont, maxWidth: Double, maxLines: Int, wrapping: TextWrapping
  ) -> TextLayout {
    let count = text.utf8.count
    let columns = maxWidth >= Double(count) * 10 ? max(1, count) : max(1, Int(maxWidth / 10))
    var lines: [TextLayout.Line] = []
    var start = 0
    while start < count, maxLines == 0 || lines.count < maxLines {
      let end = min(count, start + columns)
      lines.append(
        .init(
          range: start..<end, width: Double(end - start) * 10,
          baseline: Double(lines.count) * 20 + 15))
      start = end
    }
    let width = lines.map(\.width).max() ?? 0
    return TextLayout(
      size: LayoutSize(width: width, height: Double(lines.count) * 20), lines: lines,
      isTruncated: start < count, firstBaseline: 15, lastBaselineFromBottom: 5)
  }
}

@Suite struct LayoutTextTests {
  let cell = LayoutView("cell")
  let body = LayoutView.label("aaaaaaaaaabbbbbbbbbbccccccccccdddddddddd", name: "body", lines: 0)

  init() {
    cell.addSubview(body)
    body.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
    }
  }

  @Test(arguments: [40.0, 77, 120, 233.3, 290])
  func linesBreakAsTheyDoFromTheirLeastRoomOn(_ width: Double) {
    var text = TextContent("The quick brown fox jumps over the lazy dog, and goes home again")
    text.maxLines = 0
    let measurer = HelveticaMeasurer()
    let layout = measurer.measure(text, in: width)
    let least = layout.leastWidth
    #expect(least <= width)
    let lines = layout.lines.map(\.range)
    #expect(measurer.measure(text, in: least * (1 + 1e-12)).lines.map(\.range) == lines)
    #expect(measurer.measure(text, in: least * (1 - 1e-7)).lines.map(\.range) != lines)
  }

  /// 40 characters.
  @Test(arguments: [(320.0, 2.0), (375, 2), (414, 1), (100, 4), (95, 5), (10, 40), (5, 40)])
  func heightFollowsWidth(_ width: Double, _ lines: Double) throws {
    body.makeConstraints { make in make.right.equalToSuperview() }
    let solution = try cell.solve(width: width, measurer: GridMeasurer())
    #expect(solution.frame(of: body) == LayoutRect(width: width, height: lines * 20))
    #expect(solution.frame(of: cell)?.height == lines * 20)
    #expect(solution.text(of: body)?.lines.count == Int(lines))
    #expect(solution.notes.isEmpty)
    #expect(solution.statistics.passes == 2)
  }

  @Test func aStaleWidthIsNotUsed() throws {
    body.makeConstraints { make in make.right.equalToSuperview() }
    for width in [375.0, 95, 414, 95, 375] {
      let fresh = try cell.solve(width: width, measurer: GridMeasurer())
      #expect(fresh.frame(of: body)?.height == (40 / (width / 10).rounded(.down)).rounded(.up) * 20)
    }
  }

  @Test func aBubbleHugsItsLines() throws {
    body.makeConstraints { make in make.right.lessThanOrEqualTo(-5) }
    let solution = try cell.solve(width: 150, measurer: GridMeasurer())
    // 145 leave room for 14 characters a line.
    #expect(solution.frame(of: body) == LayoutRect(width: 140, height: 60))
    #expect(solution.notes.isEmpty)
  }

  @Test func aLargestTextWidthRulesTheFirstPass() throws {
    body.content = .text(TextContent(body.text ?? "", maxLines: 0, maxWidth: 100))
    let solution = try cell.solve(width: 375, measurer: GridMeasurer())
    #expect(solution.frame(of: body) == LayoutRect(width: 100, height: 80))
    #expect(solution.text(of: body)?.lines.count == 4)
  }

  @Test func textThatWouldBreakDifferentlyIsNoted() throws {
    // The second pass makes `side` as wide as `body` is high.
    body.compression.vertical = .required
    let side = LayoutView("side")
    cell.addSubview(side)
    side.constrain {
      side.right == cell.right
      side.width == body.height
      side.left == body.right
    }
    let solution = try cell.solve(width: 240, measurer: GridMeasurer())
    let node = try #require(solution.node(of: body))
    #expect(
      solution.notes == [.textMeasuredElsewhere(node: node, measuredWidth: 240, width: 200)])
    #expect(solution.text(of: body)?.lines.count == 2)
  }

  @Test func singleLinesAreCutToTheirRoom() throws {
    let name = LayoutView.label("abcdefghij", name: "name")
    cell.addSubview(name)
    name.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.right.equalToSuperview().priority(999)
    }
    let narrow = try cell.solve(width: 55, measurer: GridMeasurer())
    #expect(narrow.frame(of: name) == LayoutRect(width: 55, height: 20))
    #expect(narrow.text(of: name)?.lines.map(\.range) == [0..<5])
    #expect(narrow.text(of: name)?.isTruncated == true)
    let wide = try cell.solve(width: 200, measurer: GridMeasurer())
    #expect(wide.text(of: name)?.isTruncated == false)
  }

  @Test func baselinesComeFromTheText() throws {
    let small = LayoutView.label("x", name: "small")
    let box = LayoutView("box")
    cell.addSubviews(small, box)
    cell.constrain {
      body.width == 100
      small.firstBaseline == body.lastBaseline
      small.left == cell.left
      box.lastBaseline == body.firstBaseline
      box.size == 4
      box.left == cell.left
    }
    let solution = try cell.solve(width: 100, measurer: GridMeasurer())
    #expect(solution.frame(of: body)?.height == 80)
    #expect(solution.frame(of: small)?.y == 60)
    #expect(solution.frame(of: box)?.bottom == 15)
  }

  @Test(arguments: [Double.nan, .infinity, -1]) func brokenMeasurersAreRefused(
    _ width: Double
  ) throws {
    struct Broken: TextMeasuring {
      let width: Double

      func measure(
        _ text: String, font: TextFont, maxWidth: Double, maxLines: Int, wrapping: TextWrapping
      ) -> TextLayout {
        TextLayout(size: LayoutSize(width: width, height: 1), lines: [])
      }
    }
    let error = #expect(throws: LayoutError.self) {
      try cell.solve(width: 100, measurer: Broken(width: width))
    }
    guard case .invalid(let problems) = error else {
      Issue.record("not refused as invalid: \(String(describing: error))")
      return
    }
    #expect(problems.map(\.subject) == ["body"])
  }

  @Test(arguments: [320.0, 375, 414]) func defaultTextWraps(_ width: Double) throws {
    let text = "今天阳光明媚，今夜多云转晴。The quick brown fox jumps over the lazy dog, twice."
    body.text = text
    body.makeConstraints { make in make.right.equalToSuperview() }
    let solution = try cell.solve(width: width)
    let expected = HelveticaMeasurer().measure(
      text, font: TextFont(size: 17), maxWidth: width, maxLines: 0, wrapping: .word)
    #expect(solution.frame(of: body)?.height == expected.size.height)
    #expect(solution.text(of: body)?.lines == expected.lines)
    #expect(expected.lines.count == 2)
  }
}
