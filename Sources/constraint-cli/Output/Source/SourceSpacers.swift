internal import ConstraintKit

/// Says each constraint in constraints of two sides, as UIKit has them, with spacers for what is added up.
///
/// A spacer is a guide, which is at least 0 wide and high: a distance that is less than 0 in the solution
/// is its width times −1. That doesn't change the solution, which keeps that bound.
struct SourceSpacers {
  typealias Term = LayoutConstraint.Term

  private(set) var model: SourceModel
  /// By node.
  private var parts: [[SourceModel.Part]]
  /// What nothing else holds in place, and along which dimension.
  private var loose: [(node: Int, LayoutDimension)]
  /// Whose constraint is being said.
  private var owner = 0
  private var axis = SourceAxis(of: [], direction: .leftToRight)
  private var reference = 0

  /// The model, with the layout's guides held in place.
  init(_ model: SourceModel) {
    self.model = model
    parts = Array(repeating: [], count: model.nodes.count)
    loose = model.guides.map { ($0, .vertical) }
    // What the root says of a view in it comes after what that says of itself.
    for node in model.order.dropFirst() + [0] {
      owner = node
      for part in model.parts[node] { add(part) }
    }
    for (node, dimension) in loose { holdInPlace(node, along: dimension) }
    self.model.parts = parts
    self.model.orderNodes()
  }

  private mutating func add(_ part: SourceModel.Part) {
    let terms = part.constraint.terms
    axis = SourceAxis(of: terms, direction: model.solution.model.direction)
    reference = part.reference
    // What compares an attribute with itself says nothing of the view.
    if terms.count == 2, terms[0].operand == terms[1].operand { return }
    guard let chain = SourceChain(part, of: owner, parent: model.nodes[owner].parent),
      !axis.isMirrored || chain.sides.multiplier == 1
    else { return addRelation(part) }
    append(part, with: terms)
  }

  private mutating func addRelation(_ part: SourceModel.Part) {
    let relation = SourceRelation(part)
    if relation.isPosition {
      addPosition(part, relation)
    } else {
      addLength(part, relation)
    }
  }

  /// The part with other terms, which say the same up to a factor.
  private mutating func append(
    _ part: SourceModel.Part, with terms: [Term], dividedBy factor: Double = 1
  ) {
    var part = part
    part.constraint.terms = terms.map { Term($0.coefficient, axis.physical($0.operand)) }
    part.constraint.constant /= factor
    let isReversed = axis.isReversed && part.constraint.terms[0].isPosition(along: .horizontal)
    if (factor < 0) != isReversed { part.constraint.relation = part.constraint.relation.reversed }
    if isReversed { part.constraint.constant = 0 - part.constraint.constant }
    part.constraint.turnFromRoot()
    parts[part.constraint.terms[0].node].append(part)
  }
}

// MARK: - Positions

extension SourceSpacers {
  private mutating func addPosition(_ part: SourceModel.Part, _ relation: SourceRelation) {
    guard case .operand(let operand) = relation.left.quantity, let attribute = operand.attribute
    else { return }
    if let fraction = fraction(relation.right, along: attribute.dimension), operand.isOwnable {
      return append(part, with: [Term(1, operand), fraction])
    }
    let start = relation.start(attribute.dimension)
    var cursor = start
    var rest = Self.weighted(relation.right)
    if let head = rest.first, head.factor == 1, case .operand(let place) = head.quantity {
      cursor = place
      rest.removeFirst()
    }
    for summand in rest {
      cursor = advanced(cursor, by: summand.asLength(from: start), along: attribute.dimension)
    }
    let own = operand.isOwnable ? operand : marker(at: operand)
    append(part, with: [Term(1, own), Term(-1, cursor)])
  }

  /// A mean of two positions as the first and a part of the way to the second.
  private static func weighted(_ summands: [SourceRelation.Summand]) -> [SourceRelation.Summand] {
    guard summands.count >= 2, summands[0].factor + summands[1].factor == 1,
      case .operand(let first) = summands[0].quantity, first.attribute?.isSize == false,
      case .operand(let second) = summands[1].quantity, second.attribute?.isSize == false
    else { return summands }
    let way = SourceRelation.Summand(
      factor: summands[1].factor, quantity: .distance(from: first, to: second))
    return [.init(factor: 1, quantity: .operand(first)), way] + summands.dropFirst(2)
  }

