internal import ConstraintKit

extension TreeParser {
  /// A name that refers to something.
  mutating func parseName(_ expected: @autoclosure () -> String) -> NameSyntax {
    guard !isFailing, at(.identifier), !startsLine else {
      if at(.keyword), !beginsSequence, !startsLine, !isFailing {
        fail(
          .unexpected(
            "expected \(expected()), found the reserved word `\(text(current))`",
            at: span(current)))
      } else {
        failUnexpected(expected())
      }
      return NameSyntax("", SourceSpan(file: file, start: current.start, end: current.start))
    }
    defer { advance() }
    return name(current)
  }

  /// A name that's declared here; `role` says what it names.
  mutating func parseNewName(_ role: String) -> NameSyntax {
    guard !isFailing, at(.keyword), !beginsSequence, !startsLine else {
      if at(.identifier), !isFailing { refuseAttribute(naming: role) }
      return parseName("a name for \(role)")
    }
    report(.reservedWord(text(current), naming: role, at: span(current)))
    defer { advance() }
    return name(current)
  }

  /// Whether the `in` of a loop stands here, whose name is missing.
  private var beginsSequence: Bool {
    at(.in) && (previous.word == .for || previous.kind == .comma)
  }

  private mutating func refuseAttribute(naming role: String) {
    if at(.attribute) {
      report(.attributeName(text(current), naming: role, at: span(current)))
    }
  }
}

/// The names of attributes and of groups of them, which nothing else may have.
enum AttributeNames {
  static let all: Set<String> = Set(
    LayoutAttribute.allCases.map(\.description)
      + ["baseline", "edges", "horizontal", "vertical", "size", "center"])
}
