/// Sections with headers and footers whose items are placed by a `Body`.
package struct SectionedGeometry<Body: FeedBody>: Sendable {
  package struct Section: Sendable {
    package let header: Double
    package var body: Body
    package let footer: Double
    /// Whether the lengths of the header and the footer aren't the defaults.
    package let (statesHeader, statesFooter): (Bool, Bool)

    /// A section of which only the header and the footer are told, with the default lengths.
    package init(
      _ section: FeedSection<Body.Item>, body: Body, _ header: Double, _ footer: Double
    ) {
      self.body = body
      self.header = section.header ?? header
      self.footer = section.footer ?? footer
      (statesHeader, statesFooter) = (section.header != nil, section.footer != nil)
    }

    fileprivate var isEmpty: Bool { header == 0 && footer == 0 && body.count == 0 }
  }

  package let metrics: Body.Metrics
  package private(set) var sections: [Section] = []
  /// Where each section starts, and where the last one ends.
  private var starts: ContiguousArray<Double> = [0]
  /// The sections with an element; nil where that's all of them.
  private var occupied: ContiguousArray<Int>?

  package init(_ sections: [Section], metrics: Body.Metrics) {
    self.metrics = metrics
    self.sections = sections
    locate(from: 0)
  }

  /// Changes sections in place. `body` must not change those before `first`.
  ///
  /// - Complexity: O(sections from `first` on), besides the change.
  package mutating func update(from first: Int, _ body: (inout [Section], Body.Metrics) -> Void) {
    body(&sections, metrics)
    locate(from: min(first, sections.count))
  }

  private mutating func locate(from first: Int) {
    starts.removeSubrange((first + 1)...)
    if first == 0 { starts.reserveCapacity(sections.count + 1) }
    var position = starts[first]
    for index in first..<sections.count {
      position = (position + sections[index].header) + sections[index].body.length
      position += sections[index].footer
      starts.append(position)
    }
    occupy(from: first)
  }

  /// Looks for elements in the sections from `first` on; those before are as they were.
  private mutating func occupy(from first: Int) {
    let changed = first..<sections.count
    if occupied == nil {
      guard changed.contains(where: { sections[$0].isEmpty }) else { return }
      occupied = ContiguousArray(0..<first)
    }
    guard var found = occupied.take() else { return }
    found.removeSubrange(found.indices.partitioningIndex { found[$0] >= first }...)
    for index in changed where !sections[index].isEmpty { found.append(index) }
    occupied = found.count == sections.count ? nil : found
  }

  private func bodyStart(_ section: Int) -> Double { starts[section] + sections[section].header }
}

extension SectionedGeometry {
  package var sectionCount: Int { sections.count }
  package var length: Double { starts[sections.count] }
  package func itemCount(in section: Int) -> Int { sections[section].body.count }

  package func span(ofSection section: Int) -> FeedSpan {
    FeedSpan(start: starts[section], length: starts[section + 1] - starts[section])
  }

  package func headerSpan(ofSection section: Int) -> FeedSpan? {
    let header = sections[section].header
    return header > 0 ? FeedSpan(start: starts[section], length: header) : nil
  }

  package func footerSpan(ofSection section: Int) -> FeedSpan? {
    let footer = sections[section].footer
    guard footer > 0 else { return nil }
    return FeedSpan(start: bodyStart(section) + sections[section].body.length, length: footer)
  }

  package func frame(ofItem item: Int, section: Int) -> AxisFrame {
    var frame = sections[section].body.frame(at: item, metrics: metrics)
    frame.span.move(by: bodyStart(section))
    return frame
  }

  package func firstSection(endingAfter position: Double) -> Int? {
    guard let occupied else {
      let index = sections.indices.partitioningIndex { starts[$0 + 1] > position }
      return index < sections.count ? index : nil
    }
    let index = occupied.indices.partitioningIndex { starts[occupied[$0] + 1] > position }
    return index < occupied.count ? occupied[index] : nil
  }

  package func nextSection(after section: Int) -> Int? {
    guard let occupied else { return section + 1 < sections.count ? section + 1 : nil }
    let index = occupied.indices.partitioningIndex { occupied[$0] > section }
    return index < occupied.count ? occupied[index] : nil
  }

  package func visitItems(
    ofSection section: Int, from start: Double, to end: Double,
    _ body: (_ item: Int, _ frame: AxisFrame) -> Void
  ) {
    let origin = bodyStart(section)
    sections[section].body.visit(from: start - origin, to: end - origin, metrics: metrics) {
      var frame = $1
      frame.span.move(by: origin)
      body($0, frame)
    }
  }
}
