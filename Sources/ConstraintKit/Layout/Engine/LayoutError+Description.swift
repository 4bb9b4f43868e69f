extension LayoutConflict: CustomStringConvertible {
  /// The members one under the other, each with its label and where it comes from, the arithmetic
  /// that shows the contradiction, and what would help.
  public var description: String {
    let stated = members.map { model.stated($0) }
    var rows = AlignedRows()
    for member in stated { rows.add(member.statement, member.place) }
    let isOne = members.count == 1
    let title =
      isOne ? "this required constraint cannot hold" : "these required constraints cannot all hold"
    var text = "\(title):\n\(rows.text)\n"
    if let arithmetic { text += arithmetic + ".\n" }
    return isOne ? text + "Leave it out." : text + help(stated)
  }

  /// `cell.height: 34 + 10 + 10 = 54, not 54.3333`.
  private var arithmetic: String? {
    guard let contradiction = contradiction() else { return nil }
    guard members.count > 1 else { return contradiction.description }
    let subject = model.subject(
      of: contradiction.refuted, comparedWith: contradiction.claim.constant)
    return (subject.map { "\($0): " } ?? "") + contradiction.description
  }

  private func help(_ stated: [StatedConstraint]) -> String {
    var text = "Leaving out any one of them makes the others solvable"
    let explicit = stated.filter(\.source.isExplicit)
    let written = explicit.last { !model.provenance(of: $0.source).isOfContainer }
    if let last = written ?? explicit.last {
      text += "; so does lowering one, for example `\(last.statement) @\(Priority.high)`"
    }
    return text + "."
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
    case .otherTree(let view):
      "`\(view)` isn't in the tree that is solved; was addSubview forgotten?"
    case .viewIsGone(let view):
      "`\(view)` no longer exists: nothing holds it; was addSubview forgotten?"
    case .cyclicSuperview(let child): "`\(child)` can't lie inside itself"
    case .noRelation: "the constraint has no relation, such as `equalTo`"
    case .noProportion(let dimension, let child):
      "a proportional stack needs the intrinsic \(dimension.side) of `\(child)`, which has none"
    case .proportionToNothing(let dimension):
      "a proportional stack needs a \(dimension.side) to go by: every child's is 0"
    case .baselinesInColumn: "a column can't align baselines, a row can"
    case .visualFormat(let error): error.description
    case .misplacedChildren:
      "a placement is of children of its container, each of them once, and of one a container"
    case .openWidth(_, let range):
      "places its children by its width, which may be \(range.lowerBound.shortest)…"
        + range.upperBound.shortest
    case .unplaceable(_, let reason): "the children can't be placed: \(reason)"
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
