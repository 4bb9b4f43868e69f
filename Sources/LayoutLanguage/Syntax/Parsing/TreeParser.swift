/// Recursive descent over the tokens of a file.
///
/// After a fault the parser is failing: nothing more is reported until it has found a place to go
/// on, the bracket that closes what it is in or the end of the statement. Faults that leave no
/// doubt of what was meant are reported without failing.
struct TreeParser {
  let bytes: [UInt8]
  let tokens: ContiguousArray<Token>
  /// The texts of words, by their tokens' ``Token/name``.
  let names: ContiguousArray<String>
  let file: Int32
  let limits: ParserLimits
  /// Whether brackets are unmatched, which is reported; then what stands in the wrong block isn't.
  let isUnbalanced: Bool

  private(set) var index = 0
  private(set) var current: Token
  private(set) var isFailing = false
  /// Whether the `{` of a block is missing, so that its `}` closes nothing.
  var lacksBrace = false
  /// Whether something nested too deep.
  var isTooDeep = false
  /// Whether a newline ends a statement here; it doesn't in parentheses and brackets.
  var newlinesMatter = true
  /// Whether a `{` can begin an object; after a condition it begins the block.
  var allowsObjects = true
  var blockDepth = 0
  var expressionDepth = 0
  /// The height of the expression that was read last.
  var height = 0
  var diagnostics = DiagnosticCollector()

  init(_ lexer: Lexer, limits: ParserLimits) {
    bytes = lexer.bytes
    tokens = lexer.tokens
    names = lexer.words.names
    file = lexer.file
    self.limits = limits
    isUnbalanced = !lexer.brackets.faults.isEmpty || lexer.hasUnterminated
    current = tokens[0]
  }

  // MARK: Tokens

  /// The token after the current one.
  var next: Token { tokens[min(index + 1, tokens.count - 1)] }

  /// The token before the current one; the first where there's none.
  var previous: Token { tokens[max(index - 1, 0)] }

  mutating func advance() {
    move(to: index + 1)
  }

  mutating func move(to newIndex: Int) {
    index = min(newIndex, tokens.count - 1)
    current = tokens[index]
  }

  func at(_ kind: TokenKind) -> Bool { current.kind == kind }

  /// Consumes the current token if it's of a kind.
  mutating func accept(_ kind: TokenKind) -> Bool {
    guard current.kind == kind else { return false }
    advance()
    return true
  }

  /// Whether the current token is a word, reserved or not.
  func at(_ word: Word) -> Bool { current.word == word }

  /// Whether the current token begins a line that may begin a statement.
  var startsLine: Bool { newlinesMatter && current.flags.contains(.newlineBefore) }

  var endsStatement: Bool {
    switch current.kind {
    case .endOfFile, .semicolon, .rightBrace: true
    default: startsLine
    }
  }

  // MARK: Text

  func span(_ token: Token) -> SourceSpan {
    SourceSpan(file: file, start: token.start, end: token.end)
  }

  /// From the start of a token up to the last one consumed.
  func span(from start: Token) -> SourceSpan {
    SourceSpan(file: file, start: start.start, end: max(previous.end, start.start))
  }

  func span(from start: SourceSpan) -> SourceSpan {
    SourceSpan(file: file, start: start.start, end: max(previous.end, start.start))
  }

  func text(_ token: Token) -> String {
    if token.name >= 0 { return names[Int(token.name)] }
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  func name(_ token: Token) -> NameSyntax {
    NameSyntax(text(token), span(token))
  }

  // MARK: Faults

  /// Reports a fault that leaves no doubt of how to go on.
  mutating func report(_ diagnostic: Diagnostic) {
    if !isFailing { diagnostics.append(diagnostic) }
  }

  /// Reports a fault and begins to fail.
  mutating func fail(_ diagnostic: Diagnostic) {
    report(diagnostic)
    isFailing = true
  }

  /// Begins to fail for a reason that's reported elsewhere.
  mutating func failSilently() {
    isFailing = true
  }

  mutating func recover() {
    isFailing = false
  }

  /// Fails because the current token isn't what the grammar wants here.
  mutating func failUnexpected(_ expected: String, help: String? = nil) {
    if at(.invalid) || current.flags.contains(.isReported) { return failSilently() }
    fail(unexpected(expected, help: help))
  }

  /// Consumes a token of a kind, or fails.
  mutating func expect(_ kind: TokenKind, help: String? = nil) {
    if !isFailing, accept(kind) { return }
    failUnexpected("`\(kind.mark ?? "")`", help: help)
  }

  func unexpected(
    _ expected: String, help: String? = nil, replacement: String? = nil
  ) -> Diagnostic {
    .unexpected(
      "expected \(expected), found \(found)", at: foundSpan, help: help, replacement: replacement)
  }

  private var isAtLineEnd: Bool { startsLine && index > 0 }

  /// What stands at the current place, for messages.
  private var found: String {
    if isAtLineEnd { return "the end of the line" }
    switch current.kind {
    case .endOfFile: return "the end of the file"
    case .string, .stringStart: return "a string"
    case .stringText, .stringEnd: return "the rest of a string"
    default:
      let shown = text(current)
      return shown.utf8.count > 40 ? "`\(shown.prefix(36))…`" : "`\(shown)`"
    }
  }

  private var foundSpan: SourceSpan {
    guard isAtLineEnd else { return span(current) }
    return SourceSpan(file: file, start: previous.end, end: previous.end)
  }
}
