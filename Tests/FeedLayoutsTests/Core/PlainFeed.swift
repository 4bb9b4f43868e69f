import FeedLayouts
import TestSupport

/// A feed as arrays of numbers, changed in the obvious way: what edits are compared with.
struct PlainFeed: Equatable, Sendable {
  var sections: [[Int]]

  /// Returns false, and changes nothing, where a change can't be made.
  mutating func apply(_ changes: [FeedChange<Int, FeedSection<Int>>]) -> Bool {
    let old = self
    for change in changes where !make(change) {
      self = old
      return false
    }
    return true
  }

  private mutating func make(_ change: FeedChange<Int, FeedSection<Int>>) -> Bool {
    switch change {
    case .insertItems(let items, let section, let index):
      guard has(section), (0...sections[section].count).contains(index) else { return false }
      sections[section].insert(contentsOf: items, at: index)
    case .deleteItems(let range, let section):
      guard has(section), sections[section].contains(range) else { return false }
      sections[section].removeSubrange(range)
    case .moveItem(let item, let section, let toItem, let toSection):
      guard has(section), has(toSection), sections[section].indices.contains(item) else {
        return false
      }
      let value = sections[section].remove(at: item)
      guard (0...sections[toSection].count).contains(toItem) else { return false }
      sections[toSection].insert(value, at: toItem)
    case .reloadItems(let items, let section, let index):
      guard has(section), index >= 0, sections[section].count - index >= items.count else {
        return false
      }
      sections[section].replaceSubrange(index..<index + items.count, with: items)
    case .insertSections(let values, let index):
      guard (0...sections.count).contains(index) else { return false }
      sections.insert(contentsOf: values.map(\.items), at: index)
    case .deleteSections(let range):
      guard sections.contains(range) else { return false }
      sections.removeSubrange(range)
    case .moveSection(let index, let target):
      guard has(index), has(target) else { return false }
      let section = sections.remove(at: index)
      sections.insert(section, at: target)
    case .reloadSections(let values, let index):
      guard index >= 0, sections.count - index >= values.count else { return false }
      sections.replaceSubrange(index..<index + values.count, with: values.map(\.items))
    }
    return true
  }

  private func has(_ section: Int) -> Bool { sections.indices.contains(section) }
}

extension Array {
  fileprivate func contains(_ range: Range<Int>) -> Bool {
    range.lowerBound >= 0 && range.upperBound <= count
  }
}

extension PlainFeed {
  /// A change that may be made, or now and then one that may not. `value` makes items.
  func randomChange(
    _ random: inout SeededGenerator, value: (inout SeededGenerator) -> Int
  ) -> FeedChange<Int, FeedSection<Int>> {
    let off = Int.random(in: 0..<20, using: &random) == 0 ? 1 : 0
    let section = Int.random(in: 0..<max(1, sections.count + off), using: &random)
    let count = sections.indices.contains(section) ? sections[section].count : 0
    let item = Int.random(in: 0...count + off, using: &random)
    let length = Int.random(in: 0...3, using: &random)
    let values = (0..<length).map { _ in value(&random) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: return .insertItems(values, section: section, at: item)
    case 3, 4:
      return .deleteItems(item..<min(max(item, count + off), item + length), section: section)
    case 5, 6:
      let target = Int.random(in: 0..<max(1, sections.count + off), using: &random)
      let room = sections.indices.contains(target) ? sections[target].count : 0
      return .moveItem(
        item, section: section, toItem: Int.random(in: 0...room, using: &random),
        toSection: target)
    case 7: return .reloadItems(values, section: section, at: min(item, max(0, count - length)))
    case 8: return .insertSections([FeedSection(values), FeedSection([])], at: section)
    case 9: return .deleteSections(section..<section + 1)
    case 10:
      return .moveSection(
        section, to: Int.random(in: 0..<max(1, sections.count + off), using: &random))
    default: return .reloadSections([FeedSection(values)], at: section)
    }
  }
}

extension PlainFeed: FeedContent {
  var sectionCount: Int { sections.count }
  func itemCount(in section: Int) -> Int { sections[section].count }
  func items(of section: FeedSection<Int>) -> [Int] { section.items }

  /// Numbers below 0 have no frame.
  func check(_ item: Int, at element: FeedElement) throws(FeedError) {
    guard item >= 0 else { throw .invalidLength(Double(item), element) }
  }

  func check(_ section: FeedSection<Int>, at index: Int) throws(FeedError) {}
}
