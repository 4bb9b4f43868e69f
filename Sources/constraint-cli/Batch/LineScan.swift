/// A line of JSON taken apart into its strings and numbers, and what is between them.
///
/// Whether the whole is JSON depends on what is between them alone, so that lines which agree there
/// need to be parsed but once. What would need a closer look isn't taken apart at all.
struct LineScan {
  struct Leaf {
    enum Form {
      case string
      /// At most fifteen digits.
      case integer
      case number
    }

    /// In the line, with the quotes.
    var range: Range<Int>
    var form: Form
    /// Whether the characters stand for themselves.
    var isPlain = true
  }

  /// The line with a mark in place of each string and number, keys as they are.
  private(set) var skeleton: [UInt8] = []
  private(set) var leaves: [Leaf] = []
  /// Which leaf is the line's `id`.
  private(set) var identity: Int?

  private static let integerMark: UInt8 = 1
  private static let numberMark: UInt8 = 2
  private static let mostDigits = 15
  /// Whatever the digits are, the number is finite.
  private static let longestNumber = 100

  /// - Returns: Whether the line could be taken apart.
  mutating func scan(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    skeleton.removeAll(keepingCapacity: true)
    leaves.removeAll(keepingCapacity: true)
    identity = nil
    var depth = 0
    var isIdentity = false
    var index = line.lowerBound
    while index < line.upperBound {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = string(bytes, index..<line.upperBound, line.lowerBound) else {
          return false
        }
        let end = line.lowerBound + string.range.upperBound
        if isKey(bytes, end..<line.upperBound) {
          skeleton += bytes[index..<end]
          isIdentity =
            depth == 1 && end - index == 4 && bytes[index + 1] == UInt8(ascii: "i")
            && bytes[index + 2] == UInt8(ascii: "d")
        } else {
          skeleton.append(byte)
          note(string, &isIdentity)
        }
        index = end
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard let number = number(bytes, index..<line.upperBound, line.lowerBound) else {
          return false
        }
        skeleton.append(number.form == .integer ? Self.integerMark : Self.numberMark)
        note(number, &isIdentity)
        index = line.lowerBound + number.range.upperBound
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard !isIdentity else { return false }
        depth += 1
        skeleton.append(byte)
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        skeleton.append(byte)
        index += 1
      case UInt8(ascii: ":"), UInt8(ascii: ","), 0x20, 0x09, 0x0D:
        skeleton.append(byte)
        index += 1
      case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
        guard !isIdentity, let end = word(bytes, index..<line.upperBound) else { return false }
        skeleton += bytes[index..<end]
        index = end
      default: return false
      }
    }
    return isText(bytes[line])
  }

  /// Whether bytes are UTF-8.
  private func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
  }

  private mutating func note(_ leaf: Leaf, _ isIdentity: inout Bool) {
    if isIdentity {
      guard identity == nil else { return leaves.append(leaf) }
      identity = leaves.count
      isIdentity = false
    }
    leaves.append(leaf)
  }

  // MARK: Parts

  private func isKey(_ bytes: [UInt8], _ rest: Range<Int>) -> Bool {
    for index in rest where bytes[index] != 0x20 && bytes[index] != 0x09 {
      return bytes[index] == UInt8(ascii: ":")
    }
    return false
  }

  private func word(_ bytes: [UInt8], _ rest: Range<Int>) -> Int? {
    for word in ["true", "false", "null"] where bytes[rest].starts(with: word.utf8) {
      return rest.lowerBound + word.utf8.count
    }
    return nil
  }

  private func number(_ bytes: [UInt8], _ rest: Range<Int>, _ start: Int) -> Leaf? {
    var index = rest.lowerBound
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let digits = digits(bytes, index..<rest.upperBound)
    guard digits > 0, digits == 1 || bytes[index] != UInt8(ascii: "0") else { return nil }
    let isZero = bytes[index] == UInt8(ascii: "0")
    if isZero, index > rest.lowerBound { return nil }
    index += digits
    var form = digits <= Self.mostDigits ? Leaf.Form.integer : .number
    if index < rest.upperBound, bytes[index] == UInt8(ascii: ".") {
      form = .number
      let decimals = self.digits(bytes, (index + 1)..<rest.upperBound)
      guard decimals > 0 else { return nil }
      index += 1 + decimals
    }
    guard index - rest.lowerBound <= Self.longestNumber,
      index == rest.upperBound || bytes[index] | 0x20 != UInt8(ascii: "e")
    else { return nil }
    return Leaf(range: (rest.lowerBound - start)..<(index - start), form: form)
  }

  private func digits(_ bytes: [UInt8], _ rest: Range<Int>) -> Int {
    var index = rest.lowerBound
    while index < rest.upperBound, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] {
      index += 1
    }
    return index - rest.lowerBound
  }

  private func string(_ bytes: [UInt8], _ rest: Range<Int>, _ start: Int) -> Leaf? {
    let span = bytes.span
    var index = rest.lowerBound + 1
    var isPlain = true
    while index < rest.upperBound {
      let byte = span[index]
      if byte == UInt8(ascii: "\"") {
        return Leaf(
          range: (rest.lowerBound - start)..<(index + 1 - start), form: .string, isPlain: isPlain)
      }
      if byte == UInt8(ascii: "\\") {
        guard let length = escape(bytes, index..<rest.upperBound) else { return nil }
        isPlain = false
        index += length
        continue
      }
      // Control characters, those beyond ASCII too.
      if byte < 0x20 || byte == 0x7F { return nil }
      if byte == 0xC2, index + 1 < rest.upperBound, span[index + 1] < 0xA0 { return nil }
      index += 1
    }
    return nil
  }

  /// The bytes of an escape that isn't half of a pair.
  private func escape(_ bytes: [UInt8], _ rest: Range<Int>) -> Int? {
    guard rest.count >= 2 else { return nil }
    if "\"\\/bfnrt".utf8.contains(bytes[rest.lowerBound + 1]) { return 2 }
    guard bytes[rest.lowerBound + 1] == UInt8(ascii: "u"), rest.count >= 6,
      let value = Self.hexadecimal(bytes[(rest.lowerBound + 2)..<(rest.lowerBound + 6)]),
      Unicode.Scalar(value) != nil
    else { return nil }
    return 6
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt32? {
    var value: UInt32 = 0
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(number)
    }
    return value
  }
}

