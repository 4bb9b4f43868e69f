/// A piece of a `.layout` text as the documented grammar sees it.
struct GrammarToken: Equatable {
  /// What it says; of a class of tokens that are alike, the class's name.
  var text: String
  /// Another class that it belongs to.
  var other: String?
  /// A newline that may be there for nothing: after `?`, which ends a type or is an operator, and
  /// before a word that goes on or names a field.
  var isOptional = false
  /// Where it begins in the text, in characters.
  var offset: Int
}

/// Splits a text into the tokens of the documented grammar, by the words of the guide.
struct GrammarTokenizer {
  private let characters: [Character]
  private let reservedWords: Set<String>
  private var index = 0
  private var tokens: [GrammarToken] = []
  /// The brackets that are open: newlines mean nothing in `(` and `[`.
  private var open: [Character] = []
  private var pendingNewline: Int?

  /// - Parameter text: A text without faults that concern less than a token.
  static func tokens(of text: String, reservedWords: Set<String>) -> [GrammarToken] {
    var tokenizer = GrammarTokenizer(
      characters: Array(text.replacing("\r\n", with: "\n")), reservedWords: reservedWords)
    while tokenizer.index < tokenizer.characters.count { tokenizer.scan() }
    tokenizer.flushNewline(before: "")
    tokenizer.findKeywords()
    return tokenizer.tokens
  }

  private init(characters: [Character], reservedWords: Set<String>) {
    self.characters = characters
    self.reservedWords = reservedWords
  }

  // MARK: Characters

  private func peek(_ distance: Int = 0) -> Character {
    index + distance < characters.count ? characters[index + distance] : "\0"
  }

  private func starts(with text: String) -> Bool {
    characters[index...].starts(with: text)
  }

