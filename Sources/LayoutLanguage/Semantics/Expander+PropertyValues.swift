internal import ConstraintKit

extension Expander {
  // MARK: Text

  func setText(_ setting: Setting) -> Bool {
    guard views[setting.node].kind.hasText else { return false }
    let node = setting.node
    switch setting.name {
    case "text": setString(setting)
    case "font": if let size = number(setting, in: 0.1...1e4) { views[node].text.font = size }
    case "weight":
      if let word = word(setting, of: ["regular", "bold"]) {
        views[node].text.isBold = word == "bold"
      }
    case "lines":
      views[node].text.hasLines = true
      if let lines = integer(setting, in: 0...1e6) { views[node].text.lines = lines }
    case "wrap":
      if let word = word(setting, of: ["word", "char"]) {
        views[node].text.wrapping = word == "char" ? .character : .word
      }
    case "maxTextWidth":
      if case .null = evaluate(setting.value, in: setting.scope, .value) { return true }
      views[node].text.maxWidth = number(setting, in: 0...1e9)
    default: return false
    }
    return true
  }

  // MARK: Values of properties

  func number(_ setting: Setting, in range: ClosedRange<Double>) -> Double? {
    guard let number = number(setting.value, in: setting.scope) else { return nil }
    if range.contains(number) { return number }
    report(.outOfRange(setting.name, number, range, at: setting.value.span))
    return nil
  }

  func integer(_ setting: Setting, in range: ClosedRange<Double>) -> Int? {
    guard let number = number(setting, in: range) else { return nil }
    if let integer = Int(exactly: number) { return integer }
    report(mismatch(.wholeNumber, .number(number), setting.value))
    return nil
  }

  func bool(_ setting: Setting) -> Bool? {
    let value = known(setting.value, in: setting.scope)
    if case .bool(let bool) = value { return bool }
    if !value.isPoison { report(mismatch(.bool, value, setting.value, in: setting.scope)) }
    return nil
  }

  private func setString(_ setting: Setting) {
    views[setting.node].text.string = nil
    views[setting.node].text.deferred = nil
    if case .name(let name) = setting.value.kind, isFreeWord(setting.value, in: setting.scope) {
      return report(.unquotedText(name, at: setting.value.span))
    }
    switch knownOrDeferred(setting.value, in: setting.scope) {
    case .string(let string): views[setting.node].text.string = string
    case .deferred(let text) where text.form == .string: views[setting.node].text.deferred = text
    case .poison: return
    case let value:
      if look(at: value) { return }
      report(mismatch(.string, value, setting.value))
    }
  }

  /// The setting with the branch that its choice takes: a bare word may stand in it too.
  private func chosen(_ setting: Setting) -> Setting? {
    guard case .conditional(let test, let then, let otherwise) = setting.value.kind else {
      return setting
    }
    guard let isTrue = condition(test, in: setting.scope) else { return nil }
    var branch = setting
    branch.value = isTrue ? then : otherwise
    return chosen(branch)
  }

  /// One of a property's words, bare or as a string.
  func word(_ setting: Setting, of words: [String]) -> String? {
    guard let setting = chosen(setting) else { return nil }
    if case .name(let name) = setting.value.kind, words.contains(name) { return name }
    var found = "`\(text(of: setting.value.span))`"
    var similar: Suggestion?
    if let word = hyphenatedWord(setting) {
      similar = nearest(to: word, among: words)
    } else if case .name = setting.value.kind, !isBound(setting.value, in: setting.scope) {
      similar = nearest(to: text(of: setting.value.span), among: words)
    } else {
      let value = known(setting.value, in: setting.scope)
      if case .string(let string) = value {
        if words.contains(string) { return string }
        similar = nearest(to: string, among: words)
      }
      if value.isPoison { return nil }
      found = value.foundName
    }
    var fault = Diagnostic.badWord(
      setting.name, found: found, similar: similar, of: words, at: setting.value.span)
    if similar?.text == "equalSpacing", let word = hyphenatedWord(setting),
      Habits.hasSpaceAtEnds(word)
    {
      let side = views[setting.node].kind == .column ? "height" : "width"
      fault.notes.append(
        "`equalSpacing` has no space at the ends; an empty view at each, `view NAME "
          + "{ \(side) == 0 }`, makes some")
    }
    report(fault)
    return nil
  }

  /// `spaceBetween` for `space-between`, as CSS writes words; nil for a difference of values.
  private func hyphenatedWord(_ setting: Setting) -> String? {
    let text = text(of: setting.value.span)
    guard case .binary(.subtract, _, _, _) = setting.value.kind,
      text.allSatisfy({ $0.isLetter || $0 == "-" }),
      muted({ evaluate(setting.value, in: setting.scope, .value) }).isPoison
    else { return nil }
    return Habits.inOneWord(text)
  }

