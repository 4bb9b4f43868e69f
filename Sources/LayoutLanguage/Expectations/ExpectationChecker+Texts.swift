internal import ConstraintKit

// A text's size is never open: it hugs its content and resists being smaller, and where such wishes
// of one priority compete, the order of declaration decides, here as in comparisons.

extension ExpectationChecker {
  /// What the lines of texts add to a sum.
  func lines(in linear: LinearValue) -> Double {
    linear.terms.reduce(0) { sum, term in
      guard case .lines(let node) = term.operand else { return sum }
      return sum + term.coefficient * Double(lineCount(of: node))
    }
  }

  private func lineCount(of node: Int) -> Int { solution.text(of: node)?.lines.count ?? 0 }

  // MARK: What is seen

  /// Why not all of a text is seen; nil where it is. What is hidden has nothing that could be cut.
  func failureOfWhole(_ node: Int, _ span: SourceSpan) -> Diagnostic? {
    guard let cut = cut(of: node) else { return nil }
    let side: LayoutAttribute? =
      switch cut.lack {
      case .width: .width
      case .height: .height
      case .lines: nil
      }
    return failed(span, "its text \(cut.told)", cause: side.flatMap { cause(of: $0, node) })
  }

  /// Why all of a text is seen; nil where something of it isn't.
  func failureOfCut(_ node: Int, _ span: SourceSpan) -> Diagnostic? {
    if cut(of: node) != nil { return nil }
    if expander.model.isHidden(node) { return failed(span, "its view is hidden") }
    let count = lineCount(of: node)
    guard count > 0 else { return failed(span, "its text is empty") }
    let size = solution.frame(of: node).size
    let seen = count == 1 ? "its line is seen whole" : "all of its \(count) lines are seen"
    return failed(
      span, "\(seen), \(describe(size.width)) pt wide and \(describe(size.height)) high",
      cause: cause(of: .width, node))
  }

  private func cut(of node: Int) -> TextCut? {
    guard !expander.model.isHidden(node), let drawn = solution.text(of: node),
      case .text(let content) = expander.model.nodes[node].content
    else { return nil }
    return TextCut(
      content, drawn: drawn, in: solution.frame(of: node).size, by: expander.textMeasurer)
  }

  private func failed(_ span: SourceSpan, _ reason: String, cause: Cause? = nil) -> Diagnostic {
    .expectationFailed(
      "`\(expander.text(of: span))` does not hold: \(reason)\(cause?.phrase ?? "")", at: span,
      causes: cause?.labels ?? [])
  }

  /// What holds a side of a view.
  func cause(of side: LayoutAttribute, _ node: Int) -> Cause? {
    cause(
      of: LinearValue(side, of: ViewReference(node: node)),
      [.init(1, .attribute(side, node: node))])
  }
}

extension LinearValue {
  /// The text if it is the number of its lines and nothing but that.
  var textOfLines: Int? {
    guard terms.count == 1, terms[0].coefficient == 1, constant == 0,
      case .lines(let node) = terms[0].operand
    else { return nil }
    return node
  }

  /// What of it is no number of lines.
  var withoutLines: LinearValue {
    var rest = self
    rest.terms.removeAll { if case .lines = $0.operand { true } else { false } }
    return rest
  }
}
