/// Everything that the constraints of a layout leave open, view by view and dimension by dimension.
///
/// Each cause is told once: what is settled as soon as an earlier entry is settled isn't told. What
/// the order of declaration decides counts as settled, and hidden views aren't told of.
public struct LayoutAmbiguityReport: Sendable, Hashable {
  /// In the order of the views, what is free before sides that nothing reaches.
  public let entries: [AxisAmbiguity]

  /// Whether everything is settled.
  public var isEmpty: Bool { entries.isEmpty }
}

extension LayoutAmbiguityReport: CustomStringConvertible {
  /// The entries one under the other.
  public var description: String {
    isEmpty
      ? "every place and size is determined"
      : entries.map(\.description).joined(separator: "\n")
  }
}

extension LayoutSolution {
  /// What the constraints leave open, with what would settle it; at most 20 entries of free views.
  /// - Complexity: a copy of the system and O(size) where nothing is open; a few copies and a few
  ///   steps of the simplex method for each entry otherwise.
  public var ambiguityReport: LayoutAmbiguityReport {
    LayoutAmbiguityReport(entries: freeAxes(atMost: 20).map(entry) + unheldSides)
  }

  /// What the constraints leave open of a view in a dimension, be it a consequence of something
  /// else; nil where it is settled, and for a view that wasn't in the tree.
  /// - Complexity: a few copies of the system, and a few steps of the simplex method where it is open.
  public func ambiguity(of view: LayoutView, _ dimension: LayoutDimension) -> AxisAmbiguity? {
    guard let node = node(of: view) else { return nil }
    let attributes = [dimension.edges.near, dimension.edges.size]
    var solver = system.solver
    let degrees = pin(attributes, of: node, in: &solver)
    guard degrees > 0 else { return unheldSide(node, dimension) }
    return entry(
      FreeAxis(node: node, dimension: dimension, degrees: degrees, attributes: attributes))
  }

  /// A node that is open in a dimension.
  package struct FreeAxis: Sendable {
    package let node: Int
    package let dimension: LayoutDimension
    /// How many independent numbers are open, at least 1.
    package let degrees: Int
    /// Left and width, or top and height: those that are open.
    package let attributes: [LayoutAttribute]
  }

  /// The open nodes whose settling isn't a consequence of settling those before them.
  package func freeAxes(atMost limit: Int) -> [FreeAxis] {
    var found: [FreeAxis] = []
    var solver = system.solver
    var pending = freeAttributes(in: solver)
    while let first = pending.first, found.count < limit {
      let dimension = first.attribute.dimension
      let attributes = pending.filter {
        $0.node == first.node && $0.attribute.dimension == dimension
      }.map(\.attribute)
      let degrees = pin(attributes, of: first.node, in: &solver)
      found.append(
        FreeAxis(
          node: first.node, dimension: dimension, degrees: max(degrees, 1), attributes: attributes))
      guard degrees > 0 else { break }
      pending = freeAttributes(in: solver)
    }
    return found
  }

  /// Holds attributes where they are, and counts how many that took.
  private func pin(
    _ attributes: [LayoutAttribute], of node: Int, in solver: inout Solver
  ) -> Int {
    var count = 0
    for attribute in attributes where count < 2 {
      let sum = system.variables.expression(of: [.init(1, .attribute(attribute, node: node))])
      guard !solver.isDetermined(sum, breakingTies: true) else { continue }
      count += 1
      let pin = LinearConstraint(sum - solver.value(of: sum), .equal)
      guard (try? solver.add(pin)) != nil else { break }
    }
    return count
  }
}

// MARK: - Entries

extension LayoutSolution {
  private func entry(_ axis: FreeAxis) -> AxisAmbiguity {
    let attributes = axis.dimension.attributes
    let fixed = attributes.filter { isDetermined($0, of: axis.node) }
    let free = attributes.filter { !fixed.contains($0) }
    return AxisAmbiguity(
      node: axis.node, name: model.name(of: axis.node), origin: model.nodes[axis.node].origin,
      dimension: axis.dimension, kind: .free(degrees: axis.degrees), fixed: fixed,
      free: free.map { ambiguity($0, of: axis.node) },
      cause: cause(axis, fixed: fixed),
      suggestions: free.map { model.suggestion($0, of: axis.node) })
  }

