/// An address for no elements, which is neither read nor written. It suits any alignment, and is made
/// once, since unoptimised builds take a while to make it.
nonisolated(unsafe) private let noMemory = UnsafeMutableRawPointer(bitPattern: 64).unsafelyUnwrapped

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
  /// The first element's address. As long as nothing was stored it's an address without memory; an
  /// optional would cost unoptimised builds a look at its type for each access.
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int
  /// Whether the memory is the buffer's own, and not a part of a slab.
  private var isOwner = true
  /// The bytes taken at first: enough for a small system, so that it doesn't grow step by step.
  private static var firstSize: Int { 2048 }

  init(capacity: Int = 0) {
    self.capacity = capacity
    base =
      capacity == 0 ? noMemory.assumingMemoryBound(to: Element.self) : .allocate(capacity: capacity)
  }

  deinit {
    if capacity > 0, isOwner { base.deallocate() }
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
    if count == capacity { grow(to: count &+ 1) }
    appendReserved(element)
  }

  /// Appends an element for which there is room.
  @inline(__always)
  mutating func appendReserved(_ element: Element) {
    assert(count < capacity)
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Removes the last element; the buffer isn't empty.
  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count &-= 1
    return base[count]
  }

  mutating func removeLast(_ number: Int) {
    assert(number >= 0 && number <= count)
    count -= number
  }

  /// Makes room for a number of elements in all.
  mutating func reserve(_ wanted: Int) {
    if wanted > capacity { move(toCapacity: wanted) }
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

  /// Appends elements that the caller initialises.
  @inline(__always)
  mutating func extend(by number: Int) {
    if count &+ number > capacity { grow(to: count &+ number) }
    count &+= number
  }

  /// Sets a stretch of elements.
  func fill(_ range: Range<Int>, with element: Element) {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    guard !range.isEmpty else { return }
    (base + range.lowerBound).update(repeating: element, count: range.count)
  }

  /// Copies a stretch of another buffer over elements of this one.
  func copy(_ other: borrowing Buffer, from source: Int, to target: Int, count: Int) {
    assert(source >= 0 && source + count <= other.count)
    assert(target >= 0 && target + count <= self.count)
    guard count > 0 else { return }
    (base + target).update(from: other.base + source, count: count)
  }

  func copy() -> Buffer {
    var other = Buffer(capacity: count)
    guard count > 0 else { return other }
    other.base.initialize(from: base, count: count)
    other.count = count
    return other
  }

  @inline(never)
  private mutating func grow(to wanted: Int) {
    move(toCapacity: max(wanted, capacity * 2, Self.firstSize / MemoryLayout<Element>.stride))
  }

  private mutating func move(toCapacity newCapacity: Int) {
    let newBase = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    newBase.moveInitialize(from: base, count: count)
    if capacity > 0, isOwner { base.deallocate() }
    base = newBase
    capacity = newCapacity
    isOwner = true
  }
}

/// Memory for many buffers, which are there no longer than the slab.
///
/// Small systems are made, copied and thrown away often, and an allocation for each of their buffers
/// took a tenth of the time.
struct Slab: ~Copyable {
  private let memory: UnsafeMutableRawPointer?
  private let size: Int
  private var used = 0

  init(size: Int = 0) {
    self.size = size
    memory = size > 0 ? .allocate(byteCount: size, alignment: 16) : nil
  }

  deinit {
    memory?.deallocate()
  }

  var isEmpty: Bool { size == 0 }

  fileprivate mutating func take<Element>(_ count: Int, of: Element.Type) -> UnsafeMutablePointer<
    Element
  >? {
    let bytes = Buffer<UInt8>.slabSize(count * MemoryLayout<Element>.stride)
    guard MemoryLayout<Element>.alignment <= 16, let memory, used + bytes <= size else {
      return nil
    }
    defer { used += bytes }
    return (memory + used).bindMemory(to: Element.self, capacity: count)
  }
}

extension Buffer {
  /// The bytes that a number of elements takes in a slab.
  static func slabSize(_ count: Int) -> Int {
    (count * MemoryLayout<Element>.stride + 15) & ~15
  }

