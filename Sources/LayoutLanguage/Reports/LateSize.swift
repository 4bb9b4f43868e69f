internal import ConstraintKit

/// A size that a placed child follows, and that isn't known before the child is placed: a height
/// outside of it, or a size of another child of its container.
struct LateSize {
  /// `w.height`
  let name: String
  /// Whether the statement is about the child: `a.width == b.width` is about `a`.
  let isStatedFirst: Bool
  private let child: String
  private let container: String

  /// - Parameters:
  ///   - child: A node that a waterfall or a flow places.
  ///   - index: The constraint; nil comes out where it names nothing in the child, or nothing late.
  init?(_ expander: Expander, _ model: LayoutModel, of child: Int, followedBy index: Int) {
    guard let parent = model.nodes[child].parent else { return nil }
    var late: String?
    var isInside = false
    var isStatedFirst = false
    for (number, term) in model.constraints[index].terms.enumerated() {
      guard case .attribute(let attribute, let node, _) = term.operand else { continue }
      if model.lies(node, in: child) {
        isInside = true
        if number == 0 { isStatedFirst = true }
      } else if attribute == .height
        || attribute == .width && expander.isPlaced(node, by: parent)
      {
        late = "\(expander.path(of: node)).\(attribute)"
      }
    }
    guard isInside, let late else { return nil }
    name = late
    self.isStatedFirst = isStatedFirst
    self.child = expander.path(of: child)
    container = expander.path(of: parent)
  }

  /// What a constraint names that comes too late for the first of the placed children that it is about;
  /// nil where nothing does.
  static func first(_ expander: Expander, _ model: LayoutModel, in index: Int) -> LateSize? {
    for term in model.constraints[index].terms {
      guard case .attribute(_, var node, _) = term.operand else { continue }
      while let parent = expander.views[node].parent {
        if expander.places(node), let size = LateSize(expander, model, of: node, followedBy: index)
        {
          return size
        }
        node = parent
      }
    }
    return nil
  }

  /// Why it counts for nothing.
  var reason: String {
    "`\(name)` isn't known before the children of `\(container)` are placed"
  }

  var note: String { "\(reason), so it can't size them" }

  var help: Diagnostic.Fix {
    .init(
      "size `\(child)` by what is known before: a number, a `let`, or `\(container).width`")
  }
}

extension Expander {
  /// Whether a waterfall or a flow places the node.
  func places(_ node: Int) -> Bool {
    guard let parent = views[node].parent else { return false }
    switch views[parent].container {
    case .waterfall, .flow: return views[node].isArranged
    case .stack, nil: return false
    }
  }

  /// Whether the node lies in a child that `container` places, or is one.
  fileprivate func isPlaced(_ node: Int, by container: Int) -> Bool {
    var next = node
    while let parent = views[next].parent {
      if parent == container { return views[next].isArranged }
      next = parent
    }
    return false
  }
}

extension LayoutModel {
  fileprivate func lies(_ node: Int, in ancestor: Int) -> Bool {
    var next: Int? = node
    while let node = next {
      if node == ancestor { return true }
      next = nodes[node].parent
    }
    return false
  }
}
