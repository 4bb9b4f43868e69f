/// The geometry of a feed of sections, for one type of body.
///
/// A generic type that conforms to a protocol answers through it without being specialised, ten times
/// as slowly. So each body has a geometry of its own, which isn't generic.
package protocol SectionedFeedGeometry: FeedGeometry {
  associatedtype Body: FeedBody
  init(_ sectioned: SectionedGeometry<Body>)
  var sectioned: SectionedGeometry<Body> { get }
}

extension SectionedFeedGeometry {
  package var sectionCount: Int { sectioned.sectionCount }
  package var length: Double { sectioned.length }

  package func itemCount(in section: Int) -> Int { sectioned.itemCount(in: section) }

  package func span(ofSection section: Int) -> FeedSpan { sectioned.span(ofSection: section) }

  package func headerSpan(ofSection section: Int) -> FeedSpan? {
    sectioned.headerSpan(ofSection: section)
  }

  package func footerSpan(ofSection section: Int) -> FeedSpan? {
    sectioned.footerSpan(ofSection: section)
  }

  package func frame(ofItem item: Int, section: Int) -> AxisFrame {
    sectioned.frame(ofItem: item, section: section)
  }

  package func firstSection(endingAfter position: Double) -> Int? {
    sectioned.firstSection(endingAfter: position)
  }

  package func nextSection(after section: Int) -> Int? { sectioned.nextSection(after: section) }

  package func visitItems(
    ofSection section: Int, from start: Double, to end: Double,
    _ body: (_ item: Int, _ frame: AxisFrame) -> Void
  ) {
    sectioned.visitItems(ofSection: section, from: start, to: end, body)
  }
}
