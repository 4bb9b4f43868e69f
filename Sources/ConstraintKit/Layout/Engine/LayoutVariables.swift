/// The unknowns of a layout, and everything that can be constrained as sums of them.
///
/// A node has four unknowns, in its parent's coordinates, so that a constraint among siblings has
/// few terms wherever the siblings lie; the root has a size only. A node's position in a node
/// above it is the sum of the positions on the way up.
struct LayoutVariables: Sendable {
  /// The unknowns of a node in one dimension.
  struct Span: Sendable {
    /// Nil for the root, which is at 0.
    let origin: Variable?
    let length: Variable
  }

  private let spans: [DimensionPair<Span>]
  private let free: [Variable]
  /// Horizontal unknowns of readable guides that are named, relative to their nodes.
  private let readable: [Int: Span]
  let tree: LayoutTree
  private let nodes: [LayoutNode]
  private let direction: LayoutDirection
  private(set) var baselines: [Baselines]

  /// Where a node's baselines are; nil is its bottom.
  struct Baselines: Sendable, Equatable {
    var firstFromTop: Double?
    var lastFromBottom: Double?
  }

  /// Nodes whose readable guide is named, in order.
  let nodesWithReadableGuide: [Int]

  /// Makes the unknowns of `model`, which is valid, in `solver`.
  init(_ model: LayoutModel, baselines: [Baselines], in solver: inout Solver) {
    nodesWithReadableGuide = model.nodesWithReadableGuide
    // The root has a size only.
    let count =
      4 * model.nodes.count - 2 + model.freeVariables.count + 2 * nodesWithReadableGuide.count
    var made = solver.makeVariables(count)
    var spans: [DimensionPair<Span>] = []
    spans.reserveCapacity(model.nodes.count)
    for node in model.nodes.indices {
      let left = node == 0 ? nil : made.take()
      let top = node == 0 ? nil : made.take()
      spans.append(
        DimensionPair(
          horizontal: Span(origin: left, length: made.take()),
          vertical: Span(origin: top, length: made.take())))
    }
    self.spans = spans
    free = model.freeVariables.map { _ in made.take() }
    var readable: [Int: Span] = [:]
    for node in nodesWithReadableGuide {
      readable[node] = Span(origin: made.take(), length: made.take())
    }
    self.readable = readable
    tree = LayoutTree(model)
    nodes = model.nodes
    direction = model.direction
    self.baselines = baselines
  }

  /// How many unknowns there are.
  var count: Int {
    let origins = spans.count - 1
    return 2 * (spans.count + origins) + free.count + 2 * readable.count
  }

  func span(of node: Int, _ dimension: LayoutDimension) -> Span {
    spans[node][dimension]
  }

  /// Moves a node's baselines.
  mutating func setBaselines(_ value: Baselines, of node: Int) {
    baselines[node] = value
  }
}

extension LayoutVariables {
  /// `Σ coefficient·operand`, with positions measured as ``LayoutConstraint`` says.
  func expression(of terms: [LayoutConstraint.Term]) -> LinearExpression {
    expression(of: LayoutTerms(terms))
  }

  /// `Σ coefficient·operand`, with positions measured as ``LayoutConstraint`` says.
  func expression(of terms: LayoutTerms) -> LinearExpression {
    var sum = LinearExpression()
    add(terms, to: &sum)
    return sum
  }

  /// The same, added to a sum.
  @inline(__always)
  func add<Sum: LinearSum & ~Copyable>(
    _ terms: some TermVisiting, to sum: inout Sum
  ) {
    var isMirrored = false
    if direction == .rightToLeft {
      terms.visit { if $0.operand.followsText { isMirrored = true } }
    }
    let reference = tree.reference(of: terms)
    terms.visit { add($0, to: &sum, reference: reference, isMirrored: isMirrored) }
  }

  private func add<Sum: LinearSum & ~Copyable>(
    _ term: LayoutConstraint.Term, to sum: inout Sum, reference: Int, isMirrored: Bool
  ) {
    switch term.operand {
    case .variable(let index):
      sum.add(term.coefficient, free[index])
    case .attribute(let attribute, let node, let guide):
      guard isMirrored, attribute.isHorizontalPosition else {
        add(term.coefficient, attribute, of: node, guide, reference, to: &sum)
        return
      }
      sum.add(term.coefficient, span(of: reference, .horizontal).length)
      add(-term.coefficient, attribute.mirrored, of: node, guide, reference, to: &sum)
    }
  }

