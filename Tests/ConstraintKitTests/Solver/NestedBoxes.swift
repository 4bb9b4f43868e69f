import ConstraintKit
import TestSupport

/// A layout of nested rows and columns of boxes, as people write them: required gaps and paddings,
/// least sizes, wished sizes, equal sizes, ratios, and containers that hug what they hold.
struct NestedBoxes {
  struct Box {
    let left, top, width, height: Variable

    func start(_ isRow: Bool) -> Variable { isRow ? left : top }
    func size(_ isRow: Bool) -> Variable { isRow ? width : height }
  }

  private(set) var boxes: [Box] = []
  private(set) var constraints: [LinearConstraint] = []

  init(count: Int, in solver: inout Solver, using generator: inout SeededGenerator) {
    let root = makeBox(in: &solver)
    constraints.append(root.left == 0)
    constraints.append(root.top == 0)
    fill(root, with: count - 1, isRow: true, in: &solver, using: &generator)
  }

  var root: Box { boxes[0] }
  var variables: [Variable] { boxes.flatMap { [$0.left, $0.top, $0.width, $0.height] } }

  private mutating func makeBox(in solver: inout Solver) -> Box {
    let number = boxes.count
    let box = Box(
      left: solver.makeVariable("left\(number)"), top: solver.makeVariable("top\(number)"),
      width: solver.makeVariable("width\(number)"), height: solver.makeVariable("height\(number)"))
    boxes.append(box)
    return box
  }

  /// Gives a box its descendants, some of them as children.
  private mutating func fill(
    _ box: Box, with count: Int, isRow: Bool, in solver: inout Solver,
    using generator: inout SeededGenerator
  ) {
    guard count > 0 else { return addLeaf(box, using: &generator) }
    let number = min(count, Int.random(in: 2...6, using: &generator))
    var remaining = count - number
    var children: [Box] = []
    for index in 0..<number {
      let child = makeBox(in: &solver)
      children.append(child)
      let isLast = index == number - 1
      let share = isLast ? remaining : Int.random(in: 0...remaining, using: &generator)
      remaining -= share
      fill(child, with: share, isRow: !isRow, in: &solver, using: &generator)
    }
    arrange(children, in: box, isRow: isRow, using: &generator)
  }

  private mutating func addLeaf(_ box: Box, using generator: inout SeededGenerator) {
    let width = Double.random(in: 20...120, using: &generator)
    let height = Double.random(in: 12...60, using: &generator)
    constraints.append(box.width >= 8.5)
    constraints.append(box.height >= 10)
    constraints.append(box.width == width ~ .low)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: constraints.append(box.width == 1.7777 * box.height ~ .high)
    case 1: constraints.append(box.width <= 2 * width ~ .high)
    default: constraints.append(box.height == height ~ .low + 1)
    }
  }

  private mutating func arrange(
    _ children: [Box], in box: Box, isRow: Bool, using generator: inout SeededGenerator
  ) {
    let padding = Double(Int.random(in: 0...3, using: &generator)) * 4.1
    let across = box.size(!isRow)
    var end = LinearExpression(constant: padding)
    for (index, child) in children.enumerated() {
      let gap = index == 0 ? 0 : 8.3
      constraints.append(child.start(isRow) >= end + gap / 2)
      constraints.append(child.start(isRow) == end + gap ~ .medium)
      constraints.append(child.start(!isRow) == padding)
      constraints.append(child.size(!isRow) <= across - 2 * padding)
      constraints.append(child.size(!isRow) == across - 2 * padding ~ Priority.medium + 100)
      if index > 0, index % 3 == 0 {
        let equal = child.size(isRow) == children[index - 1].size(isRow)
        constraints.append(equal ~ Priority.medium + 10)
      }
      end = child.start(isRow) + child.size(isRow)
    }
    constraints.append(end <= box.size(isRow) - padding)
    constraints.append(end == box.size(isRow) - padding ~ .low - 1)
    constraints.append(across == 0 ~ .fittingSize)
  }
}
