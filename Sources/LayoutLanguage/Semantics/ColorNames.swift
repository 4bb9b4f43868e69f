internal import ConstraintKit

/// The colours of properties, which are those that pictures can draw.
enum ColorNames {
  /// In alphabetical order.
  static let all = PictureColor.names.keys.sorted()

  static func contains(_ name: String) -> Bool { PictureColor.names[name] != nil }

  /// Whether a text is a colour: a name, or `#` with 3, 4, 6 or 8 hexadecimal digits.
  static func isColor(_ text: String) -> Bool { PictureColor(text) != nil }
}
