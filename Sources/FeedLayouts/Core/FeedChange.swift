/// A change of a feed's data.
///
/// Changes are made one after the other: the indices of each are those that the ones before it left.
/// (UIKit's batch updates mix indices before and after the batch.)
public enum FeedChange<Item: Sendable, Section: Sendable>: Sendable {
  /// Puts items before the item `at`; where `at` is the number of items, behind the last one.
  case insertItems([Item], section: Int, at: Int)
  /// Takes items out.
  case deleteItems(Range<Int>, section: Int)
  /// Takes an item out and puts it where its index is `toItem` in the section `toSection`.
  case moveItem(Int, section: Int, toItem: Int, toSection: Int)
  /// Puts new values in the place of items, which remain the same elements.
  case reloadItems([Item], section: Int, at: Int)
  /// Puts sections before the section `at`; where `at` is the number of sections, behind the last.
  case insertSections([Section], at: Int)
  /// Takes sections out with their items.
  case deleteSections(Range<Int>)
  /// Takes a section out and puts it where its index is `to`.
  case moveSection(Int, to: Int)
  /// Puts new sections in the place of sections. The items in them are new elements.
  case reloadSections([Section], at: Int)
}

extension FeedChange {
  /// The same change where sections are made of something else.
  func mapSections<Other>(_ transform: (Section) -> Other) -> FeedChange<Item, Other> {
    switch self {
    case .insertItems(let items, let section, let index):
      .insertItems(items, section: section, at: index)
    case .deleteItems(let range, let section): .deleteItems(range, section: section)
    case .moveItem(let item, let section, let toItem, let toSection):
      .moveItem(item, section: section, toItem: toItem, toSection: toSection)
    case .reloadItems(let items, let section, let index):
      .reloadItems(items, section: section, at: index)
    case .insertSections(let sections, let index):
      .insertSections(sections.map(transform), at: index)
    case .deleteSections(let range): .deleteSections(range)
    case .moveSection(let index, let target): .moveSection(index, to: target)
    case .reloadSections(let sections, let index):
      .reloadSections(sections.map(transform), at: index)
    }
  }
}
