/// Adds up advances, with each sequence that shows as one emoji taken as one wide character.
///
/// A joined emoji, a skin tone after its emoji, the second letter of a flag and a presentation
/// selector add nothing to the width that the sequence begins with.
struct GlyphAdvances {
  /// The first character of the current glyph, and the advance of the glyph so far.
  private var base: Unicode.Scalar = " "
  private var baseClass = LineBreakClass.space
  private var glyphAdvance = 0
  private var isJoining = false

  private let wideAdvance: Int

  init(_ widths: CharacterWidths) {
    wideAdvance = widths.wide
  }

  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// By how much a character lengthens the text, in the units of the table.
  @inline(__always)
  mutating func advance(
    of scalar: Unicode.Scalar, _ properties: CharacterProperties
  ) -> Int {
    let lineBreakClass = properties.lineBreakClass
    if lineBreakClass.rawValue < LineBreakClass.emojiModifier.rawValue && !isJoining {
      base = scalar
      baseClass = lineBreakClass
      glyphAdvance = properties.advance
      return glyphAdvance
    }
    return advanceInSequence(of: scalar, properties)
  }

  private mutating func advanceInSequence(
    of scalar: Unicode.Scalar, _ properties: CharacterProperties
  ) -> Int {
    let joins = isJoining && Self.isJoinable(scalar)
    switch properties.lineBreakClass {
    case .zeroWidthJoiner:
      isJoining = Self.isJoinable(base)
      return 0
    case .combiningMark:
      return scalar == Self.emojiSelector ? completeEmoji() : properties.advance
    case .emojiModifier where baseClass.isIdeographic && baseClass != .emojiModifier:
      return 0
    case .regionalIndicator where baseClass == .regionalIndicator:
      baseClass = .space
      return 0
    case let lineBreakClass:
      isJoining = false
      base = scalar
      baseClass = lineBreakClass
      if joins { return 0 }
      glyphAdvance = properties.advance
      return glyphAdvance
    }
  }

  /// A text character that is shown as an emoji is wide: `1️⃣`, `❤️`.
  private mutating func completeEmoji() -> Int {
    guard glyphAdvance > 0, base.properties.isEmoji else { return 0 }
    let missing = max(0, wideAdvance - glyphAdvance)
    glyphAdvance += missing
    return missing
  }

  /// Figures and the letters of flags have the property, but no emoji is joined of them.
  private static func isJoinable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmoji && !scalar.isASCII && !regionalIndicators.contains(scalar)
  }

  private static let regionalIndicators: ClosedRange<Unicode.Scalar> = "\u{1F1E6}"..."\u{1F1FF}"
}
