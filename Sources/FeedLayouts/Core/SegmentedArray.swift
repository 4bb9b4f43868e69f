/// An array that grows and shrinks at its end, and of which copies share their memory in segments.
///
/// A change copies the segment in which it is, and the list of segments, if they are shared. In one
/// array, the first change after every snapshot would copy the references to all chunks of a feed.
struct SegmentedArray<Element: Sendable>: Sendable {
  /// Each is full but the last; none is empty.
  private var segments: ContiguousArray<ContiguousArray<Element>> = []
  private(set) var count = 0

  private static var shift: Int { 8 }
  private static var capacity: Int { 1 << shift }
  private static var mask: Int { capacity - 1 }

  init() {}

  init(_ elements: some Sequence<Element>) {
    append(contentsOf: elements)
  }

  var indices: Range<Int> { 0..<count }
  var first: Element? { count == 0 ? nil : self[0] }
  var last: Element? { count == 0 ? nil : self[count - 1] }

  /// Read through a span: a segment that is read out of the array is a copy, with a reference count.
  subscript(index: Int) -> Element {
    @inline(__always) get { segments.span[index >> Self.shift][index & Self.mask] }
    @inline(__always) _modify { yield &segments[index >> Self.shift][index & Self.mask] }
  }

  mutating func append(_ element: Element) {
    if count & Self.mask == 0 { segments.append([]) }
    segments[segments.count - 1].append(element)
    count += 1
  }

  mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// The elements from one on.
  func suffix(from first: Int) -> ContiguousArray<Element> {
    self[first..<count]
  }

  subscript(range: Range<Int>) -> ContiguousArray<Element> {
    var elements = ContiguousArray<Element>()
    elements.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let first = index & Self.mask
      let count = min(range.upperBound - index, Self.capacity - first)
      elements += segments[index >> Self.shift][first..<first + count]
      index += count
    }
    return elements
  }

  /// Takes the elements from one on out.
  mutating func removeSuffix(from first: Int) {
    guard first < count else { return }
    let kept = (first + Self.mask) >> Self.shift
    if kept < segments.count { segments.removeLast(segments.count - kept) }
    count = first
    guard first & Self.mask != 0 else { return }
    let surplus = segments[kept - 1].count - (first & Self.mask)
    segments[kept - 1].removeLast(surplus)
  }
}
