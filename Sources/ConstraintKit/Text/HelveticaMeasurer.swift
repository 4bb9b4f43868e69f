/// The measurer that needs nothing installed: the advances of Helvetica and Helvetica-Bold, with
/// the line height of Liberation Sans.
///
///     let layout = HelveticaMeasurer().measure(
///       "今天阳光明媚", font: TextFont(size: 14), maxWidth: 285, maxLines: 0, wrapping: .word)
///     layout.size  // 84 × 17
///
/// A character's advance is the font's if it has the character; 1 em for wide and fullwidth
/// characters and for emoji, of which a sequence is one; 0 for combining marks and invisible
/// controls; otherwise 0.556 em. There is no kerning, and no reordering of right-to-left text.
///
/// Lines break by UAX #14. A word longer than a line breaks between any two characters; no emoji or
/// combining sequence is ever divided. Spaces at the end of a line have no width. A final newline
/// ends the last line and doesn't begin another.
///
/// A font size that isn't finite and positive measures as 0, one above ``maxFontSize`` as that. A
/// `maxWidth` that isn't a number is no limit; where a line has room for less than one character it
/// holds one.
///
/// - Complexity: Linear in the length of the text.
public struct HelveticaMeasurer: TextMeasuring, Hashable {
  /// Pixels in a point; sizes are rounded up to whole pixels. Not finite or not positive counts
  /// as 1.
  public var scale: Double
  public var profile: TextProfile

  /// In points.
  public static let maxFontSize = 1e6

  public init(scale: Double = 2, profile: TextProfile = TextProfile()) {
    self.scale = scale
    self.profile = profile
  }

  public func measure(
    _ text: String, font: TextFont, maxWidth: Double, maxLines: Int, wrapping: TextWrapping
  ) -> TextLayout {
    LineMeasurer(table: .shared, metrics: .helvetica, scale: scale, profile: profile)
      .measure(text, font: font, maxWidth: maxWidth, maxLines: maxLines, wrapping: wrapping)
  }
}
