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
  private let view: LayoutView
  private let origin: ConstraintOrigin
  private(set) var drafts: [ConstraintDraft] = []

  init(view: LayoutView, origin: ConstraintOrigin) {
    self.view = view
    self.origin = origin
  }
}

extension ConstraintMaker: ConstraintAttributeChain {
  public func adding(_ attributes: [LayoutAttribute]) -> ConstraintMakerExtendable {
    let draft = ConstraintDraft(view: view, attributes: attributes, origin: origin)
    drafts.append(draft)
    return ConstraintMakerExtendable(draft: draft)
  }
}

/// Attributes to which more can be added, or which can be related to a target.
public struct ConstraintMakerExtendable: ConstraintAttributeChain {
  let draft: ConstraintDraft

  public func adding(_ attributes: [LayoutAttribute]) -> ConstraintMakerExtendable {
    draft.attributes += attributes
    return self
  }
}

/// Where a statement of a ``ConstraintMaker`` can name attributes.
public protocol ConstraintAttributeChain {
  /// The attributes that were named before, and `attributes`.
  func adding(_ attributes: [LayoutAttribute]) -> ConstraintMakerExtendable
}

extension ConstraintAttributeChain {
  /// The left edge.
  public var left: ConstraintMakerExtendable { adding([.left]) }
  /// The right edge.
  public var right: ConstraintMakerExtendable { adding([.right]) }
  /// The top edge.
  public var top: ConstraintMakerExtendable { adding([.top]) }
  /// The bottom edge.
  public var bottom: ConstraintMakerExtendable { adding([.bottom]) }
  /// The edge where text begins.
  public var leading: ConstraintMakerExtendable { adding([.leading]) }
  /// The edge where text ends.
  public var trailing: ConstraintMakerExtendable { adding([.trailing]) }
  /// The width.
  public var width: ConstraintMakerExtendable { adding([.width]) }
  /// The height.
  public var height: ConstraintMakerExtendable { adding([.height]) }
  /// The centre's x.
  public var centerX: ConstraintMakerExtendable { adding([.centerX]) }
  /// The centre's y.
  public var centerY: ConstraintMakerExtendable { adding([.centerY]) }
  /// The baseline of the first line of text; the bottom without text.
  public var firstBaseline: ConstraintMakerExtendable { adding([.firstBaseline]) }
  /// The baseline of the last line of text; the bottom without text.
  public var lastBaseline: ConstraintMakerExtendable { adding([.lastBaseline]) }
  /// Left, top, right and bottom.
  public var edges: ConstraintMakerExtendable { adding(.edges) }
  /// Leading, top, trailing and bottom.
  public var directionalEdges: ConstraintMakerExtendable { adding(.directionalEdges) }
  /// Left and right.
  public var horizontalEdges: ConstraintMakerExtendable { adding([.left, .right]) }
  /// Top and bottom.
  public var verticalEdges: ConstraintMakerExtendable { adding([.top, .bottom]) }
  /// Width and height.
  public var size: ConstraintMakerExtendable { adding(.size) }
  /// The centre in both dimensions.
  public var center: ConstraintMakerExtendable { adding(.center) }
}

extension [LayoutAttribute] {
  static let edges: [LayoutAttribute] = [.left, .top, .right, .bottom]
  static let directionalEdges: [LayoutAttribute] = [.leading, .top, .trailing, .bottom]
  static let size: [LayoutAttribute] = [.width, .height]
  static let center: [LayoutAttribute] = [.centerX, .centerY]
}

extension ConstraintMakerExtendable {
  /// Each attribute equals the target.
  @discardableResult
  public func equalTo(
    _ target: some ConstraintTargetConvertible, fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: target.constraintTarget, fileID, line)
  }

  /// Each attribute is the target or greater.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ target: some ConstraintTargetConvertible, fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: target.constraintTarget, fileID, line)
  }

  /// Each attribute is the target or less.
  @discardableResult
  public func lessThanOrEqualTo(
    _ target: some ConstraintTargetConvertible, fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: target.constraintTarget, fileID, line)
  }

  /// Each attribute equals the same one of the superview that the view has now.
  @discardableResult
  public func equalToSuperview(
    fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: ConstraintTarget(.superview), fileID, line)
  }

  /// Each attribute is the same one of the superview that the view has now, or greater.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: ConstraintTarget(.superview), fileID, line)
  }

  /// Each attribute is the same one of the superview that the view has now, or less.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: ConstraintTarget(.superview), fileID, line)
  }

  private func relate(
    _ relation: Relation, to target: ConstraintTarget, _ fileID: StaticString, _ line: Int
  ) -> ConstraintMakerEditable {
    draft.relate(relation, to: target, origin: .swift(fileID: .init(fileID), line: line))
    return ConstraintMakerEditable(draft: draft)
  }
}
