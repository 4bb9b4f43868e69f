/// Where elements of the old feed are in the new one.
extension [SectionRun] {
  /// Where an element is that was at `old`; nil if it's gone.
  func element(for old: FeedElement) -> FeedElement? {
    guard old.kind == .item else {
      return section(for: old.section).map { section in
        FeedElement(section: section, kind: old.kind, item: old.item)
      }
    }
    return firstResult { run, first in
      if let items = run.items { return items.item(for: old).map { .item($0, section: first) } }
      guard run.value == nil, let offset = run.offset(of: old.section) else { return nil }
      return .item(old.item, section: first + offset)
    }
  }

  /// Of the elements that are left, the first one behind `old`; nil if there is none.
  func successor(of old: FeedElement) -> FeedElement? {
    var best: (old: FeedElement, new: FeedElement)?
    func consider(_ candidate: FeedElement, _ new: FeedElement) {
      if candidate > old, best.map({ candidate < $0.old }) ?? true { best = (candidate, new) }
    }
    var first = 0
    for run in self {
      if let origin = run.origin, origin + run.count - 1 > old.section {
        let section = old.section < origin ? origin : old.section + 1
        consider(.header(section: section), .item(0, section: first + section - origin))
      }
      var item = 0
      for items in run.items ?? [] {
        if let origin = items.origin {
          let isBehind = origin.section == old.section && old.item > origin.item
          let skipped = isBehind ? old.item - origin.item : 0
          if skipped < items.count {
            consider(
              .item(origin.item + skipped, section: origin.section),
              .item(item + skipped, section: first))
          }
        }
        item += items.count
      }
      first += run.count
    }
    return best?.new
  }

  private func section(for old: Int) -> Int? {
    firstResult { run, first in run.offset(of: old).map { first + $0 } }
  }

  /// The first result that isn't nil; `body` is given a run and the index of its first section.
  private func firstResult<Result>(_ body: (SectionRun, Int) -> Result?) -> Result? {
    var first = 0
    for run in self {
      if let result = body(run, first) { return result }
      first += run.count
    }
    return nil
  }
}

extension SectionRun {
  /// How many sections of this run come before the one that was at `old`; nil if that isn't in it.
  fileprivate func offset(of old: Int) -> Int? {
    guard let origin, old >= origin, old < origin + count else { return nil }
    return old - origin
  }
}

extension [ItemRun] {
  /// The index of the item that was at `old`; nil if it isn't among these.
  fileprivate func item(for old: FeedElement) -> Int? {
    var first = 0
    for run in self {
      if let origin = run.origin, origin.section == old.section, old.item >= origin.item,
        old.item < origin.item + run.count
      {
        return first + old.item - origin.item
      }
      first += run.count
    }
    return nil
  }
}
