internal import ConstraintKit

// The texts of E04xx, E08xx and the warnings about frames.

extension Diagnostic {
  static func solverGaveUp(_ reason: String) -> Diagnostic {
    Diagnostic(
      .solverGaveUp, "the solver gave up: \(reason)", notes: ["please report this file"])
  }

  static func overflows(
    _ path: String, side: String, by distance: Double, help: String?, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .overflowingFrame, "`\(path)` extends \(describe(distance)) pt past `super` on the \(side)",
      at: Label(span), fixes: help.map { [Fix($0)] } ?? [])
  }

  /// A text that has less room than it needs.
  static func textCut(
    _ path: String, _ cut: TextCut, help: String, at span: SourceSpan, causes: [Label]
  ) -> Diagnostic {
    Diagnostic(
      .cutText, "the text of `\(path)` is cut: it \(cut.told)", at: Label(span),
      secondary: causes, fixes: [Fix(help)])
  }

  static func textRemeasured(_ note: LayoutNote, _ expander: Expander) -> Diagnostic {
    switch note {
    case .textMeasuredElsewhere(let node, let measured, let width):
      Diagnostic(
        .textRemeasured,
        "`\(expander.path(of: node))` was measured at \(describe(measured)), is \(describe(width))",
        at: Label(expander.views[node].span), fixes: [measuredElsewhereHelp(node, expander)])
    case .placedElsewhere(let node, let placed, let width):
      Diagnostic(
        .textRemeasured,
        "`\(expander.path(of: node))` placed its children at \(describe(placed)), is "
          + describe(width), at: Label(expander.views[node].span))
    }
  }

  /// Two texts that wrap side by side need a width for one of them: of what is equally strong the
  /// earlier has all the room in the first pass.
  private static func measuredElsewhereHelp(_ node: Int, _ expander: Expander) -> Fix {
    let view = expander.views[node]
    if let parent = view.parent, view.isArranged,
      case .stack(let stack) = expander.views[parent].container, stack.dimension == .horizontal
    {
      return Fix(
        "two texts that wrap side by side need a width for one: `width == …`, or "
          + "`distribution: equal` for `\(expander.path(of: parent))`")
    }
    return Fix("fix its width: `left, right == super inset …`, or `width == …`")
  }

  static func openContainerWidth(
    _ path: String, _ range: ClosedRange<Double>, at span: SourceSpan
  ) -> Diagnostic {
    let bounds = "\(describeEnd(range.lowerBound))…\(describeEnd(range.upperBound))"
    return Diagnostic(
      .undeterminedContainerWidth,
      "`\(path)` places its children by its width, which may be \(bounds)", at: Label(span),
      fixes: [Fix("fix its width: `left, right == super`, or `width == …`")])
  }

  static func unplaceable(_ path: String, _ reason: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .numberOutOfRange, "the children of `\(path)` can't be placed: \(reason)", at: Label(span))
  }

  static func inputOutOfRange(
    _ name: String, _ number: Double, _ range: ClosedRange<Double>
  ) -> Diagnostic {
    Diagnostic(
      .numberOutOfRange,
      "\(name) is \(describeExactly(number)), outside \(describe(range.lowerBound))…"
        + describe(range.upperBound))
  }

  static func tooManyPieces(of range: ClosedRange<Double>) -> Diagnostic {
    Diagnostic(
      .limitReached,
      "over widths \(describe(range.lowerBound))…\(describe(range.upperBound)) the layout bends or "
        + "jumps too often to be told",
      fixes: [Fix("study a smaller range; a product of widths bends everywhere")])
  }

  // MARK: Expectations

  static func expectationFailed(
    _ message: String, at span: SourceSpan, causes: [Label] = [], notes: [String] = []
  ) -> Diagnostic {
    Diagnostic(.expectationFailed, message, at: Label(span), secondary: causes, notes: notes)
  }

  static func negativeTolerance(_ number: Double, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .numberOutOfRange, "a tolerance is 0 or more, found \(describeExactly(number))",
      at: Label(span), fixes: [Fix("write `± \(describeExactly(number.magnitude))`")])
  }

  static func expectationUncertain(
    _ text: String, _ range: ClosedRange<Double>, line: Int?, at span: SourceSpan
  ) -> Diagnostic {
    let place = line.map { " (line \($0) leaves it free)" } ?? ""
    let bounds = "\(describeEnd(range.lowerBound))…\(describeEnd(range.upperBound))"
    return Diagnostic(
      .expectationUncertain, "`\(text)` holds in some solutions only: it may be \(bounds)\(place)",
      at: Label(span))
  }

  private static func describeEnd(_ number: Double) -> String {
    number.isFinite ? describe(number) : number < 0 ? "-∞" : "∞"
  }
}

extension TextCut {
  /// What there is too little of, said of the text.
  var told: String {
    switch lack {
    case .width: "needs \(describe(needed)) pt of width, has \(describe(room))"
    case .height: "needs \(describe(needed)) pt of height, has \(describe(room))"
    case .lines: "has \(describe(needed)) lines, shows \(describe(room))"
    }
  }
}
