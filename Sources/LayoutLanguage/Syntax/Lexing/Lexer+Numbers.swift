extension Lexer {
  /// `DIGITS [ "." DIGITS ] [ ("e"|"E") ["+"|"-"] DIGITS ]`
  mutating func scanNumber() {
    let start = position
    skipNumber()
    let end = position
    guard position < bytes.count, isLetter(bytes[position]) || bytes[position] == 0x5F else {
      return emit(.number, from: start)
    }
    while isWordByte(peek(0)) { position += 1 }
    report(.numberSuffix(text(end, position), number: text(start, end), at: span(start, position)))
    emit(.invalid, from: start)
  }

  mutating func skipNumber() {
    skipDigits()
    if peek(0) == UInt8(ascii: "."), isDigit(peek(1)) {
      position += 1
      skipDigits()
    }
    if peek(0) | 0x20 == UInt8(ascii: "e") {
      let sign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-") ? 1 : 0
      if isDigit(peek(1 + sign)) {
        position += 1 + sign
        skipDigits()
      }
    }
  }

  private mutating func skipDigits() {
    while position < bytes.count, isDigit(bytes[position]) { position += 1 }
  }

  /// `@750`, `@high-1`; a lone `@` stands before an expression in parentheses.
  mutating func scanPriority() {
    let start = position
    position += 1
    if isDigit(peek(0)) {
      skipNumber()
    } else if isLetter(peek(0)) {
      while isWordByte(peek(0)) { position += 1 }
      let hasSign = peek(0) == UInt8(ascii: "-") || peek(0) == UInt8(ascii: "+")
      if hasSign, isDigit(peek(1)) {
        position += 1
        skipNumber()
      }
    } else {
      return emit(.at, from: start)
    }
    emit(.priority, from: start)
  }
}

/// Values of numbers whose text is checked already.
enum NumberText {
  /// The largest magnitude of a number in a `.layout` file.
  static let limit = 1e12

  /// The value of `DIGITS [ "." DIGITS ] [ exponent ]`, infinite if it's beyond a `Double`.
  ///
  /// Few enough digits for a `Double` are converted exactly here; the rest by the standard
  /// library, which rounds correctly. The text is never one that `Double` reads otherwise (names
  /// of infinities, hexadecimal digits), as the grammar has none of them.
  static func value(_ bytes: [UInt8], _ range: Range<Int>) -> Double {
    shortValue(bytes, range)
      ?? Double(String(decoding: bytes[range], as: UTF8.self)) ?? .infinity
  }

  /// At most 15 digits and no exponent: a quotient of two exact numbers, so correctly rounded.
  private static func shortValue(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    guard range.count <= 16 else { return nil }
    var mantissa: Int64 = 0
    var digits = 0
    var scale = 1.0
    var isFraction = false
    for index in range {
      let byte = bytes[index]
      if isDigit(byte) {
        mantissa = mantissa * 10 + Int64(byte - UInt8(ascii: "0"))
        digits += 1
        if isFraction { scale *= 10 }
      } else if byte == UInt8(ascii: ".") {
        isFraction = true
      } else {
        return nil
      }
    }
    return digits <= 15 ? Double(mantissa) / scale : nil
  }
}
