internal import ConstraintKit

/// A constraint that SnapKit and Masonry have a statement for:
/// `make.left.equalTo(avatar.snp.right).offset(10)`.
struct SourceChain {
  /// What an attribute is compared with.
  enum Target: Hashable {
    case number
    /// The same attribute of the superview.
    case superview
    /// The same attribute of a view or a guide.
    case same(node: Int, LayoutGuide)
    case anchor(LayoutAttribute, node: Int, LayoutGuide)
  }

  /// What can be shared by the attributes of a statement.
  struct Sides: Hashable {
    var target: Target
    var multiplier: Double
    var relation: Relation
    var priority: Priority
    var label: String?
    var remark: SourceRemark?
  }

  let attribute: LayoutAttribute
  /// The owner's own rectangle: its frame or its margins.
  let guide: LayoutGuide
  let sides: Sides
  let constant: Double

  /// Nil for what takes the operators.
  init?(_ part: SourceModel.Part, of owner: Int, parent: Int?) {
    let constraint = part.constraint
    let terms = constraint.terms
    guard terms.count <= 2, let own = terms.first, own.coefficient == 1,
      case .attribute(let attribute, owner, let guide) = own.operand,
      guide == .frame || guide == .margins && attribute.hasMargin
    else { return nil }
    self.attribute = attribute
    self.guide = guide
    var target = Target.number
    if terms.count == 2 {
      guard let found = Target(terms[1], for: attribute, guide, parent: parent) else { return nil }
      target = found
    } else if !attribute.isSize {
      return nil
    }
    constant = constraint.constant
    sides = Sides(
      target: target, multiplier: terms.count == 2 ? -terms[1].coefficient : 1,
      relation: constraint.relation, priority: constraint.priority, label: constraint.label,
      remark: part.remark)
  }
}

extension SourceChain.Target {
  fileprivate init?(
    _ term: LayoutConstraint.Term, for own: LayoutAttribute, _ ownGuide: LayoutGuide, parent: Int?
  ) {
    guard term.coefficient != 0, case .attribute(let attribute, let node, let guide) = term.operand,
      attribute.isSize == own.isSize, own.isSize || attribute.dimension == own.dimension
    else { return nil }
    if attribute == own, guide == ownGuide, node == parent {
      self = .superview
    } else if attribute == own, guide == ownGuide && guide == .frame || guide != .frame {
      self = .same(node: node, guide)
    } else {
      self = .anchor(attribute, node: node, guide)
    }
  }
}

extension LayoutAttribute {
  /// Whether SnapKit and Masonry have a name for it between the margins.
  var hasMargin: Bool { !isSize && self != .firstBaseline && self != .lastBaseline }

  /// SnapKit's and Masonry's name of the attribute between the margins.
  var marginName: String {
    self == .centerX || self == .centerY ? "\(self)WithinMargins" : "\(self)Margin"
  }
}
