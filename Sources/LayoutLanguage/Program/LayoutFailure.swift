/// Why there's no program, or no layout: the diagnostics as an error to throw.
///
/// Its text is what `constraint-cli` would print, so a test that throws it says what is wrong and
/// where.
public struct LayoutFailure: Error, Sendable {
  /// At least one of them is an error.
  public var diagnostics: [Diagnostic]
  /// What the diagnostics' spans refer to.
  public var sources: SourceMap

  package init(_ diagnostics: [Diagnostic], _ sources: SourceMap) {
    self.diagnostics = diagnostics
    self.sources = sources
  }
}

extension LayoutFailure: CustomStringConvertible {
  /// The first of the diagnostics, with excerpts.
  public var description: String {
    DiagnosticRenderer().render(DiagnosticList(diagnostics).diagnostics, in: sources)
  }
}

extension LoadResult {
  /// The program, or what keeps the text from being one as an error.
  public func get() throws(LayoutFailure) -> LayoutProgram {
    if let program { return program }
    throw LayoutFailure(diagnostics, sources)
  }
}

extension SolveResult {
  /// The layout, or what kept it from being found as an error.
  public func get() throws(LayoutFailure) -> SolvedLayout {
    if let layout { return layout }
    throw LayoutFailure(diagnostics, sources)
  }
}

extension TestReport: CustomStringConvertible {
  /// What failed, with excerpts, then `3 passed, 1 failed`.
  public var description: String {
    let found = DiagnosticList(diagnostics + outcomes.compactMap(\.failure)).diagnostics
    let text = found.isEmpty ? "" : DiagnosticRenderer().render(found, in: sources) + "\n"
    return text + "\(passed) passed, \(failed) failed"
  }
}
