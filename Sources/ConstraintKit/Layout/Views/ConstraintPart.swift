/// A relation between attributes of views, as it is kept until the tree is solved.
struct ConstraintPart {
  /// An attribute times a number.
  struct Term {
    var coefficient: Double
    let attribute: LayoutAttribute
    let guide: LayoutGuide
    private(set) weak var view: LayoutView?

    init(
      _ coefficient: Double, _ attribute: LayoutAttribute, of view: LayoutView,
      guide: LayoutGuide = .frame
    ) {
      self.coefficient = coefficient
      self.attribute = attribute
      self.guide = guide
      self.view = view
    }
  }

  /// `Σ terms  relation  constant`, the constrained attribute first.
  var terms: [Term]
  var relation: Relation
  var constant: ConstraintConstant
  var priority: Priority = .required
  var label: String?
  var origin: ConstraintOrigin = .none

  /// Whether the parts relate the same attributes of the same views in the same way, so that one
  /// updates the other's constant.
  func matches(_ other: ConstraintPart) -> Bool {
    relation == other.relation && priority == other.priority
      && terms.count == other.terms.count
      && zip(terms, other.terms).allSatisfy { $0.matches($1) }
  }

  func problem(_ kind: LayoutProblem.Kind) -> LayoutProblem {
    LayoutProblem(kind, subject: subject, origin: origin)
  }

  /// What is wrong with the numbers.
  var problems: [LayoutProblem] {
    let numbers = terms.map { ("multiplier", $0.coefficient) } + [("constant", constant.number)]
    return numbers.compactMap { role, value in
      guard !value.isFinite || value.magnitude > LayoutMetrics.largestMagnitude else { return nil }
      return problem(.badNumber(role: role, value: value))
    }
  }

  /// What the part is called before there is a model with names.
  var subject: String {
    guard let item = terms.first else { return "a constraint" }
    return "\(item.view?.displayName ?? "a view").\(item.attribute)"
  }
}

extension ConstraintPart.Term {
  fileprivate func matches(_ other: ConstraintPart.Term) -> Bool {
    guard let view, let otherView = other.view else { return false }
    return view === otherView && attribute == other.attribute && guide == other.guide
      && coefficient == other.coefficient
  }
}

/// The known side of a relation.
struct ConstraintConstant {
  /// What was compared with: `equalTo(40)`.
  var number = 0.0
  var offset = 0.0
  var inset: LayoutInsets?

  /// The constant for an attribute.
  ///
  /// An inset moves each edge inward: + on left, top and leading, − on right, bottom and trailing,
  /// twice − on sizes; the centre moves by half the difference of two sides. The tuple is
  /// physical: right to left, the leading edge takes the right inset. Baselines move like the edge
  /// that they are counted from, as in SnapKit.
  func value(for attribute: LayoutAttribute, direction: LayoutDirection) -> Double {
    let insets = inset ?? .zero
    let isMirrored = direction == .rightToLeft
    let inward =
      switch attribute {
      case .left: insets.left
      case .top, .firstBaseline: insets.top
      case .leading: isMirrored ? insets.right : insets.left
      case .right: -insets.right
      case .bottom, .lastBaseline: -insets.bottom
      case .trailing: isMirrored ? -insets.left : -insets.right
      case .width: -(insets.left + insets.right)
      case .height: -(insets.top + insets.bottom)
      case .centerX: (insets.left - insets.right) / 2
      case .centerY: (insets.top - insets.bottom) / 2
      }
    return number + offset + inward
  }
}