  /// Adds a physical attribute; leading and trailing are left and right here.
  private func add<Sum: LinearSum & ~Copyable>(
    _ coefficient: Double, _ attribute: LayoutAttribute, of node: Int, _ guide: LayoutGuide,
    _ reference: Int, to sum: inout Sum
  ) {
    let place = Place(node: node, guide: guide, reference: reference)
    let dimension = attribute.dimension
    switch attribute {
    case .width, .height:
      addLength(coefficient, dimension, of: place, to: &sum)
    case .left, .leading, .top:
      addOrigin(coefficient, dimension, of: place, to: &sum)
    case .right, .trailing, .bottom:
      addOrigin(coefficient, dimension, of: place, to: &sum)
      addLength(coefficient, dimension, of: place, to: &sum)
    case .centerX, .centerY:
      addOrigin(coefficient, dimension, of: place, to: &sum)
      addLength(coefficient / 2, dimension, of: place, to: &sum)
    case .firstBaseline:
      addOrigin(coefficient, .vertical, of: place, to: &sum)
      if guide == .frame, let offset = baselines[node].firstFromTop {
        sum.constant += coefficient * offset
      } else {
        addLength(coefficient, .vertical, of: place, to: &sum)
      }
    case .lastBaseline:
      addOrigin(coefficient, .vertical, of: place, to: &sum)
      addLength(coefficient, .vertical, of: place, to: &sum)
      if guide == .frame, let offset = baselines[node].lastFromBottom {
        sum.constant -= coefficient * offset
      }
    }
  }

  /// A node's guide, seen from the reference.
  private struct Place {
    let node: Int
    let guide: LayoutGuide
    let reference: Int
  }

  private func addOrigin<Sum: LinearSum & ~Copyable>(
    _ coefficient: Double, _ dimension: LayoutDimension, of place: Place, to sum: inout Sum
  ) {
    var position = place.node
    while position != place.reference, let parent = tree.parents[position] {
      if let origin = span(of: position, dimension).origin {
        sum.add(coefficient, origin)
      }
      position = parent
    }
    // Most constraints are about frames, which have no insets.
    if place.guide == .frame { return }
    if let readable = readableSpan(of: place, dimension), let origin = readable.origin {
      sum.add(coefficient, origin)
    } else {
      sum.constant += coefficient * insets(of: place, dimension).near
    }
  }

  private func addLength<Sum: LinearSum & ~Copyable>(
    _ coefficient: Double, _ dimension: LayoutDimension, of place: Place, to sum: inout Sum
  ) {
    if let readable = readableSpan(of: place, dimension) {
      sum.add(coefficient, readable.length)
      return
    }
    sum.add(coefficient, span(of: place.node, dimension).length)
    if place.guide == .frame { return }
    let insets = insets(of: place, dimension)
    sum.constant -= coefficient * (insets.near + insets.far)
  }

  private func readableSpan(of place: Place, _ dimension: LayoutDimension) -> Span? {
    place.guide == .readable && dimension == .horizontal ? readable[place.node] : nil
  }

  /// From the node's edges to the guide's, at the lesser and the greater coordinate.
  private func insets(
    of place: Place, _ dimension: LayoutDimension
  ) -> (near: Double, far: Double) {
    switch place.guide {
    case .frame:
      return (0, 0)
    case .safeArea:
      return nodes[place.node].safeArea.along(dimension)
    case .margins, .readable:
      let outer = nodes[place.node].safeArea.along(dimension)
      let inner = nodes[place.node].margins.along(dimension)
      return (outer.near + inner.near, outer.far + inner.far)
    }
  }
}

/// A sum of unknowns that is being made.
protocol LinearSum: ~Copyable {
  var constant: Double { get set }
  /// Adds `coefficient·variable`.
  mutating func add(_ coefficient: Double, _ variable: Variable)
}

extension LinearExpression: LinearSum {
  mutating func add(_ coefficient: Double, _ variable: Variable) {
    terms.append(Term(variable.id, coefficient))
  }
}

extension LayoutInsets {
  /// The insets at the lesser and at the greater coordinate.
  func along(_ dimension: LayoutDimension) -> (near: Double, far: Double) {
    dimension == .horizontal ? (left, right) : (top, bottom)
  }
}

extension LayoutOperand {
  /// Whether the operand depends on the direction of text.
  fileprivate var followsText: Bool {
    guard case .attribute(let attribute, _, _) = self else { return false }
    return attribute == .leading || attribute == .trailing
  }
}

extension LayoutAttribute {
  /// Whether it is measured from a left or leading edge.
  fileprivate var isHorizontalPosition: Bool { dimension == .horizontal && !isSize }

  /// The physical attribute that leading and trailing are in right-to-left text.
  fileprivate var mirrored: LayoutAttribute {
    switch self {
    case .leading: .right
    case .trailing: .left
    default: self
    }
  }
}

extension LayoutModel {
  /// The nodes whose readable guide is named by a constraint, in order.
  fileprivate var nodesWithReadableGuide: [Int] {
    var isNamed = [Bool](repeating: false, count: nodes.count)
    let constraints = constraints.span
    for index in constraints.indices {
      constraints.visitTerms(of: index) { term in
        if case .attribute(_, let node, .readable) = term.operand { isNamed[node] = true }
      }
    }
    return isNamed.indices.filter { isNamed[$0] }
  }
}
