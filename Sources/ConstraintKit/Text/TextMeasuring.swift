/// Finds out how much room a text takes.
///
/// The same question has the same answer every time: layouts are pure functions.
public protocol TextMeasuring: Sendable {
  /// Breaks `text` into lines and measures them.
  ///
  /// - Parameters:
  ///   - maxWidth: The room for a line in points; infinite for none.
  ///   - maxLines: The most lines; 0 is any number. What doesn't fit is truncated.
  /// - Returns: Finite sizes, whatever the arguments. The empty text is 0×0, without lines.
  func measure(
    _ text: String, font: TextFont, maxWidth: Double, maxLines: Int, wrapping: TextWrapping
  ) -> TextLayout
}

/// The size and the weight of a text's characters.
public struct TextFont: Sendable, Hashable {
  /// In points.
  public var size: Double
  public var isBold: Bool

  public init(size: Double, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }
}

/// Where lines may break.
public enum TextWrapping: UInt8, Sendable, Hashable {
  /// At the opportunities of UAX #14; within a word only where it has no room in a line.
  case word
  /// Between any two characters.
  case character
}

/// A measured text.
public struct TextLayout: Sendable, Hashable {
  /// A line of a measured text.
  public struct Line: Sendable, Hashable {
    /// Offsets into the text's UTF-8, without spaces and newlines at the end. Of a truncated last
    /// line, what is seen before the ellipsis.
    public var range: Range<Int>
    /// In points, not rounded; without spaces at the end, with the ellipsis if there is one.
    public var width: Double
    /// From the top of the text, in points.
    public var baseline: Double

    public init(range: Range<Int>, width: Double, baseline: Double) {
      self.range = range
      self.width = width
      self.baseline = baseline
    }
  }

  /// Rounded up to whole pixels.
  public var size: LayoutSize
  public var lines: [Line]
  /// Whether text was left out because of the most lines. The last line then ends in an ellipsis.
  public var isTruncated: Bool
  /// From the top to the first baseline, in points.
  public var firstBaseline: Double
  /// From the last baseline to the bottom, in points.
  public var lastBaselineFromBottom: Double

  public init(
    size: LayoutSize, lines: [Line], isTruncated: Bool = false, firstBaseline: Double = 0,
    lastBaselineFromBottom: Double = 0
  ) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.firstBaseline = firstBaseline
    self.lastBaselineFromBottom = lastBaselineFromBottom
  }
}
