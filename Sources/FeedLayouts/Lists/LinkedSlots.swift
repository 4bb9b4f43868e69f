/// Lists of numbers, linked both ways in flat arrays: every change takes O(1).
///
/// One list has a first and a last; others can be kept beside it by whoever knows their firsts.
struct LinkedSlots: Sendable {
  private struct Link: Sendable {
    var previous: Int32?
    var next: Int32?
  }

  private var links: [Link] = []
  private(set) var first: Int32?
  private(set) var last: Int32?

  func next(_ slot: Int32) -> Int32? {
    links.indices.contains(Int(slot)) ? links[Int(slot)].next : nil
  }

  mutating func insertFirst(_ slot: Int32) {
    makeRoom(for: slot)
    links[Int(slot)] = Link(previous: nil, next: first)
    if let first { links[Int(first)].previous = slot } else { last = slot }
    first = slot
  }

  /// Puts a number before another that is the first of its list.
  mutating func insert(_ slot: Int32, before other: Int32) {
    makeRoom(for: max(slot, other))
    links[Int(slot)] = Link(previous: nil, next: other)
    links[Int(other)].previous = slot
  }

  mutating func remove(_ slot: Int32) {
    guard links.indices.contains(Int(slot)) else { return }
    let link = links[Int(slot)]
    if let previous = link.previous { links[Int(previous)].next = link.next }
    if let next = link.next { links[Int(next)].previous = link.previous }
    if first == slot { first = link.next }
    if last == slot { last = link.previous }
    links[Int(slot)] = Link()
  }

  private mutating func makeRoom(for slot: Int32) {
    while links.count <= Int(slot) { links.append(Link()) }
  }
}
