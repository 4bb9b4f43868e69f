import ConstraintKit

/// A cell of a feed: avatar, name, time, body and a grid of nine images, in 62 constraints. Five of
/// them are edits, for what differs from cell to cell.
struct FeedCell {
  struct Box {
    var left, top, width, height: Variable

    init(_ name: String, in solver: inout Solver, _ variables: inout [Variable]) {
      left = solver.makeVariable(name + ".left")
      top = solver.makeVariable(name + ".top")
      width = solver.makeVariable(name + ".width")
      height = solver.makeVariable(name + ".height")
      variables += [left, top, width, height]
    }

    var right: LinearExpression { left + width }
    var bottom: LinearExpression { top + height }
  }

  private(set) var solver = Solver()
  private(set) var variables: [Variable] = []
  let edited: [Variable]
  let edits: [ConstraintID]

  init() throws {
    let cell = Box("cell", in: &solver, &variables)
    let avatar = Box("avatar", in: &solver, &variables)
    let name = Box("name", in: &solver, &variables)
    let time = Box("time", in: &solver, &variables)
    let body = Box("body", in: &solver, &variables)
    var images: [Box] = []
    for index in 0..<9 { images.append(Box("image\(index)", in: &solver, &variables)) }
    edited = [cell.width, name.height, time.width, time.height, body.height]
    var edits: [ConstraintID] = []
    for variable in edited {
      edits.append(try solver.edit(variable, priority: Priority(clamping: 990)))
    }
    self.edits = edits
    try Self.add(Self.header(cell, avatar, name, time), to: &solver)
    try Self.add(Self.bodyAndCell(cell, avatar, name, body, last: images[8]), to: &solver)
    try Self.add(Self.grid(images, under: body), to: &solver)
    for (variable, value) in zip(edited, [390.0, 18, 40, 18, 60]) {
      try solver.suggest(value, for: variable)
    }
  }

  private static func add(_ constraints: [LinearConstraint], to solver: inout Solver) throws {
    for constraint in constraints { try solver.add(constraint) }
  }

  private static func header(
    _ cell: Box, _ avatar: Box, _ name: Box, _ time: Box
  ) -> [LinearConstraint] {
    [
      cell.left == 0, cell.top == 0,
      avatar.left == cell.left + 12, avatar.top == cell.top + 12,
      avatar.width == 40, avatar.height == 40,
      name.left == avatar.right + 8, name.top == avatar.top,
      name.width == 120 ~ Priority(clamping: 510), name.width >= 40,
      time.left >= name.right + 8, time.right == cell.right - 12, time.top == name.top,
    ]
  }

  private static func bodyAndCell(
    _ cell: Box, _ avatar: Box, _ name: Box, _ body: Box, last: Box
  ) -> [LinearConstraint] {
    [
      body.left == name.left, body.right == cell.right - 12, body.top == name.bottom + 4,
      cell.bottom >= last.bottom + 12, cell.bottom >= avatar.bottom + 12,
      cell.bottom >= body.bottom + 12, cell.height == 0 ~ Priority(clamping: 250),
      cell.height >= 64,
    ]
  }

  private static func grid(_ images: [Box], under body: Box) -> [LinearConstraint] {
    var constraints: [LinearConstraint] = []
    for (index, image) in images.enumerated() {
      constraints.append(
        index % 3 == 0 ? image.left == body.left : image.left == images[index - 1].right + 4)
      constraints.append(
        index < 3 ? image.top == body.bottom + 8 : image.top == images[index - 3].bottom + 4)
      if index > 0 { constraints.append(image.width == images[0].width) }
      constraints.append(image.height == image.width)
      if index == 2 { constraints.append(image.right == body.right) }
    }
    return constraints
  }
}
