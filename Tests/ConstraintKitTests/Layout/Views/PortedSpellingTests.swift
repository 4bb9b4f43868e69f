import ConstraintKit
import Testing

/// Statements of Masonry and SnapKit, as they stand after search and replace.
@Suite struct PortedSpellingTests {
  let cell = LayoutView("cell")
  let avatar = LayoutView("avatar")
  let name = LayoutView("name")

  init() {
    cell.addSubviews(avatar, name)
  }

  @Test func masonry() throws {
    let padding = LayoutInsets(10, 20, 30, 40)
    avatar.mas_makeConstraints { make in
      make.top.left.mas_equalTo(20)
      make.size.mas_equalTo(LayoutSize(40, 40))
      make.bottom.and.right.mas_lessThanOrEqualTo(-20)
    }
    name.mas_makeConstraints { make in
      make.left.equalTo(avatar.mas_right).with.offset(10).priorityLow()
      make.edges.equalTo(cell).with.insets(padding).key("padding")
      make.width.equalTo([avatar.mas_width, avatar.mas_height]).mas_offset(1)
      make.centerX.mas_greaterThanOrEqualTo(cell.mas_centerX).priorityMedium()
      make.top.equalTo(cell.mas_safeAreaLayoutGuideTop)
      make.leftMargin.equalTo(cell.mas_leftMargin)
    }
    #expect(
      try statements(of: cell) == [
        "avatar.top == cell.top + 20", "avatar.left == cell.left + 20", "avatar.width == 40",
        "avatar.height == 40", "avatar.bottom <= cell.bottom - 20",
        "avatar.right <= cell.right - 20", "name.left == avatar.right + 10 @low",
        "name.left == cell.left + 20", "name.top == cell.top + 10",
        "name.right == cell.right - 40", "name.bottom == cell.bottom - 30",
        "name.width == avatar.width + 1", "name.width == avatar.height + 1",
        "name.centerX >= cell.centerX @medium", "name.top == cell.safe.top",
        "name.margins.left == cell.margins.left",
      ])
    name.mas_updateConstraints { make in
      make.left.equalTo(avatar.mas_right).offset(12).priorityLow()
    }
    #expect(try statements(of: cell).contains("name.left == avatar.right + 12 @low"))
    [avatar, name].mas_remakeConstraints { make in make.height.equalTo(cell).dividedBy(2) }
    #expect(
      try statements(of: cell) == [
        "avatar.height == 0.5 * cell.height", "name.height == 0.5 * cell.height",
      ])
    name.mas_key = "title"
    #expect(try statements(of: cell).last == "title.height == 0.5 * cell.height")
  }

  @Test func snapKit() throws {
    avatar.snp.makeConstraints { make in
      make.left.equalTo(cell.snp.left).offset(20)
      make.top.equalTo(cell.safeAreaLayoutGuide.snp.top)
      make.bottom.lessThanOrEqualTo(cell.layoutMarginsGuide)
      make.width.height.equalTo(40)
    }
    name.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(LayoutInsets(1, 2, 3, 4))
      make.center.equalTo(LayoutPoint(5, 6))
      make.leading.equalTo(cell.snp.leadingMargin).priority(.high.advanced(by: -1))
      make.margins.equalTo(avatar.snp.margins)
      make.width.equalTo(avatar.snp.width).multipliedBy(0.5).labeled("half")
    }
    #expect(
      try statements(of: cell) == [
        "avatar.left == cell.left + 20", "avatar.top == cell.safe.top",
        "avatar.bottom <= cell.margins.bottom", "avatar.width == 40", "avatar.height == 40",
        "name.left == cell.left + 2", "name.top == cell.top + 1",
        "name.right == cell.right - 4", "name.bottom == cell.bottom - 3",
        "name.centerX == cell.centerX + 5", "name.centerY == cell.centerY + 6",
        "name.leading == cell.margins.leading @749", "name.margins.left == avatar.margins.left",
        "name.margins.top == avatar.margins.top", "name.margins.right == avatar.margins.right",
        "name.margins.bottom == avatar.margins.bottom", "name.width == 0.5 * avatar.width",
      ])
    [avatar, name].snp.remakeConstraints { make in make.width.equalTo(7) }
    let prepared = avatar.snp.prepareConstraints { make in make.height.equalTo(8) }
    #expect(try statements(of: cell) == ["avatar.width == 7", "name.width == 7"])
    prepared.activate()
    name.snp.removeConstraints()
    #expect(try statements(of: cell) == ["avatar.width == 7", "avatar.height == 8"])
    name.snp.contentHuggingHorizontalPriority = .defaultHigh
    name.setContentHuggingPriority(.dragThatCannotResizeScene, for: .vertical)
    #expect(name.hugging == DimensionPair(horizontal: .high, vertical: .medium - 10))
  }

  @Test func levelsAreUIKits() {
    let levels: [Priority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    #expect(levels.map(\.value) == [1000, 750, 510, 500, 490, 250, 50])
  }
}