  /// A part of the superview's width from its left edge is its right edge times a number, of its height
  /// its bottom.
  private func fraction(
    _ summands: [SourceRelation.Summand], along dimension: LayoutDimension
  ) -> Term? {
    guard axis.isPhysical, reference != owner, summands.count == 2, let size = summands.last else {
      return nil
    }
    let edges = axis.edges(along: dimension)
    let start = LayoutOperand.attribute(edges.start, node: reference)
    guard summands[0] == SourceRelation.Summand(factor: 1, quantity: .operand(start)),
      size.quantity == .operand(.attribute(edges.size, node: reference)), size.factor > 0
    else { return nil }
    return Term(-size.factor, .attribute(edges.end, node: reference))
  }

  /// The position that is `summand` after another: the other edge of a spacer.
  private mutating func advanced(
    _ cursor: LayoutOperand, by summand: SourceRelation.Summand, along dimension: LayoutDimension
  ) -> LayoutOperand {
    let edges = axis.edges(along: dimension)
    let (size, sign) = length(summand.quantity)
    if summand.factor == 0.5, case .distance(cursor, _) = summand.quantity,
      case .attribute(edges.size, let spacer, .frame) = size
    {
      return .attribute(dimension == .horizontal ? .centerX : .centerY, node: spacer)
    }
    let turn = turn(of: summand.quantity)
    let factor = summand.factor * sign * turn
    let (near, far) = factor > 0 ? (edges.start, edges.end) : (edges.end, edges.start)
    let spacer = addSpacer(along: dimension)
    state(edges.size, of: spacer, size, times: factor.magnitude * turn)
    state(near, of: spacer, cursor)
    return .attribute(far, node: spacer)
  }

  /// A spacer that has no size, at a position that can't be constrained itself.
  private mutating func marker(at operand: LayoutOperand) -> LayoutOperand {
    let dimension = operand.attribute?.dimension ?? .horizontal
    let edges = axis.edges(along: dimension)
    let spacer = addSpacer(along: dimension)
    state(edges.start, of: spacer, operand)
    parts[spacer].append(zero(edges.size, of: spacer))
    return .attribute(edges.start, node: spacer)
  }
}

// MARK: - Lengths

extension SourceSpacers {
  private mutating func addLength(_ part: SourceModel.Part, _ relation: SourceRelation) {
    var (own, sign) = length(relation.left.quantity)
    if !own.isOwnable {
      let turn = turn(of: relation.left.quantity)
      own = copy(of: own, times: turn)
      sign *= turn
    }
    let factor = relation.left.factor * sign
    var terms = [Term(1, own)]
    if let (size, multiplier) = sum(of: relation, along: own.attribute?.dimension ?? .horizontal) {
      terms.append(Term(-multiplier / factor, size))
    }
    append(part, with: terms, dividedBy: factor)
  }

  /// What is added up as a size times a number; nil where that is nothing.
  private mutating func sum(
    of relation: SourceRelation, along dimension: LayoutDimension
  ) -> (size: LayoutOperand, multiplier: Double)? {
    var rest = relation.right
    if rest.isEmpty { return nil }
    if rest.count == 1 {
      let (size, sign) = length(rest[0].quantity)
      return (size, sign * rest[0].factor)
    }
    let value = rest.reduce(0) { $0 + $1.factor * self.value(of: $1.quantity) }
    var (start, cursor) = (relation.start(dimension), relation.start(dimension))
    if let index = rest.firstIndex(where: { $0.isDistance(along: dimension) }),
      case .distance(let first, let last) = rest.remove(at: index).quantity
    {
      (start, cursor) = (first, last)
    }
    for summand in rest { cursor = advanced(cursor, by: summand, along: dimension) }
    return span(from: start, to: cursor, value: value)
  }

  /// A length as a size, and its sign.
  private mutating func length(_ quantity: SourceRelation.Quantity) -> (LayoutOperand, Double) {
    switch quantity {
    case .operand(let operand): (operand, 1)
    case .distance(let start, let end):
      span(from: start, to: end, value: value(of: quantity))
    }
  }

  /// A spacer between two positions, and the sign of their distance.
  private mutating func span(
    from start: LayoutOperand, to end: LayoutOperand, value: Double
  ) -> (size: LayoutOperand, multiplier: Double) {
    let dimension = start.attribute?.dimension ?? .horizontal
    let edges = axis.edges(along: dimension)
    let spacer = addSpacer(along: dimension)
    state(edges.start, of: spacer, value < 0 ? end : start)
    state(edges.end, of: spacer, value < 0 ? start : end)
    return (.attribute(edges.size, node: spacer), value < 0 ? -1 : 1)
  }

  /// −1 for a size that is negative in the solution, as of margins that have no room, and otherwise 1.
  private func turn(of quantity: SourceRelation.Quantity) -> Double {
    if case .operand = quantity, value(of: quantity) < 0 { -1 } else { 1 }
  }

