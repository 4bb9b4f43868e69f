extension BinaryOperator {
  static let additivePrecedence = 6

  init?(_ token: Token) {
    switch token.kind {
    case .plus: self = .add
    case .minus: self = .subtract
    case .star: self = .multiply
    case .slash: self = .divide
    case .percent: self = .remainder
    case .keyword where token.word == .div: self = .floorDivide
    case .equal: self = .equal
    case .notEqual: self = .notEqual
    case .less: self = .less
    case .greater: self = .greater
    case .lessOrEqual: self = .lessOrEqual
    case .greaterOrEqual: self = .greaterOrEqual
    case .and: self = .and
    case .or: self = .or
    case .coalesce: self = .coalesce
    case .halfOpenRange: self = .halfOpenRange
    case .closedRange: self = .closedRange
    default: return nil
    }
  }

  var isComparison: Bool { precedence == 4 }

  /// How tightly it binds; comparisons and ranges don't chain, the others go left to right.
  var precedence: Int {
    switch self {
    case .coalesce: 1
    case .or: 2
    case .and: 3
    case .equal, .notEqual, .less, .greater, .lessOrEqual, .greaterOrEqual: 4
    case .halfOpenRange, .closedRange: 5
    case .add, .subtract: Self.additivePrecedence
    case .multiply, .divide, .remainder, .floorDivide: 7
    }
  }
}

extension BinaryOperator {
  /// The operator as it is written.
  package var mark: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    case .floorDivide: "div"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .greater: ">"
    case .lessOrEqual: "<="
    case .greaterOrEqual: ">="
    case .and: "&&"
    case .or: "||"
    case .coalesce: "??"
    case .halfOpenRange: "..<"
    case .closedRange: "..."
    }
  }
}
