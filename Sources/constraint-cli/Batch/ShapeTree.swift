internal import LayoutLanguage

/// The shapes that lines were found to have, by what the lines have in common.
///
/// At the top by the lines' skeletons; below by what is in those of their strings and numbers that
/// the program looks at, in the order in which it was found to: what it looks at next depends on what
/// it saw.
struct ShapeTree {
  /// The most shapes that are kept; each has a solved system.
  private static let shapeCapacity = 256
  /// The most nodes that are kept; each has a key.
  private static let nodeCapacity = 8_192

  final class Node {
    enum State {
      /// Nothing was tried.
      case unknown
      /// The places of the leaves that decide.
      case looksAt([Int])
      case shape(Shape)
      /// Such lines are solved each.
      case solved
    }

    var state = State.unknown
    var children: [ByteKey: Node] = [:]
    /// How many shapes were made below, and how often one served.
    var made = 0
    var served = 0

    /// Whether lines like these come again often enough for making a shape.
    var isWorthwhile: Bool { made < 32 || served > 4 * made }
  }

  struct Shape {
    var layout: LayoutShape
    var form: AnswerForm
  }

  private var roots: [ByteKey: Node] = [:]
  private var nodes = 0
  private var shapes = 0

  /// The shape that a line has, if it's known.
  func find(
    _ scan: LineScan, _ bytes: [UInt8], from start: Int
  ) -> (top: Node, node: Node, shape: Shape)? {
    guard let top = roots[ByteKey(scan.skeleton)] else { return nil }
    var node = top
    while case .looksAt(let places) = node.state {
      guard let child = node.children[Self.key(places, scan, bytes, from: start)] else {
        return nil
      }
      node = child
    }
    guard case .shape(let shape) = node.state else { return nil }
    return (top, node, shape)
  }

  /// A node where a shape may be made.
  struct Place {
    var top: Node
    var node: Node
    /// The leaves that were looked at on the way.
    var looked: [Int]
  }

  /// The node for a line whose shape isn't known; nil where it's no use to make one, as for a line that
  /// is the first of its kind: many never come again.
  mutating func place(for scan: LineScan, _ bytes: [UInt8]) -> Place? {
    guard let top = roots[ByteKey(scan.skeleton)] else {
      makeTop(for: scan)
      return nil
    }
    guard top.isWorthwhile else { return nil }
    var place = Place(top: top, node: top, looked: [])
    while case .looksAt(let places) = place.node.state {
      place.looked += places
      let key = Self.key(places, scan, bytes, from: 0)
      if let child = place.node.children[key] {
        place.node = child
      } else {
        guard nodes < Self.nodeCapacity else {
          removeAll()
          return nil
        }
        nodes += 1
        place.node.children[key] = Node()
        return nil
      }
    }
    guard case .unknown = place.node.state else { return nil }
    guard shapes < Self.shapeCapacity else {
      removeAll()
      return nil
    }
    shapes += 1
    top.made += 1
    return place
  }

  /// The node for a line whose skeleton is new.
  private mutating func makeTop(for scan: LineScan) {
    if nodes >= Self.nodeCapacity { removeAll() }
    nodes += 1
    roots[ByteKey(scan.skeleton)] = Node()
  }

  mutating func removeAll() {
    roots = [:]
    nodes = 0
    shapes = 0
  }

  /// The node below one that looks at some places.
  static func child(
    of node: Node, lookingAt places: [Int], _ scan: LineScan, _ bytes: [UInt8]
  ) -> Node {
    node.state = .looksAt(places)
    let child = Node()
    node.children[key(places, scan, bytes, from: 0)] = child
    return child
  }

  /// No string or number has the byte that is between them.
  private static func key(
    _ places: [Int], _ scan: LineScan, _ bytes: [UInt8], from start: Int
  ) -> ByteKey {
    var key: [UInt8] = []
    for place in places {
      let range = scan.leaves[place].range
      key += bytes[(start + range.lowerBound)..<(start + range.upperBound)]
      key.append(0)
    }
    return ByteKey(key)
  }
}
