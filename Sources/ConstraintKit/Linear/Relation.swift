/// How the two sides of a constraint compare.
public enum Relation: UInt8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  case equal
  case greaterThanOrEqual
  case lessThanOrEqual
}

extension Relation: CustomStringConvertible {
  /// The relation as it is written in Swift and in `.layout` files.
  public var description: String {
    switch self {
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    case .lessThanOrEqual: "<="
    }
  }
}

extension Relation {
  /// The relation with its sides exchanged.
  package var flipped: Relation {
    switch self {
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    case .lessThanOrEqual: .greaterThanOrEqual
    }
  }
}
