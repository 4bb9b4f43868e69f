/// A measurer that is told the sizes: for tests, and where text is measured elsewhere.
///
/// A text has its given size in every font and at every width, as one line.
public struct FixedSizeMeasurer: TextMeasuring, Hashable {
  /// The sizes of texts in points.
  public var sizes: [String: LayoutSize]
  /// The size of a text that isn't in ``sizes``, in points; the empty text is always 0×0.
  public var otherSize: LayoutSize

  public init(sizes: [String: LayoutSize] = [:], otherSize: LayoutSize = LayoutSize()) {
    self.sizes = sizes
    self.otherSize = otherSize
  }

  public func measure(
    _ text: String, font: TextFont, maxWidth: Double, maxLines: Int, wrapping: TextWrapping
  ) -> TextLayout {
    guard !text.isEmpty else { return TextLayout(size: LayoutSize(), lines: []) }
    let size = sizes[text] ?? otherSize
    let line = TextLayout.Line(
      range: 0..<text.utf8.count, width: size.width, baseline: size.height)
    return TextLayout(size: size, lines: [line], firstBaseline: size.height)
  }
}
