internal import ConstraintKit

/// A minimal set of required constraints that can't all hold, with every place and the arithmetic
/// that shows it.
struct ConflictReport {
  let conflict: LayoutConflict
  let expander: Expander
  let model: LayoutModel

  init(_ conflict: LayoutConflict, _ expander: Expander) {
    self.conflict = conflict
    self.expander = expander
    model = expander.model
  }

  var diagnostic: Diagnostic {
    let sorted = members
    guard
      let primary = sorted.last(where: isWritten) ?? sorted.last(where: \.isExplicit)
        ?? sorted.last
    else {
      return Diagnostic(.unsatisfiable, "the required constraints cannot all hold")
    }
    return expander.located(
      (sorted.count == 1 ? impossible(primary) : negativeSize(sorted))
        ?? contradiction(sorted, primary), in: scope(of: primary))
  }

  private func scope(of member: Member) -> Scope? {
    guard case .explicit(let index) = member.source else { return nil }
    return expander.constraintInfos[index].scope
  }

  private func contradiction(_ sorted: [Member], _ primary: Member) -> Diagnostic {
    let proof = proof(against: primary)
    let remaining = RemainingConflicts(after: conflict, steps: expander.limits.maxCheckSteps)
    var labels = labels(of: sorted.filter { $0.span != primary.span || !$0.isExplicit })
    var primaryText = texts(sorted.filter { $0.span == primary.span && $0.isExplicit })
    if let proof {
      if labels.isEmpty {
        primaryText = proof.concluding(primaryText)
      } else {
        labels[labels.count - 1].message = proof.concluding(labels[labels.count - 1].message)
      }
      primaryText += ", off by \(describe(proof.distance))"
    }
    return Diagnostic(
      .unsatisfiable, "the required constraints on `\(view(of: primary))` cannot all hold",
      at: primary.span.map { .init($0, primaryText) }, secondary: labels,
      notes: placeless(sorted) + lateSizes.map(\.note) + [note(remaining)],
      fixes: help(sorted, primary, proof, remaining))
  }

  /// A constraint that can't hold whatever the others are, such as `left == left + 3`.
  private func impossible(_ member: Member) -> Diagnostic? {
    guard case .explicit(let index) = member.source, isWritten(member) else { return nil }
    let info = expander.constraintInfos[index]
    return Diagnostic(
      .unsatisfiable, "`\(expander.text(of: info.span))` can never hold",
      at: .init(info.span, "whatever the other constraints are"))
  }

  // MARK: Members

  struct Member {
    var source: ConstraintSource
    /// Nil for what is written nowhere, such as a width from the command line.
    var span: SourceSpan?

    /// The row or column that made it.
    var container: Int?
    var isExplicit: Bool {
      if case .explicit = source { true } else { false }
    }
  }

  func isWritten(_ member: Member) -> Bool {
    guard case .explicit(let index) = member.source else { return false }
    return !expander.constraintInfos[index].isGenerated
  }

  /// In the order of the text, what has no place last.
  private var members: [Member] {
    conflict.members.map(member).sorted { left, right in
      guard let first = left.span else { return false }
      guard let second = right.span else { return true }
      return (first.file, first.start) < (second.file, second.start)
    }
  }

  private func member(_ source: ConstraintSource) -> Member {
    Member(source: source, span: span(of: source), container: container(of: source))
  }

  private func span(of source: ConstraintSource) -> SourceSpan? {
    switch source {
    case .explicit(let index): expander.constraintInfos[index].attributeSpan
    case .canvas(.horizontal): expander.canvasSpans.horizontal
    case .canvas(.vertical): expander.canvasSpans.vertical
    case .nonNegative(let node, _), .intrinsic(let node, _, _), .fitting(let node, _),
      .readableGuide(let node, _):
      node == 0 ? nil : expander.views[node].span
    }
  }

  private func container(of source: ConstraintSource) -> Int? {
    guard case .explicit(let index) = source else { return nil }
    return container(of: index)
  }

  /// What the member says, and what it is for.
  ///
  /// - Complexity: Linear in the number of views, so only of the members that are shown.
  func text(of member: Member) -> String {
    let text = model.statement(of: member.source)
    switch member.source {
    case .explicit(let index): return placing(index) ?? text
    case .canvas: return text
    case .nonNegative, .intrinsic, .fitting, .readableGuide:
      return text + (model.role(of: member.source).map { " (\($0))" } ?? "")
    }
  }

