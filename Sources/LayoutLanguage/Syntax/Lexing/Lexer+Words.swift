extension Lexer {
  /// A name or a reserved word that begins with an ASCII letter.
  mutating func scanWord() {
    let start = position
    var key = WordKey()
    var index = start
    while index < bytes.count, isWordByte(bytes[index]) {
      key.append(bytes[index])
      index += 1
    }
    position = index
    if index < bytes.count, bytes[index] >= 0x80, skipUnicodeWord() {
      return emit(.identifier, from: start)
    }
    guard key.isWhole else { return emit(.identifier, from: start) }
    let (word, name) = words.find(key) { [bytes] in
      String(decoding: bytes[start..<index], as: UTF8.self)
    }
    emit(word.isReserved ? .keyword : .identifier, from: start, word: word, name: name)
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
