internal import ConstraintKit

/// What a layout was made of, from which answers about it are made.
struct SolutionRecord: Sendable {
  let solution: LayoutSolution
  /// Where each of the model's constraints is written, or the container that makes it.
  let spans: [SourceSpan]
  /// The constraints of each label, in order.
  let labels: [String: [Int]]
  let sources: SourceMap

  init(_ solution: LayoutSolution, _ expander: Expander) {
    self.solution = solution
    spans = expander.constraintInfos.map(\.span)
    labels = expander.labels
    sources = expander.sources
  }

  /// Where a constraint is written; nil for those of the engine.
  func span(of constraint: StatedConstraint) -> SourceSpan? {
    guard case .explicit(let index) = constraint.source, spans.indices.contains(index) else {
      return nil
    }
    return spans[index]
  }

  /// The label, what it is for, and where it is written, as far as there are.
  func place(of constraint: StatedConstraint) -> String {
    let names = [constraint.label.map { "\"\($0)\"" }, constraint.role].compactMap { $0 }
    let location = span(of: constraint).flatMap(sources.location)
    return (names + [location].compactMap { $0 }).joined(separator: ", ")
  }
}
