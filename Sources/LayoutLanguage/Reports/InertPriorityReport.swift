internal import ConstraintKit

/// Optional constraints that don't hold and never can: the required ones alone fix the same value.
struct InertPriorityReport {
  private let solution: LayoutSolution
  private let expander: Expander
  private let engine: LayoutEngine

  init(_ solution: LayoutSolution, _ expander: Expander, _ engine: LayoutEngine) {
    self.solution = solution
    self.expander = expander
    self.engine = engine
  }

  /// Sizes that a waterfall or a flow measured came of a child's wishes: they are no reason that one
  /// of these can't win, unless it came too late to be one.
  var diagnostics: [Diagnostic] {
    let statements = ConstraintStatements(expander).groups.filter { $0.allSatisfy(isLost) }
    let required = expander.constraintInfos.indices.filter {
      expander.constraintInfos[$0].priority.isRequired
    }
    let late = Set(solution.lateConstraints)
    let stated = required.filter { !expander.model.constraints[$0].isMeasured }
    return findings(statements.filter { !$0.contains(where: late.contains) }, against: stated)
      + findings(statements.filter { $0.contains(where: late.contains) }, against: required)
  }

  private func findings(_ statements: [[Int]], against required: [Int]) -> [Diagnostic] {
    let sides = LayoutModel.freeSides
    guard !statements.isEmpty, let small = solved(required, freeSide: sides.0),
      let large = solved(required, freeSide: sides.1)
    else { return [] }
    let indices = statements.flatMap { $0 }
    let sums = indices.map { expander.model.constraints[$0].terms }
    // Each wish may depend on all that are required.
    let steps = expander.limits.maxCheckSteps
    let reasons = small.explanationsOfDetermined(sums, isThorough: false, steps: steps) { $0 }
    let isFixed = large.explanationsOfDetermined(
      Array(sums.prefix(reasons.count)), isThorough: false, steps: steps
    ) { _ in }
    .map { $0 != nil }
    var causes: [Int: Cause] = [:]
    for place in isFixed.indices where isFixed[place] {
      guard let reasons = reasons[place],
        small.value(of: sums[place]).toMillionth == large.value(of: sums[place]).toMillionth
      else { continue }
      causes[indices[place]] = cause(reasons, among: required)
    }
    return statements.compactMap { finding($0, causes) }
      + unlookedAt(Set(indices.dropFirst(isFixed.count)), of: statements)
  }

  private func finding(_ statement: [Int], _ causes: [Int: Cause]) -> Diagnostic? {
    guard statement.allSatisfy({ causes[$0] != nil }), let cause = causes[statement[0]] else {
      return nil
    }
    let info = expander.constraintInfos[statement[0]]
    if cause.isMeasured, solution.lateConstraints.contains(statement[0]),
      let size = LateSize.first(expander, solution.model, in: statement[0])
    {
      return .inert(expander.text(of: info.span), late: size, at: info.span)
    }
    return .inert(
      expander.text(of: info.span), fixedBy: expander.line(of: cause.info.span), at: info.span,
      cause: cause.info.span)
  }

  /// A note of the statements for which there were no steps left.
  private func unlookedAt(_ rest: Set<Int>, of statements: [[Int]]) -> [Diagnostic] {
    let left = statements.filter { $0.contains(where: rest.contains) }
    guard let first = left.first else { return [] }
    return [
      .notLookedAt(
        left.count, of: statements.count, from: expander.constraintInfos[first[0]].span)
    ]
  }

  /// Whether a constraint is optional and doesn't hold.
  private func isLost(_ index: Int) -> Bool {
    !expander.constraintInfos[index].priority.isRequired
      && solution.error(ofConstraint: index) > 0
  }

  private func solved(_ required: [Int], freeSide: Double) -> LayoutSolution? {
    let model = expander.model
    return try? engine.solve(
      model.reduced(
        to: required.map { model.constraints[$0] }, canvas: model.canvas,
        freeSide: freeSide))
  }

  /// What fixes a value.
  private struct Cause {
    var info: ConstraintInfo
    /// Whether a size that a waterfall or a flow measured has a part in it.
    var isMeasured: Bool
  }

  /// The last of the written constraints that fix the value.
  private func cause(_ reasons: [LayoutReason], among required: [Int]) -> Cause? {
    let indices = reasons.compactMap { reason -> Int? in
      guard case .explicit(let index) = reason.source, required.indices.contains(index)
      else { return nil }
      return required[index]
    }
    let written = indices.map { expander.constraintInfos[$0] }
    return (written.last { !$0.isGenerated } ?? written.last).map { info in
      Cause(
        info: info, isMeasured: indices.contains { expander.model.constraints[$0].isMeasured })
    }
  }
}