extension LineScan {
  /// The text of a string, its escapes resolved; of a number, its digits.
  func text(of leaf: Leaf, in bytes: [UInt8], from start: Int) -> String {
    let whole = (start + leaf.range.lowerBound)..<(start + leaf.range.upperBound)
    guard leaf.form == .string else { return String(decoding: bytes[whole], as: UTF8.self) }
    let inner = (whole.lowerBound + 1)..<(whole.upperBound - 1)
    guard !leaf.isPlain else { return String(decoding: bytes[inner], as: UTF8.self) }
    var text: [UInt8] = []
    var index = inner.lowerBound
    while index < inner.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      let kind = bytes[index + 1]
      switch kind {
      case UInt8(ascii: "b"): text.append(8)
      case UInt8(ascii: "f"): text.append(12)
      case UInt8(ascii: "n"): text.append(10)
      case UInt8(ascii: "r"): text.append(13)
      case UInt8(ascii: "t"): text.append(9)
      case UInt8(ascii: "u"):
        let value = Self.hexadecimal(bytes[(index + 2)..<(index + 6)]) ?? 0
        if let scalar = Unicode.Scalar(value) { text += String(Character(scalar)).utf8 }
      default: text.append(kind)
      }
      index += kind == UInt8(ascii: "u") ? 6 : 2
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Bytes as a key.
struct ByteKey: Hashable {
  var bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// All at once, which `Array`'s own hashing doesn't: it takes a byte at a time.
  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
