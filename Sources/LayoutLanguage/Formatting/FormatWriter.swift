/// Writes the pieces of a file as lines.
///
/// Within a statement the author's line breaks are kept, so each stands where the grammar allows
/// one; between statements the breaks follow from the rules.
struct FormatWriter {
  /// A bracket that is open.
  struct Bracket {
    var line: Int
    /// Of the bracket in its line.
    var offset: Int
    /// From the bracket to what stands in it.
    var inset: Int
    /// Whether what stands in it begins on a line of its own.
    var hangs: Bool
    /// The `?` of the choices that are still open in it.
    var choices: [(line: Int, offset: Int)] = []
  }

  let source: FormatPieces
  var lines: [FormattedLine] = []
  /// How many blocks are open.
  var level = 0
  /// The brackets that are open; the first stands for the statement itself.
  var brackets: [Bracket] = []
  /// Whether nothing was written to the last line's text since a comment that ends it.
  var mustBreak = false
  /// Whether what is written may align with other lines: not within a block on one line.
  var notesStops = true

  init(_ source: FormatPieces) {
    self.source = source
  }

  var pieces: [FormatPiece] { source.pieces }

  mutating func writeFile() {
    _ = writeStatements(from: 0)
  }

  // MARK: Lines

  mutating func startLine(_ indent: FormattedLine.Indent) {
    lines.append(FormattedLine(indent: indent))
    mustBreak = false
  }

  mutating func startBlankLine() {
    startLine(.columns(0))
  }

  /// Begins the line of a statement, or of what stands between statements.
  mutating func startStatementLine() {
    startLine(.columns(level * 2))
  }

  mutating func append(_ range: Range<Int>) {
    if let last = source.bytes[range].lastIndex(of: 0x0D) {
      appendWithoutReturns(range, last)
    } else {
      lines[lines.count - 1].text.append(contentsOf: source.bytes[range])
    }
  }

  /// A comment of several lines whose ends aren't LF.
  private mutating func appendWithoutReturns(_ range: Range<Int>, _ last: Int) {
    for index in range {
      let byte = source.bytes[index]
      let isPair = byte == 0x0D && index + 1 < range.upperBound && source.bytes[index + 1] == 0x0A
      if !isPair { lines[lines.count - 1].text.append(byte == 0x0D ? 0x0A : byte) }
    }
  }

  mutating func append(_ byte: UInt8) {
    lines[lines.count - 1].text.append(byte)
  }

  // MARK: Going back

  /// Where writing can go back to.
  struct Mark {
    var count: Int
    var line: FormattedLine?
    var brackets: [Bracket]
    var mustBreak: Bool
  }

  var mark: Mark {
    Mark(count: lines.count, line: lines.last, brackets: brackets, mustBreak: mustBreak)
  }

  mutating func goBack(to mark: Mark) {
    lines.removeLast(lines.count - mark.count)
    if let line = mark.line { lines[mark.count - 1] = line }
    brackets = mark.brackets
    mustBreak = mark.mustBreak
  }

  var isAtLineStart: Bool { lines.last?.text.isEmpty ?? true }

  // MARK: Comments

  /// Writes a comment on the current line, after a space where there is something before it.
  mutating func write(_ comment: FormatComment) {
    guard !comment.endsLine else {
      lines[lines.count - 1].comment = FormattedLine.Comment(
        start: comment.start, end: comment.end,
        sourceColumn: comment.column, gap: comment.gap)
      mustBreak = true
      return
    }
    if !isAtLineStart { append(0x20) }
    append(comment.start..<comment.end)
  }
}
