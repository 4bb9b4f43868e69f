/// Cuts the bytes of a file, which are valid UTF-8, into tokens and matches the brackets.
///
/// What can't be read becomes a diagnostic and, where something stood that could have been an
/// operand, an invalid token. Newlines aren't tokens: they're flags on what follows them, since
/// only the parser knows whether they end a statement.
struct Lexer {
  let bytes: [UInt8]
  let file: Int32
  var position: Int
  var tokens = ContiguousArray<Token>()
  var comments: [CommentSyntax] = []
  var pendingFlags: Token.Flags = .newlineBefore
  var brackets = BracketMatcher()
  var words = WordCache()
  /// The strings whose interpolations are open, the innermost last.
  var openStrings: [OpenString] = []
  var diagnostics = DiagnosticCollector()
  /// Whether a comment or string isn't closed, so that brackets may have been swallowed.
  var hasUnterminated = false

  /// A string whose interpolation is being read.
  struct OpenString {
    var start: Int
    /// Where its `\(` stands.
    var interpolation: Int
    /// How many brackets were open before the interpolation.
    var bracketDepth: Int
  }

  init(_ bytes: [UInt8], file: Int32, from start: Int) {
    self.bytes = bytes
    self.file = file
    position = start
    tokens.reserveCapacity(bytes.count / 4 + 1)
  }

  /// Reads the file to its end. The last token is always the end of the file.
  mutating func run() {
    while position < bytes.count {
      scanToken(bytes[position])
    }
    if let open = openStrings.first { reportUnterminatedString(at: open.start) }
    openStrings.removeAll()
    emit(.endOfFile, from: bytes.count)
    brackets.finish(tokens: &tokens)
  }

  private mutating func scanToken(_ byte: UInt8) {
    switch byte {
    case 0x20, 0x09:
      skipSpaces()
    case 0x0A, 0x0D:
      scanNewline()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      scanWord()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      scanNumber()
    case UInt8(ascii: "\""):
      scanString()
    case 0x80...0xFF:
      scanNonASCII()
    case 0x00...0x1F, 0x7F:
      position += 1  // Reported with the file's bytes; it separates like a space.
    default:
      scanMark(byte)
    }
  }

  private mutating func skipSpaces() {
    pendingFlags.insert(.spaceBefore)
    var index = position + 1
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    position = index
  }

  private mutating func scanNewline() {
    guard openStrings.isEmpty else { return endBrokenInterpolation() }
    pendingFlags.insert(.newlineBefore)
    position += 1
  }

  // MARK: Helpers

  /// The byte `distance` after the current one; 0 beyond the end.
  func peek(_ distance: Int) -> UInt8 {
    let index = position + distance
    return index < bytes.count ? bytes[index] : 0
  }

  mutating func emit(
    _ kind: TokenKind, from start: Int, word: Word = .none, name: Int32 = -1
  ) {
    tokens.append(
      Token(
        kind: kind, flags: pendingFlags, word: word, start: Int32(truncatingIfNeeded: start),
        end: Int32(truncatingIfNeeded: max(position, start)), name: name))
    pendingFlags = []
  }

  /// Emits a mark of `length` bytes at the current position.
  mutating func emitMark(_ kind: TokenKind, _ length: Int) {
    let start = position
    position += length
    emit(kind, from: start)
  }

  func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(
      file: file, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end))
  }

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  mutating func reportUnterminatedString(at start: Int) {
    hasUnterminated = true
    report(.unterminatedString(span(start, start + 1)))
  }
}
