/// How much a program may ask for before it is refused (E0701).
public struct LayoutLimits: Sendable, Hashable {
  /// Statements that an expansion may go through.
  public var maxStatements = 1_000_000
  /// Views that an expansion may make.
  public var maxViews = 250_000
  /// Bytes of all strings that an expansion makes.
  public var maxStringBytes = 16 << 20
  /// Files that may be read.
  public var maxFiles = 256
  /// Bytes in a file.
  public var maxFileSize = 8 << 20
  /// Components within components.
  public var maxComponentDepth = 64
  /// Expressions within expressions, through the names that they use.
  public var maxEvaluationDepth = 1_024
  /// Blocks within blocks, through components too.
  public var maxExpansionDepth = 512
  /// Constraints that each closer look of a check may go through. More isn't refused: what is left
  /// isn't looked at further, and that is told.
  public var maxCheckSteps = 250_000

  /// Constraints that a study of widths may go through to say which hold each view, counted anew for
  /// each view. Beyond it, the study says which hold any of the views.
  public var maxStudySteps = 8_000_000

  /// The limits of the command line.
  public init() {}

  /// What of it the parsers keep.
  package var parser: ParserLimits { ParserLimits(fileSize: maxFileSize) }
}
