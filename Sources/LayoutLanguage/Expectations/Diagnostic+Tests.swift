// The texts about labels, and in which tests a fault arose.

extension Diagnostic {
  /// A label that no constraint has with these inputs.
  static func unknownLabel(_ name: NameSyntax, _ expander: Expander) -> Diagnostic {
    if let reason = DeclaredLabel.reason(name.text, in: expander.rootScope.statements) {
      return .existsOnlyIf(
        name.text, condition: reason.description(expander), line: expander.line(of: reason.span),
        at: name.span)
    }
    let labels = expander.labels.keys.sorted()
    return .unknownName(
      name.text, what: "label", at: name.span,
      similar: Suggestion.nearest(to: name.text, in: labels))
  }

  /// With the name of the test in which it arose, if it did in one.
  func ofTest(_ name: String?) -> Diagnostic {
    guard let name else { return self }
    var named = self
    named.notes.append(Self.testNote([name]))
    return named
  }

  /// With the names of all tests in which it arose, in place of the first one's.
  func ofTests(_ names: [String]) -> Diagnostic {
    guard names.count > 1,
      let place = notes.firstIndex(of: Self.testNote(Array(names.prefix(1))))
    else { return self }
    var named = self
    named.notes[place] = Self.testNote(names)
    return named
  }

  private static func testNote(_ names: [String]) -> String {
    let noun = names.count == 1 ? "test" : "tests"
    return "in \(noun) \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
  }
}
