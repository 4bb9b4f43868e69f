internal import ConstraintKit

// What helps where a property's value goes on after it should have ended.

extension TreeParser {
  func helpAfter(property target: ExpressionSyntax, _ value: ExpressionSyntax) -> String? {
    if at(.not), next.kind == .identifier, text(next) == "important" { return "leave it out" }
    guard case .name(let written) = target.kind, !startsLine else { return nil }
    if let ratioHelp { return ratioHelp }
    let name =
      PropertyNames.all.contains(written)
      ? written : Habits.property(written, among: PropertyNames.all) ?? written
    if at(.comma), next.kind == .identifier, tokens[min(index + 2, tokens.count - 1)].kind == .colon
    {
      return "properties are separated by `;` or a new line, not by commas"
    }
    if at(.string) || at(.stringStart), case .name(let prefix) = value.kind,
      previous.end == current.start
    {
      return "a string has no prefix, such as `\(prefix)`; a value is put into it by `\\( )`"
    }
    return switch name {
    case "canvas", "intrinsic": sizeHelp(value)
    case "insets", "margins", "safeArea": distancesHelp(name, value)
    case "font": fontHelp(value)
    case "fill", "stroke", "color": colorHelp(name)
    default: nil
    }
  }

  /// The tokens from the current one to the end of the statement on its line.
  private var valuesAfter: ArraySlice<Token> {
    tokens[index...].prefix { token in
      ![.semicolon, .leftBrace, .rightBrace, .endOfFile].contains(token.kind)
        && (token.start == current.start || !token.flags.contains(.newlineBefore))
    }
  }

  /// `(320, 480)` for `320 x 480`, `320, 480` and `320 480`.
  func sizeHelp(_ value: ExpressionSyntax) -> String? {
    guard case .number = value.kind else { return nil }
    let rest = valuesAfter.drop {
      $0.kind == .comma || $0.kind == .identifier && ["x", "X", "×"].contains(text($0))
    }
    guard rest.count == 1, let second = rest.first,
      second.kind == .number || second.kind == .identifier && text(second) == "auto"
    else { return nil }
    return "a size is written `(\(sourceText(value.span)), \(text(second)))`"
  }

  /// `(8, 16, 8, 16)` for `8 16`.
  private func distancesHelp(_ name: String, _ value: ExpressionSyntax) -> String? {
    let rest = valuesAfter.filter { $0.kind != .comma }
    guard case .number = value.kind, !rest.isEmpty, rest.allSatisfy({ $0.kind == .number }) else {
      return nil
    }
    guard rest.count == 1 else {
      return "four distances stand in parentheses: `\(name): (top, left, bottom, right)`"
    }
    let pair = "\(sourceText(value.span)), \(text(rest[0]))"
    return "write all four, top, left, bottom and right: `\(name): (\(pair), \(pair))`"
  }

  /// `font: 12; weight: bold` for `bold 12` and `12 bold`.
  private func fontHelp(_ value: ExpressionSyntax) -> String? {
    let words = [sourceText(value.span)] + valuesAfter.filter { $0.kind != .comma }.map(text)
    let weights = words.filter { ["bold", "regular"].contains($0) }
    let sizes = words.filter { Double($0) != nil }
    guard words.count == 2, let weight = weights.first, let size = sizes.first else { return nil }
    return "write `font: \(size); weight: \(weight)`"
  }

  /// `stroke: red` for `1 solid red`.
  private func colorHelp(_ name: String) -> String? {
    let colors = valuesAfter.filter {
      $0.kind == .color || $0.kind == .identifier && ColorNames.contains(text($0))
    }
    return colors.count == 1 ? "it is a colour alone: `\(name): \(text(colors[0]))`" : nil
  }

  /// `param name: string` for `param string name`.
  func helpAfter(_ parameter: ParameterSyntax) -> String? {
    guard parameter.type == nil, parameter.value == nil, at(.identifier), !startsLine,
      let type = Habits.type(parameter.name.text)
    else { return nil }
    return "the type follows the name: `param \(text(current)): \(type)`"
  }

  /// `view a { … }.padding(8)`
  var helpAtModifier: String {
    let name = next.kind == .identifier ? text(next) : ""
    let block = "what belongs to a view stands in its block"
    if let property = PropertyNames.all.first(where: { $0 == name })
      ?? Habits.property(name, among: PropertyNames.all.filter { $0 != "insets" })
    {
      return "\(block): `\(property): …`"
    }
    return Habits.missingProperty(name).map { "\(block); \($0)" } ?? block
  }

  /// What to write for `Text("a")`, `Spacer()` and `canvas(width: 375, height: auto)`.
  func callHelp(_ name: String, _ arguments: [ArgumentSyntax]) -> String? {
    if let help = Habits.missingKind(name) { return help }
    if let kind = ViewKind.named(name)?.name ?? Habits.kinds(for: name).first {
      return
        "\(kind == "image" ? "an" : "a") \(kind) needs a name: `\(kind) NAME { \(content(kind, arguments)) }`"
    }
    let values = arguments.map { sourceText($0.value.span) }.joined(separator: ", ")
    if PropertyNames.all.contains(name), !values.isEmpty {
      return "a property is set with `:`: "
        + "`\(name): \(arguments.count == 1 ? values : "(\(values))")`"
    }
    guard name.first?.isUppercase == true else { return nil }
    return "an instance needs a name: `\(name) NAME\(values.isEmpty ? "" : "(…)")`"
  }

  /// `text: "a"` for `Text("a")`.
  private func content(_ kind: String, _ arguments: [ArgumentSyntax]) -> String {
    guard kind == "label" || kind == "button", let first = arguments.first, arguments.count == 1,
      case .string = first.value.kind
    else { return "…" }
    return "text: \(sourceText(first.value.span))"
  }
}
