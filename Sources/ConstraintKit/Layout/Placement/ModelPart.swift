/// Part of a layout, as a layout of its own.
struct ModelPart {
  var model: LayoutModel
  /// By node of the part, the node of the whole.
  let nodes: [Int]
  /// By free variable of the part, that of the whole.
  let variables: [Int]
  /// By constraint of the part, that of the whole; those behind them were added to the part.
  let constraints: [Int]
  /// Whether constraints have something that lies outside of the part at its value.
  let isHeld: Bool
  /// The constraints of the whole that are about the part and aren't in it: they name what isn't known
  /// outside.
  var leftOut: [Int] = []
}

// MARK: Back to the whole

extension ModelPart {
  /// A constraint that was added to the part, in terms of the whole.
  func inWhole(_ constraint: LayoutConstraint) -> LayoutConstraint {
    constraint.mapped { operand in
      switch operand {
      case .attribute(let attribute, let node, let guide):
        .attribute(attribute, node: nodes[node], guide: guide)
      case .variable(let index): .variable(variables[index])
      }
    }
  }

  /// What went wrong in the part, told of the whole.
  ///
  /// - Parameter whole: Gets the constraints that were added to the part, if one has to do with it.
  func inWhole(_ error: LayoutError, _ whole: LayoutModel) -> LayoutError {
    switch error {
    case .unsatisfiable(let conflict):
      var whole = whole
      let added = conflict.model.constraints.dropFirst(constraints.count)
      let base = whole.constraints.count
      for constraint in added { whole.constraints.append(inWhole(constraint)) }
      let members = conflict.members.map { inWhole($0, added: base) }
      return .unsatisfiable(LayoutConflict(members: members, model: whole, rows: conflict.rows))
    case .invalid(let problems): return .invalid(problems.map(inWhole))
    case .unsolved: return error
    }
  }

  /// - Parameter added: The index in the whole of the first constraint that was added to the part.
  private func inWhole(_ source: ConstraintSource, added: Int) -> ConstraintSource {
    switch source {
    case .explicit(let index):
      index < constraints.count
        ? .explicit(constraints[index]) : .explicit(added + index - constraints.count)
    case .canvas: source
    case .nonNegative(let node, let dimension): .nonNegative(node: nodes[node], dimension)
    case .intrinsic(let node, let dimension, let isMinimum):
      .intrinsic(node: nodes[node], dimension, isMinimum: isMinimum)
    case .fitting(let node, let dimension): .fitting(node: nodes[node], dimension)
    case .readableGuide(let node, let rule): .readableGuide(node: nodes[node], rule)
    }
  }

  private func inWhole(_ problem: LayoutProblem) -> LayoutProblem {
    let kind: LayoutProblem.Kind
    switch problem.kind {
    case .openWidth(let node, let range): kind = .openWidth(node: nodes[node], range)
    case .unplaceable(let node, let reason):
      kind = .unplaceable(node: nodes[node], reason: reason)
    default: return problem
    }
    return LayoutProblem(kind, subject: problem.subject, origin: problem.origin)
  }
}

extension LayoutConstraint {
  /// The same about other operands.
  func mapped(_ transform: (LayoutOperand) -> LayoutOperand) -> LayoutConstraint {
    var result = self
    var sum = LayoutTerms()
    for term in self.sum { sum.append(Term(term.coefficient, transform(term.operand))) }
    result.sum = sum
    return result
  }
}
