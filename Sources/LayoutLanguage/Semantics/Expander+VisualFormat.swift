internal import ConstraintKit

extension Expander {
  /// `vfl "H:|-20-[avatar(40)]-[name(>=80@high)]-|"`
  func state(_ string: StringSyntax, in scope: Scope) {
    guard let format = VisualFormatSyntax(string) else { return }
    var nodes: [Int] = []
    for view in format.views {
      let value = resolve(view.name.text, view.name.span, in: scope, .linear)
      guard case .view(let reference) = value else {
        if !value.isPoison { report(.typeMismatch("a view", value, at: view.name.span)) }
        return
      }
      nodes.append(reference.node)
    }
    guard let first = nodes.first, let last = nodes.last else { return }
    let line = VisualLine(format: format, span: string.span, scope: scope)
    if let gap = format.leading, let parent = views[first].parent {
      state(gap, from: line.near(parent), to: line.near(first), line)
    }
    for (gap, pair) in zip(format.gaps, zip(nodes, nodes.dropFirst())) {
      state(gap, from: line.far(pair.0), to: line.near(pair.1), line)
    }
    if let gap = format.trailing, let parent = views[last].parent {
      state(gap, from: line.far(last), to: line.far(parent), line)
    }
    for (view, node) in zip(format.views, nodes) {
      for predicate in view.predicates { state(predicate, of: line.size(node), line) }
    }
  }

  /// The distance between two edges.
  private func state(
    _ gap: VisualFormatSyntax.Connection, from: LinearValue, to: LinearValue, _ line: VisualLine
  ) {
    switch gap {
    case .flush: add(line.info(to, .equal, from, at: line.span))
    case .standard(let span):
      let distance = LinearValue(constant: LayoutMetrics.standardSpacing)
      add(line.info(to, .equal, from + distance, at: span))
    case .predicates(let predicates):
      for predicate in predicates {
        guard let distance = value(of: predicate, line), let priority = priority(predicate, line)
        else { continue }
        add(
          line.info(to, predicate.relation, from + distance, priority, at: predicate.span))
      }
    }
  }

  private func state(
    _ predicate: VisualFormatSyntax.Predicate, of size: LinearValue, _ line: VisualLine
  ) {
    guard let value = value(of: predicate, line), let priority = priority(predicate, line) else {
      return
    }
    add(line.info(size, predicate.relation, value, priority, at: predicate.span))
  }

  /// A number, the value of a name, or the size of a view.
  private func value(
    of predicate: VisualFormatSyntax.Predicate, _ line: VisualLine
  ) -> LinearValue? {
    switch predicate.value {
    case .number(let number): return LinearValue(constant: number)
    case .name(let name):
      let value = resolve(name, predicate.span, in: line.scope, .linear)
      if case .view(let view) = value { return line.size(view.node) }
      if let linear = value.linear { return linear }
      if !value.isPoison { report(.typeMismatch("a number or a view", value, at: predicate.span)) }
      return nil
    }
  }

  private func priority(
    _ predicate: VisualFormatSyntax.Predicate, _ line: VisualLine
  ) -> Priority? {
    priority(predicate.priority, in: line.scope)
  }
}

/// What the parts of a `vfl` string have in common.
private struct VisualLine {
  let format: VisualFormatSyntax
  let span: SourceSpan
  let scope: Scope

  private func attribute(
    _ horizontal: LayoutAttribute, _ vertical: LayoutAttribute, _ node: Int
  ) -> LinearValue {
    LinearValue(
      format.axis == .horizontal ? horizontal : vertical, of: ViewReference(node: node))
  }

  func near(_ node: Int) -> LinearValue { attribute(.leading, .top, node) }
  func far(_ node: Int) -> LinearValue { attribute(.trailing, .bottom, node) }
  func size(_ node: Int) -> LinearValue { attribute(.width, .height, node) }

  func info(
    _ left: LinearValue, _ relation: Relation, _ right: LinearValue,
    _ priority: Priority = .required, at span: SourceSpan
  ) -> ConstraintInfo {
    ConstraintInfo(
      left: left, relation: relation, right: right, priority: priority, span: span,
      attributeSpan: span, isGenerated: true, scope: scope)
  }
}
