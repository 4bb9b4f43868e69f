/// What helps where a value is of another kind than is wanted.
struct MismatchHelp {
  let wanted: Wanted
  let found: Value
  let syntax: ExpressionSyntax
  /// The expression as it is written.
  let text: String
  /// The type that is declared for it; nil if that's not known.
  var declared: TypeSyntax?

  var fix: Diagnostic.Fix? { message.map { .init($0) } }

  private var message: String? {
    switch found {
    case .null: ofNull
    case .family(let family): ofFamily(family)
    case .view: ofView
    case .string(let string): of(string)
    case .number(let number): of(number)
    case .bool(let bool): of(bool)
    case .list(let list): of(list)
    case .range: wanted == .number ? "only `width` of a test has a range" : nil
    case .tuple(let values): ofTuple(values.count)
    case .object(let object): of(object)
    default: nil
    }
  }

  /// The expression where an operator may follow.
  private var operand: String {
    switch syntax.kind {
    case .binary, .conditional, .unary: "(\(text))"
    default: text
    }
  }

  // MARK: By what was found

  private var ofNull: String? {
    if case .null = syntax.kind { return nil }
    if wanted == .condition || wanted == .bool, declared?.named != "bool" {
      return "test it: `\(operand) != null`"
    }
    let value = wanted.example.map { "`\(operand) ?? \($0)`" }
    if wanted == .condition {
      return "test it, `\(operand) != null`, or say what null is, \(value ?? "")"
    }
    return value.map { "say what null is: \($0)" }
  }

  private func ofFamily(_ family: ViewFamily) -> String? {
    guard family.count > 0 else { return nil }
    let one = "`\(text).last` or `\(text)[\(family.lowest)]`"
    switch wanted {
    case .number, .attribute, .view, .text, .values:
      return "`\(text)` has \(family.count) views: write \(one)"
    default: return nil
    }
  }

  private var ofView: String? {
    switch wanted {
    case .attribute: "say which: `\(text).width`, `\(text).left`, …"
    case .list: "`\(text)` is one view, without an index"
    default: nil
    }
  }

  private func of(_ string: String) -> String? {
    switch wanted {
    case .condition:
      return declared?.isOptional == true ? tested : "compare it: `\(operand) == \"…\"`"
    case .bool:
      let meant = ["true", "false"].contains(string) ? string : Habits.truth(string)
      return meant.map { "it stands without quotes: `\($0)`" }
    case .number, .wholeNumber:
      if case .string = syntax.kind, Double(string) != nil {
        return "a number stands without quotes: `\(string)`"
      }
      guard wanted == .wholeNumber, case .name = syntax.kind else { return nil }
      return "a loop's second name counts its turns: `for \(text), i in … { … [i] … }`"
    case .sequence where string.hasSuffix(".json"):
      return "a file is read by `data … from \"\(string)\"`"
    default: return nil
    }
  }

  private func of(_ number: Double) -> String? {
    switch wanted {
    case .string: "a number is put into a string: `\"\(interpolation)\"`"
    case .condition: tested ?? "compare it: `\(operand) > 0`"
    case .bool where tested != nil: tested
    case .bool: number == 0 || number == 1 ? "write `\(number == 1)`" : nil
    case .sequence: "a range is written `0..<\(operand)`"
    case .wholeNumber: isLiteral ? nil : whole
    case .canvas: "write `(\(describe(number)), auto)`: the height follows the contents"
    default: nil
    }
  }

  /// What helps with a number that may be null, and with `badge ?? false` for one.
  private var tested: String? {
    if declared?.isOptional == true { return "test it: `\(operand) != null`" }
    guard case .binary(.coalesce, _, let right, _) = syntax.kind, case .bool = right.kind,
      !text.hasPrefix("("), let mark = text.firstIndex(of: "?")
    else { return nil }
    let value = text[..<mark].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "test it: `\(value) != null`"
  }

