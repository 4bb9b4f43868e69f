/// Goes through a text character by character and tells where lines may break.
struct LineBreakScanner: IteratorProtocol {
  struct Character {
    let scalar: Unicode.Scalar
    let properties: CharacterProperties
    /// An offset into the text's UTF-8.
    let offset: Int
    /// Whether the line may break before the character.
    let decision: LineBreakDecision
  }

  /// The UTF-8 offset of the next character.
  private(set) var offset = 0
  private var scalars: String.UnicodeScalarView.Iterator
  private var state: UInt16 = 0
  private let isBold: Bool
  private let table: CharacterTable
  private let automaton = LineBreakAutomaton.shared

  init(_ text: String, isBold: Bool, table: CharacterTable = .shared) {
    self.table = table
    scalars = text.unicodeScalars.makeIterator()
    self.isBold = isBold
  }

  @inline(__always)
  mutating func next() -> Character? {
    guard let scalar = scalars.next() else { return nil }
    let properties = table.properties(of: scalar, isBold: isBold)
    var decision = automaton.advance(&state, over: properties.lineBreakClass)
    if decision == .allowedUnlessNumeric {
      decision = isNumericNext() ? .prohibited : .allowed
    }
    let character = Character(
      scalar: scalar, properties: properties, offset: offset, decision: decision)
    offset += UTF8.width(scalar)
    return character
  }

  /// Whether a figure comes next, after any marks.
  private func isNumericNext() -> Bool {
    var rest = scalars
    while let scalar = rest.next() {
      let next = table.properties(of: scalar, isBold: isBold).lineBreakClass
      if !next.isMark { return next == .numeric }
    }
    return false
  }
}
