/// Constraints as text. Every message about a layout takes its words from here.
extension LayoutModel {
  /// The constraint as it might have been written, `avatar.left == root.left + 20 @high`.
  public func statement(of source: ConstraintSource) -> String {
    switch source {
    case .explicit(let index):
      constraints.indices.contains(index) ? statement(of: constraints[index]) : "?"
    case .canvas(let dimension):
      "\(name(of: 0)).\(dimension.side) == \((canvas[dimension] ?? 0).shortest)"
    case .nonNegative(let node, let dimension):
      "\(name(of: node)).\(dimension.side) >= 0"
    case .intrinsic(let node, let dimension, let isMinimum):
      intrinsicStatement(node, dimension, isMinimum: isMinimum)
    case .fitting(let node, let dimension):
      "\(name(of: node)).\(dimension.side) == 0 @\(Priority.fittingSize)"
    case .readableGuide(let node, let rule):
      statement(of: LayoutConstraint.readableGuide(of: node, rule))
    }
  }

  /// What the constraint is for, or who made it, where nobody wrote it so: "the canvas", "no width
  /// is negative", "by the stack".
  public func role(of source: ConstraintSource) -> String? {
    switch source {
    case .explicit: provenance(of: source).role
    case .canvas: "the canvas"
    case .nonNegative(_, .horizontal): "no width is negative"
    case .nonNegative(_, .vertical): "no height is negative"
    case .intrinsic(_, _, isMinimum: true): "its content resists compression"
    case .intrinsic(_, _, isMinimum: false): "it hugs its content"
    case .fitting: "a self-sizing side is as short as may be"
    case .readableGuide: "the readable guide"
    }
  }

  /// How the constraint came about; the engine's own count as written.
  func provenance(of source: ConstraintSource) -> ConstraintProvenance {
    guard case .explicit(let index) = source, constraints.indices.contains(index) else {
      return .written
    }
    return constraints[index].provenance
  }

  /// Where the constraint was written.
  public func origin(of source: ConstraintSource) -> ConstraintOrigin {
    switch source {
    case .explicit(let index):
      constraints.indices.contains(index) ? constraints[index].origin : .none
    case .intrinsic(let node, _, _), .fitting(let node, _):
      nodes.indices.contains(node) ? nodes[node].origin : .none
    case .canvas, .nonNegative, .readableGuide: .none
    }
  }

  /// The node's name; with those of its superviews where another node has the same, and with its
  /// number, `cell.view#2`, where views of one superview have the same.
  public func name(of node: Int) -> String {
    guard nodes.indices.contains(node) else { return "?" }
    let name = nodes[node].name
    let isUnique = !nodes.indices.contains { $0 != node && nodes[$0].name == name }
    if isUnique { return name }
    var path = numberedName(of: node)
    var child = node
    // The root's name is left out, and a parent that isn't before its child isn't followed: the
    // model may be one that is being refused.
    while let parent = nodes[child].parent, nodes.indices.contains(parent), parent < child,
      nodes[parent].parent != nil
    {
      path = "\(numberedName(of: parent)).\(path)"
      child = parent
    }
    return path
  }

  /// The name, with its number among those of the superview where several have it.
  private func numberedName(of node: Int) -> String {
    let name = nodes[node].name
    let alike = nodes.indices.filter {
      nodes[$0].parent == nodes[node].parent && nodes[$0].name == name
    }
    guard alike.count > 1, let number = alike.firstIndex(of: node) else { return name }
    return "\(name)#\(number + 1)"
  }
}

extension LayoutModel {
  /// What a constraint of a single size is about, `card.width`.
  func size(constrainedBy source: ConstraintSource) -> String? {
    switch source {
    case .explicit(let index):
      guard constraints.indices.contains(index), constraints[index].sum.count == 1,
        constraints[index].sum[0].coefficient == 1,
        case .attribute(let attribute, _, _)? = constraints[index].sum.first?.operand,
        attribute.isSize
      else { return nil }
      return name(of: constraints[index].sum[0].operand)
    case .canvas(let dimension): return "\(name(of: 0)).\(dimension.side)"
    case .nonNegative(let node, let dimension), .intrinsic(let node, let dimension, _),
      .fitting(let node, let dimension):
      return "\(name(of: node)).\(dimension.side)"
    case .readableGuide: return nil
    }
  }

