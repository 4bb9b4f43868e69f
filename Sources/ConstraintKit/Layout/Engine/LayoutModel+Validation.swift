extension LayoutModel {
  /// Everything that makes the model meaningless, in the order of the model.
  func problems() -> [LayoutProblem] {
    var check = ModelCheck()
    check.checkCanvas(of: self)
    check.checkTree(of: self)
    let nodes = nodes.span
    for index in nodes.indices where !nodes[index].isInOrder {
      check.checkNumbers(of: nodes[index])
    }
    let constraints = constraints.span
    for index in constraints.indices where !constraints[index].isInOrder(in: self) {
      check.checkConstraint(index, of: self)
    }
    if !placements.isEmpty { check.checkPlacements(of: self) }
    return check.problems
  }

  /// What is wrong with some of the numbers of a model that was in order before they changed.
  func problems(ofNodes nodes: [Int], constraints: [Int]) -> [LayoutProblem] {
    var check = ModelCheck()
    check.checkCanvas(of: self)
    for node in nodes { check.checkNumbers(of: self.nodes[node]) }
    for index in constraints where !self.constraints[index].isInOrder(in: self) {
      check.checkConstraint(index, of: self)
    }
    return check.problems
  }
}

/// Collects what is wrong with a model: one method a rule.
private struct ModelCheck {
  var problems: [LayoutProblem] = []

  private mutating func number(
    _ value: Double, _ role: @autoclosure () -> String, of subject: @autoclosure () -> String,
    origin: ConstraintOrigin = .none, isAllowed: (Double) -> Bool = { _ in true }
  ) {
    if value.isFinite, value.magnitude <= LayoutMetrics.largestMagnitude, isAllowed(value) {
      return
    }
    problems.append(
      LayoutProblem(.badNumber(role: role(), value: value), subject: subject(), origin: origin))
  }

  mutating func checkCanvas(of model: LayoutModel) {
    let name = model.nodes.first?.name ?? "root"
    if let width = model.canvas.horizontal {
      number(width, "canvas width", of: name) { $0 >= 0 }
    }
    if let height = model.canvas.vertical {
      number(height, "canvas height", of: name) { $0 >= 0 }
    }
    number(model.scale, "scale", of: name) { $0 > 0 }
  }

  mutating func checkTree(of model: LayoutModel) {
    if model.nodes.isEmpty {
      problems.append(LayoutProblem(.badParent, subject: "root"))
    }
    for (index, node) in model.nodes.enumerated() {
      let isValid =
        if let parent = node.parent { parent >= 0 && parent < index } else { index == 0 }
      if !isValid {
        problems.append(LayoutProblem(.badParent, subject: node.name, origin: node.origin))
      }
    }
  }

  mutating func checkNumbers(of node: LayoutNode) {
    func check(_ value: Double?, _ role: String, isAllowed: (Double) -> Bool = { _ in true }) {
      guard let value else { return }
      number(value, role, of: node.name, origin: node.origin, isAllowed: isAllowed)
    }
    checkInsets(node.safeArea, "safe area", of: node)
    checkInsets(node.margins, "margins", of: node)
    checkInsets(node.alignmentInsets, "alignment insets", of: node)
    check(node.firstBaselineOffsetFromTop, "first baseline offset")
    check(node.lastBaselineOffsetFromBottom, "last baseline offset")
    switch node.content {
    case .none: break
    case .size(let width, let height):
      check(width, "intrinsic width") { $0 >= 0 }
      check(height, "intrinsic height") { $0 >= 0 }
    case .text(let text):
      check(text.font.size, "font size") { $0 > 0 }
      check(text.maxWidth, "largest text width") { $0 >= 0 }
      check(Double(text.maxLines), "number of lines") { $0 >= 0 }
    }
  }

  private mutating func checkInsets(_ insets: LayoutInsets, _ role: String, of node: LayoutNode) {
    func check(_ value: Double, _ side: StaticString) {
      number(value, "\(role), \(side)", of: node.name, origin: node.origin)
    }
    check(insets.top, "top")
    check(insets.left, "left")
    check(insets.bottom, "bottom")
    check(insets.right, "right")
  }

