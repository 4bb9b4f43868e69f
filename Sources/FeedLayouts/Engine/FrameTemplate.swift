internal import ConstraintKit

/// The frames of a cell's views, by number: what a ``FrameTemplate`` answers with.
protocol FrameList: Sendable {
  /// The frame of the view with this number.
  subscript(frame index: Int) -> LayoutRect { get set }
}

/// The frames of a cell of one shape, as a function of how much room its texts take.
///
/// It has a list of frames as they are where nothing varies; of each item only what does vary is
/// written into a copy of it.
struct FrameTemplate<Frames: FrameList>: Sendable {
  /// A number of a frame.
  private enum Side: Int, CaseIterable {
    case x, y, width, height

    var attribute: LayoutAttribute {
      switch self {
      case .x: .left
      case .y: .top
      case .width: .width
      case .height: .height
      }
    }
  }

  private let template: LayoutTemplate
  /// The frames in the solution of which the template was made.
  let base: Frames

  /// - Parameters:
  ///   - solution: Of the cell in this shape.
  ///   - views: The views of `base`, in their order.
  ///   - varying: The views whose contents vary, and in which dimension.
  init(
    _ solution: LayoutSolution, base: Frames, views: [LayoutView],
    varying: [(LayoutDimension, LayoutView)]
  ) throws(LayoutTemplateError) {
    let nodes = views.map { solution.node(of: $0) ?? -1 }
    template = try LayoutTemplate(
      solution,
      varying: varying.map { .content($0, node: solution.node(of: $1) ?? -1) },
      outputs: nodes.flatMap { node in
        Side.allCases.map { .attribute($0.attribute, node: node) }
      })
    self.base = base
  }

  /// The frames of items; nil for one without an answer.
  ///
  /// - Parameters:
  ///   - results: Memory that is used again.
  ///   - constant: What a view of `varying` takes of an item; finite.
  func solve(
    itemCount: Int, into results: inout TemplateResults,
    constant: (_ item: Int, _ parameter: Int) -> Double, receive: (_ item: Int, Frames?) -> Void
  ) {
    do {
      try template.solve(itemCount: itemCount, into: &results, constant: constant)
    } catch {
      for item in 0..<itemCount { receive(item, nil) }
      return
    }
    var common = base
    var varying: [Int] = []
    for output in 0..<results.outputCount {
      if let value = results.constant(output) {
        Self.set(value, output, in: &common)
      } else {
        varying.append(output)
      }
    }
    var failures = results.failures.lazy.map(\.item).makeIterator()
    var nextFailure = failures.next()
    for item in 0..<itemCount {
      if item == nextFailure {
        nextFailure = failures.next()
        receive(item, nil)
        continue
      }
      var frames = common
      for output in varying { Self.set(results[item, output], output, in: &frames) }
      receive(item, frames)
    }
  }

  /// No length is negative by a rounding error, and no zero is.
  @inline(__always)
  private static func set(_ value: Double, _ output: Int, in frames: inout Frames) {
    switch output & 3 {
    case 0: frames[frame: output >> 2].x = value + 0
    case 1: frames[frame: output >> 2].y = value + 0
    case 2: frames[frame: output >> 2].width = max(0, value) + 0
    default: frames[frame: output >> 2].height = max(0, value) + 0
    }
  }
}
