/// Views that are distributed together, and the constraints that do it.
final class DistributedViews {
  let constraints: [Constraint]

  init(_ constraints: [Constraint]) {
    self.constraints = constraints
  }

  func remove() {
    for constraint in constraints { constraint.deactivate() }
  }
}

extension Array where Element == LayoutView {
  /// Gives the views the same length along a dimension, `fixedSpacing` apart, from one end of their
  /// common superview to the other.
  ///
  /// Doing it again along the same dimension, with these views or some of them, replaces all that
  /// it made before. Where the spacing leaves no room, the views can't overlap: that is a conflict.
  /// One view fills the room between lead and tail.
  ///
  /// - Parameters:
  ///   - fixedSpacing: Between neighbours, in points.
  ///   - leadSpacing: From the superview's left or top edge to the first view, in points.
  ///   - tailSpacing: From the last view to the superview's right or bottom edge, in points.
  /// - Returns: The constraints; none, and an error when the tree is solved, where the views have
  ///   no common superview or a number can't be.
  @discardableResult
  public func distributeViews(
    along dimension: LayoutDimension, withFixedSpacing fixedSpacing: Double,
    leadSpacing: Double = 0, tailSpacing: Double = 0, fileID: StaticString = #fileID,
    line: Int = #line
  ) -> [Constraint] {
    let line = DistributionLine(dimension: dimension, fileID: fileID, line: line)
    return distribute(along: line) { make, index, superview in
      if index > 0 {
        line.length(make, self[0])
        line.start(make, after: self[index - 1], offset: fixedSpacing)
      } else {
        line.equal(line.start(make), superview).offset(leadSpacing)
      }
      if index == count - 1 { line.equal(line.end(make), superview).offset(-tailSpacing) }
    }
  }

  /// Gives each view the length `fixedItemLength` along a dimension, with gaps of the same size,
  /// from one end of their common superview to the other.
  ///
  /// Doing it again along the same dimension, with these views or some of them, replaces all that
  /// it made before. Views that don't fit are a conflict: the gap isn't negative, which is one
  /// constraint more than Masonry makes. One view lies at the lead and must fit before the tail.
  ///
  /// - Parameters:
  ///   - fixedItemLength: The width or height of each view, in points.
  ///   - leadSpacing: From the superview's left or top edge to the first view, in points.
  ///   - tailSpacing: From the last view to the superview's right or bottom edge, in points.
  /// - Returns: The constraints; none, and an error when the tree is solved, where the views have
  ///   no common superview or a number can't be.
  @discardableResult
  public func distributeViews(
    along dimension: LayoutDimension, withFixedItemLength fixedItemLength: Double,
    leadSpacing: Double = 0, tailSpacing: Double = 0, fileID: StaticString = #fileID,
    line: Int = #line
  ) -> [Constraint] {
    let line = DistributionLine(dimension: dimension, fileID: fileID, line: line)
    return distribute(along: line) { make, index, superview in
      line.length(make, fixedItemLength)
      if index == 0 { line.equal(line.start(make), superview).offset(leadSpacing) }
      if index == 1 { line.start(make, notBeforeEndOf: self[0]) }
      if count == 1 {
        line.end(make).lessThanOrEqualTo(superview, fileID: fileID, line: line.line)
          .offset(-tailSpacing)
      } else if index > 0 {
        let part = Double(index) / Double(count - 1)
        line.equal(line.end(make), superview).multipliedBy(part)
          .offset((1 - part) * (fixedItemLength + leadSpacing) - part * tailSpacing)
      }
    }
  }

  /// The Masonry name of `distributeViews(along:withFixedSpacing:…)`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @discardableResult
  public func mas_distributeViewsAlongAxis(
    _ dimension: LayoutDimension, withFixedSpacing fixedSpacing: Double, leadSpacing: Double,
    tailSpacing: Double, fileID: StaticString = #fileID, line: Int = #line
  ) -> [Constraint] {
    distributeViews(
      along: dimension, withFixedSpacing: fixedSpacing, leadSpacing: leadSpacing,
      tailSpacing: tailSpacing, fileID: fileID, line: line)
  }

