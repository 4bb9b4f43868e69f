/// The line breaking rules as a finite automaton: one look-up a character.
///
/// The states are the contexts that can be reached from the start of a text; they are found, and
/// the rules asked, once.
struct LineBreakAutomaton: Sendable {
  /// By state and class, the next state and, above it, the decision.
  private let transitions: [UInt16]

  static let shared = LineBreakAutomaton()

  private static let classBits = 6
  private static let stateBits: UInt16 = 10
  private static let stateMask: UInt16 = (1 << stateBits) - 1

  private init() {
    var contexts = [LineBreakContext()]
    var states: [UInt16?] = Array(repeating: nil, count: LineBreakContext.codes)
    states[LineBreakContext().code] = 0
    var transitions: [UInt16] = []
    while transitions.count < contexts.count << Self.classBits {
      let context = contexts[transitions.count >> Self.classBits]
      for lineBreakClass in LineBreakClass.allCases {
        var next = context
        next.append(lineBreakClass)
        let state = states[next.code] ?? UInt16(contexts.count)
        if Int(state) == contexts.count {
          contexts.append(next)
          states[next.code] = state
        }
        let decision = context.decision(before: lineBreakClass)
        transitions.append(UInt16(decision.rawValue) << Self.stateBits | state)
      }
      let unused = (1 << Self.classBits) - LineBreakClass.allCases.count
      transitions.append(contentsOf: repeatElement(0, count: unused))
    }
    self.transitions = transitions
  }

  /// Moves past a character.
  ///
  /// - Returns: Whether the line may break before it.
  @inline(__always)
  func advance(_ state: inout UInt16, over next: LineBreakClass) -> LineBreakDecision {
    let transition = transitions[Int(state) << Self.classBits | Int(next.rawValue)]
    state = transition & Self.stateMask
    return LineBreakDecision(rawValue: UInt8(transition >> Self.stateBits)) ?? .prohibited
  }
}
