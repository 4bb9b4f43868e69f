/// How many cells of a terminal text takes.
package enum DisplayWidth {
  /// The cells of a text: of each of its characters.
  package static func of(_ text: String) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// 2 for East Asian wide and fullwidth characters (UAX #11) and for emoji, 0 for what only
  /// modifies others, else 1. Terminals differ on joined emoji; here they are one emoji.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.count > 1, scalars.contains("\u{FE0F}") { return 2 }
    return scalars.lazy.map(of).max() ?? 0
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100
      && (scalar.properties.isEmojiPresentation
        || wideRanges.contains { $0.contains(scalar.value) })
  }

  /// The classes W and F of EastAsianWidth.txt (Unicode 15.0) but for emoji, with the unassigned
  /// characters among them.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
    0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
