/// How a solver keeps the inverse of its basis; for tests and measurements.
package enum SolverForm: Sendable, CaseIterable {
  /// Sparse factors, and for small systems the inverse in full once that pays.
  case automatic
  /// Sparse factors only.
  case sparse
  /// The inverse in full as soon as possible, where the system isn't too large for it.
  case dense
  /// As it comes, and dual values in groups of levels as if there were many.
  case grouped
}

extension Solver {
  /// Makes a solver without variables that keeps its inverse in a certain form.
  package init(form: SolverForm) {
    self.init()
    kernel.form = form
  }
}
