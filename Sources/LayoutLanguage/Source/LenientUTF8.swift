/// Reads scalars of bytes that may not be valid UTF-8: each invalid byte is a unit of its own.
package struct LenientUTF8 {
  package enum Unit: Equatable {
    case scalar(Unicode.Scalar)
    case invalid(UInt8)

    /// UTF-16 code units; an editor shows U+FFFD for an invalid byte.
    var utf16Count: Int {
      switch self {
      case .scalar(let scalar): scalar.value > 0xFFFF ? 2 : 1
      case .invalid: 1
      }
    }
  }

  private let bytes: [UInt8]
  /// The offset of the next unit.
  package private(set) var offset: Int
  private let end: Int

  package init(_ bytes: [UInt8], from start: Int, to end: Int) {
    self.bytes = bytes
    offset = start
    self.end = min(end, bytes.count)
  }

  package mutating func next() -> Unit? {
    guard offset < end else { return nil }
    let first = bytes[offset]
    guard first >= 0x80 else {
      offset += 1
      return .scalar(Unicode.Scalar(first))
    }
    guard let (scalar, length) = UTF8Scalar.decode(bytes, at: offset) else {
      offset += 1
      return .invalid(first)
    }
    offset += length
    return .scalar(scalar)
  }
}

/// Strict decoding of one scalar (RFC 3629).
enum UTF8Scalar {
  /// The scalar that begins at a byte, and its length; nil where the bytes aren't UTF-8.
  static func decode(_ bytes: [UInt8], at offset: Int) -> (Unicode.Scalar, Int)? {
    let first = bytes[offset]
    let length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 0, first < 0xF5, offset + length <= bytes.count else { return nil }
    var value = length == 1 ? UInt32(first) : UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<max(length, 1) {
      let byte = bytes[offset + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let smallest: [UInt32] = [0, 0, 0x80, 0x800, 0x10000]
    guard value >= smallest[length], let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}