  /// The Masonry name of `distributeViews(along:withFixedItemLength:…)`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @discardableResult
  public func mas_distributeViewsAlongAxis(
    _ dimension: LayoutDimension, withFixedItemLength fixedItemLength: Double,
    leadSpacing: Double, tailSpacing: Double, fileID: StaticString = #fileID, line: Int = #line
  ) -> [Constraint] {
    distributeViews(
      along: dimension, withFixedItemLength: fixedItemLength, leadSpacing: leadSpacing,
      tailSpacing: tailSpacing, fileID: fileID, line: line)
  }

  /// Takes out what distributing the views along a dimension made.
  public func removeDistribution(along dimension: LayoutDimension) {
    for view in self {
      view.distributions[dimension]?.remove()
      view.distributions[dimension] = nil
    }
  }
}

extension Array where Element == LayoutView {
  private func distribute(
    along line: DistributionLine, _ body: (ConstraintMaker, Int, LayoutView) -> Void
  ) -> [Constraint] {
    removeDistribution(along: line.dimension)
    guard let first else { return [] }
    guard let superview = commonSuperview else {
      first.item.keep(.noSuperview, at: line.origin)
      return []
    }
    var made: [Constraint] = []
    for (index, view) in enumerated() {
      let prepared = view.prepareConstraints { make in body(make, index, superview) }
      // A number that can't be is kept with its view, and nothing is installed.
      guard !prepared.isEmpty else { return [] }
      made += prepared
    }
    made.activate()
    let group = DistributedViews(made)
    for view in self { view.distributions[line.dimension] = group }
    return made
  }

  /// The closest view in which all the views lie.
  private var commonSuperview: LayoutView? {
    guard let first else { return nil }
    var candidate = first.superview
    for view in dropFirst() {
      let above = Set(view.ancestors.map(\.id))
      while let next = candidate, !above.contains(next.id) { candidate = next.superview }
    }
    return candidate
  }
}

extension LayoutView {
  /// The superviews, the closest first.
  fileprivate var ancestors: [LayoutView] {
    var found: [LayoutView] = []
    var next = superview
    while let view = next {
      found.append(view)
      next = view.superview
    }
    return found
  }
}

/// The attributes along which views are distributed, and where that was written.
private struct DistributionLine {
  let dimension: LayoutDimension
  let fileID: StaticString
  let line: Int

  private var isHorizontal: Bool { dimension == .horizontal }

  var origin: ConstraintOrigin { .swift(fileID: .init(fileID), line: line) }

  func start(_ make: ConstraintMaker) -> ConstraintMakerExtendable {
    isHorizontal ? make.left : make.top
  }

  func end(_ make: ConstraintMaker) -> ConstraintMakerExtendable {
    isHorizontal ? make.right : make.bottom
  }

  func equal(
    _ attribute: ConstraintMakerExtendable, _ target: some ConstraintTargetConvertible
  ) -> ConstraintMakerEditable {
    attribute.equalTo(target, fileID: fileID, line: line)
  }

  func length(_ make: ConstraintMaker, _ target: some ConstraintTargetConvertible) {
    _ = equal(isHorizontal ? make.width : make.height, target)
  }

  /// A view begins where another ends, and some points further on.
  func start(_ make: ConstraintMaker, after view: LayoutView, offset: Double) {
    let start = start(make)
    if isHorizontal {
      equal(start, view.right).offset(offset)
    } else {
      equal(start, view.bottom).offset(offset)
    }
  }

  /// A view doesn't begin before another ends.
  func start(_ make: ConstraintMaker, notBeforeEndOf view: LayoutView) {
    let start = start(make)
    if isHorizontal {
      start.greaterThanOrEqualTo(view.right, fileID: fileID, line: line)
    } else {
      start.greaterThanOrEqualTo(view.bottom, fileID: fileID, line: line)
    }
  }
}
