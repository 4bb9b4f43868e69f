/// Measures texts by the advances of a table and a font's lines.
struct LineMeasurer {
  let table: CharacterTable
  let metrics: LineMetrics
  /// Pixels in a point; not finite or not positive counts as 1.
  let scale: Double
  var profile = TextProfile()

  func measure(
    _ text: String, font: TextFont, maxWidth: Double, maxLines: Int, wrapping: TextWrapping
  ) -> TextLayout {
    let size = FontSize(font, self)
    var filler = LineFiller(
      text, isBold: font.isBold, limit: size.units(in: maxWidth), maxLines: maxLines,
      wrapping: wrapping, table: table)
    filler.fill()
    return layout(filler, size)
  }

  private func layout(_ filler: LineFiller, _ font: FontSize) -> TextLayout {
    guard !filler.lines.isEmpty else { return TextLayout(size: LayoutSize(), lines: []) }
    let lines = filler.lines.enumerated().map { index, line in
      TextLayout.Line(
        range: line.range, width: font.points(line.units),
        baseline: font.firstBaseline + Double(index) * font.lineHeight)
    }
    let size = LayoutSize(
      width: roundedUp(lines.reduce(0) { max($0, $1.width) }),
      height: roundedUp(Double(lines.count) * font.lineHeight))
    return TextLayout(
      size: size, lines: lines, isTruncated: filler.isTruncated, firstBaseline: font.firstBaseline,
      lastBaselineFromBottom: font.lastBaseline)
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

/// The lines of a font, in ems.
struct LineMetrics: Sendable, Hashable {
  let firstBaseline: Double
  let lastBaseline: Double
  let lineHeight: Double

  /// Of Liberation Sans.
  static let helvetica = LineMetrics(
    firstBaseline: 0.9521484375, lastBaseline: 0.2412109375, lineHeight: 1.193359375)
}

/// A font's measures in points.
private struct FontSize {
  private let pointsPerUnit: Double
  let firstBaseline: Double
  let lastBaseline: Double
  let lineHeight: Double

  init(_ font: TextFont, _ measurer: LineMeasurer) {
    let isValid = font.size.isFinite && font.size > 0
    let size = isValid ? min(font.size, HelveticaMeasurer.maxFontSize) : 0
    let profile = measurer.profile
    pointsPerUnit =
      size * Self.factor(profile.widthFactor) / Double(measurer.table.widths.unitsPerEm)
    let height = size * Self.factor(profile.lineHeightFactor)
    firstBaseline = measurer.metrics.firstBaseline * height
    lastBaseline = measurer.metrics.lastBaseline * height
    lineHeight = measurer.metrics.lineHeight * height
  }

  private static func factor(_ factor: Double) -> Double {
    factor.isFinite && factor > 0 ? min(factor, TextProfile.maxFactor) : 1
  }

  func points(_ units: Int) -> Double { Double(units) * pointsPerUnit }

  /// How many whole units fit in a width.
  func units(in width: Double) -> Int {
    guard width > 0 else { return width.isNaN ? LineFiller.noLimit : 0 }
    let units = (width + TextTolerance.fit * max(1, width)) / pointsPerUnit
    return units < Double(LineFiller.noLimit) ? Int(units) : LineFiller.noLimit
  }
}