  /// The bytes that a copy takes in a slab.
  var slabSize: Int { Self.slabSize(count) }

  /// Takes room for a number of elements in a slab, if there's any and the buffer has none yet.
  mutating func reserve(_ wanted: Int, in slab: inout Slab) {
    guard capacity == 0, wanted > 0, let memory = slab.take(wanted, of: Element.self) else {
      return
    }
    base = memory
    capacity = wanted
    isOwner = false
  }

  func copy(in slab: inout Slab) -> Buffer {
    var other = Buffer()
    other.reserve(count, in: &slab)
    other.reserve(count)
    other.base.initialize(from: base, count: count)
    other.count = count
    return other
  }
}

extension Buffer {
  /// The elements for the time of a loop in which the buffer doesn't grow. The compiler loads a
  /// buffer's address again after each store through another's; a view's stays in a register.
  struct View {
    fileprivate let base: UnsafeMutablePointer<Element>
    let count: Int

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
  }

  var view: View {
    @inline(__always) get { View(base: base, count: count) }
  }
}

extension Buffer {
  /// Sorts a stretch of elements.
  func sort(_ range: Range<Int>, by precedes: (Element, Element) -> Bool) {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    var elements = UnsafeMutableBufferPointer(start: base + range.lowerBound, count: range.count)
    elements.sort(by: precedes)
  }
}

extension Buffer where Element: Comparable {
  func sort() {
    guard count > 0 else { return }
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.sort()
  }
}

extension Buffer where Element == SIMD8<Double> {
  /// The elements' numbers, one by one.
  var scalars: Buffer<Double>.View {
    @inline(__always) get {
      let numbers = UnsafeMutableRawPointer(base).assumingMemoryBound(to: Double.self)
      return Buffer<Double>.View(base: numbers, count: count * Element.scalarCount)
    }
  }

  /// Adds a multiple of a stretch of a buffer to one of this.
  @inline(__always)
  func addMultiple(
    _ factor: Double, of other: borrowing Buffer, at source: Int, to target: Int, _ length: Int
  ) {
    assert(source >= 0 && source + length <= other.count && target + length <= count)
    let from = other.base + source
    let to = base + target
    for index in 0..<length { to[index] += factor * from[index] }
  }
}

extension Buffer where Element == SIMD8<Double> {
  /// Adds a multiple of some of a buffer's elements to those that lie as far from a place of this.
  @inline(__always)
  func addMultiple(
    _ factor: Double, of other: borrowing Buffer, lanes: borrowing Buffer<Int32>, to target: Int
  ) {
    let (from, to, lanes) = (other.view, base + target, lanes.view)
    for index in 0..<lanes.count {
      let lane = lanes[index]
      to[Int(lane)] += factor * from[lane]
    }
  }
}

/// Loops over numbers that lie side by side, several at once. The elements are those of a span: a
/// check of each index would keep the compiler from it.
extension Buffer where Element == Double {
  func write(
    plus factor: Double, times other: borrowing Buffer,
    to target: UnsafeMutableBufferPointer<Double>
  ) {
    assert(count <= other.count && count <= target.count)
    for index in 0..<count { target[index] = base[index] + factor * other.base[index] }
  }

  func addMultiple(_ factor: Double, to target: UnsafeMutableBufferPointer<Double>, _ length: Int) {
    assert(length <= count && length <= target.count)
    for index in 0..<length { target[index] += factor * base[index] }
  }

  func multiply(_ target: UnsafeMutableBufferPointer<Double>) {
    assert(count <= target.count)
    for index in 0..<count { target[index] *= base[index] }
  }
}

/// A fixed number of values that own memory themselves.
struct Shelf<Element: ~Copyable>: ~Copyable {
  private let base: UnsafeMutablePointer<Element>
  private let count: Int

  init() {
    count = 0
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  init(count: Int, _ make: () -> Element) {
    self.count = count
    base = .allocate(capacity: count)
    for index in 0..<count { (base + index).initialize(to: make()) }
  }

  deinit {
    guard count > 0 else { return }
    base.deinitialize(count: count)
    base.deallocate()
  }

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
}
