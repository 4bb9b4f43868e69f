/// A feed of sections with headers and footers, kept laid out: what waterfalls and flows share.
package struct SectionedLayout<Body: FeedBody>: Sendable {
  package typealias Item = Body.Item
  package typealias Section = FeedSection<Item>
  package typealias Geometry = SectionedGeometry<Body>

  package private(set) var geometry: Geometry
  package private(set) var axes: FeedAxes
  /// The lengths of headers and footers that don't state theirs.
  private let defaults: (header: Double, footer: Double)

  package init(
    _ sections: [Section], metrics: Body.Metrics, axes: FeedAxes,
    header: Double, footer: Double
  ) {
    defaults = (header, footer)
    self.axes = axes
    geometry = Geometry(
      sections.map { section in
        Geometry.Section(section, body: Body(section.items, metrics: metrics), header, footer)
      }, metrics: metrics)
  }

  package var snapshot: FeedSnapshot { FeedSnapshot(Body.Geometry(geometry), axes: axes) }

  /// What the feed could be made of anew. O(n).
  package var sections: [Section] {
    geometry.sections.map { section in
      FeedSection(
        (0..<section.body.count).map { section.body.item(at: $0) },
        header: section.statesHeader ? section.header : nil,
        footer: section.statesFooter ? section.footer : nil)
    }
  }

  /// The same items with other metrics. Headers and footers keep their lengths, unless those are the
  /// defaults.
  package mutating func relay(
    metrics: Body.Metrics, axes: FeedAxes, header: Double, footer: Double
  ) -> FeedUpdate {
    return replace(
      with: SectionedLayout(sections, metrics: metrics, axes: axes, header: header, footer: footer))
  }

  /// Takes over a layout of the same items that are placed differently.
  package mutating func replace(with other: SectionedLayout) -> FeedUpdate {
    let oldSize = axes.contentSize(length: geometry.length)
    self = other
    let counts = geometry.sections.map(\.body.count)
    return FeedUpdate(
      runs: counts.isEmpty ? [] : [SectionRun(count: counts.count, origin: 0)],
      oldSectionCount: counts.count, oldItemCounts: [:],
      placed: counts.enumerated().compactMap { section, count in
        count == 0 ? nil : FeedRange(section: section, items: 0..<count)
      }, oldContentSize: oldSize, snapshot: snapshot)
  }

  /// Makes the feed what the edit of this feed says.
  package mutating func make(_ edit: FeedEdit<Item, Section>) -> FeedUpdate {
    let oldSize = axes.contentSize(length: geometry.length)
    let changes = changedSections(edit)
    let placed = edit.keepsSections ? changeInPlace(changes) : rebuild(edit, changes)
    return FeedUpdate(
      runs: edit.sections, oldSectionCount: edit.oldSectionCount, oldItemCounts: edit.oldItemCounts,
      placed: placed, oldContentSize: oldSize,
      snapshot: snapshot)
  }
}

extension SectionedLayout {
  /// A section of which items are changed, with its new and its old index.
  private struct Change {
    var section: Int
    /// Nil where the section is new.
    var origin: Int?
    var value: Section?
    var pieces: [FeedPiece<Item>]
  }

  /// Sections whose items change, and new ones; values of items that go elsewhere are read now.
  private func changedSections(_ edit: FeedEdit<Item, Section>) -> [Change] {
    var changes: [Change] = []
    var section = 0
    for run in edit.sections {
      if let value = run.value {
        for offset in 0..<run.count {
          let new = edit.newSections[value + offset]
          let pieces = run.items.map { self.pieces($0, of: nil, edit) } ?? [.placed(new.items)]
          changes.append(Change(section: section + offset, value: new, pieces: pieces))
        }
      } else if let items = run.items, let origin = run.origin {
        let pieces = pieces(items, of: origin, edit)
        changes.append(Change(section: section, origin: origin, pieces: pieces))
      }
      section += run.count
    }
    return changes
  }

  private func pieces(
    _ runs: [ItemRun], of section: Int?, _ edit: FeedEdit<Item, Section>
  ) -> [FeedPiece<Item>] {
    var end = 0
    return runs.map { run in
      if let value = run.value { return .placed(Array(edit.items[value..<value + run.count])) }
      guard let origin = run.origin else { return .placed([]) }
      let range = origin.item..<origin.item + run.count
      if origin.section == section, range.lowerBound >= end {
        end = range.upperBound
        return .kept(range)
      }
      return .placed(range.map { geometry.sections[origin.section].body.item(at: $0) })
    }
  }

  private mutating func changeInPlace(_ changes: [Change]) -> [FeedRange] {
    var placed: [FeedRange] = []
    geometry.update(from: changes.first?.section ?? geometry.sectionCount) { sections, metrics in
      for change in changes {
        let range = sections[change.section].body.replace(with: change.pieces, metrics: metrics)
        if !range.isEmpty { placed.append(FeedRange(section: change.section, items: range)) }
      }
    }
    return placed
  }

  private mutating func rebuild(
    _ edit: FeedEdit<Item, Section>, _ changes: [Change]
  ) -> [FeedRange] {
    var placed: [FeedRange] = []
    let defaults = defaults
    let kept = edit.firstChangedSection
    let first = min(kept, changes.first?.section ?? .max)
    geometry.update(from: first) { sections, metrics in
      let old = Array(sections[kept...])
      sections.removeSubrange(kept...)
      for run in edit.sections.dropElements(kept) {
        if let origin = run.origin, run.value == nil {
          sections += old[origin - kept..<origin - kept + run.count]
        } else {
          let empty = Geometry.Section(
            FeedSection([]), body: Body([], metrics: metrics), defaults.header, defaults.footer)
          sections += repeatElement(empty, count: run.count)
        }
      }
      for change in changes {
        if let value = change.value {
          sections[change.section] = Geometry.Section(
            value, body: Body([], metrics: metrics), defaults.header, defaults.footer)
        }
        let range = sections[change.section].body.replace(with: change.pieces, metrics: metrics)
        if !range.isEmpty { placed.append(FeedRange(section: change.section, items: range)) }
      }
    }
    return placed
  }
}
