/// The advances of the characters that a font doesn't tell of.
struct CharacterWidths: Sendable, Hashable {
  /// What an em is divided into: advances are whole numbers of these.
  let unitsPerEm: Int
  /// Of wide and fullwidth characters and of emoji.
  let wide: Int
  /// Of the others that aren't invisible.
  let fallback: Int

  /// The fallback is the advance of Helvetica's figures and of most of its small letters.
  static let helvetica = CharacterWidths(unitsPerEm: 1000, wide: 1000, fallback: 556)
}

/// The advances of a character in the regular and the bold face of a font.
struct CharacterAdvances: Sendable, Hashable {
  let code: Int
  let regular: Int
  let bold: Int
}
