extension PictureColor {
  /// What a text of no colour of its own is written in on this colour: white where that can be told
  /// from it by 3 to 1, what WCAG 2.2 asks of large texts and of controls, else black. With a higher
  /// limit the blue of most buttons would get black.
  package var ink: PictureColor {
    let white = PictureColor(red: 255, green: 255, blue: 255)
    return 1.05 / (luminance + 0.05) >= 3 ? white : PictureColor(red: 0, green: 0, blue: 0)
  }

  /// Whether more of it is seen than of what is under it.
  package var isMostlyOpaque: Bool { alpha > 127 }

  /// The relative luminance of WCAG 2.2, 0 (black) to 1 (white).
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// A channel of sRGB as an amount of light.
  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // To the power of 2.4.
    return base * base * fifthRoot(base * base)
  }

  /// By Newton's method, of a number from 0.005 to 1: the last steps change nothing.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<16 { root -= (root - number / (root * root * root * root)) / 5 }
    return root
  }
}
