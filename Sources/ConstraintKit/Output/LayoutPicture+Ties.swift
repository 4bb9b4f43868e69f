extension LayoutPicture {
  /// A constraint: a line between the attributes that it ties.
  public struct Tie: Sendable, Hashable {
    /// Where the line begins, in the root's coordinates.
    public var start: LayoutPoint
    /// Where it ends.
    public var end: LayoutPoint
    /// The distance, or what is wrong; empty for attributes in the same place.
    public var label: String
    /// The constraint in words, shown by viewers that have tool tips.
    public var statement: String
    /// Whether the constraint doesn't hold.
    public var isBroken: Bool

    /// A constraint of a picture.
    public init(
      start: LayoutPoint, end: LayoutPoint, label: String, statement: String, isBroken: Bool
    ) {
      self.start = start
      self.end = end
      self.label = label
      self.statement = statement
      self.isBroken = isBroken
    }
  }

  /// Adds a line for each constraint that was written, and binds or doesn't hold, between views that
  /// are shown.
  ///
  /// - Complexity: O(constraints).
  public mutating func addTies(of solution: LayoutSolution) {
    let shown = solution.shownPaths
    var drafts: [TieDraft] = []
    for (index, constraint) in solution.model.constraints.enumerated() where constraint.isActive {
      guard constraint.provenance == .written,
        let draft = TieDraft(index, solution), draft.nodes.allSatisfy({ shown[$0] != nil })
      else { continue }
      drafts.append(draft)
    }
    var counts: [TieDraft.Lane: Int] = [:]
    for draft in drafts { counts[draft.lane, default: 0] += 1 }
    var used: [TieDraft.Lane: Int] = [:]
    for draft in drafts {
      used[draft.lane, default: 0] += 1
      let part = Double(used[draft.lane] ?? 1) / Double((counts[draft.lane] ?? 1) + 1)
      ties.append(draft.tie(at: part))
    }
  }
}

/// A constraint's line before its place across is known.
private struct TieDraft {
  /// What lies beside one another, so as not to cover each other.
  struct Lane: Hashable {
    var node: Int
    var dimension: LayoutDimension
  }

  let nodes: [Int]
  private let dimension: LayoutDimension
  /// Along the dimension.
  private let start: Double
  private let end: Double
  /// Across it: what both views have, or the constrained one's own.
  private let room: ClosedRange<Double>
  /// Across it, where both are in the same place: from one view to the other.
  private let reach: ClosedRange<Double>
  private let label: String
  private let statement: String
  private let isBroken: Bool

  /// So that a line can be seen, in points.
  private static let shortest = 4.0

  var lane: Lane { Lane(node: nodes[0], dimension: dimension) }

  /// Nil for a constraint that leaves room.
  init?(_ index: Int, _ solution: LayoutSolution) {
    let constraint = solution.model.constraints[index]
    let error = solution.error(ofConstraint: index)
    guard error > 0 || solution.slack(ofConstraint: index) == 0 else { return nil }
    let places = constraint.terms.compactMap { TiePlace($0.operand, solution) }
    guard let own = places.first else { return nil }
    let other = places.dropFirst().first { $0.isPosition == own.isPosition }
    nodes = places.map(\.node)
    dimension = own.dimension
    isBroken = error > 0
    statement = solution.model.stated(.explicit(index)).statement
    let (ownRoom, otherRoom) = (own.across, other?.across ?? own.across)
    let shared = max(ownRoom.lowerBound, otherRoom.lowerBound)
    let sharedEnd = min(ownRoom.upperBound, otherRoom.upperBound)
    room = shared < sharedEnd ? shared...sharedEnd : ownRoom
    let (first, last) = (
      min(ownRoom.middle, otherRoom.middle), max(ownRoom.middle, otherRoom.middle)
    )
    reach = first...max(last, first + Self.shortest)
    if own.isPosition {
      (start, end) = (other?.value ?? own.parentStart, own.value)
    } else {
      (start, end) = (own.along.lowerBound, own.along.upperBound)
    }
    let distance = DecimalFormat.decimals(1).text((end - start).magnitude)
    if isBroken {
      let name = constraint.label ?? statement
      label = name + ", off by " + DecimalFormat.decimals(1).text(error)
    } else {
      label = distance == "0" ? "" : distance
    }
  }

  /// - Parameter part: Where it lies across, 0 to 1.
  func tie(at part: Double) -> LayoutPicture.Tie {
    let across = room.lowerBound + (room.upperBound - room.lowerBound) * part
    let isInPlace = (end - start).magnitude < 0.05
    let first = isInPlace ? point(start, reach.lowerBound) : point(start, across)
    let last = isInPlace ? point(start, reach.upperBound) : point(end, across)
    return LayoutPicture.Tie(
      start: first, end: last, label: label, statement: statement, isBroken: isBroken)
  }

  private func point(_ along: Double, _ across: Double) -> LayoutPoint {
    dimension == .horizontal ? LayoutPoint(along, across) : LayoutPoint(across, along)
  }
}

/// Where an attribute lies, in the root's coordinates.
private struct TiePlace {
  let node: Int
  let dimension: LayoutDimension
  let isPosition: Bool
  /// Of a position.
  let value: Double
  /// Where the superview begins.
  let parentStart: Double
  /// The rectangle's extent in the attribute's dimension, and in the other.
  let along: ClosedRange<Double>
  let across: ClosedRange<Double>

  init?(_ operand: LayoutOperand, _ solution: LayoutSolution) {
    guard case .attribute(let attribute, let node, let guide) = operand else { return nil }
    self.node = node
    dimension = attribute.dimension
    isPosition = !attribute.isSize
    let frame = solution.absoluteFrame(of: guide, node: node)
    let parent = solution.absoluteFrame(of: solution.model.nodes[node].parent ?? node)
    along = frame.extent(dimension)
    across = frame.extent(dimension.other)
    parentStart = parent.extent(dimension).lowerBound
    value =
      attribute.isSize
      ? along.lowerBound : solution.value(of: operand) + (node == 0 ? 0 : parentStart)
  }
}

extension LayoutRect {
  fileprivate func extent(_ dimension: LayoutDimension) -> ClosedRange<Double> {
    dimension == .horizontal ? x...max(x, right) : y...max(y, bottom)
  }
}

extension ClosedRange<Double> {
  fileprivate var middle: Double { (lowerBound + upperBound) / 2 }
}
