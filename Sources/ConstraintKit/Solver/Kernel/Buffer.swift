/// A growable array of plain values in memory of its own: the one place of the solver where memory
/// is handled by hand.
///
/// Gathering from a `Swift.Array` inside a struct costs the kernel's loops up to five times as much
/// (bounds checks, uniqueness checks before each store, retain and release around iteration), and
/// a `Span` can't be stored. Indices come from the kernel alone, never from outside: numbers from
/// outside are checked against `count` where they enter. Debug builds check every index.
///
/// Invariant: the first `count` elements of `base` are initialised, and `count ≤ capacity`.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 0) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
  }

  var isEmpty: Bool { @inline(__always) get { count == 0 } }

  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + index)
    }
    @inline(__always) nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + index
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) unsafeAddress {
      assert(index >= 0 && Int(index) < count)
      return UnsafePointer(base + Int(index))
    }
    @inline(__always) nonmutating unsafeMutableAddress {
      assert(index >= 0 && Int(index) < count)
      return base + Int(index)
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Removes the last element; the buffer isn't empty.
  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  /// Removes every element and keeps the memory.
  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  mutating func remove(at index: Int) {
    assert(index >= 0 && index < count)
    (base + index).update(from: base + index + 1, count: count - index - 1)
    count -= 1
  }

  mutating func insert(_ element: Element, at index: Int) {
    assert(index >= 0 && index <= count)
    append(element)
    var position = count - 1
    while position > index {
      base[position] = base[position - 1]
      position -= 1
    }
    base[index] = element
  }

  /// Appends copies of `element` up to a count.
  mutating func extend(to newCount: Int, with element: Element) {
    guard newCount > count else { return }
    if newCount > capacity { grow(to: newCount) }
    (base + count).initialize(repeating: element, count: newCount - count)
    count = newCount
  }

  /// Sets a stretch of elements.
  func fill(_ range: Range<Int>, with element: Element) {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    (base + range.lowerBound).update(repeating: element, count: range.count)
  }

  func copy() -> Buffer {
    var other = Buffer(capacity: count)
    other.base.initialize(from: base, count: count)
    other.count = count
    return other
  }

  @inline(never)
  private mutating func grow(to wanted: Int) {
    let newCapacity = max(wanted, capacity * 2, 16, 1024 / MemoryLayout<Element>.stride)
    let newBase = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    newBase.moveInitialize(from: base, count: count)
    base.deallocate()
    base = newBase
    capacity = newCapacity
  }
}

extension Buffer where Element: Comparable {
  func sort() {
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.sort()
  }
}
