extension LayoutPicture {
  /// A rectangle of a view that can be constrained to.
  public struct Guide: Sendable, Hashable {
    /// What is written at it: `cell.margins`.
    public var name: String
    /// In the root's coordinates.
    public var frame: LayoutRect

    /// A guide of a picture.
    public init(name: String, frame: LayoutRect) {
      self.name = name
      self.frame = frame
    }
  }

  /// Adds the safe area, the margins and the readable guide of the root, and of each view that is shown
  /// those that constraints name. What is no smaller than its view and isn't named is left out.
  ///
  /// - Complexity: O(views + constraints).
  public mutating func addGuides(of solution: LayoutSolution) {
    let shown = solution.shownPaths
    let named = Set(
      solution.model.constraints.flatMap(\.terms).compactMap { term -> NodeGuide? in
        guard case .attribute(_, let node, let guide) = term.operand else { return nil }
        return NodeGuide(node: node, guide: guide)
      })
    for (node, path) in shown.enumerated() {
      guard let path else { continue }
      for guide in [LayoutGuide.safeArea, .margins, .readable] {
        let isNamed = named.contains(NodeGuide(node: node, guide: guide))
        guard isNamed || node == 0 && guide != .readable else { continue }
        let frame = solution.absoluteFrame(of: guide, node: node)
        guard isNamed || frame != solution.absoluteFrame(of: node) else { continue }
        guides.append(Guide(name: (path.isEmpty ? "" : path + ".") + guide.title, frame: frame))
      }
    }
  }

  private struct NodeGuide: Hashable {
    var node: Int
    var guide: LayoutGuide
  }
}

extension LayoutGuide {
  fileprivate var title: String {
    switch self {
    case .frame: "frame"
    case .safeArea: "safe area"
    case .margins: "margins"
    case .readable: "readable"
    }
  }
}

extension LayoutSolution {
  /// The frame of a guide of a node, in the root's coordinates.
  func absoluteFrame(of guide: LayoutGuide, node: Int) -> LayoutRect {
    if guide == .frame { return absoluteFrame(of: node) }
    let own = absoluteFrame(of: node).origin
    let relative = node == 0 ? LayoutPoint.zero : frame(of: node).origin
    func value(_ attribute: LayoutAttribute) -> Double {
      self.value(of: .attribute(attribute, node: node, guide: guide))
    }
    return LayoutRect(
      x: own.x - relative.x + value(.left), y: own.y - relative.y + value(.top),
      width: value(.width), height: value(.height))
  }

  /// The path of each node that is drawn, the root's empty; nil for what is hidden.
  var shownPaths: [String?] {
    var paths: [String?] = []
    for node in model.nodes {
      guard let parent = node.parent else {
        paths.append("")
        continue
      }
      let path = paths[parent].map { $0.isEmpty ? node.name : $0 + "." + node.name }
      paths.append(node.isHidden ? nil : path)
    }
    return paths
  }
}
