extension FormatWriter {
  /// Writes a piece of a statement with the comments before it.
  ///
  /// - Parameter isFirst: Whether it begins the statement: then what's before it is written.
  mutating func write(_ index: Int, isFirst: Bool = false) {
    let piece = pieces[index]
    if isFirst {
      if !isAtLineStart, lines[lines.count - 1].text.last != 0x20 { append(0x20) }
    } else {
      writeComments(before: piece, index)
      separate(piece, index)
    }
    noteStop(piece, index)
    track(piece, index)
    append(piece.start..<piece.end)
  }

  private mutating func writeComments(before piece: FormatPiece, _ index: Int) {
    for comment in source.comments[piece.comments] {
      if comment.newlines > 0 || mustBreak {
        let indent = piece.role == .otherwise ? statementIndent : continuationIndent
        startContinuation(indent, isSpread: comment.newlines > 1)
      } else if !comment.endsLine, isAfterOpening(index) {
        append(comment.start..<comment.end)
        continue
      }
      write(comment)
    }
  }

  private func isAfterOpening(_ index: Int) -> Bool {
    guard let last = lines.last?.text.last else { return true }
    return last == UInt8(ascii: "(") || last == UInt8(ascii: "[")
  }

  /// Writes the space or the new line before a piece.
  private mutating func separate(_ piece: FormatPiece, _ index: Int) {
    let joins = piece.role == .otherwise && piece.comments.isEmpty
    let closes = brackets.count > 1 && isClosing(piece.kind) && brackets.last?.hangs == true
    if mustBreak || closes || (piece.newlines > 0 && !joins) {
      startContinuation(
        indent(of: piece), isSpread: piece.newlines > 1 && !isClosing(piece.kind))
    } else if !isAtLineStart, isSpaced(index) {
      append(0x20)
    }
  }

  private func isSpaced(_ index: Int) -> Bool {
    guard let last = pieces[..<index].lastIndex(where: { $0.kind != .semicolon }) else {
      return false
    }
    let (left, right) = (pieces[last], pieces[index])
    let isMember = last > 0 && pieces[last - 1].kind == .dot
    if FormatSpacing.isSpaced(left, right, afterMember: isMember) { return true }
    return !right.comments.isEmpty && !isTight(right)
  }

  /// Whether nothing stands before a piece, not even a space after a comment.
  private func isTight(_ piece: FormatPiece) -> Bool {
    switch piece.kind {
    case .rightParenthesis, .rightBracket, .comma: true
    case .colon: piece.role != .choice
    default: false
    }
  }

  // MARK: Continued lines

  /// - Parameter isSpread: Whether the author left a line blank, which brackets may have within.
  private mutating func startContinuation(_ indent: FormattedLine.Indent, isSpread: Bool) {
    let isAfterOpening = lines.last.map { endsWithOpening($0.text) } ?? false
    if isSpread, brackets.count > 1, !isAfterOpening { startBlankLine() }
    startLine(indent)
  }

  private func endsWithOpening(_ text: [UInt8]) -> Bool {
    switch text.last {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): true
    default: false
    }
  }

  private func isClosing(_ kind: TokenKind) -> Bool {
    kind == .rightParenthesis || kind == .rightBracket || kind == .rightBrace
  }

  private var statementIndent: FormattedLine.Indent { .columns(level * 2) }

  private func indent(of piece: FormatPiece) -> FormattedLine.Indent {
    guard let bracket = brackets.last, piece.role != .otherwise else { return statementIndent }
    if brackets.count > 1, isClosing(piece.kind) {
      return bracket.hangs
        ? .line(bracket.line, plus: 0)
        : .column(line: bracket.line, offset: bracket.offset, plus: 0)
    }
    if piece.kind == .colon, piece.role == .choice, let question = bracket.choices.last {
      return .column(line: question.line, offset: question.offset, plus: 0)
    }
    return continuationIndent
  }

  private var continuationIndent: FormattedLine.Indent {
    guard let bracket = brackets.last else { return statementIndent }
    return bracket.hangs
      ? .line(bracket.line, plus: bracket.inset)
      : .column(line: bracket.line, offset: bracket.offset, plus: bracket.inset)
  }

  // MARK: Brackets

  /// Follows the brackets and choices that are open.
  private mutating func track(_ piece: FormatPiece, _ index: Int) {
    let place = (line: lines.count - 1, offset: lines[lines.count - 1].text.count)
    switch piece.kind {
    case .leftParenthesis, .leftBracket: openBracket(index, place, inset: 1)
    case .leftBrace where piece.role != .block: openBracket(index, place, inset: 2)
    case .rightParenthesis, .rightBracket, .rightBrace:
      if brackets.count > 1 { brackets.removeLast() }
    case .question where piece.role == .choice:
      brackets[brackets.count - 1].choices.append(place)
    case .colon where piece.role == .choice:
      _ = brackets[brackets.count - 1].choices.popLast()
    default: return
    }
  }

  private mutating func openBracket(
    _ index: Int, _ place: (line: Int, offset: Int), inset: Int
  ) {
    let next = pieces[index + 1]
    let first = source.comments[next.comments].first
    let hangs = first.map { $0.newlines > 0 || $0.endsLine } ?? (next.newlines > 0)
    brackets.append(
      Bracket(
        line: place.line, offset: place.offset, inset: hangs ? 2 : inset, hangs: hangs))
  }

  // MARK: Alignment

  private mutating func noteStop(_ piece: FormatPiece, _ index: Int) {
    guard notesStops, index > 0, let role = piece.role.alignment, brackets.count == 1,
      piece.comments.isEmpty, case .columns = lines[lines.count - 1].indent,
      !lines[lines.count - 1].stops.contains(where: { $0.role >= role })
    else { return }
    lines[lines.count - 1].stops.append(
      FormattedLine.Stop(
        role: role, offset: lines[lines.count - 1].text.count,
        sourceColumn: piece.column,
        gap: piece.start - pieces[index - 1].end))
  }
}
