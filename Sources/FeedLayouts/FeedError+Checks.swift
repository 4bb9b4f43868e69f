package import ConstraintKit

extension FeedError {
  static func check(headerHeight: Double) throws(FeedError) {
    guard headerHeight >= 0, headerHeight <= FeedLimit.length else {
      throw .invalidHeaderHeight(headerHeight)
    }
  }

  package static func check(
    _ value: Double, _ option: Option, minimum: Double = 0
  ) throws(FeedError) {
    guard value >= minimum, value <= FeedLimit.length else { throw .invalidOption(option, value) }
  }

  package static func check(
    lineLength: Double, minimum: Double
  ) throws(FeedError) {
    guard lineLength.isFinite, lineLength >= minimum else {
      throw .invalidWidth(lineLength, minimum: minimum)
    }
    try check(lineLength, .lineLength)
  }

  package static func check(_ insets: LayoutInsets) throws(FeedError) {
    for inset in [insets.top, insets.left, insets.bottom, insets.right] {
      try check(inset, .inset)
    }
  }

  package static func check(length: Double, of element: FeedElement) throws(FeedError) {
    guard length >= 0, length <= FeedLimit.length else { throw .invalidLength(length, element) }
  }

  /// - Parameter part: What the view is, for errors.
  static func solve(
    _ view: LayoutView, _ part: FeedElement.Kind, width: Double, measurer: any TextMeasuring
  ) throws(FeedError) -> LayoutSolution {
    do {
      return try view.solveAnew(width: width, measurer: measurer)
    } catch {
      throw .unsolved(error, part, section: nil)
    }
  }
}
