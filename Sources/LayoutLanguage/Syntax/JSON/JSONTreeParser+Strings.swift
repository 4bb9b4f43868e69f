extension JSONTreeParser {
  mutating func parseString() throws(Malformed) -> ExpressionSyntax {
    let start = position
    let text = try parseStringText()
    let inner = span(start + 1, position - 1)
    let pieces: [StringSyntax.Piece] = text.isEmpty ? [] : [.text(text, inner)]
    return expression(.string(StringSyntax(pieces, span(start, position))), from: start)
  }

  /// A string with its quotes; its text with the escapes resolved.
  mutating func parseStringText() throws(Malformed) -> String {
    let start = position
    position += 1
    var result = ""
    var textStart = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        let rest = text(textStart, position)
        position += 1
        return result.isEmpty ? rest : result + rest
      case UInt8(ascii: "\\"):
        result += text(textStart, position)
        result.unicodeScalars.append(try parseEscape())
        textStart = position
      case 0x0A, 0x0D:
        throw failUnterminated(start)
      case 0x09:
        throw fail("`\\t`, as a string can't hold a tab")
      default:
        position += 1
      }
    }
    throw failUnterminated(start)
  }

  private mutating func failUnterminated(_ start: Int) -> Malformed {
    diagnostics.append(
      .malformedJSON(
        "this string is never closed", at: span(start, start + 1),
        help: "close it with `\"` on its line; a line break within is `\\n`"))
    return Malformed()
  }

  private mutating func parseEscape() throws(Malformed) -> Unicode.Scalar {
    let start = position
    position += 1
    let byte = peek()
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try parseUnicodeEscape(from: start)
    default: throw failEscape(from: start)
    }
  }

  /// `\u4F60`, or two that are a surrogate pair.
  private mutating func parseUnicodeEscape(from start: Int) throws(Malformed) -> Unicode.Scalar {
    guard let first = parseHex() else { throw failEscape(from: start) }
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, peek() == UInt8(ascii: "\\") {
      position += 1
      if accept(UInt8(ascii: "u")), let second = parseHex(), second >= 0xDC00, second < 0xE000,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    diagnostics.append(
      .malformedJSON(
        "half of a surrogate pair is no character", at: span(start, min(start + 6, bytes.count))))
    throw Malformed()
  }

  private mutating func parseHex() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[position..<(position + 4)] {
      guard isHexDigit(byte) else { return nil }
      value = value << 4 | UInt32(isDigit(byte) ? byte - 0x30 : (byte | 0x20) - 0x57)
    }
    position += 4
    return value
  }

  private mutating func failEscape(from start: Int) -> Malformed {
    let next = min(start + 1, bytes.count)
    let length = next < bytes.count ? UTF8Scalar.decode(bytes, at: next)?.1 ?? 1 : 0
    let end = next + length
    diagnostics.append(
      .malformedJSON("unknown escape `\(text(start, end))`", at: span(start, end)))
    return Malformed()
  }

  // MARK: Faults

  /// Reports that something else was expected at the current place.
  mutating func fail(_ expected: String) -> Malformed {
    let found = found()
    diagnostics.append(
      .malformedJSON(
        "expected \(expected), found \(found.text)", at: span(position, position + found.length),
        help: help(for: found.text, expected: expected)))
    return Malformed()
  }

  private func found() -> (text: String, length: Int) {
    guard position < bytes.count else { return ("the end of the file", 0) }
    var end = position
    while end < bytes.count, end - position < 24, isWordByte(bytes[end]) { end += 1 }
    if end == position { end += UTF8Scalar.decode(bytes, at: position)?.1 ?? 1 }
    return ("`\(text(position, end))`", end - position)
  }

  private func help(for found: String, expected: String) -> String? {
    switch found {
    case "`'`": "strings and keys stand in double quotes"
    case "`/`", "`#`": "JSON has no comments"
    case "`NaN`", "`Infinity`", "`undefined`", "`None`": "JSON has `null`"
    case "`True`", "`TRUE`": "write `true`"
    case "`False`", "`FALSE`": "write `false`"
    case "`}`" where expected == "a key in double quotes": "leave out the last comma"
    case "`]`" where expected == "a value": "leave out the last comma"
    case "`=`" where expected == "`:`": "write `:`"
    default: nil
    }
  }
}
