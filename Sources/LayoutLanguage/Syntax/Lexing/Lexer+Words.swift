extension Lexer {
  /// A name or a reserved word that begins with an ASCII letter.
  mutating func scanWord() {
    let start = position
    var packed: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.count, isWordByte(bytes[position]) {
      if shift < 64 {
        packed |= UInt64(bytes[position]) << shift
        shift += 8
      }
      position += 1
    }
    if position < bytes.count, bytes[position] >= 0x80, skipUnicodeWord() {
      return emit(.identifier, from: start)
    }
    let word = Word.find(packed: packed, length: position - start)
    emit(word.isReserved ? .keyword : .identifier, from: start, word: word)
  }

  /// Skips what continues a word beyond ASCII; false if nothing does.
  ///
  /// Names are `XID_Start` or `_`, then `XID_Continue` (UAX #31): letters, then letters, digits
  /// and combining marks.
  mutating func skipUnicodeWord() -> Bool {
    let start = position
    while position < bytes.count {
      if bytes[position] < 0x80 {
        guard isWordByte(bytes[position]) else { break }
        position += 1
      } else {
        guard let (scalar, length) = UTF8Scalar.decode(bytes, at: position),
          scalar.properties.isXIDContinue
        else { break }
        position += length
      }
    }
    return position > start
  }
}
