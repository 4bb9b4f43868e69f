internal import ConstraintKit

extension SolvedLayout {
  /// The frames of an expanded program.
  init(_ solution: LayoutSolution, _ expander: Expander) {
    var order: [Int] = []
    var stack = Array(expander.views[0].children.reversed())
    while let node = stack.popLast() {
      order.append(node)
      stack += expander.views[node].children.reversed()
    }
    self.init(
      root: SolvedView(0, depth: 0, path: "", parent: nil, solution, expander), views: [],
      direction: expander.model.direction,
      statistics: Statistics(
        constraints: solution.statistics.constraints, variables: solution.statistics.variables,
        passes: solution.statistics.passes, pivots: solution.statistics.pivots),
      record: SolutionRecord(solution, expander))
    var paths = Array(repeating: "", count: expander.views.count)
    var depths = Array(repeating: 0, count: expander.views.count)
    for node in order {
      let parent = expander.views[node].parent ?? 0
      paths[node] = (parent == 0 ? "" : paths[parent] + ".") + expander.views[node].name
      depths[node] = depths[parent] + 1
      views.append(
        SolvedView(
          node, depth: depths[node], path: paths[node], parent: paths[parent], solution,
          expander))
    }
  }
}

extension SolvedView {
  fileprivate init(
    _ node: Int, depth: Int, path: String, parent: String?, _ solution: LayoutSolution,
    _ expander: Expander
  ) {
    let info = expander.views[node]
    let text = info.kind.hasText ? info.text : nil
    self.init(
      node: node, path: path, name: info.name, kind: info.kind.name, parent: parent, depth: depth,
      frame: solution.frame(of: node), absoluteFrame: solution.absoluteFrame(of: node),
      isHidden: expander.model.nodes[node].isHidden, text: text?.string,
      textLayout: solution.text(of: node),
      font: text.map { TextFont(size: $0.font, isBold: $0.isBold) }, style: info.style,
      span: node == 0 ? nil : info.span, isSeen: !expander.model.isHidden(node))
  }
}
