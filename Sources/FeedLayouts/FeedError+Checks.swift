internal import ConstraintKit

extension FeedError {
  static func check(_ width: Double, minimum: Double) throws(FeedError) {
    guard width.isFinite, width >= minimum else {
      throw .invalidWidth(width, minimum: minimum)
    }
  }

  static func solve(
    _ view: LayoutView, width: Double, measurer: any TextMeasuring
  ) throws(FeedError) -> LayoutSolution {
    do {
      return try view.solveAnew(width: width, measurer: measurer)
    } catch {
      throw .unsolved(error, section: nil)
    }
  }

  /// The same error, told of a section of a feed.
  func inSection(_ section: Int) -> FeedError {
    if case .unsolved(let error, nil) = self { .unsolved(error, section: section) } else { self }
  }
}
