internal import ConstraintKit

/// A solved layout as source has it that builds a tree of views: each constraint belongs to a view, and views come
/// before what is in them.
///
/// Free variables are sides of guides, which are at least 0: one whose value is less is the guide's width
/// times −1. That doesn't change the solution, which keeps that bound.
struct SourceModel {
  /// A constraint of a view.
  struct Part {
    /// With an attribute of its owner first, and that with a positive coefficient.
    var constraint: LayoutConstraint
    /// The node in which positions are measured, whatever guides stand for free variables.
    var reference: Int
    /// What is said about it.
    var remark: SourceRemark?
  }

  let solution: LayoutSolution
  let tree: LayoutTree
  /// The nodes, each before what is in it, guides of variables last among their siblings.
  private(set) var order: [Int] = []
  /// By node.
  private(set) var children: [[Int]]
  /// By node.
  var parts: [[Part]]
  /// The node that stands for a variable, by its index.
  let guides: [Int]
  /// By variable.
  let isNegative: [Bool]
  var nodes: [LayoutNode]

  init(_ solution: LayoutSolution) {
    let model = solution.model
    self.solution = solution
    guides = model.freeVariables.indices.map { model.nodes.count + $0 }
    isNegative = model.freeVariables.indices.map { solution.value(of: .variable($0)) < 0 }
    let tree = LayoutTree(model)
    let owners = Self.guideParents(model, tree)
    nodes =
      model.nodes
      + zip(model.freeVariables, owners).map { name, parent in
        var guide = LayoutNode(name: name, parent: parent)
        guide.isGuide = true
        return guide
      }
    self.tree = tree
    children = Array(repeating: [], count: nodes.count)
    parts = Array(repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent].append(index) }
    }
    orderNodes()
    for constraint in model.constraints where constraint.isActive { add(constraint) }
  }

  /// Each variable's guide lies in the deepest node in which all lies that is compared with it.
  private static func guideParents(_ model: LayoutModel, _ tree: LayoutTree) -> [Int] {
    var parents = [Int?](repeating: nil, count: model.freeVariables.count)
    for constraint in model.constraints {
      let reference = tree.reference(of: constraint.terms)
      for case .variable(let index) in constraint.terms.map(\.operand) {
        parents[index] = parents[index].map { tree.commonAncestor($0, reference) } ?? reference
      }
    }
    return parents.map { $0 ?? 0 }
  }

  /// A guide more, last in its parent, where a language takes one; its number. It has its place in the
  /// order after `orderNodes()`.
  mutating func addGuide(named name: String, in parent: Int) -> Int {
    var guide = LayoutNode(name: name, parent: parent)
    guide.isGuide = true
    nodes.append(guide)
    children.append([])
    parts.append([])
    children[parent].append(nodes.count - 1)
    return nodes.count - 1
  }

  mutating func orderNodes() {
    order = Self.preorder(children)
  }

  private static func preorder(_ children: [[Int]]) -> [Int] {
    var order: [Int] = []
    var waiting = [0]
    while let node = waiting.popLast() {
      order.append(node)
      waiting += children[node].reversed()
    }
    return order
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    var terms = constraint.terms.filter { $0.coefficient != 0 }
    guard !terms.isEmpty else { return }
    let owned = terms.firstIndex { $0.isAttribute } ?? 0
    terms.insert(terms.remove(at: owned), at: 0)
    let reference = tree.reference(of: constraint.terms)
    let isElsewhere = !terms.allSatisfy(\.isAttribute) || tree.reference(of: terms) != reference
    terms = terms.map(guided)
    terms += offsets(of: terms, reference, isElsewhere: isElsewhere)
    var part = Part(
      constraint: constraint, reference: reference, remark: SourceRemark(constraint))
    part.constraint.terms = terms
    if terms[0].coefficient < 0 { part.constraint.negate() }
    parts[terms[0].node].append(part)
  }

  /// The term with a guide's width for a variable.
  private func guided(_ term: LayoutConstraint.Term) -> LayoutConstraint.Term {
    guard case .variable(let index) = term.operand else { return term }
    return .init(
      isNegative[index] ? -term.coefficient : term.coefficient,
      .attribute(.width, node: guides[index]))
  }
}

// MARK: - Names

extension SourceModel {
  /// The names from the root's child down, of each node; of the root its own.
  var paths: [[String]] {
    var paths: [[String]] = []
    for node in nodes {
      let parent = node.parent.map { $0 == 0 ? [] : paths[$0] } ?? []
      paths.append(parent.suffix(5) + [node.name])
    }
    return paths
  }
}

// MARK: - Reference points