  private func nearest(to word: String, among words: [String]) -> Suggestion? {
    Habits.word(word, among: words).map { Suggestion($0) }
      ?? Suggestion.nearest(to: word, in: words)
  }

  /// `#eee`, or the name of a colour.
  func color(_ setting: Setting) -> String? {
    guard let setting = chosen(setting) else { return nil }
    if case .name(let name) = setting.value.kind, !isBound(setting.value, in: setting.scope) {
      if ColorNames.contains(name) { return name }
      report(
        .badColor(
          name, similar: nearestColor(to: name), at: setting.value.span))
      return nil
    }
    if case .call(let function, let arguments) = setting.value.kind,
      case .name(let name) = function.kind, name == "rgb" || name == "rgba"
    {
      report(
        .colorFunction(
          text(of: setting.value.span), code: colorCode(arguments), at: setting.value.span))
      return nil
    }
    if case .tuple(let parts) = setting.value.kind {
      report(.colorAmongValues(colorWord(parts), of: setting, text(of: setting.value.span)))
      return nil
    }
    let value = known(setting.value, in: setting.scope)
    switch value {
    case .color(let color): return color
    case .string(let string) where ColorNames.isColor(string): return string
    case .poison, .null: return nil
    case .string(let name):
      let isLiteral = if case .string = setting.value.kind { true } else { false }
      var fault = Diagnostic.badColor(
        name, similar: nearestColor(to: name), at: setting.value.span, isQuoted: true)
      if !isLiteral { fault.fixes = fault.fixes.map { .init($0.message) } }
      report(fault)
      return nil
    default:
      report(mismatch(.color, value, setting.value))
      return nil
    }
  }

  /// The text of the one colour among values.
  private func colorWord(_ parts: [ExpressionSyntax]) -> String? {
    let colors = parts.map { text(of: $0.span) }.filter {
      $0.hasPrefix("#") || ColorNames.contains($0)
    }
    return colors.count == 1 ? colors[0] : nil
  }

  private func nearestColor(to name: String) -> Suggestion? {
    Habits.color(name).map { Suggestion($0) }
      ?? Suggestion.nearest(to: name.lowercased(), in: ColorNames.all)
  }

  /// `#ff0000` for 255, 0 and 0, and a share of opacity if there's a fourth; nil if they aren't
  /// numbers of that size.
  private func colorCode(_ arguments: [ArgumentSyntax]) -> String? {
    let numbers = arguments.compactMap { argument -> Double? in
      if case .number(let number) = argument.value.kind { number } else { nil }
    }
    guard numbers.count == arguments.count, numbers.count == 3 || numbers.count == 4 else {
      return nil
    }
    var bytes = numbers.prefix(3).map { $0.rounded() }
    if numbers.count == 4 { bytes.append((numbers[3] * 255).rounded()) }
    guard bytes.allSatisfy({ (0...255).contains($0) }) else { return nil }
    return "#"
      + bytes.map { byte in
        let digits = String(Int(byte), radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
  }

  /// Whether a word has no meaning where a value is wanted.
  private func isFreeWord(_ expression: ExpressionSyntax, in scope: Scope) -> Bool {
    let wasMuted = isMuted
    isMuted = true
    defer { isMuted = wasMuted }
    return evaluate(expression, in: scope, .value).isPoison && !isBound(expression, in: scope)
  }

  /// Whether a bare word names a value here.
  func isBound(_ expression: ExpressionSyntax, in scope: Scope) -> Bool {
    guard case .name(let name) = expression.kind else { return true }
    return sequence(first: scope) { $0.parent }
      .contains { $0.values[name]?.isVisible(from: expression.span) == true }
      || modules[scope.module].imports[name] != nil
  }

  /// A number for all sides, or (top, left, bottom, right).
  func insets(_ setting: Setting) -> LayoutInsets? {
    let value = known(setting.value, in: setting.scope)
    guard areReckonable(value, at: setting.value.span) else { return nil }
    if let insets = Self.insets(value) { return insets }
    if !value.isPoison {
      report(mismatch(.insets, value, setting.value))
    }
    return nil
  }

  static func insets(_ value: Value) -> LayoutInsets? {
    switch value {
    case .number(let number): return LayoutInsets(number)
    case .tuple(let sides) where sides.count == 4:
      let numbers = sides.compactMap { side -> Double? in
        if case .number(let number) = side { number } else { nil }
      }
      guard numbers.count == 4 else { return nil }
      return LayoutInsets(
        top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    default: return nil
    }
  }

  func isAuto(_ expression: ExpressionSyntax) -> Bool {
    if case .name("auto") = expression.kind { true } else { false }
  }
}
