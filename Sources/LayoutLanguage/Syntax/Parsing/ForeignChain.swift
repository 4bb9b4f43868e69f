/// A constraint as a chain of calls, `make.left.equalTo(card).offset(10)`, and what it is here.
struct ForeignChain {
  private var attributes: [String] = []
  private var relation: String?
  private var target = "super"
  private var tail = ""
  private var priority = ""

  /// - Parameter text: The text of a span.
  /// - Returns: Nil if the calls aren't those of a constraint.
  init?(_ expression: ExpressionSyntax, text: (SourceSpan) -> String) {
    guard case .call = expression.kind else { return nil }
    read(expression, text)
    if relation == nil { return nil }
  }

  /// `left == card + 10`
  var replacement: String {
    let left = attributes.isEmpty ? "edges" : attributes.joined(separator: ", ")
    return "\(left) \(relation ?? "==") \(target)\(tail)\(priority)"
  }

  private mutating func read(_ expression: ExpressionSyntax, _ text: (SourceSpan) -> String) {
    switch expression.kind {
    case .member(let base, let name):
      read(base, text)
      attributes.append(name.text)
    case .call(let function, let arguments):
      guard case .member(let base, let name) = function.kind else { return }
      read(base, text)
      apply(name.text, arguments.map { text($0.value.span) }.joined(separator: ", "))
    case .name(let name) where !Habits.isMaker(name):
      attributes.append(name)
    default: break
    }
  }

  private mutating func apply(_ name: String, _ argument: String) {
    if let relation = Habits.relation(name) {
      self.relation = relation
      if !argument.isEmpty { target = Self.withoutProxy(argument) }
    } else if Habits.isPriority(name) {
      if !argument.isEmpty { priority = " \(Habits.priority(argument))" }
    } else if let text = Habits.operation(name, argument) {
      tail += " \(text)"
    }
  }

  private static func withoutProxy(_ text: String) -> String {
    var parts = text.split(separator: ".").filter { !Habits.isProxy(String($0)) }.map(String.init)
    for index in parts.indices.dropFirst() {
      parts[index] = Habits.member(parts[index]) ?? parts[index]
    }
    if let first = parts.first { parts[0] = Habits.reference(first) ?? first }
    return parts.joined(separator: ".")
  }
}
