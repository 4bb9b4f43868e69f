// Which of a list's elements a fault is about.

extension Expander {
  /// The codes of faults that may be one element's.
  private static let codesOfElements: Set<DiagnosticCode> = [
    .typeMismatch, .unknownField, .notPresent, .divisionByZero, .numberOutOfRange,
  ]

  /// `here `r` is `rows[1]``: nil in the first turns of all loops, where a fault is likely to be in
  /// every turn.
  func turnNote(of code: DiagnosticCode) -> String? {
    guard Self.codesOfElements.contains(code), let place else { return nil }
    let turns = sequence(first: place) { $0.parent }.compactMap { scope -> (ForSyntax, Int)? in
      guard let loop = scope.loop, let turn = scope.turn else { return nil }
      return (loop, turn)
    }
    guard turns.contains(where: { $0.1 > 0 }) else { return nil }
    let texts = turns.map { loop, turn in
      let list = text(of: loop.sequence.span)
      return "`\(loop.element.text)` is "
        + (loop.sequence.isPath ? "`\(list)[\(turn)]`" : "element \(turn) of the list")
    }
    return "here " + texts.joined(separator: ", and ")
  }
}

extension ExpressionSyntax {
  /// Whether an index may follow.
  fileprivate var isPath: Bool {
    switch kind {
    case .name, .member, .index: true
    default: false
    }
  }
}
