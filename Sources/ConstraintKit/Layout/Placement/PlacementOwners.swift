/// Which nodes lie in children that are placed, and which of the outermost placed children they lie
/// in.
struct PlacementOwners {
  /// By node, the number of the placed child in which it lies, or which it is; nil outside of all.
  private let owners: [Int?]
  /// The outermost placed children.
  let children: [Int]

  /// - Complexity: O(nodes).
  init(_ model: LayoutModel) {
    var isPlaced = [Bool](repeating: false, count: model.nodes.count)
    for placement in model.placements {
      for child in placement.children { isPlaced[child] = true }
    }
    var owners: [Int?] = []
    owners.reserveCapacity(model.nodes.count)
    var children: [Int] = []
    for node in model.nodes.indices {
      if let owner = model.nodes[node].parent.flatMap({ owners[$0] }) {
        owners.append(owner)
      } else if isPlaced[node] {
        owners.append(children.count)
        children.append(node)
      } else {
        owners.append(nil)
      }
    }
    self.owners = owners
    self.children = children
  }

  subscript(node: Int) -> Int? { owners[node] }

  /// Where a constraint belongs.
  enum Home {
    /// All that it names lies outside of placed children.
    case outside
    /// All that it names lies in one of them.
    case child(Int)
    /// It reaches into a placed child: it can hold or not when the child is placed.
    case between
    /// It names free variables only.
    case variables
  }

  func home(of constraint: LayoutConstraint) -> Home {
    var home = Home.variables
    for term in constraint.sum {
      guard case .attribute(_, let node, _) = term.operand else { continue }
      switch (home, owners[node]) {
      case (.variables, nil): home = .outside
      case (.variables, let owner?): home = .child(owner)
      case (.outside, nil): break
      case (.child(let other), let owner?) where other == owner: break
      default: return .between
      }
    }
    return home
  }
}
