internal import ConstraintKit

/// Constraints in a row that one statement says.
struct SourceChainGroup {
  /// What is added to the target.
  enum Modifier {
    case none
    case offset(Double)
    case inset(Double)
    case insets(LayoutInsets)
    case size(LayoutSize)
  }

  /// Of one view, in order.
  let chains: ArraySlice<SourceChain>
  let first: SourceChain
  let modifier: Modifier

  /// As many of `chains` from the first on as go together.
  ///
  /// - Parameter joinsGuides: Whether a guide can be the target of several attributes.
  init?(startOf chains: ArraySlice<SourceChain>, joinsGuides: Bool) {
    guard let first = chains.first else { return nil }
    var count = 1
    var modifier = Self.modifier(of: chains.prefix(1)) ?? .none
    var names: Set<LayoutAttribute> = [first.attribute]
    for length in 1...chains.count where length > 1 {
      let next = chains[chains.startIndex + length - 1]
      guard first.isJoinable(with: next, joinsGuides: joinsGuides),
        names.insert(next.attribute).inserted
      else { break }
      guard let common = Self.modifier(of: chains.prefix(length)) else { continue }
      (count, modifier) = (length, common)
    }
    self.chains = chains.prefix(count)
    self.first = first
    self.modifier = modifier
  }

  var attributes: [LayoutAttribute] { chains.map(\.attribute) }

  private static func modifier(of chains: ArraySlice<SourceChain>) -> Modifier? {
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
  private static func size(of chains: ArraySlice<SourceChain>) -> Modifier? {
    guard chains.map(\.attribute) == [.width, .height], let first = chains.first,
      let last = chains.last
    else { return nil }
    return .size(LayoutSize(first.constant, last.constant))
  }

  /// Insets of their own for all four edges; with fewer, several statements are easier to read.
  private static func edgeInsets(of chains: ArraySlice<SourceChain>) -> Modifier? {
    guard chains.map(\.attribute) == [.left, .top, .right, .bottom] else { return nil }
    let values = chains.compactMap(\.inset)
    return .insets(
      LayoutInsets(top: values[1], left: values[0], bottom: values[3], right: values[2]))
  }

}

extension SourceChain {
  fileprivate func isJoinable(with other: SourceChain, joinsGuides: Bool) -> Bool {
    guard sides == other.sides, guide == other.guide else { return false }
    switch sides.target {
    case .number: return other.attribute.isSize
    case .superview: return true
    case .same(_, let target): return joinsGuides || target == .frame
    case .anchor: return false
    }
  }

  /// The constant as a distance inward; nil for what is no edge.
  fileprivate var inset: Double? {
    switch attribute {
    case .left, .top, .leading: constant
    case .right, .bottom, .trailing: 0 - constant
    default: nil
    }
  }
}
