/// A program, unless its text has errors that keep it from being one.
public struct LoadResult: Sendable {
  public var program: LayoutProgram?
  public var diagnostics: [Diagnostic]
  /// What the diagnostics' spans refer to.
  public var sources: SourceMap

  public init(program: LayoutProgram?, diagnostics: [Diagnostic], sources: SourceMap) {
    self.program = program
    self.diagnostics = diagnostics
    self.sources = sources
  }
}

/// Frames, unless there are errors.
public struct SolveResult: Sendable {
  public var layout: SolvedLayout?
  public var diagnostics: [Diagnostic]
  /// What the diagnostics' spans refer to: the program's files and those of its data.
  public var sources: SourceMap

  public init(layout: SolvedLayout?, diagnostics: [Diagnostic], sources: SourceMap) {
    self.layout = layout
    self.diagnostics = diagnostics
    self.sources = sources
  }
}

/// What there is to say about a program.
public struct CheckResult: Sendable {
  public var diagnostics: [Diagnostic]
  /// What the diagnostics' spans refer to: the program's files and those of its data.
  public var sources: SourceMap

  public init(diagnostics: [Diagnostic], sources: SourceMap) {
    self.diagnostics = diagnostics
    self.sources = sources
  }
}
