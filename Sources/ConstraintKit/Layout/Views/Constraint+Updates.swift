/// Changes to a constraint that is kept. A number that can't be used leaves it as it was, and is an
/// error with the line of the call when the tree is solved.
extension Constraint {
  /// Replaces the constant: what `offset` or `inset` gave, and what was compared with a number.
  /// A height of `equalTo(100)` is 150 after `update(offset: 150)`, as in SnapKit.
  @discardableResult
  public func update(
    offset: Double, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    modify(.offset(offset), fileID, line)
  }

  /// Replaces the constant by one that moves each edge inward by the same distance.
  @discardableResult
  public func update(
    inset: Double, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    modify(.insets(LayoutInsets(inset)), fileID, line)
  }

  /// Replaces the constant by one that moves each edge inward.
  @discardableResult
  public func update(
    inset: LayoutInsets, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    modify(.insets(inset), fileID, line)
  }

  /// Replaces the constant by one that moves each edge inward, along the direction of text.
  @discardableResult
  public func update(
    inset: LayoutDirectionalInsets, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    modify(.directionalInsets(inset), fileID, line)
  }

  /// The same as ``update(inset:fileID:line:)-(LayoutInsets,_,_)``.
  @discardableResult
  public func update(
    insets: LayoutInsets, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    modify(.insets(insets), fileID, line)
  }

  /// Replaces the constant of the width and the height.
  @discardableResult
  public func update(
    sizeOffset: LayoutSize, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    modify(.sizeOffset(sizeOffset), fileID, line)
  }

  /// Replaces the constant of `centerX` and `centerY`.
  @discardableResult
  public func update(
    centerOffset: LayoutPoint, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    modify(.centerOffset(centerOffset), fileID, line)
  }

  private func modify(
    _ modifier: ConstraintModifier, _ fileID: StaticString, _ line: Int
  ) -> Constraint {
    let origin = ConstraintOrigin.swift(fileID: .init(fileID), line: line)
    if let number = modifier.badNumber {
      keep(.badNumber(role: modifier.name, value: number), at: origin)
      return self
    }
    var isInert = true
    owner.session?.note(target)
    target.parts.change { comparison, _ in
      guard let constant = modifier.constant(for: comparison.name.attribute) else { return }
      comparison.replaceConstants(with: constant)
      isInert = false
    }
    if isInert { keep(.inertModifier(modifier.name), at: origin) }
    return self
  }
}

extension Constraint {
  /// Changes the priority, also to and from required.
  @discardableResult
  public func update(priority: Priority) -> Constraint {
    target.strength = priority
    owner.session?.note(target)
    return self
  }

  /// Changes the priority, also to and from required; outside `0 < p ≤ 1000` it is an error.
  @discardableResult
  public func update(
    priority: Double, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    guard let checked = Priority(priority) else {
      let origin = ConstraintOrigin.swift(fileID: .init(fileID), line: line)
      keep(.badPriority(priority), at: origin)
      return self
    }
    return update(priority: checked)
  }

  /// Replaces the factor of the target. Without a target, or with several in one relation, it is
  /// an error.
  @discardableResult
  public func update(
    multiplier: Double, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    let origin = ConstraintOrigin.swift(fileID: .init(fileID), line: line)
    guard LayoutMetrics.isUsable(multiplier) else {
      keep(.badNumber(role: "multiplier", value: multiplier), at: origin)
      return self
    }
    let constraint = target
    guard constraint.furtherTerms.isEmpty else {
      keep(.severalTargets, at: origin)
      return self
    }
    guard constraint.parts.allSatisfy({ $0.target != nil }) else {
      keep(.multiplierWithoutTarget, at: origin)
      return self
    }
    constraint.parts.change { comparison, _ in
      comparison.targetFactor = -multiplier * comparison.factor
    }
    owner.session?.note(constraint)
    return self
  }

  /// Compares the constraint's attributes with another target. The multiplier and the offset or
  /// inset stay.
  @discardableResult
  public func update(
    target: any ConstraintTargetConvertible, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    let constraint = self.target
    do throws(ConstraintTarget.Mismatch) {
      guard constraint.furtherTerms.isEmpty else { throw .init(.severalTargets) }
      constraint.parts = try constraint.parts.compared(
        with: target.constraintTarget, of: owner)
      if constraint.isActive { constraint.claimStrangers() }
      owner.session?.note(constraint)
    } catch {
      keep(error.kind, at: .swift(fileID: .init(fileID), line: line))
    }
    return self
  }

  /// Keeps what went wrong in a call until the tree is solved.
  private func keep(_ kind: LayoutProblem.Kind, at origin: ConstraintOrigin) {
    owner.problems.append(LayoutProblem(kind, subject: subject, origin: origin))
  }
}

extension ConstraintParts {
  /// The parts with another target.
  fileprivate func compared(
    with target: ConstraintTarget, of owner: LayoutItem
  ) throws(ConstraintTarget.Mismatch) -> ConstraintParts {
    let names = map(\.comparison.name)
    var changed = ConstraintParts()
    for (index, var part) in zip(names.indices, self) {
      let side = try target.side(for: names, at: index, of: owner)
      if let number = side.number.badNumber {
        throw .init(.badNumber(role: "number", value: number))
      }
      part.compare(with: side)
      changed.append(part)
    }
    return changed
  }
}
