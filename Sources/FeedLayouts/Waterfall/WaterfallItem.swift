/// An item of a waterfall: how high it is, and how many columns it takes.
///
/// In a waterfall that scrolls horizontally the columns are rows, and the height is the width.
public struct WaterfallItem: Hashable, Sendable {
  /// How high an item is.
  public enum Height: Hashable, Sendable {
    /// In points, whatever the width.
    case points(Double)
    /// As many times the item's width: a picture's height divided by its width.
    case timesWidth(Double)
  }

  /// How high the item is.
  public var height: Height
  /// How many neighbouring columns the item takes: taken as 1 where it's less, and as the number of
  /// columns where it's more.
  public var span: Int

  /// An item of a height in points.
  public init(height: Double, span: Int = 1) {
    self.init(.points(height), span: span)
  }

  /// An item of a height in points or in widths.
  public init(_ height: Height, span: Int = 1) {
    self.height = height
    self.span = span
  }
}
