public import ConstraintKit

/// What measuring the visible rows of a list came to.
public struct ListMeasurement: Sendable {
  /// The changes, with the rows that were measured in ``FeedUpdate/placed``.
  public let update: FeedUpdate
  /// What is visible now: the same size, at the content offset at which the first row that was
  /// visible is where it was on the screen.
  public let visibleRect: LayoutRect
}

/// Where a row's height comes from.
enum RowState: UInt8, Sendable {
  case estimated
  /// It was measured at another width.
  case estimatedAgain
  case measured
}

/// A list whose rows are estimated until they are measured.
protocol MeasuredList: FeedLayout {
  /// The rows' heights: a copy that takes no time, to go back to where a measurement fails.
  associatedtype Heights
  var heights: Heights { get set }

  /// The places of the rows in a rectangle that have not been measured.
  func unmeasuredRows(in rect: LayoutRect) -> [Int]
  /// Measures rows.
  mutating func measure(_ rows: [Int]) throws(FeedError)
  /// A row's item.
  func element(ofRow row: Int) -> FeedElement
  /// An update in which some rows have been laid out anew.
  func update(placing rows: [Int], from before: FeedSnapshot) -> FeedUpdate
}

extension MeasuredList {
  /// Measures all rows that are or become visible, and keeps the first that was visible in its
  /// place.
  mutating func measureVisible(in rect: LayoutRect) throws(FeedError) -> ListMeasurement {
    let before = (snapshot: snapshot, heights: heights)
    let anchor = before.snapshot.anchor(in: rect)
    var visible = rect
    var measured: [Int] = []
    do throws(FeedError) {
      while true {
        let rows = unmeasuredRows(in: visible)
        guard !rows.isEmpty else { break }
        try measure(rows)
        measured += rows
        if let offset = anchor.flatMap({ contentOffset(keeping: $0) }) {
          visible.x = offset.x
          visible.y = offset.y
        }
      }
    } catch {
      heights = before.heights
      throw error
    }
    return ListMeasurement(
      update: update(placing: measured.sorted(), from: before.snapshot), visibleRect: visible)
  }

  private func contentOffset(keeping anchor: FeedAnchor) -> LayoutPoint? {
    let snapshot = snapshot
    return snapshot.frame(at: anchor.element).map {
      snapshot.contentOffset(showing: $0, as: anchor)
    }
  }
}

extension FeedUpdate {
  /// An update in which no row comes or goes.
  ///
  /// - Parameter placed: Rising places of items in a feed of `sections` sections.
  static func remeasured(
    _ placed: [FeedElement], sections: Int, from before: FeedSnapshot, to snapshot: FeedSnapshot
  ) -> FeedUpdate {
    FeedUpdate(
      runs: sections == 0 ? [] : [SectionRun(count: sections, origin: 0)],
      oldSectionCount: sections, oldItemCounts: [:], placed: FeedRange.joining(placed),
      oldContentSize: before.contentSize, snapshot: snapshot)
  }
}

extension FeedRange {
  /// Rising items as ranges.
  static func joining(_ items: [FeedElement]) -> [FeedRange] {
    var ranges: [FeedRange] = []
    for element in items {
      if let last = ranges.last, last.section == element.section,
        last.items.upperBound == element.item
      {
        ranges[ranges.count - 1].items = last.items.lowerBound..<element.item + 1
      } else {
        ranges.append(
          FeedRange(section: element.section, items: element.item..<element.item + 1))
      }
    }
    return ranges
  }
}
