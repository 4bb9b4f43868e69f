internal import ConstraintKit

extension Expander {
  private static let functions = [
    "min", "max", "abs", "floor", "ceil", "round", "count", "frame", "lines",
  ]

  /// Whether a function of that name gives a value.
  static func isFunction(_ name: String) -> Bool { functions.contains(name) }

  /// `name(arguments)`: the language's own functions.
  func call(
    _ function: ExpressionSyntax, _ arguments: [ArgumentSyntax], _ span: SourceSpan,
    in scope: Scope, _ mode: Mode
  ) -> Value {
    guard case .name(let name) = function.kind, Self.functions.contains(name) else {
      if case .error = function.kind { return .poison }
      if case .member(let base, let member) = function.kind, member.text == "inset" {
        return refuseInset(of: base, arguments, span)
      }
      let written = text(of: function.span)
      if let help = habit(function, arguments) {
        var diagnostic = Diagnostic.unknownName(
          written, what: "function", at: function.span, similar: nil)
        diagnostic.fixes = [help]
        report(diagnostic)
        return .poison
      }
      report(
        .unknownName(
          written, what: "function", at: function.span,
          similar: Suggestion.nearest(to: written, in: Self.functions)))
      return .poison
    }
    switch name {
    case "frame": return frame(arguments, span, in: scope)
    case "count": return count(arguments, span, in: scope)
    case "lines": return lines(arguments, span, in: scope)
    default: return calculate(name, arguments, span, in: scope)
    }
  }

  /// What helps with a call that other layout tools have: `super.offset(10)`, `HStack() { … }`.
  private func habit(
    _ function: ExpressionSyntax, _ arguments: [ArgumentSyntax]
  ) -> Diagnostic.Fix? {
    switch function.kind {
    case .name(let name):
      if AttributeLookup.attributesAndGroups.contains(name), let view = arguments.first {
        return .init("an attribute follows its view: `\(text(of: view.value.span)).\(name)`")
      }
      if let component = modules.lazy.compactMap({ $0.components[name] }).first {
        let kind = component.name.text
        let instance = kind.prefix(1).lowercased() + kind.dropFirst()
        return .init("a component's view needs a name: `\(kind) \(instance) { … }`")
      }
      return .expectation(name, of: argumentTexts(arguments)) ?? .viewNeedsName(name)
    case .member(let base, let member):
      let values = argumentTexts(arguments)
      if Habits.isPriority(member.text) {
        return .init("a priority follows the constraint: `\(Habits.priority(values))`")
      }
      return Habits.operation(member.text, values).map {
        .init("write `\(text(of: base.span)) \($0)`")
      }
    default: return nil
    }
  }

  private func argumentTexts(_ arguments: [ArgumentSyntax]) -> String {
    arguments.map { text(of: $0.value.span) }.joined(separator: ", ")
  }

  /// `super.inset(10)`, as it is in other languages.
  private func refuseInset(
    of base: ExpressionSyntax, _ arguments: [ArgumentSyntax], _ span: SourceSpan
  ) -> Value {
    let values = argumentTexts(arguments)
    let amount = arguments.count == 1 ? values : "(\(values))"
    report(
      .insetCall(replacement: "\(text(of: base.span)) inset \(amount)", at: span))
    return .poison
  }

  /// `frame(view)`: its left, top, width and height.
  private func frame(
    _ arguments: [ArgumentSyntax], _ span: SourceSpan, in scope: Scope
  ) -> Value {
    guard let argument = single(arguments, "frame", span) else { return .poison }
    switch evaluate(argument, in: scope, .linear) {
    case .poison: return .poison
    case .unsettled: return .unsettled
    case .view(let view):
      let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
      return .tuple(attributes.map { .linear(LinearValue($0, of: view)) })
    case let other:
      report(mismatch(.view, other, argument))
      return .poison
    }
  }

  private func count(
    _ arguments: [ArgumentSyntax], _ span: SourceSpan, in scope: Scope
  ) -> Value {
    guard let argument = single(arguments, "count", span) else { return .poison }
    switch evaluate(argument, in: scope, .value) {
    case .poison: return .poison
    case .unsettled: return .unsettled
    case .family(let family): return .number(Double(family.count))
    case .list(let list): return .number(Double(list.count))
    case .range(let range): return .number(Double(range.count))
    case let other where look(at: other): return .poison
    case let other:
      report(mismatch(.list, other, argument))
      return .poison
    }
  }

  private func single(
    _ arguments: [ArgumentSyntax], _ name: String, _ span: SourceSpan
  ) -> ExpressionSyntax? {
    if arguments.count == 1 { return arguments[0].value }
    report(.argumentCount(name, wants: "1 argument", got: arguments.count, at: span))
    return nil
  }

  // MARK: Numbers

  private func calculate(
    _ name: String, _ arguments: [ArgumentSyntax], _ span: SourceSpan, in scope: Scope
  ) -> Value {
    let isFold = name == "min" || name == "max"
    guard isFold ? !arguments.isEmpty : arguments.count == 1 else {
      let wants = isFold ? "at least 1 argument" : "1 argument"
      report(.argumentCount(name, wants: wants, got: arguments.count, at: span))
      return .poison
    }
    var numbers: [Double] = []
    for argument in arguments {
      switch evaluate(argument.value, in: scope, .value) {
      case .number(let number): numbers.append(number)
      case .poison: return .poison
      case .unsettled, .linear:
        report(.functionOfUnknown(name, argument.value.span, whole: span, self))
        return .poison
      case let other where look(at: other): return .poison
      case let other:
        report(mismatch(.number, other, argument.value))
        return .poison
      }
    }
    return .number(result(of: name, numbers))
  }

  private func result(of name: String, _ numbers: [Double]) -> Double {
    let first = numbers.first ?? 0
    switch name {
    case "min": return numbers.reduce(first, min)
    case "max": return numbers.reduce(first, max)
    case "abs": return first.magnitude
    case "floor": return first.rounded(.down)
    case "ceil": return first.rounded(.up)
    default: return first.rounded()
    }
  }
}
