/// A path as a reference to a file (RFC 3986): relative ones stay so, absolute ones are `file:` URIs.
struct URIReference {
  let text: String

  init(path: String) {
    let encoded = Self.encoded(path)
    text = path.hasPrefix("/") ? "file://" + encoded : encoded
  }

  /// Each byte that a path segment can't have as it is in hexadecimal.
  private static func encoded(_ path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      if isPlain(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += (digits.count < 2 ? "%0" : "%") + digits
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }
}
