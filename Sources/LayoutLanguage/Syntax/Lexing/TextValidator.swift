/// Checks that a file's bytes are text: UTF-8 without control characters (E0103).
struct TextValidator {
  private let bytes: [UInt8]
  private let file: Int32

  struct Result {
    /// Where the text begins: after a byte order mark.
    var start: Int
    /// Whether the text can be read at all.
    var isReadable: Bool
    var diagnostics: [Diagnostic]
  }

  static func check(_ bytes: [UInt8], file: Int32) -> Result {
    TextValidator(bytes: bytes, file: file).check()
  }

  private func check() -> Result {
    if let encoding = foreignEncoding() {
      return Result(start: 0, isReadable: false, diagnostics: [wrongEncoding(encoding)])
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var controls: (first: Int, count: Int)?
    var index = start
    while true {
      index = endOfPlainText(from: index)
      guard index < bytes.count else { break }
      let byte = bytes[index]
      if byte < 0x80 {
        if isControl(byte) { controls = (controls?.first ?? index, (controls?.count ?? 0) + 1) }
        index += 1
      } else if let (scalar, length) = UTF8Scalar.decode(bytes, at: index) {
        if scalar.value < 0xA0 { controls = (controls?.first ?? index, (controls?.count ?? 0) + 1) }
        index += length
      } else {
        return Result(start: start, isReadable: false, diagnostics: [invalidByte(at: index)])
      }
    }
    let found = controls.map { [control(at: $0.first, count: $0.count)] } ?? []
    return Result(start: start, isReadable: true, diagnostics: found)
  }

  /// The first offset whose byte isn't a visible ASCII character or a space.
  ///
  /// Eight bytes at a time, which needs a raw load: that is a third of the time of a byte at a time,
  /// and the check is a twentieth of parsing.
  private func endOfPlainText(from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return bytes.withUnsafeBytes { buffer in
      var index = start
      while index + 8 <= buffer.count {
        let word = UInt64(
          littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        // The top bit of each byte that is below 0x20 or above 0x7E; wrong only above a right one.
        let others = ((word &- ones &* 0x20) & ~word | (word &+ ones) | word) & (ones &* 0x80)
        if others != 0 { return index + others.trailingZeroBitCount / 8 }
        index += 8
      }
      while index < buffer.count, buffer[index] >= 0x20, buffer[index] < 0x7F { index += 1 }
      return index
    }
  }

  private func isControl(_ byte: UInt8) -> Bool {
    byte == 0x7F || (byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D)
  }

  // MARK: Encodings

  /// The encoding that a byte order mark names, where it isn't UTF-8's.
  private func foreignEncoding() -> String? {
    let marks: [(bytes: [UInt8], name: String)] = [
      ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
      ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"),
    ]
    return marks.first { bytes.starts(with: $0.bytes) }?.name
  }

  /// Whether all bytes beyond ASCII form pairs of GBK, most of them of its common part, GB 2312,
  /// and don't begin as UTF-8 of the same script.
  private func looksLikeGBK(invalidAt offset: Int) -> Bool {
    if bytes[..<offset].contains(where: { $0 >= 0xE0 }) { return false }
    var index = 0
    var pairs = 0
    var commonPairs = 0
    while index < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      guard index + 1 < bytes.count, isGBKPair(bytes[index], bytes[index + 1]) else {
        return false
      }
      pairs += 1
      if bytes[index] >= 0xA1, bytes[index + 1] >= 0xA1 { commonPairs += 1 }
      index += 2
    }
    return pairs > 1 && commonPairs * 2 > pairs
  }

  private func isGBKPair(_ lead: UInt8, _ trail: UInt8) -> Bool {
    lead >= 0x81 && lead <= 0xFE && trail >= 0x40 && trail <= 0xFE && trail != 0x7F
  }

  // MARK: Diagnostics

  private func wrongEncoding(_ name: String) -> Diagnostic {
    Diagnostic(
      .invalidText, "the text is \(name), as its byte order mark says; only UTF-8 is read",
      at: .init(span(0, name.hasPrefix("UTF-32") ? 4 : 2)),
      fixes: [.init("convert it: `iconv -f \(name) -t UTF-8`")])
  }

  private func invalidByte(at index: Int) -> Diagnostic {
    let help =
      looksLikeGBK(invalidAt: index)
      ? "it looks like GBK: `iconv -f GBK -t UTF-8`" : "save it as UTF-8"
    return Diagnostic(
      .invalidText, "byte 0x\(hex(bytes[index])) at offset \(index) is not UTF-8",
      at: .init(span(index, index + 1)), fixes: [.init(help)])
  }

  private func control(at index: Int, count: Int) -> Diagnostic {
    let name =
      bytes[index] == 0
      ? "NUL"
      : "control character U+00\(hex(bytes[index] == 0xC2 ? bytes[index + 1] : bytes[index]))"
    let length = bytes[index] == 0xC2 ? 2 : 1
    return Diagnostic(
      .invalidText, "\(name) at offset \(index)", at: .init(span(index, index + length)),
      notes: count == 1 ? [] : ["control characters in all: \(count)"])
  }

  private func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(
      file: file, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end))
  }
}
