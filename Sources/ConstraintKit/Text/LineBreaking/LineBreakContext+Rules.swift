/// The rules of UAX #14 revision 50 (Unicode 15.0), https://www.unicode.org/reports/tr14/tr14-50.html,
/// with numbers after example 7 of its section 8.2, as `LineBreakTest.txt` has them.
///
/// Each group answers nil where none of its rules applies; the first answer counts.
extension LineBreakContext {
  /// Whether the line may break between the characters so far and `next`.
  func decision(before next: LineBreakClass) -> LineBreakDecision {
    guard let last else { return .prohibited }  // LB2
    if let decision = newlineRules(last, next) { return decision }
    if let decision = zeroWidthRules(last, next) { return decision }
    let next = next.isMark ? LineBreakClass.alphabetic : next  // LB10
    if let decision = spaceRules(last, next) { return decision }
    if let decision = separatorRules(last, next) { return decision }
    if let decision = numberRules(last, next) { return decision }
    return Self.isKeptTogether(last, next) || isKeptWithEmoji(last, next)
      ? .prohibited : .allowed  // LB31
  }

  /// LB4–LB6.
  private func newlineRules(
    _ last: LineBreakClass, _ next: LineBreakClass
  ) -> LineBreakDecision? {
    if !endsInSpaces && last.isNewline {
      return last == .carriageReturn && next == .lineFeed ? .prohibited : .mandatory
    }
    return next.isNewline ? .prohibited : nil
  }

  /// LB7–LB9.
  private func zeroWidthRules(
    _ last: LineBreakClass, _ next: LineBreakClass
  ) -> LineBreakDecision? {
    if next == .space || next == .zeroWidthSpace { return .prohibited }
    if last == .zeroWidthSpace { return .allowed }
    if endsInJoiner || (next.isMark && takesMarks) { return .prohibited }
    return nil
  }

  /// LB11–LB18: what holds across spaces.
  private func spaceRules(_ last: LineBreakClass, _ next: LineBreakClass) -> LineBreakDecision? {
    if next == .wordJoiner { return .prohibited }
    if !endsInSpaces {
      if last == .wordJoiner || last == .glue { return .prohibited }
      if next == .glue && last != .breakAfter && last != .hyphen { return .prohibited }
    }
    if next.isClosing || next == .exclamation || next == .infixSeparator || next == .symbol {
      return .prohibited
    }
    if last.isOpening
      || (last == .quotation && next.isOpening)
      || (last.isClosing && next == .nonstarter)
      || (last == .breakBoth && next == .breakBoth)
    {
      return .prohibited
    }
    return endsInSpaces ? .allowed : nil
  }

  /// LB19–LB22.
  private func separatorRules(
    _ last: LineBreakClass, _ next: LineBreakClass
  ) -> LineBreakDecision? {
    if next == .quotation || last == .quotation { return .prohibited }
    if next == .contingent || last == .contingent { return .allowed }
    if next == .breakAfter || next == .hyphen || next == .nonstarter { return .prohibited }
    if last == .breakBefore || isHebrewHyphen { return .prohibited }
    if (last == .symbol && next == .hebrewLetter) || next == .inseparable { return .prohibited }
    return nil
  }

  /// LB23–LB25.
  private func numberRules(_ last: LineBreakClass, _ next: LineBreakClass) -> LineBreakDecision? {
    if (last.isLetter && next == .numeric) || (last == .numeric && next.isLetter) {
      return .prohibited
    }
    if (last == .prefix && next.isIdeographic) || (last.isIdeographic && next == .postfix) {
      return .prohibited
    }
    if (last.isAffix && next.isLetter) || (last.isLetter && next.isAffix) { return .prohibited }
    if next == .numeric && (last.isAffix || last == .hyphen) { return .prohibited }
    if continuesNumber(with: next) || (isNumber && next.isAffix) { return .prohibited }
    return last.isAffix && next.isOpening ? .allowedUnlessNumeric : nil
  }

  /// LB26–LB30.
  private static func isKeptTogether(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (.jamoL, .jamoL), (.jamoL, .jamoV), (.jamoL, .hangulLV), (.jamoL, .hangulLVT),
      (.jamoV, .jamoV), (.hangulLV, .jamoV),
      (.jamoV, .jamoT), (.hangulLV, .jamoT), (.jamoT, .jamoT), (.hangulLVT, .jamoT):
      true
    default:
      (last.isHangul && next == .postfix) || (last == .prefix && next.isHangul)
        || (last.isLetter && next.isLetter)
        || (last == .infixSeparator && next.isLetter)
        || ((last.isLetter || last == .numeric) && next == .openPunctuation)
        || (last == .closeParenthesis && (next.isLetter || next == .numeric))
    }
  }

  /// LB30a and LB30b.
  private func isKeptWithEmoji(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch next {
    case .regionalIndicator: last == .regionalIndicator && isUnpairedIndicator
    case .emojiModifier: last == .emojiBase || last == .unassignedPictograph
    default: false
    }
  }
}
