internal import ConstraintKit

/// Constraints in a row as one statement, as far as they go together.
extension SwiftChain {
  /// What is added to the target.
  private enum Modifier {
    case none
    case offset(Double)
    case inset(Double)
    case insets(LayoutInsets)
    case size(LayoutSize)
  }

  /// The first statement of `chains`, and how many of them it says; they are of one view, in order.
  static func statement(
    of chains: ArraySlice<SwiftChain>, _ spelling: SwiftSpelling
  ) -> (text: SwiftStatement, count: Int)? {
    guard let first = chains.first else { return nil }
    var count = 1
    var modifier = modifier(of: chains.prefix(1)) ?? .none
    var names: Set<LayoutAttribute> = [first.attribute]
    for length in 1...chains.count where length > 1 {
      let next = chains[chains.startIndex + length - 1]
      guard first.isJoinable(with: next), names.insert(next.attribute).inserted else { break }
      guard let common = Self.modifier(of: chains.prefix(length)) else { continue }
      (count, modifier) = (length, common)
    }
    return (first.statement(chains.prefix(count), modifier, spelling), count)
  }

  private func isJoinable(with other: SwiftChain) -> Bool {
    guard sides == other.sides, guide == other.guide else { return false }
    switch sides.target {
    case .number: return other.attribute.isSize
    case .superview, .same: return true
    case .anchor: return false
    }
  }

  private static func modifier(of chains: ArraySlice<SwiftChain>) -> Modifier? {
    guard let first = chains.first else { return nil }
    if chains.allSatisfy({ $0.constant == first.constant }) {
      return first.constant == 0 && first.sides.target != .number
        ? Modifier.none : .offset(first.constant)
    }
    if case .number = first.sides.target { return size(of: chains) }
    let insets = chains.compactMap(\.inset)
    guard insets.count == chains.count, let inset = insets.first else { return nil }
    if insets.allSatisfy({ $0 == inset }) { return .inset(inset) }
    return edgeInsets(of: chains)
  }

  /// A width and a height that differ.
  private static func size(of chains: ArraySlice<SwiftChain>) -> Modifier? {
    guard chains.map(\.attribute) == [.width, .height], let first = chains.first,
      let last = chains.last
    else { return nil }
    return .size(LayoutSize(first.constant, last.constant))
  }

  /// Insets of their own for all four edges; with fewer, several statements are easier to read.
  private static func edgeInsets(of chains: ArraySlice<SwiftChain>) -> Modifier? {
    guard chains.map(\.attribute) == [.left, .top, .right, .bottom] else { return nil }
    let values = chains.compactMap(\.inset)
    return .insets(
      LayoutInsets(top: values[1], left: values[0], bottom: values[3], right: values[2]))
  }

  /// The constant as a distance inward; nil for what is no edge.
  private var inset: Double? {
    switch attribute {
    case .left, .top, .leading: constant
    case .right, .bottom, .trailing: 0 - constant
    default: nil
    }
  }
}

// MARK: - Text

extension SwiftChain {
  private func statement(
    _ chains: ArraySlice<SwiftChain>, _ modifier: Modifier, _ spelling: SwiftSpelling
  ) -> SwiftStatement {
    var calls = ["make." + Self.names(of: chains), relation(to: modifier, spelling)]
    calls += multiplication
    switch modifier {
    case .none, .size: break
    case .offset(let offset):
      if sides.target != .number { calls.append("offset(\(SwiftLiteral.number(offset)))") }
    case .inset(let inset): calls.append("inset(\(SwiftLiteral.number(inset)))")
    case .insets(let insets): calls.append("inset(\(SwiftLiteral.insets(insets)))")
    }
    if !sides.priority.isRequired {
      calls.append("priority(\(SwiftLiteral.priorityArgument(sides.priority)))")
    }
    if let label = sides.label { calls.append("labeled(\(SwiftLiteral.string(label)))") }
    return SwiftStatement(form: .chain(calls), remark: sides.remark)
  }

  /// Several attributes under one name, where there is one.
  private static func names(of chains: ArraySlice<SwiftChain>) -> String {
    let attributes = chains.map(\.attribute)
    let isMargins = chains.first?.guide == .margins
    switch (attributes, isMargins) {
    case ([.left, .top, .right, .bottom], false): return "edges"
    case ([.left, .top, .right, .bottom], true): return "margins"
    case ([.leading, .top, .trailing, .bottom], false): return "directionalEdges"
    case ([.width, .height], false): return "size"
    case ([.centerX, .centerY], false): return "center"
    case ([.centerX, .centerY], true): return "centerWithinMargins"
    default:
      return attributes.map { isMargins ? $0.marginName : "\($0)" }.joined(separator: ".")
    }
  }

  private func relation(to modifier: Modifier, _ spelling: SwiftSpelling) -> String {
    let name =
      switch sides.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    switch sides.target {
    case .superview: return name + "Superview()"
    case .same(let node, let guide): return "\(name)(\(spelling.rectangle(node, guide)))"
    case .anchor(let attribute, let node, let guide):
      return "\(name)(\(spelling.snapKitAnchor(attribute, node, guide)))"
    case .number:
      guard case .size(let size) = modifier else {
        return "\(name)(\(SwiftLiteral.number(constant)))"
      }
      let (width, height) = (SwiftLiteral.number(size.width), SwiftLiteral.number(size.height))
      return "\(name)(LayoutSize(width: \(width), height: \(height)))"
    }
  }

  private var multiplication: [String] {
    if sides.multiplier == 1 { return [] }
    if let divisor = SwiftLiteral.divisor(sides.multiplier) { return ["dividedBy(\(divisor))"] }
    return ["multipliedBy(\(SwiftLiteral.factor(sides.multiplier)))"]
  }
}
