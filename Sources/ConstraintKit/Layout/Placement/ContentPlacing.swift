/// Places the contents of a container by the container's width: a waterfall or a flow, whose rules
/// aren't linear constraints.
///
/// A ``LayoutEngine`` first finds the container's width without the contents. Then it offers each
/// child a width, solves the child alone, with sizes outside of it as far as they are known by then,
/// and fixes the children where ``placement(of:in:_:)`` says.
public protocol ContentPlacing: Sendable {
  /// Who fixes the children, for messages.
  var provenance: ConstraintProvenance { get }

  /// The least width that the container may have, in points: what insets and spacing take.
  var minWidth: Double { get }

  /// How wide each child may be, in order.
  ///
  /// - Parameter width: The container's, in points.
  func offers(to count: Int, in width: Double) throws(PlacementFault) -> [PlacementOffer]

  /// Where the children are.
  ///
  /// - Parameters:
  ///   - sizes: The children's, in points, in order.
  ///   - width: The container's, in points.
  func placement(
    of sizes: [LayoutSize], in width: Double, _ direction: LayoutDirection
  ) throws(PlacementFault) -> ContentPlacement
}

/// How wide a child may be that is placed by its container.
public enum PlacementOffer: Sendable, Hashable {
  /// As wide as this, in points.
  case exactly(Double)
  /// As wide as it is of itself, but no wider than this, in points.
  case atMost(Double)
}

/// The frames of a container's children.
public struct ContentPlacement: Sendable, Hashable {
  /// In the container's coordinates, in points, in the order of the children.
  public var frames: [LayoutRect]
  /// Of all that is in the container, in points: what it is high of itself.
  public var height: Double

  /// Frames in the order of the children, in `height` points.
  public init(frames: [LayoutRect], height: Double) {
    self.frames = frames
    self.height = height
  }
}

/// Why a container's children can't be placed.
public struct PlacementFault: Error, Sendable, Hashable {
  /// For the message, without a full stop.
  public let reason: String

  /// A fault with its text.
  public init(_ reason: String) {
    self.reason = reason
  }
}

/// A container of a ``LayoutModel`` that places its children by its width.
public struct LayoutPlacement: Sendable {
  /// The container's node.
  public var container: Int
  /// The nodes that are placed, in order: children of the container. Others take no part.
  public var children: [Int]
  /// What places them.
  public var content: any ContentPlacing
  /// Where it was written, for messages.
  public var origin: ConstraintOrigin

  /// Has `content` place the children of a container.
  public init(
    container: Int, children: [Int], content: any ContentPlacing, origin: ConstraintOrigin = .none
  ) {
    self.container = container
    self.children = children
    self.content = content
    self.origin = origin
  }
}