  /// What a constraint that compares its terms with `constant` is about: a single size, or its
  /// terms, `box.left - cell.left`. Nil where other numbers count too, insets of guides say.
  func subject(of source: ConstraintSource, comparedWith constant: Double) -> String? {
    if let size = size(constrainedBy: source) { return size }
    guard case .explicit(let index) = source, constraints.indices.contains(index),
      constraints[index].constant == constant
    else { return nil }
    return sum(constraints[index].terms, constant: 0)
  }

  private func statement(of constraint: LayoutConstraint) -> String {
    let (left, right, constant) = constraint.sides
    var text = sum(left, constant: 0)
    text += " \(constraint.relation) "
    text += sum(right, constant: constant)
    return text + constraint.priority.suffix
  }

  private func intrinsicStatement(
    _ node: Int, _ dimension: LayoutDimension, isMinimum: Bool
  ) -> String {
    guard nodes.indices.contains(node) else { return "?" }
    let wishes = isMinimum ? nodes[node].compression : nodes[node].hugging
    let side = dimension.side
    let relation: Relation = isMinimum ? .greaterThanOrEqual : .lessThanOrEqual
    var size = "content.\(side)"
    if case .size(let width, let height) = nodes[node].content,
      let known = side == .width ? width : height
    {
      size = known.shortest
    }
    return "\(name(of: node)).\(side) \(relation) \(size)\(wishes[dimension].suffix)"
  }

  /// `2 * a.width - b.left + 20`.
  func sum(_ terms: [LayoutConstraint.Term], constant: Double) -> String {
    var text = ""
    for term in terms {
      let product = abs(term.coefficient).product(with: name(of: term.operand))
      text.append(summand: product, isNegative: term.coefficient < 0)
    }
    if constant != 0 || terms.isEmpty {
      text.append(summand: abs(constant).readable, isNegative: constant < 0)
    }
    return text
  }

  private func name(of operand: LayoutOperand) -> String {
    switch operand {
    case .variable(let index):
      freeVariables.indices.contains(index) ? freeVariables[index] : "?"
    case .attribute(let attribute, let node, let guide):
      "\(name(of: node)).\(guide.prefix)\(attribute)"
    }
  }
}

extension LayoutConstraint {
  /// The first term on the left, with a positive factor where that keeps the relation; all else on
  /// the right.
  fileprivate var sides: (left: [Term], right: [Term], constant: Double) {
    guard let first = terms.first else { return ([], [], constant) }
    let rest = terms.dropFirst()
    guard first.coefficient < 0, relation == .equal else {
      return ([first], rest.map { Term(-$0.coefficient, $0.operand) }, constant)
    }
    return ([Term(-first.coefficient, first.operand)], Array(rest), -constant)
  }
}

extension Priority {
  /// ` @high`; nothing where it is required.
  fileprivate var suffix: String { isRequired ? "" : " @\(self)" }
}

extension LayoutGuide {
  fileprivate var prefix: String {
    switch self {
    case .frame: ""
    case .safeArea: "safe."
    case .margins: "margins."
    case .readable: "readable."
    }
  }
}

extension LayoutDimension {
  /// `width` or `height`.
  var side: LayoutAttribute { self == .horizontal ? .width : .height }
}

extension String {
  fileprivate mutating func append(summand: String, isNegative: Bool) {
    if isEmpty {
      self += isNegative ? "-" : ""
    } else {
      self += isNegative ? " - " : " + "
    }
    self += summand
  }
}

extension Double {
  /// Digits of a text from which on a number is a quotient, or has a rounding error.
  private static let mostDigits = 10

  /// Times something: `2 * a.width`, and `a.width / 3` where the factor is the reciprocal of a whole
  /// number that has no short text of its own.
  fileprivate func product(with name: String) -> String {
    if self == 1 { return name }
    let divisor = (1 / self).rounded()
    if shortest.utf8.count > Self.mostDigits, divisor.magnitude < 1000, 1 / divisor == self {
      return "\(name) / \(divisor.shortest)"
    }
    return "\(readable) * \(name)"
  }

  /// To a millionth where it has more digits than anybody writes: `2.666667`, and 108 for
  /// 107.99999999999999.
  fileprivate var readable: String {
    let text = shortest
    let rounded = (self * 1e6).rounded() / 1e6
    return text.utf8.count > Self.mostDigits && rounded != 0 ? rounded.shortest : text
  }

  /// The shortest text of the number: whole numbers without a point.
  var shortest: String {
    guard isFinite, self == rounded(), magnitude < 1e15 else { return "\(self)" }
    return "\(Int64(self))"
  }
}
