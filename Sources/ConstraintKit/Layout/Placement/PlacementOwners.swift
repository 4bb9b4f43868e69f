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
    /// It is about the size of a placed child, or of what is in it, and about sizes outside of all:
    /// it counts for the child as far as these are known.
    case reaching(Int)
    /// It names several placed children, or where one lies: it can hold or not when they are placed.
    case between
    /// It names free variables only.
    case variables
  }

  func home(of constraint: LayoutConstraint) -> Home {
    var isOutside = false
    var child: Int?
    for term in constraint.sum {
      guard case .attribute(_, let node, _) = term.operand else { continue }
      switch owners[node] {
      case nil: isOutside = true
      case let owner? where child == nil || child == owner: child = owner
      default: return .between
      }
    }
    switch (isOutside, child) {
    case (false, nil): return .variables
    case (true, nil): return .outside
    case (false, let child?): return .child(child)
    case (true, let child?): return isAboutSizes(constraint) ? .reaching(child) : .between
    }
  }

  /// Whether outside of placed children it names sizes only, and inside distances: then it means
  /// the same wherever the child lies.
  private func isAboutSizes(_ constraint: LayoutConstraint) -> Bool {
    var shifts = DimensionPair(0.0)
    for term in constraint.sum {
      guard case .attribute(let attribute, let node, _) = term.operand, !attribute.isSize
      else { continue }
      guard owners[node] != nil else { return false }
      shifts[attribute.dimension] += term.coefficient
    }
    return shifts.horizontal == 0 && shifts.vertical == 0
  }
}
