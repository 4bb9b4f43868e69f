internal import ConstraintKit

/// A statement of Masonry: `make.left.equalTo(self.avatar.mas_right).offset(10);`
struct ObjCStatement {
  private var calls: [String]
  let remark: SourceRemark?

  init(_ group: SourceChainGroup, parent: Int, _ spelling: ObjCSpelling) {
    let sides = group.first.sides
    remark = sides.remark
    calls = ["make." + Self.names(of: group), Self.relation(of: group, parent, spelling)]
    if let divisor = SourceNumber.divisor(sides.multiplier) {
      calls.append("dividedBy(\(divisor))")
    } else if sides.multiplier != 1 {
      calls.append("multipliedBy(\(SourceNumber.factor(sides.multiplier)))")
    }
    switch group.modifier {
    case .none, .size: break
    case .offset(let offset):
      if sides.target != .number { calls.append("offset(\(ObjCLiteral.number(offset)))") }
    case .inset(let inset): calls.append("inset(\(ObjCLiteral.number(inset)))")
    case .insets(let insets): calls.append("insets(\(ObjCLiteral.insets(insets)))")
    }
    if !sides.priority.isRequired { calls.append(ObjCLiteral.priorityCall(sides.priority)) }
    if let label = sides.label { calls.append("key(\(ObjCLiteral.string(label)))") }
  }

  func lines(indent: Int) -> [String] {
    var lines = SourceLines.wrapped(calls, separator: ".", indent: indent, hanging: 4)
    lines[lines.count - 1] += ";"
    return lines
  }

  /// Several attributes under one name, where there is one.
  private static func names(of group: SourceChainGroup) -> String {
    let isMargins = group.first.guide == .margins
    switch (group.attributes, isMargins) {
    case ([.left, .top, .right, .bottom], false): return "edges"
    case ([.width, .height], false): return "size"
    case ([.centerX, .centerY], false): return "center"
    default:
      return group.attributes.map { isMargins ? $0.marginName : "\($0)" }.joined(separator: ".")
    }
  }

  private static func relation(
    of group: SourceChainGroup, _ parent: Int, _ spelling: ObjCSpelling
  ) -> String {
    let first = group.first
    let name = first.sides.relation.makerName
    switch first.sides.target {
    case .superview: return "\(name)(\(spelling.view(parent)))"
    case .same(let node, .frame): return "\(name)(\(spelling.view(node)))"
    case .same(let node, let guide):
      return "\(name)(\(spelling.anchor(first.attribute, node, guide)))"
    case .anchor(let attribute, let node, let guide):
      return "\(name)(\(spelling.anchor(attribute, node, guide)))"
    case .number:
      guard case .size(let size) = group.modifier else {
        return "mas_\(name)(\(ObjCLiteral.number(first.constant)))"
      }
      let sides = [size.width, size.height].map(ObjCLiteral.number)
      return "mas_\(name)(CGSizeMake(\(sides.joined(separator: ", "))))"
    }
  }
}
