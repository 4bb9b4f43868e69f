internal import ConstraintKit

extension FeedError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidWidth(let width, let minimum):
      "the width is \(width), and must be finite and at least \(minimum)"
    case .invalidHeaderHeight(let height):
      "the header height is \(height), and must be finite and not negative"
    case .unsolved(let error, let section?):
      "section \(section) can't be laid out: \(error)"
    case .unsolved(let error, nil):
      "the cell can't be laid out: \(error)"
    }
  }
}
