// Statements as they are written, and longer ones. `Scripts/check-type-checking` holds that the
// compiler takes at most 100 ms for each.
import ConstraintKit

func operators(_ cell: LayoutView, _ a: LayoutView, _ b: LayoutView, _ views: [LayoutView]) {
  let gap = 8.0
  let columns = 3
  cell.constrain {
    a.left == cell.left + 20
    a.left == cell.left + 20 ~ .high - 1
    a.width == 16.0 / 9 * a.height
    a.width == 16.0 / 9 * a.height - 2 * gap ~ .high
    a.width == (cell.width - 2 * 15 - 10 * 2) / 3
    a.width == (cell.width - 2 * 15 - gap * Double(columns - 1)) / Double(columns) ~ 999.5
    (a.left + b.right) / 2 == cell.centerX + gap / 2 - 1
    a.left + 2 * b.width - 4 >= cell.safeArea.left + gap * 2
    a.width - 2 * b.width + 3 * a.height - 4 * b.height <= 0.25 * cell.width + 1 - 2 * gap
    (a.top - b.top) * 0.5 + 8 == (b.bottom - a.bottom) / 3 - 2 * gap ~ .medium + 1
    a.edges == cell.margins.edges ~ .required - 1
    a.size == LayoutSize(width: 30 + 2 * gap, height: 40 / 2 - gap)
    a.center == LayoutPoint(x: 1 + gap, y: 2 - gap)
    for (index, view) in views.enumerated() {
      if index % columns == 0 {
        view.left == cell.left + 15
      } else {
        view.left == views[index - 1].right + (10 + gap) / 2
      }
      switch index / columns {
      case 0: view.top == cell.top + 10
      default: view.top == views[index - columns].bottom + 10 - gap
      }
    }
    [a.left == b.left, a.right == b.right - 2 * gap, a.top >= b.top + 1]
    (a.height == 2 * gap + 1 ~ .low).labeled("height")
  }
}

func closures(_ cell: LayoutView, _ a: LayoutView, _ b: LayoutView, _ count: Int) {
  let gap = 8.0
  a.makeConstraints { make in
    make.left.top.equalToSuperview().offset(20)
    make.left.equalTo(b.right).offset(2 * gap + 4 - 1).priority(.high - 1).labeled("gap")
    make.edges.equalTo(cell.safeAreaLayoutGuide).inset(LayoutInsets(1, 2, gap + 3, 2 * gap))
    make.width.equalTo(cell).multipliedBy(1.0 / 3).offset(-(2 * 15 + 10 * 2) / 3.0)
    make.width.greaterThanOrEqualTo([a.height, b.width]).priority(750)
    make.width.equalTo(-(2 * 15 + 10 * 2) / 3.0 + 200)
    make.height.mas_greaterThanOrEqualTo((2 * 15 + 10 * 2) / 3 - gap).mas_offset(-(2 * 15 + 1) / 3)
    make.width.lessThanOrEqualTo(-2 * 15 + 10 - 3 * 4 / 2.0).offset(2 * 15 + 10 - 3 * 4)
    make.width.greaterThanOrEqualTo(ConstraintTarget.each(a.height, b, 40, LayoutSize(1, gap)))
    make.width.equalTo((375 - 2 * gap - 10 * 2) / 3)
    make.height.equalTo(count * 2 + 1).offset(count - 3 * 4).inset(2 * count).priority(count)
    make.size.equalTo(LayoutSize(30 + gap, 40 - gap)).sizeOffset(LayoutSize(1, gap / 2))
    make.top.and.bottom.mas_equalTo(20 - 2 * gap).with.priorityLow()
    make.right.equalTo(b.snp.left).offset(-gap).priority(.high.advanced(by: -1))
  }
}
