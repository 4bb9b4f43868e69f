internal import ConstraintKit

extension ExpectationChecker {
  /// What holds a value: the same constraints as its explanation has.
  struct Cause {
    /// The constraint that says most about the value.
    var text: String
    /// How many more there are.
    var others: Int
    /// Those that were written, in the explanation's order, with what each gives of the value.
    var labels: [Diagnostic.Label]

    /// What follows the value in a message.
    var phrase: String {
      others == 0
        ? "; the constraint that fixes it: \(text)" : "; fixed by \(text) and \(others) more"
    }
  }

  /// The most constraints that are pointed at.
  private static let mostLabels = 6
  /// The most numbers at a place that makes several of them, such as a loop.
  private static let mostSummands = 4

  /// Names the constraint that names the attribute itself if there's one among those that hold it, else
  /// one of the same view, else the first of them. Nil for what no constraint holds.
  func cause(of linear: LinearValue, _ terms: [LayoutConstraint.Term]) -> Cause? {
    guard !linear.isConstant else { return nil }
    let reasons = solution.explain(terms).reasons
    guard let first = reasons.first else { return nil }
    let text = chosen(among: reasons, for: linear).map(text) ?? implicitText(of: first)
    return Cause(text: text, others: reasons.count - 1, labels: labels(reasons))
  }

  private func chosen(
    among reasons: [LayoutExplanation.Reason], for linear: LinearValue
  ) -> Int? {
    let explicit = reasons.compactMap(\.index)
    let operands = Set(linear.terms.map(\.operand))
    let own = explicit.first { index in
      expander.constraintInfos[index].left.terms.contains { operands.contains($0.operand) }
    }
    let sameView = explicit.first { index in
      expander.constraintInfos[index].left.terms.contains { term in
        linear.terms.contains { $0.isOfSameView(as: term) }
      }
    }
    return own ?? sameView ?? explicit.first
  }

  /// Each place once, with all that its constraints give.
  private func labels(_ reasons: [LayoutExplanation.Reason]) -> [Diagnostic.Label] {
    var places: [(span: SourceSpan, summands: [String])] = []
    for reason in reasons {
      guard let index = reason.index else { continue }
      let span = expander.constraintInfos[index].span
      let summands = summand(reason).map { [$0] } ?? []
      if let place = places.firstIndex(where: { $0.span == span }) {
        places[place].summands += summands
      } else {
        places.append((span, summands))
      }
    }
    return places.prefix(Self.mostLabels).map { span, summands in
      let rest = summands.count > Self.mostSummands ? " …" : ""
      let sum = summands.prefix(Self.mostSummands).joined(separator: " ") + rest
      return .init(span, reasons.count == 1 ? "fixes it" : sum)
    }
  }

  /// What a constraint gives of the value; nil for nothing, where it only puts sides together.
  private func summand(_ reason: LayoutExplanation.Reason) -> String? {
    guard reason.constant != 0 else { return nil }
    let (sign, product) = Double.summand(reason.sensitivity, reason.constant)
    return "\(sign) \(product)"
  }

  private func implicitText(of reason: LayoutExplanation.Reason) -> String {
    "`\(reason.constraint.statement)` (\(reason.constraint.role ?? "implicit"))"
  }

  private func text(_ index: Int) -> String {
    let info = expander.constraintInfos[index]
    let text =
      info.isGenerated
      ? expander.model.statement(of: .explicit(index)) : expander.text(of: info.span)
    let line = expander.line(of: info.span)
    let file = expander.sources.file(info.span.file)?.path ?? ""
    let place = info.span.file == expander.modules[0].syntax.file ? "" : " of \(file)"
    return "line \(line)\(place) `\(text)`"
  }
}

extension LayoutExplanation.Reason {
  /// The constraint's number in the model; nil for one that the engine adds.
  fileprivate var index: Int? {
    if case .explicit(let index) = constraint.source { index } else { nil }
  }
}

extension LinearValue.Term {
  fileprivate func isOfSameView(as other: LinearValue.Term) -> Bool {
    guard case .known(.attribute(let attribute, let node, _)) = operand,
      case .known(.attribute(let otherAttribute, let otherNode, _)) = other.operand
    else { return false }
    return node == otherNode && attribute.dimension == otherAttribute.dimension
  }
}
