internal import ConstraintKit

/// What there is to say about a layout that has no frames.
struct Refusal {
  private(set) var diagnostics: [Diagnostic] = []

  init(_ error: LayoutError, _ expander: Expander) {
    switch error {
    case .unsatisfiable(let conflict):
      diagnostics = [ConflictReport(conflict, expander).diagnostic]
    case .invalid(let problems):
      for problem in problems {
        let label = Self.label(problem, expander)
        // One statement may stand for several constraints.
        guard label == nil || !diagnostics.contains(where: { $0.primary?.span == label?.span })
        else { continue }
        diagnostics.append(Diagnostic(.numberOutOfRange, problem.text, at: label))
      }
    case .unsolved(let reason):
      diagnostics = [.solverGaveUp(reason)]
    }
  }

  private static func label(_ problem: LayoutProblem, _ expander: Expander) -> Diagnostic.Label? {
    guard case .tag(let tag) = problem.origin, expander.constraintInfos.indices.contains(tag)
    else { return nil }
    return Diagnostic.Label(expander.constraintInfos[tag].span)
  }
}

extension LayoutProblem {
  /// Without the origin, which is shown as the place.
  fileprivate var text: String { "`\(subject)`: \(kind)" }
}
