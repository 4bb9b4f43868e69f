public import ConstraintKit

/// Smart cells at one width, solved once for each number of pictures.
///
/// Its frames are those of ``SmartCell`` within 10⁻⁹.
public struct SmartCellTemplate: Sendable {
  private typealias Shape = FrameTemplate<SmartCellFrames>

  /// In points.
  public let width: Double
  /// What the texts are measured with.
  public let measurer: any TextMeasuring
  /// Sizes in the middle of what is usual: around them one set of constraints decides.
  private static let typicalMeasurer = FixedSizeMeasurer(otherSize: LayoutSize(40, 20))
  /// By number of pictures.
  private let shapes: [Shape]

  /// - Parameters:
  ///   - width: In points; finite and not negative.
  ///   - imageSize: Of a picture, in points; a third of the width and 16:9 if nil.
  /// - Throws: ``FeedError/invalidWidth(_:minimum:)``, ``FeedError/invalidOption(_:_:)`` for a size of
  ///   pictures, ``FeedError/unsolved(_:_:section:)``.
  public init(
    width: Double, imageSize: LayoutSize? = nil,
    measurer: any TextMeasuring = HelveticaMeasurer()
  ) throws(FeedError) {
    try FeedError.check(lineLength: width, minimum: 0)
    if let imageSize {
      try FeedError.check(imageSize.width, .imageWidth)
      try FeedError.check(imageSize.height, .imageHeight)
    }
    self.width = width
    self.measurer = measurer
    let cell =
      imageSize.map { SmartCell(imageWidth: $0.width, imageHeight: $0.height) }
      ?? SmartCell(width: width)
    var shapes: [Shape] = []
    for count in 0...SmartCell.capacity {
      cell.configure(name: "text", message: "text", imageCount: count)
      shapes.append(try Self.shape(of: cell, width: width))
    }
    self.shapes = shapes
  }

  private static func shape(of cell: SmartCell, width: Double) throws(FeedError) -> Shape {
    let solution = try FeedError.solve(
      cell.contentView, .item, width: width, measurer: typicalMeasurer)
    return try FeedError.template(of: .item) { () throws(LayoutTemplateError) in
      try Shape(
        solution, base: SmartCellFrames(cell, solution), views: SmartCellFrames.views(of: cell),
        varying: [(.vertical, cell.name), (.vertical, cell.message)])
    }
  }
}

extension SmartCellTemplate: FeedSolving {
  /// The frames of messages, in their order; an error in place of those of one that has none.
  public func solve(_ messages: [SmartCellMessage]) -> [Result<SmartCellFrames, FeedError>] {
    let heights = messages.map { message in
      (height(of: message.name, lines: 1), height(of: message.message, lines: 0))
    }
    var results: [Result<SmartCellFrames, FeedError>] = Array(
      repeating: .failure(.noAnswer(.item)), count: messages.count)
    var memory = TemplateResults()
    for (count, items) in groups(messages, heights, &results).enumerated() where !items.isEmpty {
      shapes[count].solve(itemCount: items.count, into: &memory) { item, parameter in
        let (name, message) = heights[items[item]]
        return parameter == 0 ? name : message
      } receive: { item, frames in
        results[items[item]] = frames.map { .success($0) } ?? .failure(.noAnswer(.item))
      }
    }
    return results
  }

  /// The messages with usable heights by number of pictures; the others get their errors.
  private func groups(
    _ messages: [SmartCellMessage], _ heights: [(Double, Double)],
    _ results: inout [Result<SmartCellFrames, FeedError>]
  ) -> [[Int]] {
    var groups = [[Int]](repeating: [], count: SmartCell.capacity + 1)
    for (item, message) in messages.enumerated() {
      do throws(FeedError) {
        _ = try FeedError.checked(heights[item].0, .item(0))
        _ = try FeedError.checked(heights[item].1, .item(0))
        groups[min(max(0, message.imageCount), SmartCell.capacity)].append(item)
      } catch {
        results[item] = .failure(error)
      }
    }
    return groups
  }

  private func height(of text: String, lines: Int) -> Double {
    measurer.measure(
      TextContent(text, maxLines: lines), in: lines == 1 ? .infinity : width
    ).size.height
  }
}