  /// What placing children came to, by whom; nil for other constraints.
  private func placing(_ index: Int) -> String? {
    var constraint = model.constraints[index]
    guard constraint.provenance.isPlacement else { return nil }
    constraint.constant = constraint.constant.toMillionth
    let role = model.role(of: .explicit(index)).map { " (\($0))" } ?? ""
    return text(of: constraint) + role
  }

  /// One label a place.
  private func labels(of members: [Member]) -> [Diagnostic.Label] {
    var spans: [SourceSpan] = []
    for member in members {
      if let span = member.span, !spans.contains(span) { spans.append(span) }
    }
    return spans.map { span in .init(span, texts(members.filter { $0.span == span })) }
  }

  private static let mostTexts = 4

  private func texts(_ members: [Member]) -> String {
    let shown = members.prefix(Self.mostTexts).map(text).joined(separator: "  and  ")
    let rest = members.count - Self.mostTexts
    let maker = members.allSatisfy { $0.container != nil } ? members.first?.container : nil
    let role = maker.map { " (by the \(expander.views[$0].kind.name))" } ?? ""
    return (rest > 0 ? "\(shown)  and \(rest) more" : shown) + role
  }

  /// The row or column that a constraint arranges the children of; nil for others.
  func container(of index: Int) -> Int? {
    let info = expander.constraintInfos[index]
    guard info.isGenerated, !model.constraints[index].provenance.isPlacement else { return nil }
    return expander.views.indices.first { node in
      guard case .stack = expander.views[node].container else { return false }
      return expander.views[node].span == info.attributeSpan
    }
  }

  private func placeless(_ members: [Member]) -> [String] {
    members.filter { $0.span == nil }.map { member in
      "\(model.role(of: member.source) ?? "also"): \(text(of: member))"
    }
  }

  // MARK: Which view

  /// The view whose constraint it is.
  private func view(of member: Member) -> String {
    switch member.source {
    case .explicit(let index):
      let nodes = model.constraints[index].terms.compactMap { term -> Int? in
        if case .attribute(_, let node, _) = term.operand { node } else { nil }
      }
      let inner = isWritten(member) ? nil : nodes.first { $0 != 0 }
      return expander.path(of: inner ?? nodes.first ?? 0)
    case .canvas: return "root"
    case .nonNegative(let node, _), .intrinsic(let node, _, _), .fitting(let node, _),
      .readableGuide(let node, _):
      return expander.path(of: node)
    }
  }

  // MARK: The arithmetic

  struct Proof {
    /// `card.width == 335`
    var consequence: String
    var distance: Double
    /// Whether the others leave the sum just one value.
    var fixesValue: Bool

    /// A remark with the consequence, unless it says just that.
    func concluding(_ text: String) -> String {
      text == consequence || text.hasPrefix(consequence + " (")
        ? text : "\(text)   => \(consequence)"
    }
  }

  /// What the other members say about the sum that the primary one is about.
  private func proof(against primary: Member) -> Proof? {
    guard case .explicit(let index) = primary.source,
      let contradiction = conflict.contradiction(refuting: primary.source)
    else { return nil }
    var implied = model.constraints[index]
    let constant = implied.constant
    implied.priority = .required
    implied.relation = contradiction.relation
    implied.constant = (constant + contradiction.distance).toMillionth
    guard implied.constant != constant else { return nil }
    return Proof(
      consequence: text(of: implied), distance: (implied.constant - constant).magnitude,
      fixesValue: implied.relation == .equal)
  }

  private func text(of constraint: LayoutConstraint) -> String {
    var scratch = model
    scratch.constraints = [constraint]
    return scratch.statement(of: .explicit(0))
  }
}

extension String {
  /// Where `part` first occurs. (The standard library finds single characters only.)
  func range(of part: String) -> String.Index? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start }
      start = index(after: start)
    }
    return nil
  }
}

extension Double {
  /// Without the rounding errors of solving, for messages.
  var toMillionth: Double {
    magnitude < 1e9 ? (self * 1e6).rounded() / 1e6 : self
  }
}
