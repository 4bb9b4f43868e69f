extension LayoutConflict: CustomStringConvertible {
  /// The members one under the other, each with its label and where it comes from, and what would
  /// help.
  public var description: String {
    let statements = members.map { model.statement(of: $0) }
    let width = statements.map(\.count).max() ?? 0
    var text = "these required constraints cannot all hold:\n"
    for (member, statement) in zip(members, statements) {
      let padding = String(repeating: " ", count: width - statement.count)
      text += "  \(statement)\(padding)  \(model.source(of: member))\n"
    }
    text += "Leaving out any one of them makes the others solvable"
    if let index = members.lastIndex(where: \.isExplicit) {
      text += "; so does lowering one, for example `\(statements[index]) @\(Priority.high)`"
    }
    return text + "."
  }
}

extension LayoutModel {
  /// `"bottomOffset", Cell.swift:12`: the constraint's label or role, and its origin.
  fileprivate func source(of source: ConstraintSource) -> String {
    let origin = origin(of: source)
    let name = role(of: source) ?? label(of: source).map { "\"\($0)\"" }
    switch (name, origin) {
    case (let name?, .none): return name
    case (let name?, _): return "\(name), \(origin)"
    case (nil, _): return "\(origin)"
    }
  }

  private func label(of source: ConstraintSource) -> String? {
    guard case .explicit(let index) = source, constraints.indices.contains(index) else {
      return nil
    }
    return constraints[index].label
  }
}

extension ConstraintSource {
  fileprivate var isExplicit: Bool {
    if case .explicit = self { true } else { false }
  }
}

extension LayoutProblem: CustomStringConvertible {
  public var description: String {
    origin == .none ? "\(subject): \(kind)" : "\(origin): \(subject): \(kind)"
  }
}

extension LayoutProblem.Kind: CustomStringConvertible {
  public var description: String {
    switch self {
    case .badParent: "the parent isn't a view before it"
    case .unknownNode(let index): "there is no view number \(index)"
    case .unknownVariable(let index): "there is no variable number \(index)"
    case .badNumber(let role, let value): "the \(role) can't be \(value.shortest)"
    case .badPriority(let value):
      "the priority \(value.shortest) isn't above 0 and at most 1000"
    case .overflow: "the numbers are too large, or too far apart, to be solved"
    case .divisionByZero: "division by zero"
    case .multiplierWithoutTarget: "a multiplier needs a view or an anchor to multiply"
    case .severalTargets: "the constraint has several targets, and this needs one"
    case .inertModifier(let name): "`\(name)` says nothing about any of the attributes"
    case .mixedAxes(let first, let second, let view):
      first.isSize == second.isSize
        ? "can't be compared with `\(view).\(second)`, which lies on the other axis"
        : "can't be compared with `\(view).\(second)`, since only one of them is a size"
    case .unmatchedAttributes(let attributes, let others):
      "`\(attributes.list)` can't be matched with `\(others.list)`"
    case .noSuperview: "there is no superview; add the view to one first"
    case .otherTree(let view): "`\(view)` isn't in the tree that is solved"
    case .viewIsGone(let view): "`\(view)` no longer exists"
    case .cyclicSuperview(let child): "`\(child)` can't lie inside itself"
    case .noRelation: "the constraint has no relation, such as `equalTo`"
    case .noProportion(let dimension, let child):
      "a proportional stack needs the intrinsic \(dimension.side) of `\(child)`, which has none"
    case .proportionToNothing(let dimension):
      "a proportional stack needs a \(dimension.side) to go by: every child's is 0"
    case .baselinesInColumn: "a column can't align baselines, a row can"
    case .visualFormat(let error): error.description
    }
  }
}

extension [LayoutAttribute] {
  fileprivate var list: String { map(\.description).joined(separator: ", ") }
}

extension LayoutError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict): conflict.description
    case .invalid(let problems): problems.map(\.description).joined(separator: "\n")
    case .unsolved(let reason): "the solver gave up: \(reason)"
    }
  }
}
