public import ConstraintKit

extension FeedSnapshot {
  /// The header that sticks to the start of the visible rectangle: that of the topmost visible
  /// section, as long as the section is there; its end, and with it the next header, pushes it away.
  ///
  /// - Parameter rect: What is visible, with the part that the content inset takes.
  /// - Returns: Nil if the topmost visible section has no header, or none is visible.
  /// - Complexity: O(log n).
  public func stickyHeader(in rect: LayoutRect) -> FeedPlacement? {
    let visible = axes.span(of: rect, length: geometry.length)
    let inset = AxisInsets(axes.options.contentInset, axes.options)
    let top = visible.start + inset.start
    guard top.isFinite, let section = geometry.firstSection(endingAfter: top) else { return nil }
    guard var span = geometry.headerSpan(ofSection: section), span.start < visible.end else {
      return nil
    }
    let end = geometry.span(ofSection: section).end
    span.move(to: max(span.start, min(top, end - span.length)))
    return FeedPlacement(element: .header(section: section), frame: lineFrame(span))
  }

  /// The elements whose frames overlap a rectangle, in feed order.
  ///
  /// - Parameter stickyHeaders: Whether the header of the topmost visible section sticks, as
  ///   ``stickyHeader(in:)`` has it.
  /// - Complexity: O(log n + answers).
  public func frames(in rect: LayoutRect, stickyHeaders: Bool) -> [FeedPlacement] {
    var placements = frames(in: rect)
    guard stickyHeaders, let header = stickyHeader(in: rect) else { return placements }
    let index = placements.firstIndex { $0.element >= header.element } ?? placements.count
    if index < placements.count, placements[index].element == header.element {
      placements.remove(at: index)
    }
    if header.frame.overlaps(rect) { placements.insert(header, at: index) }
    return placements
  }
}
