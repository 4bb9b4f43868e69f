public import ConstraintKit

extension FeedSnapshot {
  /// The elements whose frames overlap a rectangle, in feed order.
  ///
  /// Frames that only touch the rectangle are left out. Nothing overlaps a rectangle with a negative
  /// side, or one with a side or an edge that isn't a number.
  ///
  /// - Complexity: O(log n + answers).
  public func frames(in rect: LayoutRect) -> [FeedPlacement] {
    var placements: [FeedPlacement] = []
    placements.reserveCapacity(32)
    visit(rect) { placements.append(FeedPlacement(element: $0, frame: $1)) }
    return placements
  }

  /// Calls `body` with the elements whose frames overlap a rectangle, in feed order, as
  /// ``frames(in:)`` gives them.
  public func visit(_ rect: LayoutRect, _ body: (FeedElement, LayoutRect) -> Void) {
    guard rect.width >= 0, rect.height >= 0 else { return }
    guard rect.x <= rect.right, rect.y <= rect.bottom else { return }
    guard let window = window(of: rect) else { return }
    let length = geometry.length
    geometry.visitElements(from: window.lowerBound, to: window.upperBound) { element, place in
      let frame =
        switch place {
        case .line(let span):
          axes.rect(
            AxisFrame(span: span, lineStart: 0, lineEnd: axes.lineLength), length: length)
        case .item(let item): axes.rect(item, length: length)
        }
      if frame.overlaps(rect) { body(element, frame) }
    }
  }

  /// All elements in feed order.
  public var placements: some Sequence<FeedPlacement> {
    (0..<sectionCount).lazy.flatMap { section in
      let items = (0..<geometry.itemCount(in: section)).lazy.map { item in
        FeedElement.item(item, section: section)
      }
      let header = CollectionOfOne(FeedElement.header(section: section))
      let footer = CollectionOfOne(FeedElement.footer(section: section))
      return [AnySequence(header), AnySequence(items), AnySequence(footer)].lazy.joined()
        .compactMap { element in
          frame(at: element).map { FeedPlacement(element: element, frame: $0) }
        }
    }
  }

  /// The stretch of the scroll direction in which elements may overlap a rectangle.
  private func window(of rect: LayoutRect) -> ClosedRange<Double>? {
    let span = axes.span(of: rect, length: geometry.length)
    let slack = axes.slack(length: geometry.length)
    let start = max(span.start - slack, -slack)
    let end = min(span.end + slack, geometry.length + slack)
    return start <= end ? start...end : nil
  }
}

extension LayoutRect {
  /// Whether the two have a point in common that is on no edge of theirs.
  func overlaps(_ other: LayoutRect) -> Bool {
    y < other.bottom && bottom > other.y && x < other.right && right > other.x
  }
}
