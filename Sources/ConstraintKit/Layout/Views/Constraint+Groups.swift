extension Constraint {
  /// Activates each of several constraints, in order; `NSLayoutConstraint`'s name.
  public static func activate(_ constraints: [Constraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates each of several constraints; `NSLayoutConstraint`'s name.
  public static func deactivate(_ constraints: [Constraint]) {
    for constraint in constraints { constraint.deactivate() }
  }
}

/// Constraints that are switched together.
///
/// ```swift
/// let wide = box.prepareConstraints { make in … }
/// wide.activate()
/// ```
extension [Constraint] {
  /// Activates each, in order.
  public func activate() { Constraint.activate(self) }

  /// Deactivates each.
  public func deactivate() { Constraint.deactivate(self) }

  /// The Masonry name of ``activate()``.
  public func install() { activate() }

  /// The Masonry name of ``deactivate()``.
  public func uninstall() { deactivate() }
}
