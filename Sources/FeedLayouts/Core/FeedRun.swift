/// Consecutive elements of a changed feed that have the same history.
package protocol FeedRun: Sendable {
  var count: Int { get set }
  /// The first `count` elements and the rest.
  func split(at count: Int) -> (Self, Self)
  /// This run and the one behind it as one, where that says the same.
  func merged(with next: Self) -> Self?
}

/// Items of a changed section: where they were, and which values they now have.
package struct ItemRun: FeedRun, Equatable {
  package var count: Int
  /// The section and the index at which the first one was; nil for inserted items.
  package var origin: Origin?
  /// The index in ``FeedEdit/items`` of the first one's value; nil where values remain.
  package var value: Int?
  package var isMoved = false

  package struct Origin: Hashable, Sendable {
    package var section: Int
    package var item: Int
  }

  package func split(at count: Int) -> (ItemRun, ItemRun) {
    var (first, second) = (self, self)
    first.count = count
    second.count -= count
    second.origin?.item += count
    second.value = value.map { $0 + count }
    return (first, second)
  }

  package func merged(with next: ItemRun) -> ItemRun? {
    guard isMoved == next.isMoved, split(at: count).1.continues(as: next) else { return nil }
    var both = self
    both.count += next.count
    return both
  }

  private func continues(as next: ItemRun) -> Bool {
    origin == next.origin && value == next.value
  }
}

/// Sections of a changed feed: where they were, and what is in them now.
package struct SectionRun: FeedRun {
  package var count: Int
  /// The index at which the first one was; nil for inserted sections.
  package var origin: Int?
  /// The index in ``FeedEdit/newSections`` of the first one's value; nil where values remain.
  package var value: Int?
  package var isMoved = false
  /// The items of a single section, where some changed.
  package var items: [ItemRun]?

  package func split(at count: Int) -> (SectionRun, SectionRun) {
    guard count < self.count else { return (self, SectionRun(count: 0)) }
    var (first, second) = (self, self)
    first.count = count
    second.count -= count
    second.origin = origin.map { $0 + count }
    second.value = value.map { $0 + count }
    return (first, second)
  }

  package func merged(with next: SectionRun) -> SectionRun? {
    guard items == nil, next.items == nil, isMoved == next.isMoved else { return nil }
    guard origin.map({ $0 + count }) == next.origin, value.map({ $0 + count }) == next.value else {
      return nil
    }
    var both = self
    both.count += next.count
    return both
  }
}

extension Array where Element: FeedRun {
  /// Puts runs in the place of elements, and returns what was there.
  ///
  /// - Complexity: O(number of runs).
  @discardableResult
  mutating func replaceElements(_ range: Range<Int>, with runs: [Element]) -> [Element] {
    let first = cut(at: range.lowerBound)
    let last = cut(at: range.upperBound)
    let removed = Array(self[first..<last])
    replaceSubrange(first..<last, with: runs)
    merge(at: first + runs.count)
    merge(at: first)
    return removed
  }

  /// The runs without the first `count` elements.
  ///
  /// - Complexity: O(number of runs).
  func dropElements(_ count: Int) -> ArraySlice<Element> {
    var runs = self
    let index = runs.cut(at: count)
    return runs[index...]
  }

  /// Splits runs so that one begins with the element at `position`; returns that run's index.
  mutating func cut(at position: Int) -> Int {
    var start = 0
    for index in indices {
      if start == position { return index }
      if start + self[index].count > position {
        let (first, second) = self[index].split(at: position - start)
        replaceSubrange(index...index, with: [first, second])
        return index + 1
      }
      start += self[index].count
    }
    return count
  }

  private mutating func merge(at index: Int) {
    guard index > 0, index < count, let both = self[index - 1].merged(with: self[index]) else {
      return
    }
    replaceSubrange(index - 1...index, with: CollectionOfOne(both))
  }
}
