import ConstraintKit

final class NineGrid {
  let view = LayoutView("grid")
  let pictures = (0..<9).map { LayoutView("picture\($0)") }
  private var bottom: Constraint?

  init() {
    for picture in pictures { view.addSubview(picture) }
  }

  func show(count: Int, width: Double) {
    let gap = 10.0
    let columns = count == 1 ? 1 : count == 2 || count == 4 ? 2 : 3
    let side = (width - gap * Double(columns + 1)) / Double(columns)
    for (i, picture) in pictures.enumerated() {
      picture.isHidden = i >= count
      picture.mas_remakeConstraints { make in
        make.left.equalTo(view).offset(gap + Double(i % columns) * (side + gap))
        make.top.equalTo(view).offset(gap + Double(i / columns) * (side + gap))
        make.width.height.mas_equalTo(side)
      }
    }
    bottom?.uninstall()
    view.mas_makeConstraints { make in
      if count > 0 {
        bottom = make.bottom.equalTo(pictures[count - 1].mas_bottom).offset(gap).constraint
      } else {
        bottom = make.height.mas_equalTo(0).constraint
      }
    }
  }
}
