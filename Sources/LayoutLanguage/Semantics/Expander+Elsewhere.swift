// Views that a name doesn't reach, and from where they can be named.

extension Expander {
  /// The path to a view of this name that lies within one that is visible: `card.dot`.
  ///
  /// - Complexity: The number of views; it is looked for once for each unknown name.
  func pathElsewhere(to name: String, from scope: Scope) -> String? {
    for visible in sequence(first: scope, next: { $0.parent }) where visible.opensViews {
      let children = views[visible.node].children.filter { child in
        visible.views[baseName(of: child)] != nil
      }
      if let path = path(to: name, below: children) { return path }
    }
    return nil
  }

  /// The path to a view of this name that lies within a view; nil where there's none.
  func pathElsewhere(to name: String, below node: Int, called text: String) -> String? {
    path(to: name, below: views[node].children).map { "\(text).\($0)" }
  }

  /// Breadth first, in the order of declaration.
  private func path(to name: String, below nodes: [Int]) -> String? {
    var level = nodes.map { (node: $0, path: views[$0].name) }
    while !level.isEmpty {
      var next: [(node: Int, path: String)] = []
      for (node, path) in level {
        if let member = views[node].members[name] { return "\(path).\(name)\(index(of: member))" }
        next += views[node].children.map { ($0, "\(path).\(views[$0].name)") }
      }
      level = next
    }
    return nil
  }

  private func index(of member: NameEntry) -> String {
    guard case .family(let family) = member, family.count > 0 else { return "" }
    return "[\(family.lowest)]"
  }

  /// Without the index.
  private func baseName(of node: Int) -> String {
    String(views[node].name.prefix { $0 != "[" })
  }
}
