internal import ConstraintKit

extension Expander {
  /// The second walk: states every constraint, in the order of the text.
  func stateConstraints() {
    phase = .constraining
    for job in jobs where !isAborted {
      switch job {
      case .constraint(let constraint, let span, let scope):
        place = scope
        state(constraint, span, in: scope)
      case .container(let node):
        place = views[node].scope
        arrange(node)
      case .letBinding(let binding):
        if case .expression(_, let scope) = binding.source { place = scope }
        _ = value(of: binding, as: .linear)
      case .visualFormat(let string, let scope):
        place = scope
        state(string, in: scope)
      }
    }
    place = nil
    for constraint in pinned { add(constraint) }
    lintLabels()
  }

  /// One attribute, or one sum, on the left of a constraint.
  private struct LeftSide {
    var linear: LinearValue
    var attribute: LayoutAttribute?
    var span: SourceSpan
  }

  private func state(_ syntax: ConstraintSyntax, _ span: SourceSpan, in scope: Scope) {
    guard let priority = priority(syntax.priority, in: scope),
      let left = leftSides(of: syntax, in: scope)
    else { return }
    lintLabel(syntax.label, in: scope)
    if refuseTupleSum(syntax, left.joined().compactMap(\.attribute)) { return }
    let right = evaluate(syntax.right, in: scope, .linear)
    guard areReckonable(right, at: syntax.right.span) else { return }
    guard let sides = rightSides(right, of: syntax, left: left, span) else { return }
    let inset = inset(syntax.inset, in: scope)
    if inset == nil, syntax.inset != nil { return }
    if inset == nil, refuseSides(left, sides, syntax, in: scope) { return }
    let hasBothSides = Self.hasBothSides(left.joined().compactMap(\.linear.bareAttribute))
    lintDirections(left.joined().map(\.linear), sides, syntax, span)
    for (leftSide, right) in zip(left.joined(), sides) {
      guard let right = complete(right, leftSide, syntax, inset, in: scope) else { continue }
      lintSign(syntax, leftSide.linear.bareAttribute, hasBothSides: hasBothSides)
      add(
        ConstraintInfo(
          left: leftSide.linear, relation: syntax.relation, right: right, priority: priority,
          span: span, attributeSpan: leftSide.span, label: syntax.label?.text,
          written: syntax.right, scope: scope))
    }
  }

  /// Adds a constraint to the model.
  func add(_ info: ConstraintInfo) {
    let difference = info.left - info.right
    guard let terms = difference.layoutTerms, checkAxes(info, terms) else { return }
    guard difference.isFinite else {
      return report(.numberOverflows(text(of: info.span), at: info.span))
    }
    let index = model.constraints.count
    let constraint = LayoutConstraint(
      terms, info.relation, -difference.constant, priority: info.priority, label: info.label,
      origin: .tag(index))
    if collectsLints {
      lintScale(info, terms)
      lintDuplicate(info, constraint)
    }
    model.constraints.append(constraint)
    constraintInfos.append(info)
    if let label = info.label { labels[label, default: []].append(index) }
  }

  // MARK: Left

  /// For each part of the list on the left, its attributes; nil, and a report, if one has none.
  private func leftSides(of syntax: ConstraintSyntax, in scope: Scope) -> [[LeftSide]]? {
    var sides: [[LeftSide]] = []
    for expression in syntax.left {
      if refuseMeasure(expression, of: syntax, in: scope) { return nil }
      let value = evaluate(expression, in: scope, .linear)
      guard areReckonable(value, at: expression.span) else { return nil }
      guard let linears = value.group ?? value.linear.map({ [$0] }) else {
        if !value.isPoison { report(mismatch(.attribute, value, expression)) }
        return nil
      }
      if linears.contains(where: \.namesBareView) {
        report(.missingAttribute(syntax, self))
        return nil
      }
      sides.append(
        linears.map {
          LeftSide(linear: $0, attribute: $0.attribute, span: expression.span)
        })
    }
    return sides
  }

  // MARK: Right

  /// The right side for each attribute on the left.
  private func rightSides(
    _ value: Value, of syntax: ConstraintSyntax, left: [[LeftSide]], _ span: SourceSpan
  ) -> [LinearValue]? {
    if value.isPoison || look(at: value) { return nil }
    let count = left.reduce(0) { $0 + $1.count }
    if let linear = value.linear { return Array(repeating: linear, count: count) }
    guard let group = value.group else {
      report(mismatch(.number, value, syntax.right))
      return nil
    }
    if group.count == count { return group }
    if left.allSatisfy({ $0.count == group.count }) { return left.flatMap { _ in group } }
    report(.tupleSize(group.count, count, syntax, self))
    return nil
  }

  /// The right side with its attribute and inset put in; nil, and a report, where that can't be.
  private func complete(
    _ right: LinearValue, _ left: LeftSide, _ syntax: ConstraintSyntax, _ inset: Inset?,
    in scope: Scope
  ) -> LinearValue? {
    var right = right
    if right.namesBareView {
      guard let attribute = left.attribute else {
        report(.missingAttribute(syntax, self))
        return nil
      }
      right = right.resolved(to: attribute)
    }
    if right.isConstant, inset == nil, let attribute = left.linear.bareAttribute,
      attribute.isFarEdge
    {
      report(
        .bareNumberForFarEdge(
          FarEdge(attribute: attribute, number: right.constant),
          from: reference(of: left.linear, in: scope), syntax, self))
      return nil
    }
    if let inset {
      guard let attribute = left.attribute, !attribute.isBaseline else {
        report(.insetWithoutEdge(text(of: left.span), at: inset.span))
        return nil
      }
      right.constant += inset.offset(for: attribute, model.direction)
    }
    return right
  }

