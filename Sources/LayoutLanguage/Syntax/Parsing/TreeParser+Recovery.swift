extension TreeParser {
  /// Goes on at the end of the statement: a newline, `;` or the `}` of the enclosing block.
  ///
  /// A block on the way is read, so that what's wrong in it is found too, but for the braces of
  /// values.
  ///
  /// - Parameter start: The index of the statement's first token.
  mutating func synchronize(from start: Int) -> BlockSyntax? {
    var body: BlockSyntax?
    let mayHaveBlock = mayHaveBlock(tokens[start])
    recover()
    if index == start, !at(.leftBrace) { skip() }
    while !endsStatement || continuesStatement || (index == start && at(.leftBrace)) {
      if at(.leftBrace), body == nil, mayHaveBlock {
        body = parseBlock()
        recover()
      } else {
        skip()
      }
    }
    return body
  }

  /// Whether the current token begins a line but no statement.
  private var continuesStatement: Bool {
    switch current.kind {
    case .priority where text(current) == "@media": false
    case .question, .colon, .dot, .priority, .at, .plusMinus: startsLine
    case .keyword where isDivOfMarkup: false
    case .keyword: startsLine && [.inset, .as, .div, .else].contains(current.word)
    default: startsLine && !at(.minus) && BinaryOperator(current) != nil
    }
  }

  private func mayHaveBlock(_ start: Token) -> Bool {
    switch start.word {
    case .let, .var, .expect, .param, .data, .type, .import: false
    // What is in a block of another language is of that language, too.
    case .foreign: false
    default: true
    }
  }

  /// Skips a token, or a bracket with all it holds.
  mutating func skip() {
    if current.partner > Int32(index) { move(to: Int(current.partner)) }
    advance()
  }

  /// Consumes the bracket that closes the one at `open`; what's wrong before it ends there.
  ///
  /// - Parameter expected: What else could have stood here, for the message.
  mutating func close(_ open: Int, expected: @autoclosure () -> String) {
    let partner = Int(tokens[open].partner)
    if !isFailing, index != partner {
      // A bracket without its partner is reported already.
      if partner < 0 { failSilently() } else { failUnexpected(expected()) }
    }
    guard partner >= 0 else { return }
    if partner >= index { move(to: partner + 1) }
    recover()
  }

  /// Reads what stands between brackets, in which newlines mean nothing unless the bracket isn't
  /// closed.
  mutating func withNewlines<Value>(
    _ matter: Bool, _ read: (inout TreeParser) -> Value
  ) -> Value {
    let outer = (newlinesMatter, allowsObjects)
    (newlinesMatter, allowsObjects) = (matter, true)
    defer { (newlinesMatter, allowsObjects) = outer }
    return read(&self)
  }
}
