/// A section of a feed whose headers and footers are given by their lengths.
public struct FeedSection<Item: Sendable>: Sendable {
  /// In their order.
  public var items: [Item]
  /// How long the header is in the scroll direction, in points; nil for the layout's default, 0 for
  /// none.
  public var header: Double?
  /// How long the footer is in the scroll direction, in points; nil for the layout's default, 0 for
  /// none.
  public var footer: Double?

  /// A section of items.
  public init(_ items: [Item], header: Double? = nil, footer: Double? = nil) {
    self.items = items
    self.header = header
    self.footer = footer
  }
}

extension FeedSection: Equatable where Item: Equatable {}
extension FeedSection: Hashable where Item: Hashable {}
