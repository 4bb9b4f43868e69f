public import ConstraintKit

/// Where everything in a feed is, and what is visible where.
///
/// All feeds answer with this value. It stays as it is when the layout that it came from changes.
///
/// ```swift
/// let snapshot = layout.snapshot
/// let visible = snapshot.frames(in: LayoutRect(x: 0, y: 1200, width: 375, height: 667))
/// ```
public struct FeedSnapshot: Sendable {
  package let geometry: any FeedGeometry
  package let axes: FeedAxes

  package init(_ geometry: any FeedGeometry, axes: FeedAxes) {
    self.geometry = geometry
    self.axes = axes
  }

  /// Of all sections, in points. It covers every frame.
  public var contentSize: LayoutSize { axes.contentSize(length: geometry.length) }

  /// How many sections there are.
  public var sectionCount: Int { geometry.sectionCount }

  /// The number of items of a section; nil if there is no such section.
  public func itemCount(section: Int) -> Int? {
    contains(section: section) ? geometry.itemCount(in: section) : nil
  }

  /// The frame of an element; nil if there is no such element.
  ///
  /// - Complexity: O(log n).
  public func frame(at element: FeedElement) -> LayoutRect? {
    guard contains(section: element.section) else { return nil }
    switch element.kind {
    case .header:
      guard element.item == 0 else { return nil }
      return geometry.headerSpan(ofSection: element.section).map(lineFrame)
    case .footer:
      guard element.item == 0 else { return nil }
      return geometry.footerSpan(ofSection: element.section).map(lineFrame)
    case .item:
      guard element.item >= 0, element.item < geometry.itemCount(in: element.section) else {
        return nil
      }
      return rect(geometry.frame(ofItem: element.item, section: element.section))
    }
  }

  /// The room that a section takes, from side to side; nil if there is no such section.
  public func frame(ofSection section: Int) -> LayoutRect? {
    contains(section: section) ? lineFrame(geometry.span(ofSection: section)) : nil
  }
}

extension FeedSnapshot {
  func contains(section: Int) -> Bool { section >= 0 && section < geometry.sectionCount }

  func rect(_ frame: AxisFrame) -> LayoutRect { axes.rect(frame, length: geometry.length) }

  /// The frame of what reaches from side to side.
  func lineFrame(_ span: FeedSpan) -> LayoutRect {
    rect(AxisFrame(span: span, lineStart: 0, lineEnd: axes.lineLength))
  }
}

extension FeedSnapshot: Equatable {
  /// Whether all elements have the same frames, to the last bit. O(n).
  public static func == (first: FeedSnapshot, second: FeedSnapshot) -> Bool {
    guard first.contentSize == second.contentSize, first.sectionCount == second.sectionCount else {
      return false
    }
    return (0..<first.sectionCount).allSatisfy { first.hasSameSection($0, as: second) }
  }

  private func hasSameSection(_ section: Int, as other: FeedSnapshot) -> Bool {
    guard itemCount(section: section) == other.itemCount(section: section) else { return false }
    return elements(ofSection: section).allSatisfy { frame(at: $0) == other.frame(at: $0) }
  }

  /// The header and the footer whether or not there are such, and the items.
  private func elements(ofSection section: Int) -> some Sequence<FeedElement> {
    let count = geometry.itemCount(in: section)
    return (-1...count).lazy.map { item in
      item < 0
        ? .header(section: section)
        : item == count ? .footer(section: section) : .item(item, section: section)
    }
  }
}
