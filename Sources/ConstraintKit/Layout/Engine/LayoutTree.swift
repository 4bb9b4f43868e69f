/// Who lies in whom, and how deep.
package struct LayoutTree: Sendable {
  let parents: [Int?]
  private let depths: [Int]

  /// The tree of `model`, whose parents come before their children.
  package init(_ model: LayoutModel) {
    parents = model.nodes.indices.map { model.nodes[$0].parent }
    var depths: [Int] = []
    depths.reserveCapacity(parents.count)
    for parent in parents {
      depths.append(parent.map { depths[$0] + 1 } ?? 0)
    }
    self.depths = depths
  }

  /// The node in which the positions of a constraint are measured: the deepest in which every
  /// named node lies, or which it is; the parent where just one is named.
  @inline(__always)
  func reference(of terms: some TermVisiting) -> Int {
    var common = -1
    var isOneNode = true
    terms.visit { term in
      guard case .attribute(_, let node, _) = term.operand else { return }
      if common < 0 {
        common = node
      } else if node != common {
        isOneNode = false
        common = commonAncestor(common, node)
      }
    }
    if common < 0 { return 0 }
    return isOneNode ? parents[common] ?? common : common
  }

  /// The node in which the positions of a constraint of `terms` are measured.
  package func reference(of terms: [LayoutConstraint.Term]) -> Int {
    reference(of: LayoutTerms(terms))
  }

  /// The deepest node in which both lie, or which one of them is.
  ///
  /// - Complexity: O(depth).
  package func commonAncestor(_ first: Int, _ second: Int) -> Int {
    var (first, second) = (first, second)
    while first != second {
      if depths[first] >= depths[second], let parent = parents[first] {
        first = parent
      } else if let parent = parents[second] {
        second = parent
      } else {
        return 0
      }
    }
    return first
  }
}
