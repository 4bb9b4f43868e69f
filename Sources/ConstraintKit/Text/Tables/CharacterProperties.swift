/// What breaking and measuring need to know of a character.
struct CharacterProperties: Sendable, Hashable {
  /// The advance above the line break class.
  let bits: UInt32

  private static let classBits: UInt32 = 6
  private static let classMask: UInt32 = (1 << classBits) - 1

  init(lineBreakClass: LineBreakClass, advance: Int) {
    bits = UInt32(truncatingIfNeeded: advance) << Self.classBits | UInt32(lineBreakClass.rawValue)
  }

  init(bits: UInt32) {
    self.bits = bits
  }

  @inline(__always)
  var lineBreakClass: LineBreakClass {
    LineBreakClass(rawValue: UInt8(bits & Self.classMask)) ?? .alphabetic
  }

  /// In the units of the table, of which there are fewer than 2²⁶.
  @inline(__always)
  var advance: Int { Int(bits >> Self.classBits) }
}
