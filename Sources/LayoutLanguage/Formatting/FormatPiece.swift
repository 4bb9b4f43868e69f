/// A token of a file that is formatted, or a whole string, and what stands before it.
struct FormatPiece {
  let kind: TokenKind
  let word: Word
  let start: Int
  let end: Int
  /// The comments between the piece before and this one, as a range of ``FormatPieces/comments``.
  let comments: Range<Int>
  /// How many newlines stand directly before it, after its comments.
  let newlines: Int
  /// How far it is from the start of its line, in columns.
  let column: Int
  var role: FormatRole = .none
  /// Where it begins a statement: the index after the statement's last piece; else 0.
  var statementEnd = 0
  /// Whether it begins a property.
  var beginsProperty = false
}

/// A comment of a file that is formatted.
struct FormatComment {
  let start: Int
  /// For a comment to the end of its line, without the spaces there.
  let end: Int
  /// How many newlines stand between it and what is before it.
  var newlines: Int
  /// Whether it goes to the end of its line.
  let endsLine: Bool
  /// How far it is from the start of its line, in columns.
  let column: Int
  /// How many spaces stand before it.
  let gap: Int
}

/// What a piece is where its kind doesn't say.
enum FormatRole: UInt8 {
  case none
  /// The `{` of statements.
  case block
  /// `-` or `!` before its operand.
  case unary
  /// The `?` of an optional type.
  case optional
  /// The `?` and `:` of a choice.
  case choice
  /// A word before an operand, which no argument list follows.
  case wordOperator
  /// The `else` of an `if`.
  case otherwise
  // What authors align.
  case declaredName, importFrom, testArguments, assignment, relation, propertyValue

  /// Where it stands among what may be aligned on a line, from left to right; nil for the others.
  var alignment: Int? {
    switch self {
    case .declaredName: 0
    case .importFrom, .testArguments, .assignment, .relation, .propertyValue: 1
    case .block: 2
    default: nil
    }
  }
}

/// The pieces of a file and the comments between them.
struct FormatPieces {
  let bytes: [UInt8]
  private(set) var comments: [FormatComment] = []
  var pieces: [FormatPiece] = []
  /// The column that has been read up to.
  private var column = 0

  init(_ bytes: [UInt8], _ tokens: ContiguousArray<Token>) {
    self.bytes = bytes
    pieces.reserveCapacity(tokens.count)
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var index = 0
    while index < tokens.count {
      let first = tokens[index]
      let last = Self.end(ofPieceAt: index, tokens)
      let end = Int(tokens[last].end)
      let gap = readGap(from: position, to: Int(first.start))
      pieces.append(
        FormatPiece(
          kind: first.kind == .stringStart ? .string : first.kind, word: first.word,
          start: Int(first.start), end: end, comments: gap.comments, newlines: gap.newlines,
          column: column))
      column += TextColumns.count(bytes[Int(first.start)..<end])
      position = end
      index = last + 1
    }
  }

  /// The index of the piece that begins at an offset.
  func index(at offset: Int32) -> Int? {
    index(atOrAfter: offset).flatMap { pieces[$0].start == Int(offset) ? $0 : nil }
  }

  /// The index of the first piece that begins at an offset or after it.
  func index(atOrAfter offset: Int32) -> Int? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = low + (high - low) / 2
      if pieces[middle].start < Int(offset) { low = middle + 1 } else { high = middle }
    }
    return low < pieces.count ? low : nil
  }

  /// The last token of the piece that begins with a token: a string goes to its end.
  private static func end(ofPieceAt index: Int, _ tokens: ContiguousArray<Token>) -> Int {
    guard tokens[index].kind == .stringStart else { return index }
    var depth = 0
    var index = index
    while index < tokens.count - 1 {
      if tokens[index].kind == .stringStart { depth += 1 }
      if tokens[index].kind == .stringEnd { depth -= 1 }
      if depth == 0 { break }
      index += 1
    }
    return index
  }

  // MARK: Between tokens

  /// Reads what stands between two tokens: comments, spaces and newlines.
  private mutating func readGap(
    from start: Int, to end: Int
  ) -> (comments: Range<Int>, newlines: Int) {
    let first = comments.count
    var newlines = 0
    var position = start
    var gap = 0
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "/") {
        readComment(at: &position, to: end, newlines: newlines, gap: gap)
        newlines = 0
        gap = 0
        continue
      }
      let isPair = byte == 0x0D && position + 1 < end && bytes[position + 1] == 0x0A
      let isNewline = byte == 0x0A || (byte == 0x0D && !isPair)
      if isNewline { newlines += 1 }
      gap += 1
      column = isNewline ? 0 : column + 1
      position += 1
    }
    return (first..<comments.count, newlines)
  }

  private mutating func readComment(
    at position: inout Int, to end: Int, newlines: Int, gap: Int
  ) {
    let start = position
    let endsLine = position + 1 < end && bytes[position + 1] == UInt8(ascii: "/")
    position = endsLine ? endOfLine(from: start, to: end) : endOfBlock(from: start, to: end)
    var textEnd = position
    if endsLine {
      while bytes[textEnd - 1] == 0x20 || bytes[textEnd - 1] == 0x09 { textEnd -= 1 }
    }
    comments.append(
      FormatComment(
        start: start, end: textEnd, newlines: newlines, endsLine: endsLine, column: column,
        gap: gap))
    column = TextColumns.advance(column, over: bytes[start..<position])
  }

  private func endOfLine(from start: Int, to end: Int) -> Int {
    bytes[start..<end].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? end
  }

  /// The end of a comment that may hold others.
  private func endOfBlock(from start: Int, to end: Int) -> Int {
    var depth = 0
    var position = start
    while position + 1 < end {
      switch (bytes[position], bytes[position + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
      default:
        position += 1
        continue
      }
      position += 2
      if depth == 0 { return position }
    }
    return end
  }
}
