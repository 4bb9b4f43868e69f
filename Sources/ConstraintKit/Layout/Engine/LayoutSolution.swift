/// The frames of a solved ``LayoutModel``, and answers about them.
public struct LayoutSolution: Sendable {
  /// What was solved.
  public let model: LayoutModel
  /// The exact frames.
  public let frames: LayoutFrames
  /// What is worth knowing, in the order of the nodes; texts first.
  public private(set) var notes: [LayoutNote]
  /// By node.
  private let texts: [TextLayout?]
  /// By node.
  private let measuredWidths: [Double]
  let system: LayoutSystem
  private let passes: Int
  /// The constraints that counted for no placed child when it was measured, in order: they name what
  /// wasn't known before.
  package internal(set) var lateConstraints: [Int] = []
  /// The nodes of the views from which the model was made, if it was.
  var nodesOfViews = NodesOfViews()

  init(model: LayoutModel, system: LayoutSystem, texts: TextPass) {
    let finished = texts.finished(model, widths: system.widths)
    self.model = model
    self.system = system
    self.texts = finished.layouts
    measuredWidths = texts.widths
    frames = system.frames(parents: system.variables.tree.parents).grown(by: model.nodes)
    notes = finished.notes
    passes = texts.wrapping.isEmpty ? 1 : 2
  }

  /// Notes which containers didn't keep the widths at which they placed their children.
  mutating func noteWidths(_ placed: [PlacedWidth]) {
    for container in placed {
      let width = system.length(of: container.node, .horizontal)
      guard
        !LayoutTolerance.fits(width, in: container.width)
          || !LayoutTolerance.fits(container.width, in: width)
      else { continue }
      notes.append(
        .placedElsewhere(node: container.node, placedWidth: container.width, width: width))
    }
  }

  /// How large the system was.
  ///
  /// - Complexity: O(constraints).
  public var statistics: LayoutStatistics {
    var statistics = LayoutStatistics()
    statistics.constraints = system.constraintCount
    statistics.variables = system.variables.count
    statistics.passes = passes
    let steps = system.solver.statistics
    statistics.pivots = steps.dualPivots + steps.primalPivots + steps.flips
    return statistics
  }

  /// The node's exact frame, relative to its parent.
  public func frame(of node: Int) -> LayoutRect {
    frames.relative[node]
  }

  /// The node's exact frame, in the root's coordinates.
  public func absoluteFrame(of node: Int) -> LayoutRect {
    frames.absolute[node]
  }

  /// The node's text as it was measured in the last pass; a text of one line that got less room
  /// than it takes is cut to it.
  public func text(of node: Int) -> TextLayout? {
    texts[node]
  }

  /// The room, in points, in which the node's text was measured: its width in the first pass where it
  /// wraps, else its own.
  package func room(of node: Int) -> Double {
    guard case .text(let text) = model.nodes[node].content, text.wraps else {
      return frame(of: node).width
    }
    return measuredWidths[node]
  }

  /// Whole-pixel frames.
  ///
  /// - Parameter scale: Pixels in a point; the model's when nil, or not a positive number.
  public func rounded(scale: Double? = nil) -> LayoutFrames {
    let isGiven = scale.map { $0.isFinite && $0 > 0 } ?? false
    let scale = isGiven ? scale ?? model.scale : model.scale
    return frames.rounded(scale: scale, parents: model.nodes.map(\.parent))
  }
}
