internal import ConstraintKit

/// The frames of some posts in the making: those of one shape are solved together.
struct MomentsTemplateRun {
  private let posts: [MomentsMeasuredPost]
  private var errors: [FeedError?]
  private var cells: [MomentsCellFrames?]
  private var footers: [CommentsFooterFrames?]
  private var memory = TemplateResults()

  init(_ measured: [Result<MomentsMeasuredPost, FeedError>]) {
    posts = measured.map { (try? $0.get()) ?? MomentsMeasuredPost() }
    errors = measured.map { if case .failure(let error) = $0 { error } else { nil } }
    cells = Array(repeating: nil, count: measured.count)
    footers = Array(repeating: nil, count: measured.count)
  }

  mutating func solveCells(_ shapes: MomentsShapes) {
    var groups = [[Int]](repeating: [], count: NineGrid.capacity + 1)
    for (item, post) in posts.enumerated() {
      groups[min(max(0, post.imgCount), NineGrid.capacity)].append(item)
    }
    for (count, items) in groups.enumerated() where !items.isEmpty {
      do throws(FeedError) {
        try solve(items, with: shapes.cell(pictures: count))
      } catch {
        fail(items, error)
      }
    }
  }

  private mutating func solve(_ items: [Int], with shape: MomentsShapes.Cell) {
    shape.solve(itemCount: items.count, into: &memory) { item, parameter in
      parameter == 0 ? posts[items[item]].timeWidth : posts[items[item]].contentHeight
    } receive: { item, frames in
      cells[items[item]] = frames
    }
  }

  mutating func solveFooters(_ shapes: MomentsShapes, width: Double) {
    var groups = [[Int]](repeating: [], count: MomentsShapes.mostComments + 1)
    for (item, post) in posts.enumerated() {
      if groups.indices.contains(post.commentHeights.count) {
        groups[post.commentHeights.count].append(item)
      } else {
        solveLong(item, width: width)
      }
    }
    for (count, items) in groups.enumerated() where !items.isEmpty {
      do throws(FeedError) {
        try solve(items, with: shapes.footer(comments: count))
      } catch {
        fail(items, error)
      }
    }
  }

  private mutating func solve(_ items: [Int], with shape: MomentsShapes.Footer) {
    shape.solve(itemCount: items.count, into: &memory) { item, parameter in
      posts[items[item]].commentHeights[parameter]
    } receive: { item, frames in
      footers[items[item]] = frames
    }
  }

  /// A footer with more comments than there are templates for.
  private mutating func solveLong(_ item: Int, width: Double) {
    let heights = posts[item].commentHeights
    let footer = CommentsFooter()
    do throws(FeedError) {
      try footer.configure(with: heights.map { _ in "" }, width: width)
      for (label, height) in zip(footer.labels, heights) {
        label.content = .size(width: 0, height: height)
      }
      let solution = try FeedError.solve(
        footer.view, .footer, width: width, measurer: FixedSizeMeasurer())
      footers[item] = CommentsFooterFrames(footer, solution)
    } catch {
      fail([item], error)
    }
  }

  private mutating func fail(_ items: [Int], _ error: FeedError) {
    for item in items where errors[item] == nil { errors[item] = error }
  }

  var results: [Result<MomentsPostFrames, FeedError>] {
    posts.indices.map { item in
      if let error = errors[item] { return .failure(error) }
      guard let cell = cells[item] else { return .failure(.noAnswer(.item)) }
      guard let footer = footers[item] else { return .failure(.noAnswer(.footer)) }
      return .success(MomentsPostFrames(cell: cell, footer: footer))
    }
  }
}
