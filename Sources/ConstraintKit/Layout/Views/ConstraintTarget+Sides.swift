extension ConstraintTarget {
  /// What an attribute is compared with: an attribute of a view, if there is one, plus a number.
  struct Side {
    var item: LayoutItem?
    var name = GuideAttribute.left
    var number = ConstraintConstant()
  }

  /// Why an attribute can't be compared with a target.
  struct Mismatch: Error {
    let kind: LayoutProblem.Kind

    init(_ kind: LayoutProblem.Kind) {
      self.kind = kind
    }
  }

  /// Whether it is several targets.
  var isList: Bool {
    if case .list = storage { true } else { false }
  }

  /// The other side of the relation for the attribute at `index` of `names`.
  @inline(__always)
  consuming func side(
    for names: [GuideAttribute], at index: Int, of owner: LayoutItem
  ) throws(Mismatch) -> Side {
    let name = names[index]
    switch storage {
    case .rectangle(let item, let guide):
      let same = GuideAttribute(name.attribute, of: guide == .frame ? name.guide : guide)
      return Side(item: item, name: same)
    case .anchor(let item, let anchor):
      return try Self.side(name, anchor, of: item)
    case .anchors(let item, let anchors):
      guard let anchor = anchors.partner(of: names, at: index) else {
        throw Mismatch(.unmatchedAttributes(names.map(\.attribute), anchors.map(\.attribute)))
      }
      return try Self.side(name, anchor, of: item)
    case .number(let number):
      let constant = ConstraintConstant(number)
      if name.attribute.isSize { return Side(number: constant) }
      return try Self.superviewSide(name, of: owner, number: constant)
    case .size(let size):
      guard let constant = size.constant(for: name.attribute) else {
        throw Mismatch(.unmatchedAttributes(names.map(\.attribute), [.width, .height]))
      }
      return Side(number: constant)
    case .point(let point):
      guard let constant = point.constant(for: name.attribute) else {
        throw Mismatch(.unmatchedAttributes(names.map(\.attribute), [.centerX, .centerY]))
      }
      return try Self.superviewSide(name, of: owner, number: constant)
    case .insets(let insets):
      let constant = insets.constant(for: name.attribute) ?? ConstraintConstant()
      return try Self.superviewSide(name, of: owner, number: constant)
    case .superview:
      return try Self.superviewSide(name, of: owner)
    case .list:
      throw Mismatch(.severalTargets)
    }
  }

  @inline(__always)
  private static func side(
    _ name: GuideAttribute, _ anchor: GuideAttribute, of item: LayoutItem
  ) throws(Mismatch) -> Side {
    guard name.attribute.isComparable(with: anchor.attribute) else {
      throw Mismatch(
        .mixedAxes(name.attribute, anchor.attribute, view: item.displayName))
    }
    return Side(item: item, name: anchor)
  }

  @inline(__always)
  private static func superviewSide(
    _ name: GuideAttribute, of owner: LayoutItem,
    number: ConstraintConstant = ConstraintConstant()
  ) throws(Mismatch) -> Side {
    guard let superview = owner.parent else { throw Mismatch(.noSuperview) }
    return Side(item: superview, name: name, number: number)
  }
}

extension [GuideAttribute] {
  /// The anchor with which one of several attributes is compared: the only one, the one in the same
  /// place, or the same attribute.
  fileprivate func partner(of names: [GuideAttribute], at index: Int) -> GuideAttribute? {
    if count == 1 { return first }
    if count == names.count { return self[index] }
    return first { $0.attribute == names[index].attribute }
  }
}

extension LayoutAttribute {
  /// Positions are compared with positions on the same axis, sizes with sizes.
  fileprivate func isComparable(with other: LayoutAttribute) -> Bool {
    isSize ? other.isSize : !other.isSize && dimension == other.dimension
  }
}
