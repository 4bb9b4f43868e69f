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
    for placement in whole.placements {
      guard let owner = owners[placement.container] else { continue }
      childPlacements[owner].append(placement)
    }
  }

  private mutating func sort(_ index: Int) {
    switch owners.home(of: whole.constraints[index]) {
    case .outside: outsideConstraints.append(index)
    case .child(let owner): childConstraints[owner].append(index)
    case .between: break
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
    return part(outsideNodes, variables, outsideConstraints) { $0 }
  }

  /// A placed child with what is in it, as the root, both of whose sides are free.
  func child(_ owner: Int) -> ModelPart {
    var constraints = childConstraints[owner]
    let variables = takeVariables(into: &constraints)
    var numbers: [Int: Int] = [:]
    for (number, variable) in variables.enumerated() { numbers[variable] = number }
    var part = part(childNodes[owner], variables, constraints) { numbers[$0] ?? 0 }
    part.model.canvas = DimensionPair(nil)
    part.model.placements = childPlacements[owner].map { placement in
      var placement = placement
      placement.container = self.numbers[placement.container]
      placement.children = placement.children.map { self.numbers[$0] }
      return placement
    }
    return part
  }

  /// The variables that constraints name, and with them the constraints among these alone, which
  /// are put in their places.
  private func takeVariables(into constraints: inout [Int]) -> [Int] {
    var variables: [Int] = []
    var known: Set<Int> = []
    var next = 0
    var taken = Set<Int>()
    while next < constraints.count {
      for term in whole.constraints[constraints[next]].sum {
        guard case .variable(let variable) = term.operand, known.insert(variable).inserted
        else { continue }
        variables.append(variable)
        for index in constraintsOfVariables[variable] ?? [] where taken.insert(index).inserted {
          constraints.append(index)
        }
      }
      next += 1
    }
    if !taken.isEmpty { constraints.sort() }
    return variables
  }

  private func part(
    _ nodes: [Int], _ variables: [Int], _ constraints: [Int], variableNumber: (Int) -> Int
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
    model.constraints = constraints.map { index in
      whole.constraints[index].mapped { operand in
        switch operand {
        case .attribute(let attribute, let node, let guide):
          .attribute(attribute, node: numbers[node], guide: guide)
        case .variable(let variable): .variable(variableNumber(variable))
        }
      }
    }
    return ModelPart(model: model, nodes: nodes, variables: variables, constraints: constraints)
  }
}
