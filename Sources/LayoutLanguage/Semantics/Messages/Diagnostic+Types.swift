internal import ConstraintKit

// The texts of E01xx and E02xx that need meaning: types, linearity, axes, priorities.

extension Diagnostic {
  /// `expected`: with its article; the names of the declared types get theirs here.
  static func typeMismatch(
    _ expected: String, _ found: Value, at span: SourceSpan, declared: SourceSpan? = nil
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "expected \(withArticle(expected)), found \(found.foundName)",
      at: Label(span), secondary: declared.map { [Label($0, "declared here")] } ?? [])
  }

  private static func withArticle(_ type: String) -> String {
    switch type {
    case "number", "string", "bool", "list": "a \(type)"
    case "int", "object": "an \(type)"
    default: type
    }
  }

  /// `"n: " + n`
  static func joinedValue(_ operands: Expander.Operands, _ expander: Expander) -> Diagnostic {
    let isLeft = if case .string = operands.left { true } else { false }
    let (value, syntax, other) =
      isLeft
      ? (operands.right, operands.rightSyntax, operands.leftSyntax)
      : (operands.left, operands.leftSyntax, operands.rightSyntax)
    var diagnostic = typeMismatch("string", value, at: syntax.span)
    let piece = "\\(\(expander.text(of: syntax.span)))"
    var example = "\"\(piece)\""
    let literal = expander.text(of: other.span)
    if case .string = other.kind, !literal.hasPrefix("\"\"\"") {
      example = isLeft ? "\(literal.dropLast())\(piece)\"" : "\"\(piece)\(literal.dropFirst())"
    }
    diagnostic.fixes = [Fix("a value is put into a string: `\(example)`")]
    return diagnostic
  }

  static func missingField(_ conflict: TypeConflict, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "field `\(conflict.path.drop { $0 == "." })` is missing",
      at: Label(span),
      secondary: [Label(conflict.typeSpan, "declared here as \(conflict.expected)")],
      fixes: similarKey(conflict))
  }

  static func dataMismatch(
    _ conflict: TypeConflict, name: String, _ sources: SourceMap
  ) -> Diagnostic {
    let found = conflict.found.map { "is \(article($0))" } ?? "is missing"
    let record = conflict.record?.span ?? conflict.typeSpan
    let place = sources.file(record.file).map { "\($0.path):\(line(record, sources))" } ?? ""
    let type = conflict.record.map { "type \($0.text) (\(place))" } ?? "its type (\(place))"
    return Diagnostic(
      .dataTypeMismatch,
      "`\(name)\(conflict.path)` \(found), \(type) wants \(conflict.expected)",
      at: Label(conflict.similar?.span ?? conflict.valueSpan),
      secondary: [Label(conflict.typeSpan, "declared here")], fixes: similarKey(conflict))
  }

  private static func similarKey(_ conflict: TypeConflict) -> [Fix] {
    let field = conflict.path.split(separator: ".").last.map(String.init) ?? ""
    return conflict.similar.map { [Fix("did you mean `\(field)`? there is `\($0.text)`")] } ?? []
  }

  private static func article(_ value: Value) -> String {
    switch value {
    case .string(let string) where string.utf8.count <= 40: "the string \"\(string)\""
    case .number(let number): "the number \(describe(number))"
    case .bool(let bool): "\(bool)"
    default: value.kindName
    }
  }

  // MARK: What the solver decides

  /// - Parameter side: The free side of the canvas that it depends on, if it depends on nothing else.
  static func dependsOnSolution(
    _ text: String, side: LayoutDimension?, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .conditionDependsOnSolution, "`\(text)` is decided before solving",
      at: Label(span, side == nil ? "depends on a frame" : "depends on an `auto` side"),
      fixes: [Fix(side.map(freeSideHelp) ?? "use a priority, or test the data")])
  }

  /// What to do where a side of the canvas is wanted as a number and follows the contents.
  private static func freeSideHelp(_ side: LayoutDimension) -> String {
    let (name, example) =
      side == .horizontal ? ("width", "(375, auto)") : ("height", "(375, 667)")
    return "the canvas leaves `root.\(name)` to the contents: fix it, `canvas: \(example)` or "
      + "`--\(name)`"
  }

  /// A value, such as a property's, that has to be known earlier than it is.
  static func knownAfterSolving(
    _ text: String, side: LayoutDimension?, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .conditionDependsOnSolution, "`\(text)` is known only after solving",
      at: Label(
        span,
        "depends on \(side == nil ? "a frame" : "an `auto` side"); this is wanted before solving"),
      fixes: [Fix(side.map(freeSideHelp) ?? "use a constraint, or a param or data")])
  }

  static func linesOutsideOfExpectation(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .conditionDependsOnSolution, "`\(text)` is known only after solving",
      at: Label(span, "depends on a frame; this is wanted before solving"),
      fixes: [Fix("it stands in an `expect`, such as `expect \(text) <= 2`")])
  }

  static func unmeasuredText(_ view: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "the text of `\(view)` isn't measured: it has an `intrinsic` size",
      at: Label(span))
  }

  static func notLinear(
    _ operation: BinaryOperator, _ operands: Expander.Operands, _ expander: Expander
  ) -> Diagnostic {
    let text = expander.text(of: operands.whole.span)
    let verb: String =
      switch operation {
      case .multiply: "multiplies two attributes: both are unknown before solving"
      case .divide: "divides by an attribute, which is unknown before solving"
      default: "is not linear: attributes are unknown before solving"
      }
    let factors = [
      (operands.left, operands.leftSyntax), (operands.right, operands.rightSyntax),
    ].filter { $0.0.linear?.isConstant == false }
    let labels = factors.map { Label($0.1.span, "unknown before solving") }
    return Diagnostic(
      .notLinear, "`\(text)` \(verb)", at: labels.first ?? Label(operands.whole.span),
      secondary: Array(labels.dropFirst()), fixes: notLinearHelp(operation, operands, expander))
  }

  private static func notLinearHelp(
    _ operation: BinaryOperator, _ operands: Expander.Operands, _ expander: Expander
  ) -> [Fix] {
    let sides = [operands.left, operands.right].compactMap { expander.freeSide($0) }
    if let side = sides.first { return [Fix(freeSideHelp(side))] }
    guard operation == .divide, operands.left.linear?.isConstant == false else { return [] }
    let (left, right) = (operands.leftSyntax.span, operands.rightSyntax.span)
    return [
      Fix(
        "a ratio is stated by a product: "
          + "`\(expander.text(of: left)) == \(expander.text(of: right)) * …`")
    ]
  }

  static func functionOfUnknown(
    _ name: String, _ argument: SourceSpan, whole: SourceSpan, _ expander: Expander
  ) -> Diagnostic {
    let isMaximum = name == "max"
    let help =
      isMaximum || name == "min"
      ? [
        Fix(
          "use `\(isMaximum ? ">=" : "<=")` twice" + (isMaximum ? " and `height: auto`" : ""))
      ] : []
    return Diagnostic(
      .notLinear, "`\(name)` of an attribute is not linear: it is unknown before solving",
      at: Label(argument), fixes: help)
  }

  // MARK: Attributes

  static func missingAttribute(_ syntax: ConstraintSyntax, _ expander: Expander) -> Diagnostic {
    let span = syntax.left[0].span.union(syntax.right.span)
    return Diagnostic(
      .missingAttribute,
      "`\(expander.text(of: span))` compares two views: say which attribute, "
        + "for example `left` or `edges`",
      at: Label(span))
  }

  static func mixedAxes(
    _ text: String, _ first: LayoutAttribute, _ second: LayoutAttribute, at span: SourceSpan
  ) -> Diagnostic {
    func position(_ attribute: LayoutAttribute) -> String {
      attribute.dimension == .horizontal ? "an x position" : "a y position"
    }
    return Diagnostic(
      .mixedAxes, "`\(text)` compares \(position(first)) with \(position(second))",
      at: Label(span),
      fixes: [Fix("sizes may mix (`width == height`), positions may not")])
  }

  static func bareNumberForFarEdge(
    _ edge: FarEdge, from superview: String?, _ syntax: ConstraintSyntax, _ expander: Expander
  ) -> Diagnostic {
    let span = syntax.left[0].span.union(syntax.right.span)
    let readings =
      superview.map(edge.readings) ?? [edge.fromNear("root")]
    let choice = readings.map { "`\($0.text)`\($0.meaning)" }.joined(separator: " or ")
    return Diagnostic(
      .bareNumberForFarEdge, "`\(expander.text(of: span))` is ambiguous: write \(choice)",
      at: Label(
        syntax.right.span,
        superview == nil ? "the root has no superview to measure from" : ""))
  }

  /// Numbers for opposite sides of a view.
  static func bareNumberForSides(
    inset distances: String, from superview: String?, _ syntax: ConstraintSyntax,
    _ expander: Expander
  ) -> Diagnostic {
    let last = syntax.left[syntax.left.count - 1].span
    let left = expander.text(of: syntax.left[0].span.union(last))
    let text = expander.text(of: syntax.left[0].span.union(syntax.right.span))
    let inset = "\(left) == \(superview ?? "root") inset \(distances)"
    return Diagnostic(
      .bareNumberForFarEdge,
      superview == nil
        ? "`\(text)` is ambiguous: say what each side is measured from"
        : "`\(text)` is ambiguous: write `\(inset)`",
      at: Label(
        syntax.right.span,
        superview == nil ? "the root has no superview to measure from" : ""))
  }

  /// Numbers for opposite sides, which have each a constraint of its own.
  static func bareNumbersForSides(
    _ constraints: [String], from superview: String?, _ syntax: ConstraintSyntax,
    _ expander: Expander
  ) -> Diagnostic {
    let text = expander.text(of: syntax.left[0].span.union(syntax.right.span))
    let parts = constraints.map { "`\($0)`" }.joined(separator: " and ")
    return Diagnostic(
      .bareNumberForFarEdge, "`\(text)` is ambiguous: write \(parts)",
      at: Label(
        syntax.right.span,
        superview == nil ? "the root has no superview to measure from" : ""))
  }

  static func tupleSize(
    _ values: Int, _ attributes: Int, _ syntax: ConstraintSyntax, _ expander: Expander
  ) -> Diagnostic {
    let last = syntax.left[syntax.left.count - 1].span
    let left = expander.text(of: syntax.left[0].span.union(last))
    let span = syntax.left[0].span.union(syntax.right.span)
    let plural = attributes == 1 ? "" : "s"
    return Diagnostic(
      .tupleSize,
      "`\(expander.text(of: span))` has \(values) values, `\(left)` has \(attributes) "
        + "attribute\(plural)",
      at: Label(syntax.right.span))
  }

  static func insetWithoutEdge(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tupleSize, "`inset` has no meaning for `\(text)`: it moves edges, sizes and centers",
      at: Label(span))
  }

  // MARK: Numbers

  static func divisionByZero(
    _ text: String, divisor: String?, at span: SourceSpan, call: Call?
  ) -> Diagnostic {
    let reason = divisor.map { ": `\($0)` is 0" + (call == nil ? "" : " in this call") } ?? ""
    let chain = call?.chain.reversed() ?? []
    return Diagnostic(
      .divisionByZero, "`\(text)` divides by zero\(reason)", at: Label(span),
      secondary: chain.map { Label($0.span, "in this call of `\($0.component)`") })
  }

  static func cannotCompare(_ left: Value, _ right: Value, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "cannot compare \(left.foundName) with \(right.foundName)", at: Label(span))
  }

  static func numberOverflows(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .numberOutOfRange, "`\(text)` overflows: the largest number allowed is 1e12",
      at: Label(span))
  }

  static func outOfRange(
    _ property: String, _ number: Double, _ range: ClosedRange<Double>, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .numberOutOfRange,
      "`\(property)` is \(describeExactly(number)), outside \(describe(range.lowerBound))…"
        + describe(range.upperBound),
      at: Label(span))
  }

  static func badPriority(_ number: Double, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .badPriority,
      "priority \(describeExactly(number)) is outside 0 < p ≤ 1000; `@required` is 1000",
      at: Label(span))
  }

  static func unknownLevel(
    _ name: NameSyntax, similar: Suggestion?, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .badPriority, "unknown level `@\(name.text)`", at: Label(span),
      fixes: similar.map { [$0.fix(at: name.span, prefix: "@")] } ?? [])
  }

  // MARK: Functions and words

  static func argumentCount(
    _ name: String, wants: String, got: Int, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      got == 0 ? .missingArgument : .unknownArgument, "`\(name)` takes \(wants), got \(got)",
      at: Label(span))
  }

  static func badWord(
    _ property: String, found: String, similar: Suggestion?, of words: [String],
    at span: SourceSpan
  ) -> Diagnostic {
    let list = words.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      .typeMismatch,
      "`\(property)` is one of \(list), found \(found)",
      at: Label(span),
      fixes: similar.map { [$0.fix(at: span)] } ?? [])
  }

  /// - Parameter isQuoted: Whether the name stands in a string.
  static func badColor(
    _ name: String, similar: Suggestion?, at span: SourceSpan, isQuoted: Bool = false
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "`\(name)` is not a colour: write `#rgb`, `#rrggbb` or a CSS name",
      at: Label(span),
      fixes: similar.map { similar in
        let replacement = isQuoted ? "\"\(similar.text)\"" : similar.text
        return [
          Fix(
            "did you mean `\(similar.text)`?", isMachineApplicable: similar.isSure,
            edits: [.init(span, replacement)])
        ]
      } ?? [])
  }

  /// `stroke: (1, red)`
  static func colorAmongValues(
    _ color: String?, of setting: Expander.Setting, _ text: String
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "expected a colour, found `\(text)`", at: Label(setting.value.span),
      fixes: color.map { [Fix("it is a colour alone: `\(setting.name): \($0)`")] } ?? [])
  }

  /// `rgb(255, 0, 0)`
  static func colorFunction(_ text: String, code: String?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "`\(text)` is not a colour: write `#rgb`, `#rrggbb` or a CSS name",
      at: Label(span),
      fixes: code.map {
        [Fix("write `\($0)`", isMachineApplicable: true, edits: [.init(span, $0)])]
      } ?? [])
  }

  /// `text: hello`
  static func unquotedText(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownName, "unknown name `\(name)`", at: Label(span, "not found in this scope"),
      fixes: [Fix("a text stands in quotes: `\"\(name)\"`", edits: [.init(span, "\"\(name)\"")])])
  }

  static func sizeProperty(_ name: String, at span: SourceSpan, text: String) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "`\(name):` takes only `auto`; a constraint is `\(name) == \(text)`",
      at: Label(span), fixes: [Fix("write `\(name) == \(text)`")])
  }

  static func proportionalWithoutSize(_ path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch,
      "`distribution: proportional` needs a known size: `\(path)` has neither a text nor `intrinsic`",
      at: Label(span))
  }

  static func proportionalToNothing(
    _ path: String, _ side: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch,
      "`distribution: proportional` needs a size to go by: every child of `\(path)` has the "
        + "intrinsic \(side) 0", at: Label(span))
  }
}
