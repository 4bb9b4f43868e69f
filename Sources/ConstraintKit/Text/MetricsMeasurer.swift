/// The measurer for a typeface whose metrics are known.
///
/// It measures as ``HelveticaMeasurer`` does, but for the advances and the heights of lines.
public struct MetricsMeasurer: TextMeasuring {
  /// Pixels in a point; sizes are rounded up to whole pixels. Not finite or not positive counts as
  /// 1; nil is 2, or the layout's own where a `.layout` file has one.
  public var scale: Double?
  public let metrics: FontMetrics

  private let table: CharacterTable

  /// - Complexity: O(*n* log *n*) for *n* advances. Copies of the measurer share what is made here.
  public init(_ metrics: FontMetrics, scale: Double? = nil) {
    self.metrics = metrics
    self.scale = scale
    table = metrics.table
  }

  public func measure(
    _ text: String, font: TextFont, maxWidth: Double, maxLines: Int, wrapping: TextWrapping
  ) -> TextLayout {
    LineMeasurer(table: table, metrics: metrics.lines, scale: scale ?? 2)
      .measure(text, font: font, maxWidth: maxWidth, maxLines: maxLines, wrapping: wrapping)
  }
}

extension MetricsMeasurer: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.metrics == rhs.metrics && lhs.scale == rhs.scale
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(metrics)
    hasher.combine(scale)
  }
}
