/// Reads the text of a `.layout` file.
///
/// It never fails: what couldn't be read is an error node in the tree and a diagnostic.
///
///     let (tree, diagnostics) = Parser.parse(Array("width == 10".utf8), file: 0)
public enum Parser {
  /// Parses a file.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8, with or without a byte order mark.
  ///   - file: The number of the file in the ``SourceMap``, for the spans.
  ///   - limits: How deep the text may nest and how long it may be.
  /// - Returns: The tree and the diagnostics, in the order of the text.
  /// - Complexity: Linear in the length of the text.
  public static func parse(
    _ bytes: [UInt8], file: Int32, limits: ParserLimits = ParserLimits()
  ) -> (SyntaxFile, [Diagnostic]) {
    let reading = read(bytes, file: file, limits: limits)
    return (reading.tree, reading.diagnostics)
  }

  /// What a file's text was read as.
  struct Reading {
    /// Empty where the text can't be read.
    var tokens: ContiguousArray<Token> = []
    var tree: SyntaxFile
    var diagnostics: [Diagnostic]
  }

  /// Parses a file and keeps its tokens.
  static func read(_ bytes: [UInt8], file: Int32, limits: ParserLimits) -> Reading {
    guard bytes.count <= min(limits.fileSize, ParserLimits.largestFileSize) else {
      return unreadable(file, [.fileTooLarge(bytes.count, limit: limits.fileSize)], length: 0)
    }
    let text = TextValidator.check(bytes, file: file)
    guard text.isReadable else {
      return unreadable(file, text.diagnostics, length: bytes.count)
    }
    var lexer = Lexer(bytes, file: file, from: text.start)
    lexer.run()
    var parser = TreeParser(lexer, limits: limits)
    let items = parser.parseFile()
    let diagnostics = text.diagnostics + diagnostics(of: lexer, parser) + lateVersions(items)
    return Reading(
      tokens: lexer.tokens,
      tree: SyntaxFile(file: file, items: items, comments: lexer.comments),
      diagnostics: DiagnosticList.sorted(diagnostics))
  }

  /// The version decides how the rest is read.
  private static func lateVersions(_ items: [StatementSyntax]) -> [Diagnostic] {
    items.dropFirst().compactMap { item in
      guard case .version = item.kind else { return nil }
      return .unexpected(
        "the version is the first statement of a file", at: item.span,
        help: "put it at the top, once")
    }
  }

  /// The tree of a text that can't be read.
  private static func unreadable(
    _ file: Int32, _ diagnostics: [Diagnostic], length: Int
  ) -> Reading {
    let span = SourceSpan(file: file, start: 0, end: Int32(length))
    return Reading(
      tree: SyntaxFile(file: file, items: [StatementSyntax(.error, span)]),
      diagnostics: diagnostics)
  }

  private static func diagnostics(of lexer: Lexer, _ parser: TreeParser) -> [Diagnostic] {
    let found =
      lexer.diagnostics.diagnostics + parser.diagnostics.diagnostics
      + bracketDiagnostics(lexer, parser)
    guard parser.isUnbalanced else { return found }
    let strayBrackets = lexer.brackets.faults.compactMap(\.strayStart)
    return ConsequenceFilter(bytes: lexer.bytes)
      .filter(found, strayBrackets: Set(strayBrackets))
  }

  /// Each looks at the whole file's indentation, so only so many are worded.
  private static let mostBracketFaults = 50

  /// Nothing is said of brackets that a string or comment without end may have swallowed, of those
  /// in what nests too deep, and of a `}` whose `{` is reported missing.
  private static func bracketDiagnostics(_ lexer: Lexer, _ parser: TreeParser) -> [Diagnostic] {
    let faults = lexer.brackets.faults.filter { !(parser.lacksBrace && $0.isStrayBrace) }
    guard !faults.isEmpty, !lexer.hasUnterminated, !parser.isTooDeep else { return [] }
    let wording = BracketDiagnostics(bytes: lexer.bytes, tokens: lexer.tokens, file: lexer.file)
    return faults.prefix(mostBracketFaults).map(wording.diagnostic)
  }
}
