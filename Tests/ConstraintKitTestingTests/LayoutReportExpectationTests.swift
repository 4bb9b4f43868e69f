import ConstraintKit
import ConstraintKitTesting
import Testing

/// What goes wrong for people with layouts, as a user of the expectations would test for it.
@Suite struct LayoutReportExpectationTests {
  private let cell = LayoutView("cell")

  /// Report 14: a height rounded to a third of a point contradicts its chain.
  @Test func aRoundedHeight() throws {
    let avatar = LayoutView("avatar")
    cell.addSubview(avatar)
    avatar.makeConstraints { make in
      make.height.equalTo(34).labeled("avatar")
      make.top.bottom.equalToSuperview().inset(10)
      make.left.width.equalToSuperview()
    }
    var row: Constraint?
    cell.makeConstraints { make in
      row = make.height.equalTo(54.3333).labeled("row height").constraint
    }
    let conflict = expectConflict(
      among: [
        "row height", "avatar", "avatar.top == cell.top + 10",
        "avatar.bottom == cell.bottom - 10",
      ]
    ) { try cell.solve(width: 375) }
    #expect(conflict?.contradiction()?.description == "34 + 10 + 10 = 54, not 54.3333")
    row?.update(priority: .required - 1)
    let solution = try cell.solve(width: 375)
    solution.expectFrame(of: cell, LayoutRect(width: 375, height: 54))
    solution.expectPriority("avatar", winsOver: "row height")
    solution.expectDetermined()
  }

