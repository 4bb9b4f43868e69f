import ConstraintKit

/// The cell of the traces and of `FeedBench`, with its avatar, name, time, body and nine images, in
/// the Swift DSL: 14 views.
struct Cell {
  let view = LayoutView("cell")
  let avatar = LayoutView("avatar")
  let name = LayoutView("name", content: .size(width: nil, height: 18))
  let time = LayoutView("time", content: .size(width: 40, height: 18))
  let body = LayoutView.label("", name: "body", font: TextFont(size: 14), lines: 0)
  let images = (0..<9).map { LayoutView("image\($0)") }

  /// - Parameter text: Nil where the height of the body is known: 60.
  init(text: String?) {
    if let text { body.text = text } else { body.content = .size(width: nil, height: 60) }
    view.addSubviews(avatar, name, time, body)
    for image in images { view.addSubview(image) }
    constrainHeader()
    constrainBody()
    constrainGrid()
  }

  private func constrainHeader() {
    avatar.makeConstraints { make in
      make.left.top.equalTo(12)
      make.size.equalTo(40)
    }
    name.makeConstraints { make in
      make.left.equalTo(avatar.right).offset(8)
      make.top.equalTo(avatar)
      make.width.equalTo(120).priority(510)
      make.width.greaterThanOrEqualTo(40)
    }
    time.makeConstraints { make in
      make.left.greaterThanOrEqualTo(name.right).offset(8)
      make.right.equalTo(-12)
      make.top.equalTo(name)
    }
  }

  private func constrainBody() {
    body.makeConstraints { make in
      make.left.equalTo(name)
      make.right.equalTo(-12)
      make.top.equalTo(name.bottom).offset(4)
    }
    view.makeConstraints { make in
      make.bottom.greaterThanOrEqualTo(images[8].bottom).offset(12)
      make.bottom.greaterThanOrEqualTo(avatar.bottom).offset(12)
      make.bottom.greaterThanOrEqualTo(body.bottom).offset(12)
      make.height.greaterThanOrEqualTo(64)
    }
  }

  private func constrainGrid() {
    for (index, image) in images.enumerated() {
      image.makeConstraints { make in
        if index % 3 == 0 {
          make.left.equalTo(body)
        } else {
          make.left.equalTo(images[index - 1].right).offset(4)
        }
        if index < 3 {
          make.top.equalTo(body.bottom).offset(8)
        } else {
          make.top.equalTo(images[index - 3].bottom).offset(4)
        }
        if index > 0 { make.width.equalTo(images[0]) }
        make.height.equalTo(image.width)
        if index == 2 { make.right.equalTo(body) }
      }
    }
  }
}
