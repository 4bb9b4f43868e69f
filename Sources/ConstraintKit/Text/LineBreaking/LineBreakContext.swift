/// Whether a line may break before a character.
enum LineBreakDecision: UInt8 {
  case prohibited
  case allowed
  case mandatory
  /// Allowed unless the character after the next, marks left out, is numeric.
  case allowedUnlessNumeric
}

/// What the line breaking rules need to know of the characters so far.
struct LineBreakContext {
  /// The last character that isn't a mark attached to another (LB9), nor a space if a rule asks
  /// for what precedes spaces; nil at the start of the text.
  private(set) var last: LineBreakClass?
  /// Spaces follow ``last``.
  private(set) var endsInSpaces = false
  /// The very last character is a joiner.
  private(set) var endsInJoiner = false
  /// ``last`` is HY or BA, and HL precedes it.
  private(set) var isHebrewHyphen = false
  /// ``last`` ends a match of `NU (NU | SY | IS)* (CL | CP)?`.
  private(set) var isNumber = false
  /// ``last`` is the first of a pair of regional indicators.
  private(set) var isUnpairedIndicator = false

  /// A number below ``codes`` that no other context has.
  var code: Int {
    let flags =
      (endsInSpaces ? 1 : 0) | (endsInJoiner ? 2 : 0) | (isHebrewHyphen ? 4 : 0)
      | (isNumber ? 8 : 0) | (isUnpairedIndicator ? 16 : 0)
    return (last.map { Int($0.rawValue) + 1 } ?? 0) << 5 | flags
  }

  static let codes = (LineBreakClass.allCases.count + 1) << 5

  /// Moves past a character.
  mutating func append(_ next: LineBreakClass) {
    if next == .space {
      self = LineBreakContext(last: Self.keptBeforeSpaces(last), endsInSpaces: true)
    } else if next.isMark && takesMarks {
      endsInJoiner = next == .zeroWidthJoiner
    } else {
      appendBase(next)
    }
  }

  private mutating func appendBase(_ next: LineBreakClass) {
    let adjacent = endsInSpaces ? nil : last
    var context = LineBreakContext(last: next.isMark ? .alphabetic : next)
    context.endsInJoiner = next == .zeroWidthJoiner
    context.isHebrewHyphen =
      adjacent == .hebrewLetter && (next == .hyphen || next == .breakAfter)
    context.isNumber = next == .numeric || continuesNumber(with: next)
    context.isUnpairedIndicator =
      next == .regionalIndicator
      && !(adjacent == .regionalIndicator && isUnpairedIndicator)
    self = context
  }

  /// Whether a mark after this attaches to ``last`` (LB9) rather than standing alone (LB10).
  var takesMarks: Bool {
    guard let last, !endsInSpaces else { return false }
    return !last.isNewline && last != .zeroWidthSpace
  }

  /// Whether `next` carries on the number that ``last`` ends.
  func continuesNumber(with next: LineBreakClass) -> Bool {
    guard isNumber, let last, !last.isClosing else { return false }
    return next == .numeric || next == .symbol || next == .infixSeparator || next.isClosing
  }

  /// The classes that rules LB8 and LB14–LB17 look for on the other side of spaces.
  private static func keptBeforeSpaces(_ last: LineBreakClass?) -> LineBreakClass {
    switch last {
    case .some(let last)
    where last.isOpening || last.isClosing || last == .quotation || last == .breakBoth
      || last == .zeroWidthSpace:
      last
    default: .space
    }
  }
}
