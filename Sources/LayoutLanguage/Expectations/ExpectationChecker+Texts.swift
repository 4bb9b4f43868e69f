internal import ConstraintKit

/// What the constraints leave of a text's frame: both ends are the same where they leave nothing open.
struct TextRoom {
  var widths: ClosedRange<Double>
  var heights: ClosedRange<Double>

  var isOpen: Bool { openSide != nil }

  var openSide: LayoutDimension? {
    if widths.lowerBound < widths.upperBound { return .horizontal }
    return heights.lowerBound < heights.upperBound ? .vertical : nil
  }
}

extension ExpectationChecker {
  // MARK: Lines

  /// What the lines of texts add to a sum: in the frames that were found, and in all that are as good.
  func lines(in linear: LinearValue) -> (value: Double, range: ClosedRange<Double>) {
    var (value, lowest, highest) = (0.0, 0.0, 0.0)
    for (node, factor) in linear.lineFactors {
      let range = lines(of: node)
      value += factor * Double(solution.text(of: node)?.lines.count ?? 0)
      let ends = [factor * Double(range.lowerBound), factor * Double(range.upperBound)]
      lowest += min(ends[0], ends[1])
      highest += max(ends[0], ends[1])
    }
    return (value, lowest...highest)
  }

  /// The fewest and the most lines that a text may have; a narrower text has no fewer.
  private func lines(of node: Int) -> ClosedRange<Int> {
    let found = solution.text(of: node)?.lines.count ?? 0
    let widths = room(of: node).widths
    guard widths.lowerBound < widths.upperBound,
      case .text(let content) = expander.model.nodes[node].content
    else { return found...found }
    let counts = [widths.lowerBound, widths.upperBound].map {
      expander.textMeasurer.measure(content, in: $0).lines.count
    }
    return min(counts[0], counts[1], found)...max(counts[0], counts[1], found)
  }

  // MARK: What is seen

  /// Why not all of a text is seen, whatever frame it gets; nil where it is. What is hidden has
  /// nothing that could be cut.
  func failureOfWhole(_ node: Int, _ span: SourceSpan) -> Diagnostic? {
    let room = room(of: node)
    guard let worst = cut(node, in: room, least: true) else { return nil }
    guard let cut = room.isOpen ? cut(node, in: room, least: false) : worst else {
      return uncertain(node, room, span)
    }
    let side: LayoutAttribute? =
      switch cut.lack {
      case .width: .width
      case .height: .height
      case .lines: nil
      }
    return failed(span, "its text \(cut.told)", becauseOf: side, of: node)
  }

  /// Why all of a text is seen, or may be; nil where something of it isn't, whatever frame it gets.
  func failureOfCut(_ node: Int, _ span: SourceSpan) -> Diagnostic? {
    let room = room(of: node)
    if cut(node, in: room, least: false) != nil { return nil }
    if room.isOpen, cut(node, in: room, least: true) != nil { return uncertain(node, room, span) }
    if expander.model.nodes[node].isHidden { return failed(span, "its view is hidden") }
    let count = solution.text(of: node)?.lines.count ?? 0
    guard count > 0 else { return failed(span, "its text is empty") }
    let size = solution.frame(of: node).size
    let seen = count == 1 ? "its line is seen whole" : "all of its \(count) lines are seen"
    return failed(
      span, "\(seen), \(describe(size.width)) pt wide and \(describe(size.height)) high",
      becauseOf: count == 1 ? .width : .height, of: node)
  }

  /// What there is too little of, in the smallest or the largest frame that a text may get.
  private func cut(_ node: Int, in room: TextRoom, least: Bool) -> TextCut? {
    guard !expander.model.nodes[node].isHidden,
      case .text(let content) = expander.model.nodes[node].content
    else { return nil }
    let size = LayoutSize(
      width: least ? room.widths.lowerBound : room.widths.upperBound,
      height: least ? room.heights.lowerBound : room.heights.upperBound)
    let measurer = expander.textMeasurer
    let isFound = room.widths.lowerBound == room.widths.upperBound
    let drawn =
      (isFound ? solution.text(of: node) : nil) ?? measurer.measure(content, in: size.width)
    return TextCut(content, drawn: drawn, in: size, by: measurer)
  }

  private func room(of node: Int) -> TextRoom {
    let size = solution.frame(of: node).size
    return TextRoom(
      widths: range(.width, of: node, found: size.width),
      heights: range(.height, of: node, found: size.height))
  }

  private func range(
    _ side: LayoutAttribute, of node: Int, found: Double
  ) -> ClosedRange<Double> {
    let terms = [LayoutConstraint.Term(1, .attribute(side, node: node))]
    guard !solution.isDetermined(terms, breakingTies: true) else { return found...found }
    let range = solution.range(of: terms, breakingTies: true)
    return max(0, min(range.lowerBound, found))...max(range.upperBound, found)
  }

  // MARK: Failures

  private func failed(
    _ span: SourceSpan, _ reason: String, becauseOf side: LayoutAttribute? = nil, of node: Int = 0
  ) -> Diagnostic {
    let message = "`\(expander.text(of: span))` does not hold: \(reason)"
    guard let side, let cause = cause(of: side, node) else {
      return .expectationFailed(message, at: span)
    }
    return .expectationFailed(message + cause.phrase, at: span, causes: cause.labels)
  }

  /// What holds a side of a view.
  func cause(of side: LayoutAttribute, _ node: Int) -> Cause? {
    cause(
      of: LinearValue(side, of: ViewReference(node: node)),
      [.init(1, .attribute(side, node: node))])
  }

  private func uncertain(_ node: Int, _ room: TextRoom, _ span: SourceSpan) -> Diagnostic {
    let isWidth = room.openSide == .horizontal
    return .expectationUncertain(
      expander.text(of: span), isWidth ? room.widths : room.heights,
      unit: isWidth ? " wide" : " high", line: expander.line(of: expander.views[node].span),
      at: span)
  }
}

extension LinearValue {
  /// The texts whose lines it counts, in order, and how often.
  fileprivate var lineFactors: [(node: Int, factor: Double)] {
    var factors: [(node: Int, factor: Double)] = []
    for term in terms {
      guard case .lines(let node) = term.operand else { continue }
      if let place = factors.firstIndex(where: { $0.node == node }) {
        factors[place].factor += term.coefficient
      } else {
        factors.append((node, term.coefficient))
      }
    }
    return factors
  }

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
