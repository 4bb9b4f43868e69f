/// Collects the constraints of a view in a closure, in the spelling of Masonry and SnapKit.
///
/// A statement is attributes, a relation to a target, and what modifies it:
///
/// ```swift
/// make.left.top.equalToSuperview().offset(20)
/// make.right.lessThanOrEqualTo(badge.left).offset(-8).priority(.high)
/// make.height.equalTo(image.width).multipliedBy(9.0 / 16).labeled("16:9")
/// ```
public final class ConstraintMaker {
  private let item: LayoutItem
  private let origin: ConstraintOrigin
  @exclusivity(unchecked) private var statements: [Constraint] = []

  init(item: LayoutItem, origin: ConstraintOrigin) {
    self.item = item
    self.origin = origin
    statements.reserveCapacity(8)
  }

  /// The statements as constraints that aren't active yet; nil where one can't be, and then the
  /// reasons are kept with the view.
  func finish() -> [Constraint]? {
    if statements.allSatisfy(\.isSound) { return statements }
    item.problems += statements.flatMap(\.problems)
    statements.deactivate()
    return nil
  }
}

extension ConstraintMaker: ConstraintAttributeChain {
  public func adding(_ attributes: [GuideAttribute]) -> ConstraintMakerExtendable {
    let statement = Constraint(owner: item, names: attributes, origin: origin)
    statements.append(statement)
    return ConstraintMakerExtendable(statement: statement)
  }
}

/// Attributes to which more can be added, or which can be related to a target.
public struct ConstraintMakerExtendable: ConstraintAttributeChain {
  fileprivate let statement: Constraint

  public func adding(_ attributes: [GuideAttribute]) -> ConstraintMakerExtendable {
    statement.names += attributes
    return self
  }

  consuming func relate(
    _ relation: Relation, to target: ConstraintTarget, _ fileID: StaticString, _ line: Int
  ) -> ConstraintMakerEditable {
    statement.relate(
      relation, to: target, origin: .swift(fileID: .init(fileID), line: line))
    return ConstraintMakerEditable(constraint: statement)
  }
}

/// A relation that can be modified.
public struct ConstraintMakerEditable {
  /// The constraint, to be kept and changed later.
  public let constraint: Constraint
}
