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
        if let diagnostic = Self.placing(problem, expander) {
          diagnostics.append(diagnostic)
          continue
        }
        let label = Self.label(problem, expander)
        // One statement may stand for several constraints.
        guard label == nil || !diagnostics.contains(where: { $0.primary?.span == label?.span })
        else { continue }
        diagnostics.append(
          expander.located(
            Diagnostic(.numberOutOfRange, problem.text, at: label),
            in: Self.scope(problem, expander)))
      }
    case .unsolved(let reason):
      diagnostics = [.solverGaveUp(reason)]
    }
  }

  /// What is wrong with a container that places its children by its width.
  private static func placing(_ problem: LayoutProblem, _ expander: Expander) -> Diagnostic? {
    switch problem.kind {
    case .openWidth(let node, let range):
      expander.located(
        .openContainerWidth(expander.path(of: node), range, at: expander.views[node].span),
        in: expander.views[node].scope)
    case .unplaceable(let node, let reason):
      expander.located(
        .unplaceable(expander.path(of: node), reason, at: expander.views[node].span),
        in: expander.views[node].scope)
    default: nil
    }
  }

  private static func scope(_ problem: LayoutProblem, _ expander: Expander) -> Scope? {
    guard case .tag(let tag) = problem.origin, expander.constraintInfos.indices.contains(tag)
    else { return nil }
    return expander.constraintInfos[tag].scope
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
