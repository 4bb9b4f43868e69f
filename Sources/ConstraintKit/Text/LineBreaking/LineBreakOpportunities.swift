/// The places where a text's lines may or must break, by UAX #14.
package struct LineBreakOpportunities: Sequence, IteratorProtocol {
  package struct Opportunity: Hashable, Sendable {
    /// An offset into the text's UTF-8: the break is before this byte.
    package let offset: Int
    /// A line ends here: after a newline, and at the end of the text (LB3).
    package let isMandatory: Bool
  }

  private var scanner: LineBreakScanner
  private var isFinished: Bool

  /// - Complexity: The whole sequence takes time linear in the text's length.
  package init(_ text: String) {
    scanner = LineBreakScanner(text, isBold: false)
    isFinished = text.isEmpty
  }

  package mutating func next() -> Opportunity? {
    while let character = scanner.next() {
      if character.decision != .prohibited {
        return Opportunity(
          offset: character.offset, isMandatory: character.decision == .mandatory)
      }
    }
    guard !isFinished else { return nil }
    isFinished = true
    return Opportunity(offset: scanner.offset, isMandatory: true)
  }
}
