/// A constraint, or several that were made in one statement, kept to be changed later.
///
/// ```swift
/// var top: Constraint?
/// box.makeConstraints { make in
///   top = make.top.equalTo(header.bottom).offset(20).constraint
/// }
/// top?.update(offset: 8)
/// top?.uninstall()
/// ```
public final class Constraint {
  /// One for each attribute of the statement; all name the same views.
  fileprivate(set) var parts: [ConstraintPart]
  private weak var view: LayoutView?
  /// Whether it takes part when the tree is solved.
  public private(set) var isActive = false

  init(parts: [ConstraintPart], view: LayoutView) {
    self.parts = parts
    self.view = view
  }

  /// Makes the constraint take part. It goes behind the constraints that its view has by then,
  /// which matters for ties alone.
  public func activate() {
    guard !isActive, let view else { return }
    isActive = true
    view.constraints.append(self)
  }

  /// Takes the constraint out; it can be activated again.
  public func deactivate() {
    guard isActive else { return }
    isActive = false
    view?.constraints.removeAll { $0 === self }
  }

  /// The Masonry and SnapKit name of ``activate()``.
  public func install() { activate() }

  /// The Masonry name of ``deactivate()``.
  public func uninstall() { deactivate() }

  /// Replaces what ``ConstraintMakerEditable/offset(_:)`` gave.
  @discardableResult
  public func update(offset: Double) -> Constraint {
    change { $0.constant.offset = offset }
  }

  /// Replaces what ``ConstraintMakerEditable/inset(_:)-(LayoutInsets)`` gave, on all four sides.
  @discardableResult
  public func update(inset: Double) -> Constraint {
    update(insets: LayoutInsets(inset))
  }

  /// Replaces what ``ConstraintMakerEditable/inset(_:)-(LayoutInsets)`` gave.
  @discardableResult
  public func update(insets: LayoutInsets) -> Constraint {
    change { $0.constant.inset = insets }
  }

  /// Changes the priority, also to and from required.
  @discardableResult
  public func update(priority: Priority) -> Constraint {
    change { $0.priority = priority }
  }

  private func change(_ body: (inout ConstraintPart) -> Void) -> Constraint {
    for index in parts.indices { body(&parts[index]) }
    return self
  }
}

extension Constraint {
  /// Gives a constraint that was handed out early what it consists of.
  func complete(_ parts: [ConstraintPart]) {
    self.parts = parts
  }

  /// Takes over the constant of a part that relates the same attributes; false without such a part.
  func takeConstant(of part: ConstraintPart) -> Bool {
    guard let index = parts.firstIndex(where: { $0.matches(part) }) else { return false }
    parts[index].constant = part.constant
    return true
  }

  /// Whether it names both views inside and views outside of a set.
  func crosses(_ inside: Set<ObjectIdentifier>) -> Bool {
    var isInside = false
    var isOutside = false
    for part in parts {
      for term in part.terms {
        guard let view = term.view else { continue }
        if inside.contains(ObjectIdentifier(view)) {
          isInside = true
        } else {
          isOutside = true
        }
      }
    }
    return isInside && isOutside
  }
}
