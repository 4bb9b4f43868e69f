extension FormatWriter {
  /// The most statements of a block on one line, and the most properties on a line.
  private static let mostOnLine = 3

  /// What stands between two statements.
  private struct Gap {
    var comments: [FormatComment] = []
    /// How many newlines stand after the comments.
    var newlines = 0
    var hasSemicolon = false
    /// How many of the comments stand on the line before, and before a `;`.
    var commentsOfLast = 0
    /// The index of the piece after it.
    var end = 0
  }

  /// Writes statements, each on a line, up to the end of their block or file; returns the index of
  /// the piece there.
  mutating func writeStatements(from start: Int) -> Int {
    var index = start
    var isFirst = true
    /// The properties on the current line; 0 after what isn't one.
    var propertiesOnLine = 0
    while true {
      let gap = gap(from: index)
      let piece = pieces[gap.end]
      let isEnd = piece.kind == .endOfFile || piece.kind == .rightBrace
      if !isEnd, propertiesOnLine > 0, propertiesOnLine < Self.mostOnLine,
        joinsLine(gap), writeOnSameLine(gap.end)
      {
        propertiesOnLine += 1
        index = piece.statementEnd
        continue
      }
      writeGap(gap, isFirst: &isFirst, isEnd: isEnd)
      if isEnd { return gap.end }
      let line = lines.count
      index = writeStatement(gap.end)
      isFirst = false
      propertiesOnLine = piece.beginsProperty && line == lines.count ? 1 : 0
    }
  }

  private func gap(from start: Int) -> Gap {
    var gap = Gap(end: start)
    while true {
      let piece = pieces[gap.end]
      for index in piece.comments {
        var comment = source.comments[index]
        comment.newlines += gap.newlines
        gap.newlines = 0
        gap.comments.append(comment)
      }
      gap.newlines += piece.newlines
      guard piece.kind == .semicolon else { return gap }
      if !gap.hasSemicolon {
        gap.commentsOfLast = gap.comments.prefix { $0.newlines == 0 }.count
      }
      gap.hasSemicolon = true
      gap.end += 1
    }
  }

  // MARK: Gaps

  /// Writes the comments between statements and begins the next one's line.
  private mutating func writeGap(_ gap: Gap, isFirst: inout Bool, isEnd: Bool) {
    var index = writeTrailing(gap, isEnd: isEnd)
    var continuesLine = false
    while index < gap.comments.count {
      let comment = gap.comments[index]
      if comment.newlines > 0 || !continuesLine {
        separate(comment.newlines, isFirst: &isFirst)
        startStatementLine()
      }
      write(comment)
      continuesLine = !comment.endsLine
      index += 1
    }
    guard !isEnd else { return }
    if gap.newlines > 0 || !continuesLine {
      separate(gap.newlines, isFirst: &isFirst)
      startStatementLine()
    }
  }

  private mutating func separate(_ newlines: Int, isFirst: inout Bool) {
    if newlines > 1, !isFirst { startBlankLine() }
    isFirst = false
  }

  /// Writes the comments that end the line before, and returns the index of the next one.
  private mutating func writeTrailing(_ gap: Gap, isEnd: Bool) -> Int {
    guard !lines.isEmpty else { return 0 }
    let count = gap.comments.prefix { $0.newlines == 0 }.count
    let isFollowed = count == gap.comments.count && gap.newlines == 0 && !isEnd
    let endsLine = count > 0 && (!isFollowed || gap.comments[count - 1].endsLine)
    let trailing = endsLine ? count : gap.commentsOfLast
    for comment in gap.comments[..<trailing] { write(comment) }
    return trailing
  }

  // MARK: Properties on one line

  private func joinsLine(_ gap: Gap) -> Bool {
    pieces[gap.end].beginsProperty && gap.hasSemicolon && gap.comments.isEmpty && gap.newlines == 0
  }

  /// Writes a property after another one; false if there's no room for it.
  private mutating func writeOnSameLine(_ start: Int) -> Bool {
    let mark = mark
    append(UInt8(ascii: ";"))
    append(0x20)
    writeOnLine(start..<pieces[start].statementEnd)
    if lines.count == mark.count, lineFits { return true }
    goBack(to: mark)
    return false
  }

  private var lineFits: Bool {
    guard let line = lines.last, !line.text.contains(0x0A) else { return false }
    return level * 2 + line.width <= LayoutFormatter.lineWidth
  }

  // MARK: Statements

  /// Writes a statement on the line that has begun, and returns the index after it.
  private mutating func writeStatement(_ start: Int) -> Int {
    let end = pieces[start].statementEnd
    brackets = [Bracket(line: lines.count - 1, offset: 0, inset: 4, hangs: true)]
    if isShort(start..<end) {
      let mark = mark
      writeOnLine(start..<end)
      if lineFits { return end }
      goBack(to: mark)
    }
    var index = start
    while index < end {
      if pieces[index].role == .block {
        index = writeBlock(index)
      } else {
        write(index, isFirst: index == start)
        index += 1
      }
    }
    return end
  }

  /// Writes a block over several lines, and returns the index after it.
  private mutating func writeBlock(_ open: Int) -> Int {
    write(open)
    let saved = brackets
    level += 1
    let before = (lines.count, lines[lines.count - 1].text.count)
    let close = writeStatements(from: open + 1)
    level -= 1
    brackets = saved
    let isEmpty = before == (lines.count, lines[lines.count - 1].text.count) && !mustBreak
    if !isEmpty { startStatementLine() }
    append(pieces[close].start..<pieces[close].end)
    return close + 1
  }

  /// Whether a statement has blocks, each short, and all of it is on one line.
  private func isShort(_ range: Range<Int>) -> Bool {
    var hasBlock = false
    var depth = 0
    var statements = 0
    for index in range {
      let piece = pieces[index]
      if index > range.lowerBound, hasNewline(before: piece) { return false }
      if piece.role == .block {
        if depth > 0 { return false }
        depth = 1
        hasBlock = true
        statements = 0
      } else if depth > 0 {
        if piece.statementEnd > 0 { statements += 1 }
        if statements > Self.mostOnLine { return false }
        if piece.kind == .rightBrace, closesBlock(index, range) { depth = 0 }
      }
    }
    return hasBlock
  }

  private func hasNewline(before piece: FormatPiece) -> Bool {
    piece.newlines > 0
      || source.comments[piece.comments].contains { $0.newlines > 0 || $0.endsLine }
  }

  /// Whether a `}` ends a block, not an object.
  private func closesBlock(_ index: Int, _ range: Range<Int>) -> Bool {
    index + 1 == range.upperBound || pieces[index + 1].role == .otherwise
  }

  /// Writes pieces without a new line; what separates statements in blocks is made anew.
  private mutating func writeOnLine(_ range: Range<Int>) {
    let noted = notesStops
    var isSeparated = true
    for index in range {
      let piece = pieces[index]
      if piece.role == .block { isSeparated = true }
      guard piece.kind != .semicolon else {
        for comment in piece.comments { write(source.comments[comment]) }
        if !isSeparated, hasStatement(after: index, range) { append(UInt8(ascii: ";")) }
        isSeparated = true
        continue
      }
      write(index, isFirst: index == range.lowerBound)
      if piece.role == .block { notesStops = false } else { isSeparated = false }
    }
    notesStops = noted
  }

  /// Whether a statement follows the separators at an index, in the same block.
  private func hasStatement(after index: Int, _ range: Range<Int>) -> Bool {
    let next = pieces[index..<range.upperBound].first { $0.kind != .semicolon }
    return next.map { $0.kind != .rightBrace } ?? false
  }
}
