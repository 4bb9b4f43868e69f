internal import ConstraintKit

extension FeedError {
  /// A length that an element may have.
  static func checked(_ length: Double, _ element: FeedElement) throws(FeedError) -> Double {
    try check(length: length, of: element)
    return length
  }

  /// What makes a template of a cell or a footer that was solved.
  static func template<Template>(
    of part: FeedElement.Kind, _ make: () throws(LayoutTemplateError) -> Template
  ) throws(FeedError) -> Template {
    do {
      return try make()
    } catch {
      throw .unsolved(.unsolved(reason: "\(error)"), part, section: nil)
    }
  }

  /// There is neither an answer nor a reason.
  static func noAnswer(_ part: FeedElement.Kind) -> FeedError {
    .unsolved(.unsolved(reason: "there is no answer"), part, section: nil)
  }

  /// The same error of an item on its own, told of a place in a feed.
  func ofItem(_ index: Int) -> FeedError {
    switch self {
    case .unsolved(let error, let part, nil):
      return .unsolved(error, part, section: index)
    case .invalidLength(let length, var element):
      element.section = index
      return .invalidLength(length, element)
    default:
      return self
    }
  }

  /// The same error of an item on its own, told of an item of a section.
  func ofListItem(_ index: Int) -> FeedError {
    guard case .invalidLength(let length, var element) = self else { return self }
    element.item = index
    return .invalidLength(length, element)
  }
}
