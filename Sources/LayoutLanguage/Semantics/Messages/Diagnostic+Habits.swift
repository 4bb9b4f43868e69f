internal import ConstraintKit

// What helps those who know a thing by another name, or look for it elsewhere.

extension Diagnostic {
  /// - Parameter constraints: One for each number.
  static func tupleInSum(_ constraints: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "expected a number, found a tuple", at: Label(span),
      fixes: [Fix("write " + constraints.joined(last: "and"))])
  }

  /// `!a.left` in an expectation.
  static func negatedNumber(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "`!` negates true or false, and `\(text)` is a number", at: Label(span),
      fixes: [Fix("a check can't be negated: say what holds, `\(text) <= …` or `\(text) >= …`")])
  }
}

extension Diagnostic.Fix {
  /// `it is called `fill` here`
  static func called(_ name: String, insteadOf span: SourceSpan, isCertain: Bool = true) -> Self {
    Self(
      "it is called `\(name)` here", isMachineApplicable: isCertain, edits: [.init(span, name)])
  }

  /// A kind of view under a name that isn't it.
  static func kind(_ names: [String], insteadOf span: SourceSpan) -> Self {
    if names.count == 1 { return called(names[0], insteadOf: span) }
    return Self("it is called \(quoted(names, "or")) here")
  }

  static var kindsThereAre: Self {
    Self(
      "the kinds of views are \(quoted(ViewKind.builtIn.map(\.name), "and")); "
        + "others are components, `component Name { … }`")
  }

  /// - Parameter names: Those of the file too.
  static func typesThereAre(_ names: [String]) -> Self {
    Self("the types are \(quoted(names, "and")), `[T]`, and `T?` for what may be null")
  }

  /// A property of other kinds of views; nil if it is of none.
  static func ofOtherKind(_ name: String, on kind: ViewKind) -> Self? {
    let owners = ViewKind.builtIn.filter { $0.propertyNames.contains(name) }.map(\.name)
    if owners.isEmpty { return nil }
    let suffix = name.prefix(1).uppercased() + name.dropFirst()
    let own = kind.propertyNames.filter { $0.hasSuffix(suffix) }
    let rest = own.isEmpty ? "" : "; a \(kind.name) has \(quoted(own, "and"))"
    return Self("`\(name)` is of \(owners.conjunction)\(rest)")
  }

  /// A kind of view, or what others call one, in the place of a view.
  static func viewNeedsName(_ name: String) -> Self? {
    let kinds = ViewKind.named(name).map { [$0.name] } ?? Habits.kinds(for: name)
    guard let kind = kinds.first else { return nil }
    return Self("\(kind == "image" ? "an" : "a") \(kind) needs a name: `\(kind) NAME { … }`")
  }

  /// A check of `expect`, or a function of it under another name, in the place of a function.
  static func expectation(_ name: String, of arguments: String) -> Self? {
    if Habits.isLineCount(name) { return Self("in an `expect` it is `lines(\(arguments))`") }
    let check = ExpectationPredicate(rawValue: name)?.rawValue ?? Habits.check(name)
    return check.map { Self("it is a check, which stands alone: `expect \($0)(\(arguments))`") }
  }

  /// A property in the place of a value or an attribute.
  static func property(_ name: String) -> Self? {
    let names = PropertyNames.all
    let isCompound = name.contains(where: \.isUppercase)
    guard
      let property = names.first(where: { $0 == name })
        ?? (isCompound ? Habits.property(name, among: names) : nil)
    else { return nil }
    return Self("a property is set with `:`, in its view's block: `\(property): …`")
  }

  /// `a`, `b` and `c`
  static func quoted(_ names: [String], _ conjunction: String) -> String {
    names.map { "`\($0)`" }.joined(last: conjunction)
  }
}