  private mutating func take(while isPart: (Character) -> Bool) -> String {
    let start = index
    while index < characters.count, isPart(characters[index]) { index += 1 }
    return String(characters[start..<index])
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static func isWordPart(_ character: Character) -> Bool {
    character == "_" || character.isLetter || character.isNumber
  }

  // MARK: Tokens

  private mutating func scan() {
    let first = peek()
    if first.isNewline {
      pendingNewline = pendingNewline ?? index
      index += 1
    } else if first.isWhitespace {
      index += 1
    } else if starts(with: "//") {
      _ = take { !$0.isNewline }
    } else if starts(with: "/*") {
      skipBlockComment()
    } else if first == "\"" {
      scanString()
    } else if Self.isDigit(first) {
      emit("NUMBER", from: index)
      skipNumber()
    } else if Self.isWordPart(first) {
      scanWord()
    } else if first == "#" {
      emit("COLOR", from: index)
      index += 1
      _ = take(while: Self.isWordPart)
    } else if first == "@", Self.isWordPart(peek(1)) {
      emit("PRIORITY", from: index)
      skipPriority()
    } else {
      scanMark()
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      let step = starts(with: "/*") ? 1 : starts(with: "*/") ? -1 : 0
      depth += step
      if peek().isNewline { pendingNewline = pendingNewline ?? index }
      index += step == 0 ? 1 : 2
    } while depth > 0 && index < characters.count
  }

  private mutating func skipNumber() {
    _ = take(while: Self.isDigit)
    if peek() == ".", Self.isDigit(peek(1)) {
      index += 1
      _ = take(while: Self.isDigit)
    }
    guard peek() == "e" || peek() == "E" else { return }
    let sign = peek(1) == "+" || peek(1) == "-" ? 1 : 0
    guard Self.isDigit(peek(1 + sign)) else { return }
    index += 1 + sign
    _ = take(while: Self.isDigit)
  }

  private mutating func skipPriority() {
    index += 1
    guard !Self.isDigit(peek()) else { return skipNumber() }
    _ = take(while: Self.isWordPart)
    guard peek() == "+" || peek() == "-", Self.isDigit(peek(1)) else { return }
    index += 1
    skipNumber()
  }

  private mutating func scanWord() {
    let start = index
    let word = take(while: Self.isWordPart)
    emit(word, other: reservedWords.contains(word) ? "WORD" : "NAME", from: start)
  }

  private static let marks = [
    "..<", "...", "+/-", "==", "!=", "<=", ">=", "&&", "||", "??",
  ]

  private mutating func scanMark() {
    let mark = Self.marks.first(where: starts) ?? String(peek())
    emit(mark == "+/-" ? "±" : mark, other: mark == "±" ? "+/-" : nil, from: index)
    index += mark.count
    switch mark {
    case "(", "[", "{": open.append(Character(mark))
    case ")", "]", "}": _ = open.popLast()
    default: break
    }
  }

  private mutating func emit(_ text: String, other: String? = nil, from offset: Int) {
    flushNewline(before: text)
    tokens.append(GrammarToken(text: text, other: other, offset: offset))
  }

  // MARK: Strings

  private mutating func scanString() {
    let isFormat = tokens.last?.text == "vfl"
    emit("\"", from: index)
    index += 1
    if isFormat { return scanFormat() }
    while index < characters.count, peek() != "\"", !peek().isNewline {
      if starts(with: "\\(") {
        scanInterpolation()
      } else if peek() == "\\" {
        emit("escape", from: index)
        index += 2
      } else {
        emit("character", from: index)
        _ = take { $0 != "\"" && $0 != "\\" && !$0.isNewline }
      }
    }
    emit("\"", from: index)
    index += 1
  }

  private mutating func scanInterpolation() {
    emit("\\(", from: index)
    index += 2
    open.append("(")
    let depth = open.count
    while index < characters.count, open.count >= depth { scan() }
  }

  private mutating func scanFormat() {
    while index < characters.count, peek() != "\"", !peek().isNewline {
      if Self.isDigit(peek()) {
        emit("DIGITS", from: index)
        _ = take(while: Self.isDigit)
      } else if Self.isWordPart(peek()) {
        scanWord()
      } else {
        scanMark()
      }
    }
    emit("\"", from: index)
    index += 1
  }

  // MARK: Newlines

  /// After these a statement goes on in the next line.
  private static let goingOn: Set<String> = [
    ",", "=", ":", "==", "!=", "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "!", "&&", "||",
    "??", "..<", "...", "±", "div",
  ]
  /// Before these too, which `-` and `!` aren't among.
  private static let continuing: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "+", "*", "/", "%", "&&", "||", "??", "..<", "...", "±",
    ".", "@", "PRIORITY", "?", ":",
  ]
  /// Words that go on too, but may be the name of a field in a line of its own.
  private static let continuingWords: Set<String> = ["div", "inset", "as", "else"]

  private mutating func flushNewline(before text: String) {
    guard let offset = pendingNewline else { return }
    pendingNewline = nil
    let isMember = tokens.dropLast().last?.text == "."
    let last = isMember ? "" : tokens.last?.text ?? ""
    guard open.last != "(", open.last != "[", !Self.goingOn.contains(last),
      !Self.continuing.contains(text)
    else { return }
    let isOptional = last == "?" || Self.continuingWords.contains(text)
    tokens.append(GrammarToken(text: "NEWLINE", isOptional: isOptional, offset: offset))
  }

  // MARK: Keywords

  /// Words at the start of a statement that are followed by their form, and so aren't names.
  private mutating func findKeywords() {
    let starts: Set<String> = ["NEWLINE", ";", "{"]
    for index in tokens.indices.dropLast() where tokens[index].other == "NAME" {
      let isFirst = index == 0 || starts.contains(tokens[index - 1].text)
      if isFirst, isForm(tokens[index + 1], of: tokens[index].text) { tokens[index].other = "WORD" }
    }
  }

  private func isForm(_ next: GrammarToken, of word: String) -> Bool {
    switch word {
    case "layout": next.text == "NUMBER"
    case "import": next.other == "NAME" || next.text == "\""
    case "param", "data", "type", "component": next.other == "NAME"
    case "test", "vfl": next.text == "\""
    default: false
    }
  }
}
