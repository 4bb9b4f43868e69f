public import ConstraintKit

/// What changed in a feed.
///
/// Indices of what is gone are those before the changes, all others those after them. Items of
/// inserted, deleted and reloaded sections aren't listed one by one.
public struct FeedUpdate: Sendable {
  /// Items that are new.
  public let inserted: [FeedRange]
  /// Items that are gone, with their old indices.
  public let deleted: [FeedRange]
  /// Items that were moved. Those that only made room for others aren't among them.
  public let moved: [Move]
  /// Items that were given new values.
  public let reloaded: [FeedRange]
  /// Sections that are new.
  public let insertedSections: [Range<Int>]
  /// With their old indices.
  public let deletedSections: [Range<Int>]
  /// Sections that were moved.
  public let movedSections: [SectionMove]
  /// Sections that were given new values.
  public let reloadedSections: [Range<Int>]
  /// The items that were laid out anew: all others are where they were in their sections.
  public let placed: [FeedRange]
  /// In points.
  public let oldContentSize: LayoutSize
  /// The feed after the changes.
  public let snapshot: FeedSnapshot
  private let runs: [SectionRun]

  /// Items that are in another place now.
  public struct Move: Hashable, Sendable {
    /// With their old indices.
    public var from: FeedRange
    /// With their new indices.
    public var to: FeedRange

    /// Items that were at `from` and are at `to`.
    public init(from: FeedRange, to: FeedRange) {
      self.from = from
      self.to = to
    }
  }

  /// Sections that are in another place now.
  public struct SectionMove: Hashable, Sendable {
    /// With their old indices.
    public var from: Range<Int>
    /// With their new indices.
    public var to: Range<Int>

    /// Sections that were at `from` and are at `to`.
    public init(from: Range<Int>, to: Range<Int>) {
      self.from = from
      self.to = to
    }
  }

  /// - Parameters:
  ///   - runs: The feed after the changes in terms of the one before.
  ///   - oldItemCounts: How many items the sections had whose items are changed.
  package init(
    runs: [SectionRun], oldSectionCount: Int, oldItemCounts: [Int: Int], placed: [FeedRange],
    oldContentSize: LayoutSize,
    snapshot: FeedSnapshot
  ) {
    let lists = FeedUpdateLists(
      runs, oldSectionCount: oldSectionCount, oldItemCounts: oldItemCounts)
    inserted = lists.inserted
    deleted = lists.deleted
    moved = lists.moved
    reloaded = lists.reloaded
    insertedSections = lists.insertedSections
    deletedSections = lists.deletedSections
    movedSections = lists.movedSections
    reloadedSections = lists.reloadedSections
    self.placed = placed
    self.oldContentSize = oldContentSize
    self.snapshot = snapshot
    self.runs = runs
  }

  /// Where an element is that was at `old` before the changes; nil if it's gone.
  ///
  /// - Complexity: O(number of changes).
  public func element(for old: FeedElement) -> FeedElement? {
    runs.element(for: old)
  }

  /// The content offset at which an element is as far from the start of the visible rectangle as it
  /// was before the changes. If the element is gone, the next one that was behind it takes its place.
  ///
  /// ```swift
  /// let anchor = layout.snapshot.anchor(in: visibleRect)
  /// let update = try layout.apply(changes)
  /// let offset = anchor.flatMap { update.contentOffset(keeping: $0) }
  /// ```
  ///
  /// The difference from the old offset is exactly how far the element moved; it isn't clamped to
  /// what can be scrolled to.
  ///
  /// - Returns: Nil if nothing is left from the element on.
  /// - Complexity: O(number of changes + log n).
  public func contentOffset(keeping anchor: FeedAnchor) -> LayoutPoint? {
    guard let element = element(for: anchor.element) ?? runs.successor(of: anchor.element) else {
      return nil
    }
    let frame = snapshot.frame(at: element) ?? snapshot.frame(ofSection: element.section)
    return frame.map { snapshot.contentOffset(showing: $0, as: anchor) }
  }
}