extension SourceModel {
  /// What says from where positions count, where there are no two to compare: edges of the reference,
  /// which are at 0.
  ///
  /// - Parameter isElsewhere: Whether positions would count from elsewhere without it.
  private func offsets(
    of terms: [LayoutConstraint.Term], _ reference: Int, isElsewhere: Bool
  ) -> [LayoutConstraint.Term] {
    LayoutDimension.allCases.compactMap { dimension in
      let positions = terms.filter { $0.isPosition(along: dimension) }
      let sum = positions.reduce(0) { $0 + $1.coefficient }
      guard positions.count == 1 || isElsewhere && sum != 0 else { return nil }
      return .init(
        -sum, .attribute(Self.start(of: terms, dimension), node: reference))
    }
  }

  /// The edge of the reference from which positions count.
  static func start(
    of terms: [LayoutConstraint.Term], _ dimension: LayoutDimension
  ) -> LayoutAttribute {
    if dimension == .vertical { return .top }
    return terms.contains { $0.attribute == .leading || $0.attribute == .trailing }
      ? .leading : .left
  }
}

// MARK: - Ties

extension SourceModel {
  /// How far a value may be from the layout's, in points.
  private static let tolerance = 1e-7
  /// After so many rounds all that differs is fixed at once.
  private static let mostRounds = 8

  /// Fixes what comes out otherwise with the constraints in the order of the tree, where the file's
  /// order decided a tie: view by view, as few as it takes.
  ///
  /// - Complexity: That of solving the layout; once more for each round.
  mutating func settleTies(_ engine: LayoutEngine) {
    for round in 1...Self.mostRounds {
      let wrong = differences(engine)
      guard let first = wrong.first else { return }
      let fixed = round < Self.mostRounds ? wrong.filter { $0.node == first.node } : wrong
      for (node, attribute) in fixed { pin(attribute, of: node) }
    }
  }

  private func differences(_ engine: LayoutEngine) -> [(node: Int, attribute: LayoutAttribute)] {
    guard let other = try? engine.solve(lowered) else { return [] }
    var found: [(node: Int, attribute: LayoutAttribute)] = []
    for (place, node) in order.enumerated() where node < solution.model.nodes.count {
      let (frame, wanted) = (other.frame(of: place), solution.frame(of: node))
      let sides: [(LayoutAttribute, Double)] = [
        (.left, frame.x - wanted.x), (.top, frame.y - wanted.y),
        (.width, frame.width - wanted.width), (.height, frame.height - wanted.height),
      ]
      for (attribute, distance) in sides where distance.magnitude > Self.tolerance {
        found.append((node, attribute))
      }
    }
    return found
  }

  private mutating func pin(_ attribute: LayoutAttribute, of node: Int) {
    let own = LayoutConstraint.Term(1, .attribute(attribute, node: node))
    let parent = nodes[node].parent ?? node
    let base = LayoutConstraint.Term(-1, .attribute(attribute, node: parent))
    let terms = attribute.isSize ? [own] : [own, base]
    let constraint = LayoutConstraint(terms, .equal, solution.value(of: terms))
    parts[node].append(Part(constraint: constraint, reference: parent, remark: .tie))
  }

  /// The model that the views make.
  private var lowered: LayoutModel {
    var model = solution.model
    var places = Array(repeating: 0, count: nodes.count)
    for (place, node) in order.enumerated() { places[node] = place }
    model.nodes = order.map { index in
      var node = nodes[index]
      node.parent = node.parent.map { places[$0] }
      return node
    }
    model.freeVariables = []
    model.constraints = order.flatMap { parts[$0] }.map { part in
      var constraint = part.constraint
      constraint.terms = part.constraint.terms.map { $0.moved(to: places) }
      return constraint
    }
    return model
  }
}

extension LayoutConstraint {
  /// Says the same with all signs changed.
  fileprivate mutating func negate() {
    terms = terms.map { Term(-$0.coefficient, $0.operand) }
    constant = 0 - constant
    switch relation {
    case .equal: break
    case .lessThanOrEqual: relation = .greaterThanOrEqual
    case .greaterThanOrEqual: relation = .lessThanOrEqual
    }
  }
}

extension LayoutConstraint.Term {
  /// Whether it isn't a free variable.
  fileprivate var isAttribute: Bool {
    if case .attribute = operand { true } else { false }
  }

  /// The node that the term is about.
  var node: Int {
    if case .attribute(_, let node, _) = operand { node } else { 0 }
  }

  var attribute: LayoutAttribute? {
    if case .attribute(let attribute, _, _) = operand { attribute } else { nil }
  }

  func isPosition(along dimension: LayoutDimension) -> Bool {
    attribute.map { !$0.isSize && $0.dimension == dimension } ?? false
  }

  /// The same of the node in another place.
  fileprivate func moved(to places: [Int]) -> LayoutConstraint.Term {
    guard case .attribute(let attribute, let node, let guide) = operand else { return self }
    return .init(coefficient, .attribute(attribute, node: places[node], guide: guide))
  }
}
