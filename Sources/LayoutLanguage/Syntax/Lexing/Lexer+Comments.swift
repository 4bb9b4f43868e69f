extension Lexer {
  mutating func skipLineComment() {
    let start = position
    defer { comments.append(CommentSyntax(span(start, position), isBlock: false)) }
    pendingFlags.insert(.spaceBefore)
    var index = position
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] >= 0x80 {
        position = index
        noteDirectionCharacter()
      }
      index += 1
    }
    position = index
  }

  /// Comments nest; one that holds a newline separates lines.
  mutating func skipBlockComment() {
    let start = position
    defer { comments.append(CommentSyntax(span(start, position), isBlock: true)) }
    pendingFlags.insert(.spaceBefore)
    var depth = 0
    var lastOpening = start
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        lastOpening = position
        depth += 1
        position += 2
      case UInt8(ascii: "*") where peek(1) == UInt8(ascii: "/"):
        depth -= 1
        position += 2
        if depth == 0 { return }
      default:
        skipCommentByte()
      }
    }
    hasUnterminated = true
    report(
      .unterminatedComment(
        span(start, start + 2),
        nested: lastOpening == start ? nil : span(lastOpening, lastOpening + 2)))
  }

  private mutating func skipCommentByte() {
    switch bytes[position] {
    case 0x0A, 0x0D: pendingFlags.insert(.newlineBefore)
    case 0x80...0xFF: noteDirectionCharacter()
    default: break
    }
    position += 1
  }
}
