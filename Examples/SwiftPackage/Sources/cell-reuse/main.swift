import ConstraintKit

/// A message and its author, with a badge where it is new.
final class MessageCell {
  let view = LayoutView("cell")
  private let avatar = LayoutView("avatar")
  private let author = LayoutView.label("", name: "author", font: TextFont(size: 14, isBold: true))
  private let badge = LayoutView("badge", content: .size(width: 8, height: 8))
  private let message = LayoutView.label("", name: "message", lines: 0)
  private var avatarSize: [Constraint] = []

  init() {
    view.addSubviews(avatar, author, badge, message)
    avatarSize = avatar.makeConstraints { make in make.size.equalTo(40) }
    avatar.makeConstraints { make in make.left.top.equalTo(12) }
    author.makeConstraints { make in
      make.left.equalTo(avatar.right).offset(8)
      make.top.equalTo(avatar)
    }
    badge.makeConstraints { make in
      make.left.equalTo(author.right).offset(6)
      make.centerY.equalTo(author)
      make.right.lessThanOrEqualTo(-12)
    }
    message.makeConstraints { make in
      make.left.equalTo(author)
      make.right.equalTo(-12)
      make.top.equalTo(author.bottom).offset(4)
      make.bottom.equalTo(-12)
    }
  }

  func configure(author: String, message: String, isNew: Bool) {
    self.author.text = author
    self.message.text = message
    badge.isHidden = !isNew
    for constraint in avatarSize { constraint.update(offset: isNew ? 40 : 32) }
  }

  var constraintCount: Int {
    [view, avatar, author, badge, message].reduce(0) { $0 + $1.constraints.count }
  }
}

// One cell for all items: from the second solve on the tree is kept solved, and a change of a text,
// a constant or what is hidden costs a few steps of the solver.
let cell = MessageCell()
let authors = ["Ada", "Grace Hopper", "山间明月"]
let words = ["See you", "at the harbour,", "by the second bridge,", "when the boats are in."]
var total = 0.0
for index in 0..<1000 {
  let message = words.prefix(index % words.count + 1).joined(separator: " ")
  cell.configure(author: authors[index % authors.count], message: message, isNew: index % 5 == 0)
  let solution = try cell.view.solve(width: 240)
  if index < 4 { print("\(solution)\n") }
  total += solution.frame(of: cell.view)?.height ?? 0
}
print("1000 items, \(total) points high, \(cell.constraintCount) constraints")
