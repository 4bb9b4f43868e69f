/// Reads the advances of ``HelveticaAdvancesData``, byte by byte, as they are read at the first
/// measurement.
struct HelveticaAdvances: Sequence, IteratorProtocol {
  private var bytes = HelveticaAdvancesData.text.utf8.makeIterator()

  mutating func next() -> CharacterAdvances? {
    guard let code = number(radix: 16), let regular = number(radix: 10),
      let bold = number(radix: 10)
    else { return nil }
    return CharacterAdvances(code: code, regular: regular, bold: bold)
  }

  /// A number up to what separates it from the next; nil at the end of the text.
  private mutating func number(radix: Int) -> Int? {
    var number: Int?
    while let byte = bytes.next(), let digit = Self.digit(byte) {
      number = (number ?? 0) * radix + digit
    }
    return number
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte & 0xF)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte & 0xF) + 9
    default: nil
    }
  }
}
