extension Unicode.Scalar {
  /// Whether it would act on a terminal, or hide or reorder text, instead of being seen.
  package var isUnsafeToShow: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: DirectionCharacter.contains(self)
    }
  }

  /// `\u{1b}`
  package var escaped: String { "\\u{\(String(value, radix: 16))}" }
}

extension String {
  /// The text with characters that act on a terminal written as escapes, so that a message can't
  /// be anything else than seen.
  package var safeToShow: String {
    guard unicodeScalars.contains(where: \.isUnsafeToShow) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isUnsafeToShow {
        result += scalar.escaped
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
