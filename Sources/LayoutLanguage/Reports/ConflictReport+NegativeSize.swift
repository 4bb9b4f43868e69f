internal import ConstraintKit

extension ConflictReport {
  /// A size that one constraint alone would make negative: no priority makes that possible, so what
  /// is told is what may be meant.
  func negativeSize(_ members: [Member]) -> Diagnostic? {
    guard members.count == 2, let explicit = members.first(where: \.isExplicit),
      let node = members.lazy.compactMap({ $0.nodeOfNonNegative }).first,
      case .explicit(let index) = explicit.source,
      let bound = SizeBound(model.constraints[index])
    else { return nil }
    let info = expander.constraintInfos[index]
    let limit = "\(bound.relation) \(describe(bound.limit))"
    return Diagnostic(
      .unsatisfiable,
      "the \(bound.attribute) of `\(expander.path(of: node))` cannot be negative",
      at: .init(info.attributeSpan, "\(expander.path(of: node)).\(bound.attribute) \(limit)"),
      fixes: isWritten(explicit) ? help(for: bound, of: node, info) : [])
  }

  private func help(for bound: SizeBound, of node: Int, _ info: ConstraintInfo) -> [Diagnostic.Fix]
  {
    let text = expander.text(of: info.attributeSpan)
    let name = "\(bound.attribute)"
    let isInside = info.scope?.node == node
    let isNamed = text == name || text.hasSuffix(".\(name)")
    let left = isNamed ? text : isInside ? name : "\(expander.path(of: node)).\(name)"
    let start = "\(left) \(bound.relation) "
    if let written = info.written, info.left.bareAttribute != nil, written.dependsOnNames {
      let value = expander.text(of: written.span)
      return [.init("where `\(value)` may be negative, write `\(start)max(0, \(value))`")]
    }
    let distance = describe(-bound.limit)
    var fixes: [Diagnostic.Fix] = []
    if let scope = info.scope, let superview = expander.superview(of: node, in: scope) {
      let inset = "\(start)\(superview).\(name) - \(distance)"
      fixes.append(.init("for \(distance) less than the superview, write `\(inset)`"))
    }
    if info.written?.isNegatedNumber == true, info.left.bareAttribute != nil {
      fixes.append(.init("for \(distance) itself, write `\(start)\(distance)`"))
    }
    return fixes
  }
}

extension ConflictReport.Member {
  fileprivate var nodeOfNonNegative: Int? {
    if case .nonNegative(let node, _) = source { node } else { nil }
  }
}

/// What a constraint of one size says of it: `-2 * width >= 10` is `width <= -5`.
private struct SizeBound {
  let attribute: LayoutAttribute
  let relation: Relation
  let limit: Double

  init?(_ constraint: LayoutConstraint) {
    guard case .attribute(let attribute, let node, let guide)? = constraint.terms.first?.operand,
      attribute.isSize,
      constraint.terms.allSatisfy({ $0.operand == .attribute(attribute, node: node, guide: guide) })
    else { return nil }
    let factor = constraint.terms.reduce(0) { $0 + $1.coefficient }
    guard factor != 0 else { return nil }
    self.attribute = attribute
    relation = factor < 0 ? constraint.relation.flipped : constraint.relation
    limit = (constraint.constant / factor).toMillionth
  }
}

extension ExpressionSyntax {
  /// Whether it is a number with a sign.
  fileprivate var isNegatedNumber: Bool {
    guard case .unary(.minus, let operand) = kind, case .number = operand.kind else { return false }
    return true
  }

  /// Whether it is a number that names decide, and not several.
  fileprivate var dependsOnNames: Bool {
    switch kind {
    case .name, .member, .index, .call, .conditional: true
    case .unary(_, let operand): operand.dependsOnNames
    case .binary(_, let left, let right, _): left.dependsOnNames || right.dependsOnNames
    default: false
    }
  }
}
