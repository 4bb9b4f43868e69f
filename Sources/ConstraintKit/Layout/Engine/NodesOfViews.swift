/// Which node of a model stands for which view.
struct NodesOfViews: Sendable {
  private struct Pair: Sendable {
    let view: LayoutView.ID
    let node: Int
  }

  /// By the views' identities, rising.
  private var pairs: [Pair] = []

  init() {}

  /// - Parameter views: In the order of their nodes.
  init(_ views: [LayoutView]) {
    pairs.reserveCapacity(views.count)
    var isRising = true
    for (node, view) in views.enumerated() {
      if let last = pairs.last, !(last.view < view.id) { isRising = false }
      pairs.append(Pair(view: view.id, node: node))
    }
    // Views are mostly made in the order in which they come to lie in the tree.
    if !isRising { pairs.sort { $0.view < $1.view } }
  }

  /// - Complexity: O(log n).
  subscript(view: LayoutView.ID) -> Int? {
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle].view < view { low = middle + 1 } else { high = middle }
    }
    return low < pairs.count && pairs[low].view == view ? pairs[low].node : nil
  }
}
