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
    let metrics = FontMetrics(font, profile: profile)
    var filler = LineFiller(
      text, isBold: font.isBold, limit: metrics.units(in: maxWidth), maxLines: maxLines,
      wrapping: wrapping)
    filler.fill()
    return layout(filler, metrics)
  }

  private func layout(_ filler: LineFiller, _ metrics: FontMetrics) -> TextLayout {
    guard !filler.lines.isEmpty else { return TextLayout(size: LayoutSize(), lines: []) }
    let lines = filler.lines.enumerated().map { index, line in
      TextLayout.Line(
        range: line.range, width: metrics.points(line.units),
        baseline: metrics.ascent + Double(index) * metrics.lineHeight)
    }
    let size = LayoutSize(
      width: roundedUp(lines.reduce(0) { max($0, $1.width) }),
      height: roundedUp(Double(lines.count) * metrics.lineHeight))
    return TextLayout(
      size: size, lines: lines, isTruncated: filler.isTruncated, firstBaseline: metrics.ascent,
      lastBaselineFromBottom: metrics.descent)
  }

  /// Rounds up to whole pixels.
  private func roundedUp(_ length: Double) -> Double {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let pixels = length * scale
    guard pixels.isFinite else { return length }
    let nearest = pixels.rounded()
    let isWhole = abs(pixels - nearest) <= TextTolerance.rounding * max(1, abs(pixels))
    return (isWhole ? nearest : pixels.rounded(.up)) / scale
  }
}

/// A font's measures in points.
private struct FontMetrics {
  /// Of Liberation Sans, in ems; together the line height of 1.193359375 em.
  private static let emAscent = 0.9521484375
  private static let emDescent = 0.2412109375

  private let pointsPerUnit: Double
  let ascent: Double
  let descent: Double
  var lineHeight: Double { ascent + descent }

  init(_ font: TextFont, profile: TextProfile) {
    let isValid = font.size.isFinite && font.size > 0
    let size = isValid ? min(font.size, HelveticaMeasurer.maxFontSize) : 0
    pointsPerUnit = size * Self.factor(profile.widthFactor) / Double(CharacterProperties.emAdvance)
    let height = size * Self.factor(profile.lineHeightFactor)
    ascent = Self.emAscent * height
    descent = Self.emDescent * height
  }

  private static func factor(_ factor: Double) -> Double {
    factor.isFinite && factor > 0 ? min(factor, TextProfile.maxFactor) : 1
  }

  func points(_ units: Int) -> Double { Double(units) * pointsPerUnit }

  /// How many whole thousandths of an em fit in a width.
  func units(in width: Double) -> Int {
    guard width > 0 else { return width.isNaN ? LineFiller.noLimit : 0 }
    let units = (width + TextTolerance.fit * max(1, width)) / pointsPerUnit
    return units < Double(LineFiller.noLimit) ? Int(units) : LineFiller.noLimit
  }
}
