internal import ConstraintKit

/// A program, expanded and solved once.
struct ProgramRun {
  let expander: Expander
  /// Whether ambiguity is an error, and lints are wanted.
  private let isCheck: Bool
  private let engine: LayoutEngine
  private(set) var solution: LayoutSolution?
  private(set) var diagnostics: [Diagnostic]

  /// - Parameter isCheck: Whether lints are wanted.
  init(
    _ program: LayoutProgram, _ reader: InputReader, _ inputs: LayoutInputs, isCheck: Bool = false
  ) {
    self.init(program, reader, reader.settings, inputs, isCheck: isCheck)
  }

  /// - Parameters:
  ///   - settings: The reader's, or those with what a test changes.
  ///   - isCheck: Whether lints are wanted.
  init(
    _ program: LayoutProgram, _ reader: InputReader, _ settings: RunSettings,
    _ inputs: LayoutInputs, isCheck: Bool = false
  ) {
    self.isCheck = isCheck
    expander = Self.expand(program, reader, settings, inputs, isCheck: isCheck)
    engine = LayoutEngine(measurer: expander.textMeasurer)
    diagnostics = reader.diagnostics + expander.diagnostics
    guard !hasErrors else { return }
    let engine = engine
    let model = expander.model
    solve { () throws(LayoutError) in try engine.solve(model) }
  }

  /// A run of what was expanded, solved by `session`.
  init(_ expander: Expander, _ session: inout LayoutSession, _ reader: InputReader) {
    self.expander = expander
    isCheck = false
    engine = LayoutEngine(measurer: expander.textMeasurer)
    diagnostics = reader.diagnostics + expander.diagnostics
    guard !hasErrors else { return }
    solve { () throws(LayoutError) in try session.solve() }
  }

  static func expand(
    _ program: LayoutProgram, _ reader: InputReader, _ settings: RunSettings,
    _ inputs: LayoutInputs, isCheck: Bool = false
  ) -> Expander {
    let expander = Expander(
      modules: program.modules, sources: reader.sources, limits: program.limits,
      measurer: inputs.measurer, collectsLints: isCheck)
    expander.expand(settings)
    return expander
  }

  /// The frames, and what there is to say about them.
  var result: SolveResult {
    SolveResult(
      layout: hasErrors ? nil : solution.map { SolvedLayout($0, expander) },
      diagnostics: diagnostics + warnings, sources: expander.sources)
  }

  var hasErrors: Bool { diagnostics.contains { $0.level == .error } }

  private mutating func solve(_ body: () throws(LayoutError) -> LayoutSolution) {
    do {
      let solution = try body()
      expander.takeOver(solution.model)
      self.solution = solution
    } catch {
      if case .unsatisfiable(let conflict) = error { expander.takeOver(conflict.model) }
      diagnostics += Refusal(error, expander).diagnostics
    }
  }

  /// What is to be said about a layout that was solved.
  var warnings: [Diagnostic] {
    guard let solution, !hasErrors else { return [] }
    var warnings = AmbiguityReport(solution, expander).diagnostics(
      code: isCheck ? .ambiguous : .ambiguousLayout)
    warnings += solution.notes.map { .textRemeasured($0, expander) }
    if isCheck {
      let invisible = InvisibleViewReport(solution, expander, engine).diagnostics
      let unused = unusedViews.filter { view in
        !invisible.contains { $0.primary?.span == view.primary?.span }
      }
      warnings += invisible + unused + lints + OverflowReport(solution, expander).diagnostics
      warnings += CutTextReport(solution, expander).diagnostics
      warnings += ImpliedConstraintReport(solution, expander).diagnostics
      warnings += InertPriorityReport(solution, expander, engine).diagnostics
    }
    return AllowComments.filter(warnings, in: expander.sources)
  }

  private var lints: [Diagnostic] {
    UnusedNames(expander.rootScope.statements).diagnostics + expander.lints
      + AllowComments.faults(in: expander.sources, of: expander.modules.map(\.syntax.file))
  }

  /// Views that nothing places and that have no size of their own.
  private var unusedViews: [Diagnostic] {
    var used: Set<Int> = [0]
    for constraint in expander.model.constraints where !constraint.provenance.isPlacement {
      for term in constraint.terms {
        if case .attribute(_, let node, _) = term.operand { used.insert(node) }
      }
    }
    return expander.views.indices.filter { node in
      guard !used.contains(node), expander.views[node].children.isEmpty else { return false }
      if case .none = expander.model.nodes[node].content { return true }
      return false
    }.map { node in
      let view = expander.views[node]
      return .unusedView(view.kind.name, expander.path(of: node), at: view.span)
    }
  }
}
