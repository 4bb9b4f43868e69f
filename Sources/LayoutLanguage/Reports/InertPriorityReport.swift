internal import ConstraintKit

/// Optional constraints that don't hold and never can: the required ones alone fix the same value.
struct InertPriorityReport {
  private let solution: LayoutSolution
  private let expander: Expander
  private let engine: LayoutEngine
  private let requiredIndices: [Int]

  init(_ solution: LayoutSolution, _ expander: Expander, _ engine: LayoutEngine) {
    self.solution = solution
    self.expander = expander
    self.engine = engine
    requiredIndices = expander.constraintInfos.indices.filter {
      expander.constraintInfos[$0].priority.isRequired
    }
  }

  var diagnostics: [Diagnostic] {
    let statements = ConstraintStatements(expander).groups.filter { $0.allSatisfy(isLost) }
    let sides = LayoutModel.freeSides
    guard !statements.isEmpty, let small = required(freeSide: sides.0),
      let large = required(freeSide: sides.1)
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
    var causes: [Int: ConstraintInfo] = [:]
    for place in isFixed.indices where isFixed[place] {
      guard let reasons = reasons[place],
        small.value(of: sums[place]).toMillionth == large.value(of: sums[place]).toMillionth
      else { continue }
      causes[indices[place]] = cause(reasons)
    }
    return statements.compactMap { finding($0, causes) }
      + unlookedAt(Set(indices.dropFirst(isFixed.count)), of: statements)
  }

  private func finding(_ statement: [Int], _ causes: [Int: ConstraintInfo]) -> Diagnostic? {
    guard statement.allSatisfy({ causes[$0] != nil }), let cause = causes[statement[0]] else {
      return nil
    }
    let info = expander.constraintInfos[statement[0]]
    return .inert(
      expander.text(of: info.span), fixedBy: expander.line(of: cause.span), at: info.span,
      cause: cause.span)
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

  private func required(freeSide: Double) -> LayoutSolution? {
    let model = expander.model
    return try? engine.solve(
      model.reduced(
        to: requiredIndices.map { model.constraints[$0] }, canvas: model.canvas,
        freeSide: freeSide))
  }

  /// The last of the written constraints that fix the value.
  private func cause(_ reasons: [LayoutReason]) -> ConstraintInfo? {
    let written = reasons.compactMap { reason -> ConstraintInfo? in
      guard case .explicit(let index) = reason.source, requiredIndices.indices.contains(index)
      else { return nil }
      return expander.constraintInfos[requiredIndices[index]]
    }
    return written.last { !$0.isGenerated } ?? written.last
  }
}