  /// Whether bare numbers stand for opposite sides, which is reported: `edges == 10`.
  private func refuseSides(
    _ left: [[LeftSide]], _ right: [LinearValue], _ syntax: ConstraintSyntax, in scope: Scope
  ) -> Bool {
    let attributes = left.joined().compactMap(\.linear.bareAttribute)
    guard attributes.count == right.count, right.allSatisfy(\.isConstant),
      attributes.allSatisfy(\.isSide), Self.hasBothSides(attributes)
    else { return false }
    let distances = right.map { describe($0.constant.magnitude) }
    let superview = reference(of: left[0][0].linear, in: scope)
    if let inset = Self.insetText(distances, attributes) {
      report(.bareNumberForSides(inset: inset, from: superview, syntax, self))
    } else {
      let parts = zip(attributes, distances).map { attribute, distance in
        "\(attribute) == \(superview ?? "root") \(attribute.isFarEdge ? "-" : "+") \(distance)"
      }
      report(.bareNumbersForSides(parts, from: superview, syntax, self))
    }
    return true
  }

  /// The inset of distances from the sides: one for all, or those of `edges` in an inset's order.
  private static func insetText(_ distances: [String], _ sides: [LayoutAttribute]) -> String? {
    if distances.allSatisfy({ $0 == distances[0] }) { return distances[0] }
    guard sides == AttributeLookup.group("edges") else { return nil }
    return "(\(distances[1]), \(distances[0]), \(distances[3]), \(distances[2]))"
  }

  private static func hasBothSides(_ attributes: [LayoutAttribute]) -> Bool {
    attributes.contains { near in
      near.isSide && !near.isFarEdge
        && attributes.contains { $0.isSide && $0.isFarEdge && $0.dimension == near.dimension }
    }
  }

  /// What the superview of a view is called where a constraint stands; nil for the root's.
  private func reference(of linear: LinearValue, in scope: Scope) -> String? {
    guard case .known(.attribute(_, let node, _)) = linear.terms.first?.operand else { return nil }
    return superview(of: node, in: scope)
  }

  /// What the superview of a view is called in a scope; nil for the root's.
  func superview(of node: Int, in scope: Scope) -> String? {
    guard let parent = views[node].parent else { return nil }
    if node == scope.node { return "super" }
    return parent == 0 ? "root" : parent == scope.node ? "self" : path(of: parent)
  }

  private func inset(_ expression: ExpressionSyntax?, in scope: Scope) -> Inset? {
    guard let expression else { return nil }
    let value = known(expression, in: scope)
    guard areReckonable(value, at: expression.span) else { return nil }
    if let insets = Self.insets(value) { return Inset(insets: insets, span: expression.span) }
    if !value.isPoison {
      report(mismatch(.insets, value, expression))
    }
    return nil
  }

  // MARK: Axes

  private func checkAxes(_ info: ConstraintInfo, _ terms: [LayoutConstraint.Term]) -> Bool {
    let positions = terms.compactMap { term -> LayoutAttribute? in
      guard case .attribute(let attribute, _, _) = term.operand, !attribute.isSize else {
        return nil
      }
      return attribute
    }
    guard let first = positions.first,
      let other = positions.first(where: { $0.dimension != first.dimension })
    else { return true }
    report(.mixedAxes(text(of: info.span), first, other, at: info.span))
    return false
  }

  // MARK: Priority

  func priority(_ syntax: PrioritySyntax?, in scope: Scope) -> Priority? {
    guard let syntax else { return .required }
    let number: Double
    switch syntax.kind {
    case .number(let value): number = value
    case .level(let name, let offset):
      guard let level = Priority.level(name.text) else {
        report(
          .unknownLevel(
            name,
            similar: .level(near: name.text), at: syntax.span))
        return nil
      }
      number = level.value + offset
    case .expression(let expression):
      guard let value = self.number(expression, in: scope, .priority) else { return nil }
      number = value
    }
    if let priority = Priority(number) { return priority }
    report(.badPriority(number, at: syntax.span))
    return nil
  }
}

/// What `inset` adds to an attribute.
private struct Inset {
  var insets: LayoutInsets
  var span: SourceSpan

  /// A tuple is physical: the side that leading is depends on the direction, and its distance is
  /// measured along the direction.
  func offset(for attribute: LayoutAttribute, _ direction: LayoutDirection) -> Double {
    let isMirrored = direction == .rightToLeft
    return switch attribute {
    case .left: insets.left
    case .right: -insets.right
    case .top: insets.top
    case .bottom: -insets.bottom
    case .leading: isMirrored ? insets.right : insets.left
    case .trailing: isMirrored ? -insets.left : -insets.right
    case .width: -(insets.left + insets.right)
    case .height: -(insets.top + insets.bottom)
    case .centerX: (insets.left - insets.right) / 2
    case .centerY: (insets.top - insets.bottom) / 2
    case .firstBaseline, .lastBaseline: 0
    }
  }
}

extension Value {
  /// The members of a tuple or a group as sums; nil if it isn't one.
  fileprivate var group: [LinearValue]? {
    guard case .tuple(let values) = self else { return nil }
    let linears = values.compactMap(\.linear)
    return linears.count == values.count ? linears : nil
  }
}
