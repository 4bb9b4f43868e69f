internal import ConstraintKit
internal import Synchronization

/// The templates of a width's cells and footers, each made when it is first needed.
///
/// A shape depends on the width and a count alone, so that it doesn't matter who makes it.
final class MomentsShapes: Sendable {
  typealias Cell = FrameTemplate<MomentsCellFrames>
  typealias Footer = FrameTemplate<CommentsFooterFrames>

  private struct Known: Sendable {
    var cells: [Int: Cell] = [:]
    var footers: [Int: Footer] = [:]
  }

  /// Sizes in the middle of what is usual: around them one set of constraints decides.
  private static let measurer = FixedSizeMeasurer(otherSize: LayoutSize(40, 20))
  private static let text = "text"

  /// With more comments than that, a footer is left to the live solver.
  static let mostComments = 64

  private let width: Double
  private let known = Mutex(Known())

  init(width: Double) {
    self.width = width
  }

  private static func post(pictures count: Int) -> MomentsPost {
    MomentsPost(userName: text, publicTime: text, content: text, imgCount: count)
  }

  /// - Parameter count: Of the pictures.
  func cell(pictures count: Int) throws(FeedError) -> Cell {
    if let shape = known.withLock({ $0.cells[count] }) { return shape }
    let cell = MomentsCell()
    try cell.configure(with: Self.post(pictures: count), width: width)
    let solution = try FeedError.solve(cell.view, .item, width: width, measurer: Self.measurer)
    let shape = try FeedError.template(of: .item) {
      () throws(LayoutTemplateError) in
      try Cell(
        solution, base: MomentsCellFrames(cell, solution), views: MomentsCellFrames.views(of: cell),
        varying: [(.horizontal, cell.time), (.vertical, cell.content)])
    }
    known.withLock { $0.cells[count] = shape }
    return shape
  }

  /// - Parameter count: Of the comments, at most ``mostComments``.
  func footer(comments count: Int) throws(FeedError) -> Footer {
    if let shape = known.withLock({ $0.footers[count] }) { return shape }
    let footer = CommentsFooter()
    try footer.configure(with: Array(repeating: Self.text, count: count), width: width)
    let solution = try FeedError.solve(
      footer.view, .footer, width: width, measurer: Self.measurer)
    let shape = try FeedError.template(of: .footer) {
      () throws(LayoutTemplateError) in
      try Footer(
        solution, base: CommentsFooterFrames(footer, solution),
        views: CommentsFooterFrames.views(of: footer),
        varying: footer.labels.map { (.vertical, $0) })
    }
    known.withLock { $0.footers[count] = shape }
    return shape
  }
}