  /// Report 15: of a chain that is too long only the chain is named.
  @Test func aTallChain() throws {
    let boxes = (0..<4).map { LayoutView("box\($0)") }
    var above = cell.top + 0
    for (index, box) in boxes.enumerated() {
      let edge = above
      cell.addSubview(box)
      cell.constrain {
        box.left == cell.left + 8
        box.width == 50
        (box.height == 40).labeled("height\(index)")
        (box.top == edge).labeled("top\(index)")
      }
      above = box.bottom + 10
    }
    boxes[2].makeConstraints { make in make.bottom.lessThanOrEqualToSuperview().labeled("end") }
    let conflict = expectConflict(
      among: [
        "cell.height == 100", "height0", "top0", "height1", "top1", "height2", "top2", "end",
      ]
    ) { try cell.solve(width: 100, height: 100) }
    #expect(
      conflict?.contradiction()?.description
        == "40 + 40 + 10 + 40 + 10 = 140 or more, not 100")
    try cell.solve(width: 100, height: 140).expectDetermined()
  }

  /// Report 16: nothing reaches the bottom.
  @Test func aMissingBottom() throws {
    let title = LayoutView.label("Title", name: "title")
    cell.addSubview(title)
    title.makeConstraints { make in make.left.top.right.equalToSuperview().inset(10) }
    let solution = try cell.solve(width: 375)
    solution.expectFrame(of: cell, height: 0)
    let messages = CapturedFailures.messages { solution.expectDetermined() }
    #expect(messages.first?.contains("add `title.bottom == cell.bottom - …`") ?? false)
    title.makeConstraints { make in make.bottom.equalToSuperview().inset(10) }
    try cell.solve(width: 375).expectDetermined()
  }

  /// Report 17: the height of a text follows its width.
  @Test func aWrappingText() throws {
    let text = LayoutView.label(
      "What is written here takes several lines in a narrow cell, and fewer in a wide one, as any "
        + "text does that isn't cut.", name: "text", lines: 0)
    cell.addSubview(text)
    text.makeConstraints { make in make.edges.equalToSuperview().inset(16) }
    cell.expectFrameSnapshot(named: "wrapping text", widths: [320, 375, 414])
    text.content = .text(
      TextContent(text.text ?? "", font: TextFont(size: 17), maxLines: 0, maxWidth: 100))
    cell.expectFrameSnapshot(named: "wrapping text", widths: [320, 375, 414])
  }

  /// Report 18: a cell that is used again is a new one's equal.
  @Test func aReusedCell() throws {
    let title = LayoutView.label("", name: "title")
    let detail = LayoutView.label("", name: "detail", lines: 0)
    cell.addSubviews(title, detail)
    func configure(_ name: String, _ text: String) throws -> LayoutSolution {
      title.text = name
      detail.text = text
      title.remakeConstraints { make in make.left.top.right.equalToSuperview().inset(12) }
      detail.remakeConstraints { make in
        make.left.right.bottom.equalToSuperview().inset(12)
        make.top.equalTo(title.bottom).offset(4)
      }
      return try cell.solve(width: 200)
    }
    let first = try configure("Anna", "short")
    let other = try configure("Bertram", "a text that doesn't fit on one line of this cell")
    let again = try configure("Anna", "short")
    #expect(first.model.constraints.count == 7)
    #expect(other.model.constraints.count == 7)
    #expect(again.description == first.description)
    again.expectDetermined()
    #expect(again.review().isEmpty, "\(again.review())")
  }

  /// Report 19: an update that finds nothing adds, and priorities change to and from required.
  @Test func anUpdateWithoutAMatch() throws {
    let box = LayoutView("box")
    cell.addSubview(box)
    var width: Constraint?
    box.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      width = make.width.equalTo(40).labeled("width").constraint
    }
    box.updateConstraints { make in make.width.lessThanOrEqualTo(30).labeled("limit") }
    expectConflict(among: ["width", "limit"]) { try cell.solve(width: 100, height: 20) }
    width?.update(priority: .high)
    let solution = try cell.solve(width: 100, height: 20)
    solution.expectFrame(of: box, width: 30)
    solution.expectPriority("limit", winsOver: "width")
  }

  /// Report 20: distributing again makes no constraint twice, and one view is enough.
  @Test(arguments: [1, 3]) func distributedTwice(_ count: Int) throws {
    let boxes = (0..<count).map { LayoutView("box\($0)") }
    for box in boxes {
      cell.addSubview(box)
      box.makeConstraints { make in make.top.bottom.equalToSuperview() }
    }
    boxes.distributeViews(along: .horizontal, withFixedSpacing: 10)
    let first = try cell.solve(width: 320, height: 50)
    boxes.distributeViews(along: .horizontal, withFixedSpacing: 10)
    let second = try cell.solve(width: 320, height: 50)
    #expect(second.model.constraints.count { $0.isActive } == first.model.constraints.count)
    second.expectFrame(
      of: boxes[0], LayoutRect(width: (320 - 10 * Double(count - 1)) / Double(count), height: 50))
    second.expectDetermined()
    #expect(second.review().duplicates.isEmpty)
  }

  /// Report 22: of a proportional stack the spacing is taken off before widths are shared.
  @Test func aProportionalStack() throws {
    let small = LayoutView("small", content: .size(width: 20, height: 10))
    let large = LayoutView("large", content: .size(width: 60, height: 10))
    let row = LayoutView.stack(.horizontal, spacing: 20, distribution: .proportional) {
      small
      large
    }
    cell.addSubview(row)
    row.makeConstraints { make in make.edges.equalToSuperview() }
    let solution = try cell.solve(width: 180)
    solution.expectFrame(of: small, LayoutRect(width: 40, height: 10))
    solution.expectFrame(of: large, LayoutRect(x: 60, width: 120, height: 10))
    solution.expectValue(of: large.left - small.right, 20)
    solution.expectDetermined()
  }

  /// Report 21: which of two labels stretches and which shrinks is determined by priority.
  @Test(arguments: [(300.0, 250.0), (120, 70), (60, 10), (30, 0)])
  func twoLabels(_ width: Double, _ rest: Double) throws {
    let left = LayoutView("left", content: .size(width: 50, height: 20))
    let right = LayoutView("right", content: .size(width: 50, height: 20))
    left.hugging.horizontal = .low + 1
    right.compression.horizontal = .high - 1
    cell.addSubviews(left, right)
    cell.constrain {
      left.left == cell.left
      right.left == left.right
      right.right == cell.right
      for view in [left, right] {
        view.top == cell.top
        view.bottom == cell.bottom
      }
    }
    let solution = try cell.solve(width: width)
    solution.expectFrame(of: right, width: rest)
    solution.expectDetermined(left, byPriority: true)
    solution.expectDetermined(right, byPriority: true)
    if rest > 50 {
      solution.expectPriority(
        .hugging(of: left, .horizontal), winsOver: .hugging(of: right, .horizontal))
    } else if rest > 0 {
      solution.expectPriority(
        .compression(of: left, .horizontal), winsOver: .compression(of: right, .horizontal))
    }
  }

  /// Report 23: insets on leading and trailing count, and mirror right to left.
  @Test func mirroredInsets() throws {
    let box = LayoutView("box")
    cell.addSubview(box)
    box.makeConstraints { make in
      make.leading.equalToSuperview().inset(12)
      make.trailing.equalTo(cell.centerX)
      make.top.bottom.equalToSuperview()
    }
    try cell.solve(width: 100, height: 20).expectFrame(of: box, x: 12, width: 38)
    try cell.solve(width: 100, height: 20, direction: .rightToLeft)
      .expectFrame(of: box, x: 50, width: 38)
  }
}
