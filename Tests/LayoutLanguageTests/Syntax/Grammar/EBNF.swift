/// A grammar in the notation of ISO/IEC 14977: `rule = "a" { b | C } [ d ] ;`.
struct EBNF: Sendable {
  indirect enum Expression: Equatable, Sendable {
    /// What stands in the text.
    case literal(String)
    /// A rule, or a word that the grammar doesn't define.
    case name(String)
    case sequence([Expression])
    case choice([Expression])
    case optional(Expression)
    case repetition(Expression)
  }

  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  private(set) var rules: [(name: String, body: Expression)] = []

  /// - Throws: ``Fault`` where the text isn't EBNF or defines a rule twice.
  init(_ text: String) throws(Fault) {
    var reader = EBNFReader(text)
    while let rule = try reader.rule() {
      guard self[rule.name] == nil else {
        throw Fault(description: "\(rule.name) is defined twice")
      }
      rules.append(rule)
    }
  }

  subscript(_ name: String) -> Expression? {
    rules.first { $0.name == name }?.body
  }
}

private struct EBNFReader {
  private enum Token: Equatable {
    case name(String)
    case literal(String)
    case mark(Character)
  }

  private var tokens: [Token] = []
  private var index = 0

  init(_ text: String) {
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("(*") {
        rest = rest.firstRange(of: "*)").map { rest[$0.upperBound...] } ?? ""
      } else if first == "\"" || first == "'" {
        let literal = rest.dropFirst().prefix { $0 != first }
        tokens.append(.literal(String(literal)))
        rest = rest[literal.endIndex...].dropFirst()
      } else if Self.isWord(first) {
        let name = rest.prefix(while: Self.isWord)
        tokens.append(.name(String(name)))
        rest = rest[name.endIndex...]
      } else {
        if !first.isWhitespace { tokens.append(.mark(first)) }
        rest = rest.dropFirst()
      }
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private var current: Token? { index < tokens.count ? tokens[index] : nil }

  private mutating func accept(_ mark: Character) -> Bool {
    guard current == .mark(mark) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ mark: Character) throws(EBNF.Fault) {
    guard accept(mark) else {
      throw EBNF.Fault(description: "expected \(mark), found \(String(describing: current))")
    }
  }

  mutating func rule() throws(EBNF.Fault) -> (name: String, body: EBNF.Expression)? {
    guard let current else { return nil }
    guard case .name(let name) = current else {
      throw EBNF.Fault(description: "expected a rule, found \(current)")
    }
    index += 1
    try expect("=")
    let body = try choice()
    try expect(";")
    return (name, body)
  }

  private mutating func choice() throws(EBNF.Fault) -> EBNF.Expression {
    var branches = [try sequence()]
    while accept("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence() throws(EBNF.Fault) -> EBNF.Expression {
    var parts: [EBNF.Expression] = []
    while let part = try part() { parts.append(part) }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func part() throws(EBNF.Fault) -> EBNF.Expression? {
    switch current {
    case .name(let name):
      index += 1
      return .name(name)
    case .literal(let text):
      index += 1
      return .literal(text)
    case .mark("("): return try bracketed(")")
    case .mark("["): return .optional(try bracketed("]"))
    case .mark("{"): return .repetition(try bracketed("}"))
    default: return nil
    }
  }

  private mutating func bracketed(_ end: Character) throws(EBNF.Fault) -> EBNF.Expression {
    index += 1
    let inner = try choice()
    try expect(end)
    return inner
  }
}
