/// The measured heights of a feed's cells and footers, up to a bound.
///
/// A height is found again for the same item, version of its content, width and state; where one of
/// them is another, it is measured anew. Nothing is rounded.
///
/// ```swift
/// var cache = HeightCache<String>(capacity: 1000)
/// let key = HeightCache.Key(id: post.id, version: 2, width: 375, state: .cell)
/// let height = try cache.height(for: key) { try measure(post) }
/// ```
///
/// What was used least recently goes first. Every operation but ``removeAll()`` takes O(1), and
/// ``invalidate(_:)`` the number of the item's heights.
public struct HeightCache<ID: Hashable & Sendable>: Sendable {
  /// What a height depends on.
  public struct Key: Hashable, Sendable {
    /// The item's identifier.
    public var id: ID
    /// Of the item's content.
    public var version: Int
    /// In points.
    public var width: Double
    /// What of the item the height belongs to.
    public var state: HeightCacheState

    /// The key of a height at a width in points.
    public init(id: ID, version: Int, width: Double, state: HeightCacheState) {
      self.id = id
      self.version = version
      self.width = width
      self.state = state
    }
  }

  private struct Entry: Sendable {
    var key: Key
    var height: Double
  }

  private var entries: [Entry] = []
  private var slots: [Key: Int32] = [:]
  private var uses = LinkedSlots()
  /// By item, the first of its entries.
  private var firstOfItem: [ID: Int32] = [:]
  private var ofItem = LinkedSlots()
  private var free: [Int32] = []
  /// How many heights are kept at most.
  public let capacity: Int
  /// How the cache has served.
  public private(set) var statistics = HeightCacheStatistics()

  /// An empty cache.
  ///
  /// - Parameter capacity: The most heights, at least 1.
  public init(capacity: Int = 10_000) {
    self.capacity = min(max(1, capacity), Int(Int32.max))
  }

  /// How many heights are kept.
  public var count: Int { slots.count }
}

extension HeightCache {
  /// The height of a key, measured where it isn't known.
  ///
  /// - Parameters:
  ///   - recalculates: Whether it is measured in any case.
  ///   - measure: In points.
  /// - Throws: What `measure` does, and then nothing is kept.
  public mutating func height<Failure: Error>(
    for key: Key, recalculates: Bool = false, measure: () throws(Failure) -> Double
  ) throws(Failure) -> Double {
    if !recalculates, let height = height(for: key) { return height }
    let height = try measure()
    store(height, for: key)
    return height
  }

  /// The height that is known of a key; counts as a hit or as a miss.
  public mutating func height(for key: Key) -> Double? {
    guard let slot = slots[key] else {
      statistics.misses += 1
      return nil
    }
    statistics.hits += 1
    uses.remove(slot)
    uses.insertFirst(slot)
    return entries[Int(slot)].height
  }

  /// Keeps a height. One that isn't finite is forgotten instead.
  public mutating func store(_ height: Double, for key: Key) {
    if let slot = slots[key] {
      guard height.isFinite else { return remove(slot) }
      entries[Int(slot)].height = height
      uses.remove(slot)
      uses.insertFirst(slot)
      return
    }
    guard height.isFinite, key.width.isFinite else { return }
    if count == capacity, let last = uses.last {
      remove(last)
      statistics.evictions += 1
    }
    add(Entry(key: key, height: height))
  }

  /// Forgets all heights of an item.
  public mutating func invalidate(_ id: ID) {
    while let slot = firstOfItem[id] { remove(slot) }
  }

  /// Forgets all heights. The statistics go on.
  public mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    firstOfItem.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    uses = LinkedSlots()
    ofItem = LinkedSlots()
  }

  private mutating func add(_ entry: Entry) {
    let slot: Int32
    if let reused = free.popLast() {
      slot = reused
      entries[Int(slot)] = entry
    } else {
      slot = Int32(entries.count)
      entries.append(entry)
    }
    slots[entry.key] = slot
    uses.insertFirst(slot)
    let id = entry.key.id
    if let first = firstOfItem[id] { ofItem.insert(slot, before: first) }
    firstOfItem[id] = slot
  }

  private mutating func remove(_ slot: Int32) {
    let key = entries[Int(slot)].key
    slots[key] = nil
    uses.remove(slot)
    if firstOfItem[key.id] == slot { firstOfItem[key.id] = ofItem.next(slot) }
    ofItem.remove(slot)
    free.append(slot)
  }
}

/// What of an item a height belongs to.
public enum HeightCacheState: UInt8, Hashable, Sendable {
  /// The item's cell.
  case cell
  /// What is below the cell.
  case footer
}

/// How a ``HeightCache`` has served.
public struct HeightCacheStatistics: Hashable, Sendable {
  /// Questions for heights that were known.
  public internal(set) var hits = 0
  /// Questions for heights that weren't.
  public internal(set) var misses = 0
  /// Heights that had to go for others.
  public internal(set) var evictions = 0

  /// So many questions; without arguments, nothing has been asked for.
  public init(hits: Int = 0, misses: Int = 0, evictions: Int = 0) {
    self.hits = hits
    self.misses = misses
    self.evictions = evictions
  }

  /// The part of the questions that were hits; 0 before the first.
  public var hitRate: Double {
    let questions = Double(hits) + Double(misses)
    return questions == 0 ? 0 : Double(hits) / questions
  }
}