  /// A spacer's side that is as long as another that can't be constrained itself.
  private mutating func copy(of size: LayoutOperand, times turn: Double) -> LayoutOperand {
    let edges = axis.edges(along: size.attribute?.dimension ?? .horizontal)
    let spacer = addSpacer(along: size.attribute?.dimension ?? .horizontal)
    state(edges.size, of: spacer, size, times: turn)
    let parent = LayoutOperand.attribute(edges.start, node: reference)
    state(edges.start, of: spacer, parent)
    return .attribute(edges.size, node: spacer)
  }

  /// In the solution, along the axis.
  private func value(of quantity: SourceRelation.Quantity) -> Double {
    switch quantity {
    case .operand(let operand):
      if case .attribute(_, let node, _) = operand, let variable = model.guides.firstIndex(of: node)
      {
        return model.solution.value(of: .variable(variable)).magnitude
      }
      return model.solution.value(of: [Term(1, operand)])
    case .distance(let start, let end):
      let terms = [Term(1, end), Term(-1, start)]
      let isTurned =
        axis.isMirrored && end.attribute?.dimension == .horizontal
        && !terms.contains { $0.attribute?.isDirected ?? false }
      return model.solution.value(of: terms) * (isTurned ? -1 : 1)
    }
  }
}

// MARK: - Spacers

extension SourceSpacers {
  private mutating func addSpacer(along dimension: LayoutDimension) -> Int {
    let node = model.addGuide(named: model.nodes[owner].name + "Spacer", in: reference)
    parts.append([])
    loose.append((node, dimension == .horizontal ? .vertical : .horizontal))
    return node
  }

  /// Without a size along the dimension, at the parent's start; of a guide of a variable, whose width is
  /// it, at the parent's left too.
  private mutating func holdInPlace(_ node: Int, along dimension: LayoutDimension) {
    let parent = model.nodes[node].parent ?? 0
    let isVariable = model.guides.contains(node)
    let starts: [LayoutAttribute] =
      isVariable ? [.left, .top] : [dimension == .horizontal ? .left : .top]
    for start in starts {
      let terms = [
        Term(1, .attribute(start, node: node)), Term(-1, .attribute(start, node: parent)),
      ]
      let constraint = LayoutConstraint(terms, .equal)
      parts[node].append(
        SourceModel.Part(constraint: constraint, reference: parent, remark: .spacer))
    }
    parts[node].append(zero(dimension == .horizontal ? .width : .height, of: node))
  }

  private func zero(_ size: LayoutAttribute, of node: Int) -> SourceModel.Part {
    let constraint = LayoutConstraint([Term(1, .attribute(size, node: node))], .equal)
    return SourceModel.Part(constraint: constraint, reference: reference, remark: .spacer)
  }

  /// `attribute` of a spacer is `factor` times the operand.
  private mutating func state(
    _ attribute: LayoutAttribute, of spacer: Int, _ operand: LayoutOperand, times factor: Double = 1
  ) {
    let terms = [
      Term(1, .attribute(attribute, node: spacer)), Term(-factor, axis.physical(operand)),
    ]
    let constraint = LayoutConstraint(terms, .equal)
    parts[spacer].append(
      SourceModel.Part(constraint: constraint, reference: reference, remark: .spacer))
  }
}

extension SourceRelation.Summand {
  /// A position as its distance from where positions count.
  fileprivate func asLength(from start: LayoutOperand) -> Self {
    guard case .operand(let operand) = quantity, operand.attribute?.isSize == false else {
      return self
    }
    return Self(factor: factor, quantity: .distance(from: start, to: operand))
  }

  fileprivate func isDistance(along dimension: LayoutDimension) -> Bool {
    guard factor == 1, case .distance(let start, _) = quantity else { return false }
    return start.attribute?.dimension == dimension
  }
}

extension LayoutOperand {
  /// Whether UIKit has it as the first side of a view's constraint.
  fileprivate var isOwnable: Bool {
    guard case .attribute(let attribute, _, let guide) = self else { return false }
    return guide == .frame || guide == .margins && attribute.hasMargin
  }

  var attribute: LayoutAttribute? {
    if case .attribute(let attribute, _, _) = self { attribute } else { nil }
  }
}

extension LayoutConstraint {
  /// A view's relation to the root instead of the root's to the view: whoever constrains a view takes it
  /// from the autoresizing masks, and the root may have been put in place by them.
  fileprivate mutating func turnFromRoot() {
    guard terms.count == 2, terms[0].node == 0, terms[1].node != 0, terms[1].coefficient == -1,
      terms[1].operand.isOwnable
    else { return }
    terms = [Term(1, terms[1].operand), Term(-1, terms[0].operand)]
    constant = 0 - constant
    relation = relation.reversed
  }
}

extension Relation {
  fileprivate var reversed: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
