/// A program, unless its text has errors that keep it from being one.
public struct LoadResult: Sendable {
  /// Nil where there are errors.
  public var program: LayoutProgram?
  /// What there is to say about the text of the files.
  public var diagnostics: [Diagnostic]
  /// What the diagnostics' spans refer to.
  public var sources: SourceMap

  package init(program: LayoutProgram?, diagnostics: [Diagnostic], sources: SourceMap) {
    self.program = program
    self.diagnostics = diagnostics
    self.sources = sources
  }
}

/// Frames, unless there are errors.
public struct SolveResult: Sendable {
  /// Nil where there are errors.
  public var layout: SolvedLayout?
  /// Errors and warnings.
  public var diagnostics: [Diagnostic]
  /// What the diagnostics' spans refer to: the program's files and those of its data.
  public var sources: SourceMap

  package init(layout: SolvedLayout?, diagnostics: [Diagnostic], sources: SourceMap) {
    self.layout = layout
    self.diagnostics = diagnostics
    self.sources = sources
  }
}

/// What there is to say about a program.
public struct CheckResult: Sendable {
  /// Errors, warnings and notes.
  public var diagnostics: [Diagnostic]
  /// What the diagnostics' spans refer to: the program's files and those of its data.
  public var sources: SourceMap

  package init(diagnostics: [Diagnostic], sources: SourceMap) {
    self.diagnostics = diagnostics
    self.sources = sources
  }
}