  /// How an expression that isn't whole can become so.
  private var whole: String {
    if case .binary(.divide, let left, let right, _) = syntax.kind,
      left.span.end <= right.span.start
    {
      return "`div` divides and rounds down, `ceil(…)` rounds up"
    }
    return "`floor(\(text))` rounds down, `ceil(\(text))` up"
  }

  private func of(_ bool: Bool) -> String? {
    switch wanted {
    case .string: "a value is put into a string: `\"\(interpolation)\"`"
    case .number where !isLiteral: "choose one: `\(operand) ? 1 : 0`"
    default: nil
    }
  }

  private func of(_ list: [Value]) -> String? {
    switch wanted {
    case .string, .number, .wholeNumber:
      list.isEmpty || isLiteral
        ? nil : "an element of it is `\(operand)[0]`, their number `\(operand).count`"
    default: nil
    }
  }

  private var isLiteral: Bool {
    switch syntax.kind {
    case .list, .number, .bool: true
    default: false
    }
  }

  private func ofTuple(_ count: Int) -> String? {
    if wanted == .number, case .member(let view, let group) = syntax.kind {
      let length = Int(view.span.end - view.span.start)
      let owner = String(decoding: Array(text.utf8.prefix(length)), as: UTF8.self)
      return "leave out `.\(group.text)`: `\(owner)` alone stands for what is on the left"
    }
    guard wanted == .insets, count != 4 else { return nil }
    return count == 2
      ? "write all four, `(vertical, horizontal, vertical, horizontal)`"
      : "write all four: top, left, bottom and right"
  }

  private func of(_ object: ObjectValue) -> String? {
    for (key, value) in zip(object.keys, object.values) where fits(value) {
      return "a field of it is `\(operand).\(key)`"
    }
    return nil
  }

  private func fits(_ value: Value) -> Bool {
    switch (wanted, value) {
    case (.string, .string), (.printable, .string), (.printable, .number), (.number, .number),
      (.bool, .bool), (.condition, .bool), (.sequence, .list), (.list, .list):
      true
    default: false
    }
  }

  private var interpolation: String { "\\(\(text))" }
}

extension Expander {
  /// A value of another kind than is wanted, with what helps.
  ///
  /// - Parameter scope: Where its names are looked up for the types that they are declared with.
  func mismatch(
    _ wanted: Wanted, _ found: Value, _ syntax: ExpressionSyntax, in scope: Scope? = nil
  ) -> Diagnostic {
    var diagnostic = Diagnostic.typeMismatch(wanted.rawValue, found, at: syntax.span)
    let help = MismatchHelp(
      wanted: wanted, found: found, syntax: syntax, text: text(of: syntax.span),
      declared: scope.flatMap { declaredType(of: syntax, in: $0) })
    if let fix = help.fix { diagnostic.fixes = [fix] }
    return diagnostic
  }

  /// The type that a name, or a record's field, is declared with.
  private func declaredType(of syntax: ExpressionSyntax, in scope: Scope) -> TypeSyntax? {
    switch syntax.kind {
    case .name(let name):
      let owner = sequence(first: scope, next: { $0.parent }).first { $0.values[name] != nil }
      return owner?.values[name]?.type
    case .member(let base, let field): return fieldType(field.text, of: base, in: scope)
    default: return nil
    }
  }

  private func fieldType(
    _ field: String, of base: ExpressionSyntax, in scope: Scope
  ) -> TypeSyntax? {
    guard case .object(let object) = muted({ evaluate(base, in: scope, .value) }),
      let name = object.type?.text,
      let declared = typeDeclaration(name, module: scope.module),
      case .record(let fields) = declared.record.kind
    else { return nil }
    return fields.first { $0.name.text == field }?.type
  }
}

extension TypeSyntax {
  /// The name, if it is one.
  fileprivate var named: String? {
    if case .name(let name) = kind { name.text } else { nil }
  }
}
