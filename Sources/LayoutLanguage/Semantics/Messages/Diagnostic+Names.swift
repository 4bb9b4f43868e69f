internal import ConstraintKit

// The texts of E03xx: names, members, parameters.

extension Diagnostic {
  static func unknownName(
    _ name: String, what: String, at span: SourceSpan, similar: Suggestion?, line: Int? = nil,
    note: String? = nil
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unknownName, "unknown \(what) `\(name)`", at: Label(span, "not found in this scope"))
    if let similar {
      let place = line.map { " (line \($0))" } ?? ""
      diagnostic.fixes = [
        Fix(
          what == "name"
            ? "a similar name exists: `\(similar.text)`\(place)"
            : "a \(what) with a similar name exists: `\(similar.text)`\(place)",
          isMachineApplicable: similar.isSure, edits: [.init(span, similar.text)])
      ]
    }
    let difference = similar.flatMap { characterDifference(between: name, and: $0.text) }
    diagnostic.notes = [note, difference].compactMap { $0 }
    return diagnostic
  }

  /// A component's statement that names a view of the file.
  ///
  /// - Parameter attribute: What it names of the view; nil where that isn't one.
  static func unrelatedViews(
    _ name: String, _ attribute: LayoutAttribute?, component: String, at span: SourceSpan,
    declared: SourceSpan
  ) -> Diagnostic {
    let instance = component.prefix(1).lowercased() + component.dropFirst()
    let other = attribute ?? .right
    let own: LayoutAttribute =
      other.isSize ? other : other.dimension == .horizontal ? .left : .top
    return Diagnostic(
      .unrelatedViews, "`\(name)` is no view of the component `\(component)`",
      at: Label(span, "out of reach"),
      secondary: [Label(declared, "declared outside of the component")],
      notes: ["a component reaches its own views, its parameters, `super` and `root`"],
      fixes: [
        Fix(
          "state it where both are visible: "
            + "`\(component) \(instance) { \(own) == \(name).\(other) }`")
      ])
  }

  /// `meant`: a word of the language.
  static func unknownName(
    _ name: String, what: String, at span: SourceSpan, meant: Suggestion
  ) -> Diagnostic {
    Diagnostic(
      .unknownName, "unknown \(what) `\(name)`", at: Label(span, "not found in this scope"),
      notes: [characterDifference(between: name, and: meant.text)].compactMap { $0 },
      fixes: didYouMean(meant, span))
  }

  /// A check by a name that there isn't.
  ///
  /// - Parameter whole: The call.
  static func unknownCheck(_ name: String, at span: SourceSpan, whole: String) -> Diagnostic {
    let habit = Habits.check(name)
    var diagnostic = unknownName(
      name, what: "check", at: span,
      similar: habit == nil
        ? Suggestion.nearest(to: name, in: ExpectationPredicate.names) : nil,
      note: TreeParser.checkForms)
    if let habit {
      diagnostic.fixes = [.called(habit, insteadOf: span)]
    } else if Expander.isFunction(name) {
      diagnostic.fixes = [Fix("it has a value: compare it, `\(whole) == …`")]
    } else if Habits.isLineCount(name) {
      diagnostic.fixes = [.called("lines", insteadOf: span)]
    }
    return diagnostic
  }

  /// `super.inset(10)`
  static func insetCall(replacement: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownName, "`inset` is no function", at: Label(span),
      fixes: [
        Fix(
          "write `\(replacement)`", isMachineApplicable: true, edits: [.init(span, replacement)])
      ])
  }

  /// `left: super`
  static func attributeAsProperty(
    _ name: String, _ value: String, kind: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .unknownMember, "`\(kind)` has no property `\(name)`: it is an attribute", at: Label(span),
      fixes: [Fix("a constraint is stated with `==`: write `\(name) == \(value)`")])
  }

  /// `noun`: what was looked for, such as "attribute".
  static func unknownMember(
    _ name: NameSyntax, of owner: String, noun: String, similar: Suggestion?
  ) -> Diagnostic {
    Diagnostic(
      .unknownMember, "\(owner) has no \(noun) `\(name.text)`", at: Label(name.span),
      fixes: didYouMean(similar, name.span))
  }

  static func unknownProperty(
    _ name: String, kind: String?, at span: SourceSpan, similar: Suggestion?
  ) -> Diagnostic {
    // Without the axis of `huging.x`.
    let base = name.utf8.prefix { $0 != UInt8(ascii: ".") }.count
    let nameSpan = SourceSpan(file: span.file, start: span.start, end: span.start + Int32(base))
    let message =
      kind.map { "`\($0)` has no property `\(name)`" }
      ?? "`\(name)` is no property: write `name: value` in the view's block"
    return Diagnostic(
      .unknownMember, message, at: Label(span), fixes: didYouMean(similar, nameSpan))
  }

  static func rootPropertyInBlock(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownMember, "`\(name)` is set at the top level only, outside of blocks",
      at: Label(span))
  }

  private static func didYouMean(_ similar: Suggestion?, _ span: SourceSpan) -> [Fix] {
    similar.map { [$0.fix(at: span)] } ?? []
  }

  // MARK: Declarations

  /// `what`: the name in backquotes, with what else tells which it is.
  static func redeclared(
    _ what: String, at span: SourceSpan, first: SourceSpan, _ sources: SourceMap
  ) -> Diagnostic {
    if span == first {
      return Diagnostic(
        .redeclaration, "\(what) is declared twice: the index comes again",
        at: Label(span, "made again in the loop"),
        fixes: [
          Fix("put each turn's views in a view of its own, or count on: `[outer * count + inner]`")
        ])
    }
    return Diagnostic(
      .redeclaration, "\(what) is declared twice: first here (line \(line(first, sources)))",
      at: Label(span), secondary: [Label(first, "first declared here")])
  }

  static func lowercaseComponent(_ name: NameSyntax) -> Diagnostic {
    let capitalised = name.text.prefix(1).uppercased() + name.text.dropFirst()
    return Diagnostic(
      .reservedName, "components are capitalised: `\(name.text)` may be a kind of view later",
      at: Label(name.span), fixes: [Fix("call it `\(capitalised)`")])
  }

  static func viewRedeclared(
    _ name: NameSyntax, first: SourceSpan, isSameText: Bool, _ sources: SourceMap
  ) -> Diagnostic {
    if isSameText {
      return Diagnostic(
        .redeclaration, "view `\(name.text)` is declared in a loop without an index",
        at: Label(name.span, "made again each time"),
        fixes: [Fix("in a loop write `\(name.text)[i]`")])
    }
    return redeclared("view `\(name.text)`", at: name.span, first: first, sources)
  }

  static func notYetDeclared(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownName, "`\(text)` is declared after this block", at: Label(span),
      fixes: [Fix("put the block after the declaration")])
  }

  // MARK: Keywords

  static func superAtTopLevel(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .superAtTopLevel, "the root has no superview: write `root`", at: Label(span),
      fixes: [
        Fix("write `root`", isMachineApplicable: true, edits: [.init(span, "root")])
      ])
  }

  /// `turn`: the name of the number of a loop's turn.
  static func noPreviousSibling(
    of path: String, turn: String?, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .unknownName, "`prev` has no meaning here: no sibling is declared before `\(path)`",
      at: Label(span),
      fixes: turn.map {
        [Fix("the first turn has none: write `if \($0) == 0 { … } else { … }`")]
      } ?? [])
  }

  /// A view that lies within one that is visible.
  static func viewElsewhere(_ name: String, path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownName, "unknown view `\(name)`", at: Label(span, "not found in this scope"),
      fixes: [Fix("it lies in another view: write `\(path)`", edits: [.init(span, path)])])
  }

  // MARK: Absent views

  static func existsOnlyIf(
    _ name: String, condition: String, line: Int, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .notPresent, "`\(name)` exists only if \(condition) (line \(line))", at: Label(span))
  }

  static func emptyFamily(
    _ text: String, name: String, loop line: Int, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .notPresent, "`\(text)` of an empty list: `for` on line \(line) ran 0 times",
      at: Label(span), fixes: [Fix("guard with `if \(name).count > 0`")])
  }

  static func emptyList(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.notPresent, "`\(text)` of an empty list", at: Label(span))
  }

  static func noSuchIndex(
    _ name: String, _ index: Int, family: ViewFamily, at span: SourceSpan, _ sources: SourceMap
  ) -> Diagnostic {
    let indices: String
    switch family.count {
    case 0: indices = "`for` on line \(line(family.span, sources)) ran 0 times"
    case 1: indices = "there is only `\(family.name)[\(family.lowest)]`"
    default:
      indices = "`\(family.name)` has \(family.count), from \(family.lowest) to \(family.highest)"
    }
    let help =
      "`[…]` after a declared name is its index, not a number of them: write "
      + "`for i in 0..<\(family.lowest) { … \(family.name)[i] }`"
    let isCount = family.count == 1 && (0..<family.lowest).contains(index)
    return Diagnostic(
      .notPresent, "`\(name)[\(index)]` does not exist: \(indices)", at: Label(span),
      secondary: family.count == 1 ? [Label(family.span, "declared here")] : [],
      fixes: isCount ? [Fix(help)] : [])
  }

  static func indexOutOfRange(
    _ name: String, _ index: Int, count: Int, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .notPresent,
      "index \(index) is out of range: `\(name)` has \(count) element\(count == 1 ? "" : "s")",
      at: Label(span))
  }

  // MARK: Fields

  static func unknownField(
    _ name: NameSyntax, of owner: String, type: RecordName?, similar: Suggestion?,
    _ sources: SourceMap
  ) -> Diagnostic {
    let place = type.map { " (type \($0.text), line \(line($0.span, sources)))" } ?? ""
    return Diagnostic(
      .unknownField, "`\(owner)` has no field `\(name.text)`\(place)", at: Label(name.span),
      secondary: type.map { [Label($0.span, "declared here")] } ?? [],
      fixes: didYouMean(similar, name.span))
  }

  static func memberOfNull(_ owner: String, _ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "`\(owner)` is null and has no `\(name.text)`", at: Label(name.span),
      fixes: [Fix("test it with `\(owner) != null`, or give a value with `??`")])
  }

  // MARK: Components and parameters

  static func unknownComponent(
    _ name: String, at span: SourceSpan, similar: Suggestion?,
    elsewhere: (component: String, path: String)?
  ) -> Diagnostic {
    let isComponent = name.first?.isUppercase ?? false
    var message = isComponent ? "no component `\(name)` in scope" : "unknown kind of view `\(name)`"
    var fixes = didYouMean(similar, span)
    if similar == nil, let elsewhere {
      message += ": `\(elsewhere.component)` exists in \(elsewhere.path)"
      fixes = [Fix("`import \(elsewhere.component) from \"\(elsewhere.path)\"`")]
    }
    return Diagnostic(.unknownComponent, message, at: Label(span), fixes: fixes)
  }

  /// - Parameter areFromJSON: Whether values come as an object of JSON.
  static func missingParameterValue(_ name: NameSyntax, areFromJSON: Bool) -> Diagnostic {
    let way =
      areFromJSON
      ? "add `\"params\": {\"\(name.text)\": …}` to the line" : "pass `--set \(name.text)=…`"
    return Diagnostic(
      .missingParameterValue, "param `\(name.text)` has no value: \(way) or give a default",
      at: Label(name.span))
  }

  static func missingArgument(
    _ parameter: ParameterSyntax, of component: String, at span: SourceSpan, _ sources: SourceMap
  ) -> Diagnostic {
    let type = parameter.type.map { ": " + sources.text(of: $0.span) } ?? ""
    return Diagnostic(
      .missingArgument, "`\(component)` needs `\(parameter.name.text)\(type)`", at: Label(span),
      secondary: [Label(parameter.name.span, "declared here, without a default")])
  }

  static func unknownArgument(
    _ label: String?, of owner: String, at span: SourceSpan, similar: Suggestion?
  ) -> Diagnostic {
    let message =
      label.map { "`\(owner)` has no parameter `\($0)`" } ?? "`\(owner)` has no further parameter"
    return Diagnostic(
      .unknownArgument, message, at: Label(span), fixes: didYouMean(similar, span))
  }

  /// A parameter or data that the caller gave and the file doesn't have.
  static func unknownInput(
    _ name: String, what: String, similar: String?, at span: SourceSpan? = nil
  ) -> Diagnostic {
    let help = similar.map { ", did you mean `\($0)`?" } ?? ""
    return Diagnostic(
      .unknownArgument, "the file has no \(what) `\(name)`\(help)", at: span.map { Label($0) })
  }

  static func duplicateArgument(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.redeclaration, "`\(name)` is given twice", at: Label(span))
  }

  /// `test "…" (width: 320, width: 414)`
  static func duplicateTestArgument(_ label: NameSyntax, first: SourceSpan) -> Diagnostic {
    let range = label.text == "width" ? ", or a range, `width: 320...414`" : ""
    return Diagnostic(
      .redeclaration, "`\(label.text)` is given twice", at: Label(label.span),
      secondary: [Label(first, "first given here")],
      fixes: [Fix("write a test for each value\(range)")])
  }

  static func unlabelledArgument(of kind: String, _ argument: ExpressionSyntax) -> Diagnostic {
    var isConstraint = false
    if case .binary(let operation, _, _, _) = argument.kind {
      isConstraint = operation.isComparison
    }
    return Diagnostic(
      .unknownArgument, "`\(kind)` takes properties: write `name: value`",
      at: Label(argument.span),
      fixes: isConstraint ? [Fix("constraints stand in the view's block, `{ … }`")] : [])
  }

  static func unlabelledTestArgument(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownArgument, "a test's arguments have names: write `name: value`", at: Label(span),
      fixes: [Fix("such as `width: 320` and `rtl: true`")])
  }

  static func unknownTestArgument(
    _ label: NameSyntax, similar: Suggestion?, of names: [String]
  ) -> Diagnostic {
    Diagnostic(
      .unknownArgument, "the file has no parameter `\(label.text)`", at: Label(label.span),
      notes: ["a test sets \(Fix.quoted(names, "and"))"], fixes: didYouMean(similar, label.span))
  }

  /// `width: [320, 430]`
  static func severalWidths(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "expected a number or a range, found a list", at: Label(span),
      fixes: [
        Fix(
          "each whole number of a range is tried, `320...430`; of a list, each wants its own `test`"
        )
      ])
  }

  static func badWidthRange(most: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .numberOutOfRange, "a test runs over 1 to \(grouped(most)) widths, none negative",
      at: Label(span))
  }

  /// - Parameter swapped: The range with its ends in order.
  static func reversedWidthRange(_ swapped: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .numberOutOfRange, "the range of widths is reversed", at: Label(span),
      fixes: [
        Fix("write `\(swapped)`", isMachineApplicable: true, edits: [.init(span, swapped)])
      ])
  }

  static func line(_ span: SourceSpan, _ sources: SourceMap) -> Int {
    sources.line(of: span)
  }
}
