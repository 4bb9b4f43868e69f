internal import ConstraintKit

/// Constraints in a row as one statement.
extension SwiftStatement {
  init(_ group: SourceChainGroup, _ spelling: SwiftSpelling) {
    let sides = group.first.sides
    var calls = ["make." + Self.names(of: group), Self.relation(of: group, spelling)]
    calls += Self.multiplication(by: sides.multiplier)
    switch group.modifier {
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
    self.init(form: .chain(calls), remark: sides.remark)
  }

  /// Several attributes under one name, where there is one.
  private static func names(of group: SourceChainGroup) -> String {
    let isMargins = group.first.guide == .margins
    switch (group.attributes, isMargins) {
    case ([.left, .top, .right, .bottom], false): return "edges"
    case ([.left, .top, .right, .bottom], true): return "margins"
    case ([.leading, .top, .trailing, .bottom], false): return "directionalEdges"
    case ([.width, .height], false): return "size"
    case ([.centerX, .centerY], false): return "center"
    case ([.centerX, .centerY], true): return "centerWithinMargins"
    default:
      return group.attributes.map { isMargins ? $0.marginName : "\($0)" }.joined(separator: ".")
    }
  }

  private static func relation(of group: SourceChainGroup, _ spelling: SwiftSpelling) -> String {
    let name = group.first.sides.relation.makerName
    switch group.first.sides.target {
    case .superview: return name + "Superview()"
    case .same(let node, let guide): return "\(name)(\(spelling.rectangle(node, guide)))"
    case .anchor(let attribute, let node, let guide):
      return "\(name)(\(spelling.snapKitAnchor(attribute, node, guide)))"
    case .number:
      guard case .size(let size) = group.modifier else {
        return "\(name)(\(SwiftLiteral.number(group.first.constant)))"
      }
      let (width, height) = (SwiftLiteral.number(size.width), SwiftLiteral.number(size.height))
      return "\(name)(LayoutSize(width: \(width), height: \(height)))"
    }
  }

  private static func multiplication(by multiplier: Double) -> [String] {
    if multiplier == 1 { return [] }
    if let divisor = SourceNumber.divisor(multiplier) { return ["dividedBy(\(divisor))"] }
    return ["multipliedBy(\(SourceNumber.factor(multiplier)))"]
  }
}

extension Relation {
  /// SnapKit's and Masonry's name.
  var makerName: String {
    switch self {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }
}
