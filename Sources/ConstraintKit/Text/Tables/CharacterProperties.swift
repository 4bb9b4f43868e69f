/// What breaking and measuring need to know of a character.
struct CharacterProperties: Sendable, Hashable {
  /// The advance above the line break class.
  let bits: UInt16

  private static let classBits: UInt16 = 6
  private static let classMask: UInt16 = (1 << classBits) - 1

  init(lineBreakClass: LineBreakClass, advance: Int) {
    bits = UInt16(truncatingIfNeeded: advance) << Self.classBits | UInt16(lineBreakClass.rawValue)
  }

  init(bits: UInt16) {
    self.bits = bits
  }

  @inline(__always)
  var lineBreakClass: LineBreakClass {
    LineBreakClass(rawValue: UInt8(bits & Self.classMask)) ?? .alphabetic
  }

  /// In thousandths of an em, below 1024.
  @inline(__always)
  var advance: Int { Int(bits >> Self.classBits) }
}

extension CharacterProperties {
  /// Of wide and fullwidth characters and of emoji, in thousandths of an em.
  static let emAdvance = 1000
  /// Of characters that neither Helvetica nor a width class tells of, in thousandths of an em: the
  /// advance of Helvetica's figures and of most of its small letters.
  static let fallbackAdvance = 556
}
