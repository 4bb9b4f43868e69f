/// A layout that is cut into what lies outside of placed children and the subtree of each of the
/// outermost of these.
struct ModelParts {
  private let whole: LayoutModel
  private let owners: PlacementOwners
  /// By node of the whole, its number in its part.
  private let numbers: [Int]
  private let outsideNodes: [Int]
  private let childNodes: [[Int]]
  private var outsideConstraints: [Int] = []
  private var childConstraints: [[Int]]
  private var childPlacements: [[LayoutPlacement]]
  /// Free variables that are named together with what lies outside.
  private var outsideVariables: Set<Int> = []
  /// Whether a child's constraints name anything that may be known outside of it.
  private(set) var needsOutside = false
  /// Constraints that belong to no part.
  private(set) var between: [Int] = []
  /// By free variable, the constraints among variables alone that name it.
  private var constraintsOfVariables: [Int: [Int]] = [:]

  /// - Complexity: O(nodes + constraints).
  init(_ whole: LayoutModel, _ owners: PlacementOwners) {
    self.whole = whole
    self.owners = owners
    var outside: [Int] = []
    var children = [[Int]](repeating: [], count: owners.children.count)
    numbers = whole.nodes.indices.map { node in
      if let owner = owners[node] {
        children[owner].append(node)
        return children[owner].count - 1
      }
      outside.append(node)
      return outside.count - 1
    }
    outsideNodes = outside
    childNodes = children
    childConstraints = Array(repeating: [], count: children.count)
    childPlacements = Array(repeating: [], count: children.count)
    for index in whole.constraints.indices { sort(index) }
    if !outsideVariables.isEmpty { needsOutside = true }
    for placement in whole.placements {
      guard let owner = owners[placement.container] else { continue }
      childPlacements[owner].append(placement)
    }
  }

  private mutating func sort(_ index: Int) {
    switch owners.home(of: whole.constraints[index]) {
    case .outside:
      outsideConstraints.append(index)
      for term in whole.constraints[index].sum {
        if case .variable(let variable) = term.operand { outsideVariables.insert(variable) }
      }
    case .child(let owner): childConstraints[owner].append(index)
    case .reaching(let owner):
      childConstraints[owner].append(index)
      needsOutside = true
    case .between: between.append(index)
    case .variables:
      outsideConstraints.append(index)
      for term in whole.constraints[index].sum {
        guard case .variable(let variable) = term.operand else { continue }
        constraintsOfVariables[variable, default: []].append(index)
      }
    }
  }

  /// The layout without the placed children.
  var outside: ModelPart {
    let variables = Array(whole.freeVariables.indices)
    let constraints = outsideConstraints.map {
      Stated(index: $0, constraint: whole.constraints[$0])
    }
    return part(outsideNodes, variables, constraints) { $0 }
  }

  /// By node of the whole, its number outside; nil for those in placed children.
  var outsideNumbers: [Int?] {
    numbers.indices.map { owners[$0] == nil ? numbers[$0] : nil }
  }

  /// A placed child with what is in it, as the root, both of whose sides are free.
  ///
  /// - Parameter values: What counts as known outside; constraints that name more are left out.
  func child(_ owner: Int, _ values: OutsideValues?) -> ModelPart {
    var constraints = childConstraints[owner].compactMap { stated($0, values) }
    let variables = takeVariables(into: &constraints, values)
    var numbers: [Int: Int] = [:]
    for (number, variable) in variables.enumerated() { numbers[variable] = number }
    var part = part(childNodes[owner], variables, constraints) { numbers[$0] ?? 0 }
    part.model.canvas = DimensionPair(nil)
    let taken = Set(part.constraints)
    part.leftOut = childConstraints[owner].filter { !taken.contains($0) }
    part.model.placements = childPlacements[owner].map { placement in
      var placement = placement
      placement.container = self.numbers[placement.container]
      placement.children = placement.children.map { self.numbers[$0] }
      return placement
    }
    return part
  }

  /// A constraint with its index.
  private struct Stated {
    let index: Int
    let constraint: LayoutConstraint
    /// Whether it has something from outside at its value.
    var isHeld = false
  }

  /// A child's constraint with what is known outside at its value; nil if it names anything else
  /// there.
  private func stated(_ index: Int, _ values: OutsideValues?) -> Stated? {
    let constraint = whole.constraints[index]
    guard needsOutside else { return Stated(index: index, constraint: constraint) }
    let held = constraint.holding { operand in
      isOutside(operand) ? values?.value(of: operand) : nil
    }
    let isWhole = held.sum.allSatisfy { term in
      if case .attribute = term.operand { return !isOutside(term.operand) }
      return true
    }
    guard isWhole, LayoutMetrics.isUsable(held.constant) else { return nil }
    return Stated(
      index: index, constraint: held, isHeld: held.sum.count < constraint.sum.count)
  }

  private func isOutside(_ operand: LayoutOperand) -> Bool {
    switch operand {
    case .attribute(_, let node, _): owners[node] == nil
    case .variable(let variable): outsideVariables.contains(variable)
    }
  }

  /// The variables that constraints name, and with them the constraints among these alone, which
  /// are put in their places.
  private func takeVariables(
    into constraints: inout [Stated], _ values: OutsideValues?
  ) -> [Int] {
    var variables: [Int] = []
    var known: Set<Int> = []
    var next = 0
    var taken = Set<Int>()
    while next < constraints.count {
      for term in constraints[next].constraint.sum {
        guard case .variable(let variable) = term.operand, known.insert(variable).inserted
        else { continue }
        variables.append(variable)
        for index in constraintsOfVariables[variable] ?? [] where taken.insert(index).inserted {
          if let stated = stated(index, values) { constraints.append(stated) }
        }
      }
      next += 1
    }
    if !taken.isEmpty { constraints.sort { $0.index < $1.index } }
    return variables
  }

  private func part(
    _ nodes: [Int], _ variables: [Int], _ constraints: [Stated], variableNumber: (Int) -> Int
  ) -> ModelPart {
    var model = LayoutModel(nodes: [], canvas: whole.canvas)
    model.direction = whole.direction
    model.scale = whole.scale
    model.nodes = nodes.enumerated().map { number, node in
      var copy = whole.nodes[node]
      copy.parent = number == 0 ? nil : copy.parent.map { numbers[$0] }
      return copy
    }
    model.freeVariables = variables.map { whole.freeVariables[$0] }
    model.constraints = constraints.map { stated in
      stated.constraint.mapped { operand in
        switch operand {
        case .attribute(let attribute, let node, let guide):
          .attribute(attribute, node: numbers[node], guide: guide)
        case .variable(let variable): .variable(variableNumber(variable))
        }
      }
    }
    return ModelPart(
      model: model, nodes: nodes, variables: variables, constraints: constraints.map(\.index),
      isHeld: constraints.contains(where: \.isHeld))
  }
}
