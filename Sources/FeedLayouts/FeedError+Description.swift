internal import ConstraintKit

extension FeedError.Option {
  /// The least value, for messages.
  fileprivate var least: String {
    switch self {
    case .contentInset: "−10¹²"
    case .pixelScale: "\(FeedLimit.minScale)"
    default: "0"
    }
  }
}

extension FeedElement.Kind {
  /// The part of a cell and what belongs to it, for messages.
  fileprivate var name: String {
    switch self {
    case .header: "header"
    case .item: "cell"
    case .footer: "footer"
    }
  }
}

extension FeedError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidWidth(let width, let minimum):
      "the width is \(width), and must be finite and "
        + (minimum == 0 ? "not negative" : "at least \(minimum), which insets and margins take")
    case .invalidHeaderHeight(let height):
      "the header height is \(height), and must be from 0 to \(Self.most)"
    case .unsolved(let error, let part, let section):
      "the \(part.name)\(section.map { " of section \($0)" } ?? "") can't be laid out: \(error)"
    case .invalidLength(let length, let element):
      "\(element) is \(length) points long, and must be from 0 to \(Self.most)"
    case .invalidOption(let option, let value):
      "the \(option.rawValue) is \(value), and must be from \(option.least) to \(Self.most)"
    case .invalidColumnCount(let count):
      "there are \(count) columns, and must be from 1 to \(FeedLimit.columns)"
    case .sectionsOutOfRange(let range, let count):
      "\(Self.indices(range, "section")) isn't in a feed of \(count)"
    case .itemsOutOfRange(let range, let section, let count):
      "\(Self.indices(range, "item")) isn't in section \(section), which has \(count)"
    case .tooManyItems(let section?, let count):
      "section \(section) has \(count) items, and may have \(FeedLimit.items)"
    case .tooManyItems(nil, let count):
      "there are \(count) sections, and may be \(FeedLimit.items)"
    case .wrongResultCount(let expected, let found):
      "there are \(found) results for \(expected) items"
    case .duplicateIdentifier(let identifier, let first, let second):
      "\(first) and \(second) both have the identifier “\(identifier)”"
    case .fixedItemCount(let section):
      "section \(section) always has one item; none can be inserted, deleted or moved"
    case .fixedSectionCount(let count):
      "the feed always has \(count == 1 ? "one section" : "\(count) sections")"
        + "; none can be inserted, deleted or moved"
    case .statedLength(let element):
      "\(element) is given a length, which is the list's to say"
    case .countChanged(let section, let expected, let found):
      Self.countChanged(section, expected, found)
    }
  }

  private static let most = "10¹²"

  /// For example "item 3", "the place of item 3" or "the range of items 3..<8".
  private static func indices(_ range: Range<Int>, _ noun: String) -> String {
    if range.isEmpty {
      "the place before \(noun) \(range.lowerBound)"
    } else if range.lowerBound == range.upperBound - 1 {
      "\(noun) \(range.lowerBound)"
    } else {
      "the range of \(noun)s \(range)"
    }
  }

  private static func countChanged(_ section: Int?, _ expected: Int, _ found: Int) -> String {
    let place = section.map { " items in section \($0)" } ?? " sections"
    return "the data source has \(found)\(place), and had \(expected); no change was announced"
  }
}
