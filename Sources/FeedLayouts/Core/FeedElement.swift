public import ConstraintKit

/// One rectangle of a feed: an item, or the header or the footer of a section.
///
/// Elements compare in feed order: section by section, in each the header, the items and the footer.
public struct FeedElement: Hashable, Sendable {
  /// What an element is.
  public enum Kind: UInt8, Hashable, Sendable {
    /// Before the items of a section.
    case header
    /// One of the items of a section.
    case item
    /// Behind the items of a section.
    case footer
  }

  /// The section's index.
  public var section: Int
  /// What the element is.
  public var kind: Kind
  /// The item's index in its section; 0 for headers and footers.
  public var item: Int

  /// An element; `item` is 0 for headers and footers.
  public init(section: Int, kind: Kind, item: Int = 0) {
    self.section = section
    self.kind = kind
    self.item = item
  }

  /// An item.
  public static func item(_ item: Int, section: Int = 0) -> FeedElement {
    FeedElement(section: section, kind: .item, item: item)
  }

  /// The header of a section.
  public static func header(section: Int) -> FeedElement {
    FeedElement(section: section, kind: .header, item: 0)
  }

  /// The footer of a section.
  public static func footer(section: Int) -> FeedElement {
    FeedElement(section: section, kind: .footer, item: 0)
  }
}

extension FeedElement: Comparable {
  public static func < (first: FeedElement, second: FeedElement) -> Bool {
    if first.section != second.section { return first.section < second.section }
    if first.kind != second.kind { return first.kind.rawValue < second.kind.rawValue }
    return first.item < second.item
  }
}

extension FeedElement: CustomStringConvertible {
  /// For example "item 3 of section 0".
  public var description: String {
    switch kind {
    case .header: "the header of section \(section)"
    case .item: "item \(item) of section \(section)"
    case .footer: "the footer of section \(section)"
    }
  }
}

/// An element and where it is.
public struct FeedPlacement: Hashable, Sendable {
  /// What is there.
  public var element: FeedElement
  /// In points, in the feed's content.
  public var frame: LayoutRect

  /// An element at a frame in points.
  public init(element: FeedElement, frame: LayoutRect) {
    self.element = element
    self.frame = frame
  }
}

/// Consecutive items of a section.
public struct FeedRange: Hashable, Sendable {
  /// The section's index.
  public var section: Int
  /// The items' indices in the section.
  public var items: Range<Int>

  /// Items of a section.
  public init(section: Int, items: Range<Int>) {
    self.section = section
    self.items = items
  }
}
