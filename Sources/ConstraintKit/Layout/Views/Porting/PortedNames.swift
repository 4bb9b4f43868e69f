// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Masonry's name of a maker.
public typealias MASConstraintMaker = ConstraintMaker
/// Masonry's name of a constraint.
public typealias MASConstraint = Constraint

/// Masonry's name of the horizontal axis.
public let MASAxisTypeHorizontal = LayoutDimension.horizontal
/// Masonry's name of the vertical axis.
public let MASAxisTypeVertical = LayoutDimension.vertical

/// UIKit's insets in the order of Objective-C, in points.
public func UIEdgeInsetsMake(
  _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
) -> LayoutInsets {
  LayoutInsets(top, left, bottom, right)
}

/// 1000, UIKit's name in Objective-C of ``Priority/required``.
public let UILayoutPriorityRequired = Priority.required
/// 750, UIKit's name in Objective-C of ``Priority/high``.
public let UILayoutPriorityDefaultHigh = Priority.high
/// 250, UIKit's name in Objective-C of ``Priority/low``.
public let UILayoutPriorityDefaultLow = Priority.low
/// 50, UIKit's name in Objective-C of ``Priority/fittingSize``.
public let UILayoutPriorityFittingSizeLevel = Priority.fittingSize

/// SnapKit's name of a priority.
public typealias ConstraintPriority = Priority
/// SnapKit's name of what an attribute can be compared with.
public typealias ConstraintRelatableTarget = ConstraintTargetConvertible
/// SnapKit's name of a statement that is complete, whose `constraint` can be kept.
public typealias ConstraintMakerFinalizable = ConstraintMakerEditable
