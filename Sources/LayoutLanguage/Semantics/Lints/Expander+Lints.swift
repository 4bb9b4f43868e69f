internal import ConstraintKit

// What is allowed but is probably not meant, seen while a program is expanded. It is said by
// `check` only.
extension Expander {
  /// Each place once for each code.
  func lint(_ diagnostic: Diagnostic) {
    guard !isMuted, let span = diagnostic.primary?.span else { return }
    let key = LintKey(code: diagnostic.code, span: span)
    if lintKeys.insert(key).inserted { lints.append(diagnostic) }
  }

  struct LintKey: Hashable {
    var code: DiagnosticCode
    var span: SourceSpan
  }

  // MARK: i / 3

  /// `/` between a loop's number and a whole number, where the quotient isn't whole.
  func lintDivision(
    _ operation: BinaryOperator, _ quotient: Double, _ operands: Operands
  ) {
    guard operation == .divide, quotient != quotient.rounded(),
      case .name(let name) = operands.leftSyntax.kind, isLoopVariable(name, in: operands.scope),
      case .number(let divisor) = operands.rightSyntax.kind, Int(exactly: divisor) != nil,
      case .binary(_, _, _, let operatorSpan) = operands.whole.kind,
      case .number(let index) = operands.left
    else { return }
    lint(
      .fractionalIndex(
        text(of: operands.whole.span), quotient, "\(name) is \(describe(index))",
        replacement: "\(name) div \(describe(divisor))", at: operands.whole.span,
        operatorSpan: operatorSpan))
  }

  private func isLoopVariable(_ name: String, in scope: Scope) -> Bool {
    let holder = sequence(first: scope) { $0.parent }.first { $0.values[name] != nil }
    return holder?.values[name]?.kind == .loop
  }

  // MARK: right == super + 20

  /// An edge that a plain constraint to the superview puts outside it.
  ///
  /// - Parameter hasBothSides: Whether the constraint is about an opposite side too, so that with
  ///   the other sign that one lay outside.
  func lintSign(
    _ syntax: ConstraintSyntax, _ attribute: LayoutAttribute?, hasBothSides: Bool
  ) {
    guard let attribute, syntax.relation == .equal, syntax.inset == nil,
      case .binary(let operation, let base, let amount, let operatorSpan) = syntax.right.kind,
      case .name("super") = base.kind, case .number(let number) = amount.kind, number > 0
    else { return }
    let isFar = attribute == .right || attribute == .bottom || attribute == .trailing
    let isNear = attribute == .left || attribute == .top || attribute == .leading
    let isOutside = operation == .add && isFar || operation == .subtract && isNear
    guard isOutside else { return }
    let sign = hasBothSides ? "inset" : operation == .add ? "-" : "+"
    lint(
      .suspiciousSign(
        text(of: syntax.left[0].span.union(syntax.right.span)), "\(sign) \(describe(number))",
        sign: sign, at: syntax.right.span, operatorSpan: operatorSpan))
  }

  // MARK: Scale

  /// Factors that differ by more than the solver's numbers have digits to spare.
  private static let largestRatio = 1e9

  func lintScale(_ info: ConstraintInfo, _ terms: [LayoutConstraint.Term]) {
    let factors = terms.map(\.coefficient.magnitude).filter { $0 > 0 }
    guard let least = factors.min(), let most = factors.max(), most / least > Self.largestRatio
    else { return }
    lint(.badlyScaled(least, most, at: info.span))
  }

  // MARK: The same constraint twice

  func lintDuplicate(_ info: ConstraintInfo, _ constraint: LayoutConstraint) {
    let key = ConstraintKey(
      terms: constraint.terms, relation: constraint.relation, constant: constraint.constant,
      priority: constraint.priority)
    guard let first = constraintKeys.updateValue(info.attributeSpan, forKey: key) else { return }
    constraintKeys[key] = first
    repeatedConstraints.insert(model.constraints.count)
    guard first != info.attributeSpan, info.label == nil else { return }
    lint(
      .duplicateConstraint(
        at: info.attributeSpan, first: first, isRequired: constraint.priority == .required, sources)
    )
  }

  struct ConstraintKey: Hashable {
    var terms: [LayoutConstraint.Term]
    var relation: Relation
    var constant: Double
    var priority: Priority
  }

  // MARK: The same property or label twice

  /// A property that one block sets twice. Another block may mean to change it.
  func lintRepetition(_ setting: Setting) {
    let name = setting.axis.map { "\(setting.name).\($0)" } ?? setting.name
    let key = PropertyKey(
      node: setting.node, name: name, block: setting.scope.statements.first?.span)
    guard let first = propertyKeys.updateValue(setting.span, forKey: key), first != setting.span
    else { return }
    lint(
      .repeated(
        "`\(name)` is set twice: the last one counts", at: setting.span, first: first,
        "first set here"))
  }

  struct PropertyKey: Hashable {
    var node: Int
    var name: String
    /// The block's first statement.
    var block: SourceSpan?
  }

  /// A label that two statements of one body have. Not in `if` and `for`, where it may be one or
  /// the other, nor in several instances of a component.
  func lintLabel(_ name: NameSyntax?, in scope: Scope) {
    guard let name, !sequence(first: scope, next: { $0.parent }).contains(where: \.isBlock) else {
      return
    }
    let key = LabelKey(
      name: name.text, module: scope.module, component: scope.enclosingCall?.component)
    guard let first = labelKeys[key] else {
      labelKeys[key] = name.span
      return
    }
    guard first != name.span else { return }
    lint(
      .repeated(
        "the label `\(name.text)` is given twice: an `expect` means both", at: name.span,
        first: first, "first given here"))
  }

  struct LabelKey: Hashable {
    var name: String
    var module: Int
    var component: String?
  }

  // MARK: Wrapping labels

  /// Labels of many lines that nothing keeps from becoming one long line.
  func lintLabels() {
    var limited = Set(model.placements.flatMap(\.children))
    for constraint in model.constraints where constraint.relation != .greaterThanOrEqual {
      for term in constraint.terms {
        guard case .attribute(let attribute, let node, _) = term.operand else { continue }
        switch attribute {
        case .width, .right, .trailing, .centerX: limited.insert(node)
        default: break
        }
      }
    }
    for node in views.indices where views[node].kind == .label && !limited.contains(node) {
      let text = views[node].text
      guard text.lines != 1, text.maxWidth == nil, !views[node].hasIntrinsicSize else { continue }
      lint(.unboundedLabel(path(of: node), lines: text.lines, at: views[node].span))
    }
  }
}
