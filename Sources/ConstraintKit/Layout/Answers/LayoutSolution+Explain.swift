extension LayoutSolution {
  /// Why an anchor, or a sum of anchors, has its value: `explain(title.width)`,
  /// `explain(b.left - a.right)`.
  ///
  /// Positions are measured in the superview. Nil for a view that wasn't in the tree.
  /// - Complexity: a copy of the system, and O(what the value depends on); a few steps of the simplex
  ///   method where it is ambiguous.
  public func explain(_ operand: some LayoutExpressionConvertible) -> LayoutExplanation? {
    let expression = operand.layoutExpression
    var terms: [LayoutConstraint.Term] = []
    for term in expression.terms {
      guard let operand = self.operand(term.name, of: term.item) else { return nil }
      terms.append(.init(term.coefficient, operand))
    }
    return explain(terms, plus: expression.constant)
  }

  /// What stands for an attribute of a view; nil for one that wasn't in the tree.
  func operand(_ name: GuideAttribute, of item: LayoutItem) -> LayoutOperand? {
    nodesOfViews[item.id].map { .attribute(name.attribute, node: $0, guide: name.guide) }
  }

  /// Why an attribute of a view has its value.
  public func explain(
    _ attribute: LayoutAttribute, of view: LayoutView
  ) -> LayoutExplanation? {
    node(of: view).map { explain([.init(1, .attribute(attribute, node: $0))]) }
  }

  /// Why a sum of terms, measured as a ``LayoutConstraint`` of them would be, has its value.
  public func explain(
    _ terms: [LayoutConstraint.Term], plus constant: Double = 0
  ) -> LayoutExplanation {
    let expression = system.variables.expression(of: terms)
    let reasons = system.solver.explanation(of: expression).reasons
    let offset = expression.constant + constant
    let range =
      isDetermined(terms, breakingTies: true)
      ? nil : self.range(of: terms, breakingTies: true)
    let value = value(of: terms) + constant
    return LayoutExplanation(
      subject: model.sum(terms, constant: constant), value: value, offset: offset,
      offsetRole: Self.offsetRole(of: terms, plus: constant),
      reasons: reasons.compactMap(reason), overridden: overridden(about: terms),
      range: range.map { ($0.lowerBound + constant)...($0.upperBound + constant) }
        ?? value...value)
  }

  private static func offsetRole(
    of terms: [LayoutConstraint.Term], plus constant: Double
  ) -> String {
    var roles: [String] = []
    for term in terms {
      if let role = term.operand.offsetRole, !roles.contains(role) { roles.append(role) }
    }
    if constant != 0 { roles.append("the number added") }
    return roles.isEmpty ? "whatever holds" : roles.joined(separator: " and ")
  }

  private func reason(_ reason: Explanation.Reason) -> LayoutExplanation.Reason? {
    guard let source = system.source(of: reason.id),
      let row = system.solver.constraint(reason.id)
    else { return nil }
    return LayoutExplanation.Reason(
      constraint: model.stated(source), sensitivity: reason.sensitivity, constant: row.constant)
  }

  /// The constraints on the place or the size of views in a dimension, in the order in which the
  /// solver took them: UIKit's `constraintsAffectingLayout(for:)`.
  ///
  /// The place is the one in the superview. Empty for a view that wasn't in the tree.
  /// - Complexity: a copy of the system, and O(what the frame depends on).
  public func constraints(
    affecting view: LayoutView, _ dimension: LayoutDimension
  ) -> [StatedConstraint] {
    guard let node = node(of: view) else { return [] }
    let span = system.variables.span(of: node, dimension)
    var ids = Set<ConstraintID>()
    for unknown in [span.origin, span.length].compactMap({ $0 }) {
      ids.formUnion(system.solver.explanation(of: unknown).reasons.map(\.id))
    }
    return zip(system.ids, system.sources).compactMap { id, source in
      id.map { ids.contains($0) } ?? false ? model.stated(source) : nil
    }
  }
}

// MARK: - What doesn't hold

extension LayoutSolution {
  /// Optional constraints that name one of the terms' nodes in its dimension and don't hold.
  private func overridden(about terms: [LayoutConstraint.Term]) -> [UnmetConstraint] {
    unmetConstraints.filter { unmet in
      terms.contains { model.names($0.operand, in: unmet.constraint.source) }
    }
  }

  /// The optional constraints that don't hold, in the order in which the solver took them.
  ///
  /// Those of contents are among them; the pull of a self-sizing side isn't.
  /// - Complexity: O(size).
  public var unmetConstraints: [UnmetConstraint] {
    unmet.map { UnmetConstraint(constraint: model.stated($0.source), error: $0.error) }
  }

  /// What ``unmetConstraints`` is about, without words.
  package var unmetSources: [ConstraintSource] { unmet.map(\.source) }

  private var unmet: [(source: ConstraintSource, error: Double)] {
    system.solver.violations.compactMap { violation in
      guard let source = system.source(of: violation.id) else { return nil }
      if case .fitting = source { return nil }
      return (source, violation.error)
    }
  }
}

extension LayoutModel {
  /// Whether a constraint says something about the place or size that an operand is about.
  fileprivate func names(_ operand: LayoutOperand, in source: ConstraintSource) -> Bool {
    switch source {
    case .explicit(let index):
      constraints[index].terms.contains { $0.operand.isAbout(operand) }
    case .intrinsic(let node, let dimension, _):
      operand.isAbout(.attribute(dimension.side, node: node))
    case .canvas, .nonNegative, .fitting, .readableGuide: false
    }
  }
}

extension LayoutOperand {
  /// What moves it against the edges of its view, whatever the constraints are.
  fileprivate var offsetRole: String? {
    guard case .attribute(let attribute, _, let guide) = self else { return nil }
    switch guide {
    case .safeArea: return "the safe area"
    case .margins: return "the margins"
    case .readable, .frame:
      return [.firstBaseline, .lastBaseline].contains(attribute) ? "the baseline" : nil
    }
  }

  /// Whether both are the same variable, or belong to the same node and dimension.
  fileprivate func isAbout(_ other: LayoutOperand) -> Bool {
    switch (self, other) {
    case (.variable(let first), .variable(let second)): first == second
    case (.attribute(let first, let node, _), .attribute(let second, let otherNode, _)):
      node == otherNode && first.dimension == second.dimension
    case (.variable, .attribute), (.attribute, .variable): false
    }
  }
}
