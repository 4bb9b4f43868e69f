extension LayoutSolution {
  /// Whether something of a node's text isn't seen in its frame: left out for an ellipsis, or below
  /// the frame's bottom (``TextLayout/isCut(in:font:)``). Of a node that is hidden, or in a hidden one,
  /// and of one without a text, nothing is cut.
  public func isCut(_ node: Int) -> Bool {
    guard !model.isHidden(node), let layout = text(of: node),
      case .text(let content) = model.nodes[node].content
    else { return false }
    return layout.isCut(in: frame(of: node).size, font: content.font)
  }

  /// Whether something of the view's text isn't seen in its frame; nil for a view that wasn't in the
  /// tree.
  public func isCut(_ view: LayoutView) -> Bool? {
    node(of: view).map { isCut($0) }
  }
}