  private func isDetermined(_ attribute: LayoutAttribute, of node: Int) -> Bool {
    isDetermined([.init(1, .attribute(attribute, node: node))], breakingTies: true)
  }

  private func ambiguity(_ attribute: LayoutAttribute, of node: Int) -> LayoutAmbiguity {
    LayoutAmbiguity(
      node: node, attribute: attribute,
      range: range(of: [.init(1, .attribute(attribute, node: node))], breakingTies: true))
  }

  private func cause(_ axis: FreeAxis, fixed: [LayoutAttribute]) -> String {
    let (near, size, far) = axis.dimension.edges
    guard let parent = model.nodes[axis.node].parent else { return "nothing holds its \(size)" }
    let edges = [near, far].filter { !fixed.contains($0) }.map(\.description)
    let name = model.name(of: parent)
    return
      "no chain of constraints reaches it from the \(edges.joined(separator: " or the ")) of \(name)"
  }

  /// Self-sizing sides that are 0 since nothing but the pull to 0 holds them.
  private var unheldSides: [AxisAmbiguity] {
    model.nodes.indices.flatMap { node in
      LayoutDimension.allCases.compactMap { unheldSide(node, $0) }
    }
  }

  private func unheldSide(_ node: Int, _ dimension: LayoutDimension) -> AxisAmbiguity? {
    let isFitting =
      model.nodes[node].fits[dimension] || (node == 0 && model.canvas[dimension] == nil)
    guard isFitting, !model.nodes[node].isHidden, let last = lastChild(of: node, dimension),
      reasons(of: node, dimension).allSatisfy({ $0.isPull(of: node, dimension) })
    else { return nil }
    let far = dimension.edges.far
    let name = model.name(of: node)
    return AxisAmbiguity(
      node: node, name: name, origin: model.nodes[node].origin, dimension: dimension,
      kind: .unheldSide, fixed: dimension.attributes, free: [],
      cause: "no chain of constraints from what is in it reaches its \(far)",
      suggestions: ["\(model.name(of: last)).\(far) == \(name).\(far) - …"])
  }

  private func reasons(of node: Int, _ dimension: LayoutDimension) -> [ConstraintSource] {
    let length = system.variables.span(of: node, dimension).length
    return system.solver.explanation(of: length).reasons.compactMap { system.source(of: $0.id) }
  }

  /// The child that reaches farthest.
  private func lastChild(of node: Int, _ dimension: LayoutDimension) -> Int? {
    let children = model.nodes.indices.filter {
      model.nodes[$0].parent == node && !model.nodes[$0].isHidden && !model.nodes[$0].isGuide
    }
    func end(_ child: Int) -> Double {
      dimension == .horizontal ? frame(of: child).right : frame(of: child).bottom
    }
    return children.max { end($0) < end($1) }
  }
}

extension LayoutModel {
  /// A constraint that would settle an attribute.
  fileprivate func suggestion(_ attribute: LayoutAttribute, of node: Int) -> String {
    let name = name(of: node)
    guard !attribute.isSize, let parent = nodes[node].parent else {
      return "\(name).\(attribute) == …"
    }
    let isNear = attribute == attribute.dimension.edges.near
    return "\(name).\(attribute) == \(self.name(of: parent)).\(attribute) \(isNear ? "+" : "-") …"
  }
}

extension ConstraintSource {
  /// Whether it pulls or holds a side at 0.
  fileprivate func isPull(of node: Int, _ dimension: LayoutDimension) -> Bool {
    self == .fitting(node: node, dimension) || self == .nonNegative(node: node, dimension)
  }
}

extension LayoutDimension {
  fileprivate typealias Edges = (
    near: LayoutAttribute, size: LayoutAttribute, far: LayoutAttribute
  )

  fileprivate var edges: Edges {
    self == .horizontal ? (.left, .width, .right) : (.top, .height, .bottom)
  }

  fileprivate var attributes: [LayoutAttribute] { [edges.near, edges.size, edges.far] }
}