  mutating func checkPlacements(of model: LayoutModel) {
    var containers: Set<Int> = []
    var children: Set<Int> = []
    for placement in model.placements {
      let container = placement.container
      let isNew = containers.insert(container).inserted
      let isInOrder = placement.children.allSatisfy { child in
        model.nodes.indices.contains(child) && model.nodes[child].parent == container
          && children.insert(child).inserted
      }
      if isNew, isInOrder, model.nodes.indices.contains(container) { continue }
      let isNode = model.nodes.indices.contains(container)
      problems.append(
        LayoutProblem(
          .misplacedChildren, subject: isNode ? model.nodes[container].name : "a placement",
          origin: placement.origin))
    }
  }

  mutating func checkConstraint(_ index: Int, of model: LayoutModel) {
    let constraint = model.constraints[index]
    let found = problems.count
    for term in constraint.terms {
      checkOperand(term.operand, of: constraint, in: model)
    }
    // The text of a constraint needs names: only for operands that exist.
    let subject = problems.count > found ? "a constraint" : nil
    func check(_ value: Double, _ role: String, isAllowed: (Double) -> Bool = { _ in true }) {
      number(
        value, role, of: subject ?? model.statement(of: .explicit(index)),
        origin: constraint.origin, isAllowed: isAllowed)
    }
    for term in constraint.terms { check(term.coefficient, "multiplier") }
    check(constraint.constant, "constant")
    check(constraint.weight, "weight") { $0 > 0 }
  }

  private mutating func checkOperand(
    _ operand: LayoutOperand, of constraint: LayoutConstraint, in model: LayoutModel
  ) {
    let kind: LayoutProblem.Kind
    switch operand {
    case .attribute(_, let node, _):
      if model.nodes.indices.contains(node) { return }
      kind = .unknownNode(node)
    case .variable(let index):
      if model.freeVariables.indices.contains(index) { return }
      kind = .unknownVariable(index)
    }
    let subject = constraint.label ?? "a constraint"
    problems.append(LayoutProblem(kind, subject: subject, origin: constraint.origin))
  }
}

extension LayoutNode {
  /// Whether there is nothing to say about it: what most nodes cost is this look.
  fileprivate var isInOrder: Bool {
    guard safeArea.isUsable, margins.isUsable, alignmentInsets.isUsable,
      LayoutMetrics.isUsable(firstBaselineOffsetFromTop ?? 0),
      LayoutMetrics.isUsable(lastBaselineOffsetFromBottom ?? 0)
    else { return false }
    switch content {
    case .none: return true
    case .size(let width, let height):
      return LayoutMetrics.isUsableLength(width ?? 0) && LayoutMetrics.isUsableLength(height ?? 0)
    case .text(let text):
      return LayoutMetrics.isUsableLength(text.font.size) && text.font.size > 0
        && LayoutMetrics.isUsableLength(text.maxWidth ?? 0)
        && LayoutMetrics.isUsableLength(Double(text.maxLines))
    }
  }
}

extension LayoutInsets {
  fileprivate var isUsable: Bool {
    LayoutMetrics.isUsable(top) && LayoutMetrics.isUsable(left) && LayoutMetrics.isUsable(bottom)
      && LayoutMetrics.isUsable(right)
  }
}

extension LayoutMetrics {
  fileprivate static func isUsableLength(_ number: Double) -> Bool {
    number >= 0 && isUsable(number)
  }
}

extension LayoutConstraint {
  /// Whether there is nothing to say about it: what most constraints cost is this look.
  fileprivate func isInOrder(in model: LayoutModel) -> Bool {
    guard LayoutMetrics.isUsable(constant), LayoutMetrics.isUsable(weight), weight > 0 else {
      return false
    }
    for index in sum.indices {
      guard LayoutMetrics.isUsable(sum[index].coefficient) else { return false }
      switch sum[index].operand {
      case .attribute(_, let node, _):
        guard node >= 0, node < model.nodes.count else { return false }
      case .variable(let index):
        guard index >= 0, index < model.freeVariables.count else { return false }
      }
    }
    return true
  }
}
