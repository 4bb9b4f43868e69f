// Strings that their line's end breaks off: closed on a later line, never, or left open within.
extension Lexer {
  /// What is open where a line ends; the reading goes on after the quote that seems to close it.
  ///
  /// - Parameters:
  ///   - start: The quote that opened the innermost string.
  ///   - isContinued: Whether that string has begun as pieces.
  mutating func endUnterminatedString(start: Int, _ isContinued: Bool) {
    if !isContinued, openStrings.count == 1 { return endOpenInterpolation(at: start) }
    endBrokenString(from: start)
    emit(isContinued ? .stringEnd : .invalid, from: isContinued ? position : start)
  }

  /// A line's end within an interpolation.
  mutating func endBrokenInterpolation() {
    guard let open = openStrings.first else { return }
    endBrokenString(from: open.start)
    emit(.stringEnd, from: position)
  }

  /// One fault, one message, whatever is open within.
  private mutating func endBrokenString(from start: Int) {
    let outermost = openStrings.first?.start ?? start
    if !followsWord(outermost), let quote = closingQuote(from: position) {
      hasUnterminated = true
      report(
        .brokenString(span(outermost, outermost + 1), closing: span(quote, quote + 1)))
      position = quote + 1
    } else {
      reportUnterminatedString(at: outermost)
    }
    closeOpenStrings()
  }

  /// `"Hello \(name"`: what seems to open a string within closes the one round it.
  private mutating func endOpenInterpolation(at quote: Int) {
    hasUnterminated = true
    let open = openStrings[0].interpolation
    report(.unclosedInterpolation(span(open, open + 2), insertion: span(quote, quote)))
    position = quote + 1
    closeOpenStrings()
    emit(.stringEnd, from: quote)
  }

  private mutating func closeOpenStrings() {
    if let open = openStrings.first { brackets.truncate(to: open.bracketDepth) }
    openStrings.removeAll()
    pendingFlags.insert(.isReported)
  }

  // MARK: The quote that closes

  /// The first quote after a line's end, if it looks like the end of a string that began before: it
  /// leaves the rest of its line with whole strings, and what follows it can follow a string.
  ///
  /// - Complexity: Linear in the text up to the end of that quote's line, at which the next search
  ///   begins at the earliest.
  private func closingQuote(from lineEnd: Int) -> Int? {
    var lineStart = lineEnd
    var quote = lineEnd
    while quote < bytes.count, bytes[quote] != UInt8(ascii: "\"") {
      if bytes[quote] == UInt8(ascii: "\\") {
        quote += 1
      } else if isNewline(quote) {
        lineStart = quote + 1
      }
      quote += 1
    }
    guard quote < bytes.count, !opensString(lineStart..<quote), endsString(after: quote) else {
      return nil
    }
    return quote
  }

  /// Whether a line up to a quote is such that a string begins there.
  private func opensString(_ line: Range<Int>) -> Bool {
    let text = bytes[line].drop { $0 <= 0x20 }
    if text.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) { return true }
    guard let last = text.last(where: { $0 > 0x20 }) else { return false }
    return Self.openers.contains(last)
  }

  private static let openers = [UInt8](":=([,".utf8)
  private static let followers = [UInt8]("}]),;:+?/({".utf8)

  /// Whether the text after a quote is such that a string ends there.
  private func endsString(after quote: Int) -> Bool {
    var index = quote + 1
    var isBalanced = true
    while index < bytes.count, !isNewline(index) {
      if bytes[index] == UInt8(ascii: "\"") { isBalanced.toggle() }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let rest = bytes[(quote + 1)..<min(index, bytes.count)].drop { $0 <= 0x20 }
    let isFollowed = rest.first.map(Self.followers.contains) ?? true
    return isBalanced && (isFollowed || rest.starts(with: "as ".utf8))
  }

  /// Whether a quote stands right after a word, as the end of a string does.
  private func followsWord(_ quote: Int) -> Bool {
    quote > 0 && (isWordByte(bytes[quote - 1]) || bytes[quote - 1] >= 0x80)
  }

  private func isNewline(_ index: Int) -> Bool {
    bytes[index] == 0x0A || bytes[index] == 0x0D
  }
}
