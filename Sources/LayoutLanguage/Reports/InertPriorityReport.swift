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

  /// A label says that the author looks after the constraint.
  private var candidates: [Int] {
    expander.constraintInfos.indices.filter { index in
      let info = expander.constraintInfos[index]
      return !info.priority.isRequired && info.label == nil && !info.isGenerated
        && solution.error(ofConstraint: index) > 0
    }
  }

  var diagnostics: [Diagnostic] {
    let candidates = candidates
    let sides = LayoutModel.freeSides
    guard !candidates.isEmpty, let small = required(freeSide: sides.0),
      let large = required(freeSide: sides.1)
    else { return [] }
    return candidates.compactMap { index in
      let terms = expander.model.constraints[index].terms
      guard small.isDetermined(terms), large.isDetermined(terms),
        small.value(of: terms).toMillionth == large.value(of: terms).toMillionth,
        let cause = cause(small.explanation(of: terms))
      else { return nil }
      let info = expander.constraintInfos[index]
      return .inert(
        expander.text(of: info.span), fixedBy: expander.line(of: cause.span), at: info.span,
        cause: cause.span)
    }
  }

  private var requiredIndices: [Int] {
    expander.constraintInfos.indices.filter { expander.constraintInfos[$0].priority.isRequired }
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
    let indices = requiredIndices
    let written = reasons.compactMap { reason -> ConstraintInfo? in
      guard case .explicit(let index) = reason.source, indices.indices.contains(index) else {
        return nil
      }
      return expander.constraintInfos[indices[index]]
    }
    return written.last { !$0.isGenerated } ?? written.last
  }
}
