import ConstraintKit
import Testing

@Suite struct FittingSizeTests {
  let cell = LayoutView("cell")
  let label = LayoutView.label("abcdefghij", name: "label", lines: 0)

  init() {
    cell.addSubview(label)
    label.makeConstraints { make in make.edges.equalToSuperview().inset(10) }
  }

  /// A text of 10 letters in lines of 10 points a letter, 20 a line.
  struct TenLetters: TextMeasuring {
    func measure(
      _ text: String, font: TextFont, maxWidth: Double, maxLines: Int, wrapping: TextWrapping
    ) -> TextLayout {
      let size = LayoutSize(
        width: min(100, maxWidth), height: maxWidth >= 100 ? 20 : maxWidth >= 50 ? 40 : 60)
      return FixedSizeMeasurer(otherSize: size).measure(
        text, font: font, maxWidth: maxWidth, maxLines: maxLines, wrapping: wrapping)
    }
  }

  private func size(_ target: FittingTarget) throws -> LayoutSize {
    try cell.fittingSize(target, measurer: TenLetters())
  }

  /// Report 17: the height follows the width.
  @Test(arguments: [(320.0, 40.0), (100, 60), (69, 80), (320, 40)])
  func heightAtAWidth(_ width: Double, _ height: Double) throws {
    #expect(try size(.width(width)) == LayoutSize(width: width, height: height))
  }

  @Test func compressed() throws {
    #expect(try size(.compressed) == LayoutSize(width: 120, height: 40))
    #expect(try size(.height(90)) == LayoutSize(width: 120, height: 90))
  }

  @Test func expanded() throws {
    // The label hugs its text more strongly.
    #expect(try size(.expanded) == LayoutSize(width: 120, height: 40))
    let box = LayoutView("box")
    #expect(try box.fittingSize(.expanded) == LayoutSize(width: 10_000, height: 10_000))
    let row = LayoutView.stack(.horizontal, alignment: .center) { [box, LayoutView("other")] }
    row.makeConstraints { make in make.width.lessThanOrEqualTo(700) }
    #expect(try row.fittingSize(.expanded).width == 700)
    #expect(try row.fittingSize(.expanded).height == 10_000)
    #expect(try row.fittingSize() == LayoutSize())
  }

  @Test func prioritiesDecide() throws {
    let view = LayoutView("view", content: .size(width: 100, height: 30))
    func size(_ horizontal: Priority, _ vertical: Priority) throws -> LayoutSize {
      try view.systemLayoutSizeFitting(
        LayoutSize(width: 60, height: 50), withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical)
    }
    #expect(try size(.required, .required) == LayoutSize(width: 60, height: 50))
    #expect(try size(.high + 1, .low + 1) == LayoutSize(width: 60, height: 50))
    #expect(try size(.high - 1, .low - 1) == LayoutSize(width: 100, height: 30))
    #expect(
      try view.systemLayoutSizeFitting(LayoutView.layoutFittingExpandedSize)
        == LayoutSize(width: 100, height: 30))
    #expect(
      try view.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
        == LayoutSize(width: 100, height: 30))
  }

  /// A weak wish still beats nothing at all.
  @Test func weakWishes() throws {
    let view = LayoutView("view")
    let size = LayoutSize(width: 60, height: 50)
    #expect(
      try view.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .fittingSizeLevel - 49,
        verticalFittingPriority: .fittingSizeLevel) == size)
  }

  @Test(arguments: [-1.0, .nan, .infinity]) func badLengths(_ length: Double) {
    #expect(throws: LayoutError.self) { try cell.fittingSize(.width(length)) }
  }

  /// Sizes are never negative.
  @Test func sizesAreAtLeastZero() throws {
    label.isHidden = true
    let empty = LayoutView("empty")
    let wish = FittingTarget.Length(-40, priority: .high)
    #expect(
      try empty.fittingSize(FittingTarget(horizontal: wish, vertical: wish)) == LayoutSize())
    #expect(throws: LayoutError.self) { try cell.fittingSize(.width(19)) }
  }

  @Test func priorityLevels() {
    #expect(
      [
        Priority.required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
        .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
      ].map(\.value) == [1000, 750, 510, 500, 490, 250, 50])
  }

  @Test func contentPriorities() {
    label.setContentHuggingPriority(.medium, for: .vertical)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(label.contentHuggingPriority(for: .vertical) == .medium)
    #expect(label.contentHuggingPriority(for: .horizontal) == .low)
    #expect(label.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .high)
  }
}
