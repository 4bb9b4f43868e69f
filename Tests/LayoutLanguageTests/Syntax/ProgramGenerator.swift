import TestSupport

/// Random programs of the grammar in the guide: derived from the document, rule by rule.
///
/// What the grammar leaves to the text around it is heeded here: see ``Place``.
struct ProgramGenerator {
  /// What the rules around decide about what is being made.
  private struct Place {
    /// What stands between the parts of a sequence: nothing in a word, string or format.
    var space = " "
    /// In a string, which ends with its line.
    var isOnOneLine = false
    /// False in a condition, where a `{` would begin the block.
    var allowsObjects = true
    var isPriority = false
  }

  private let grammar: EBNF
  private let reservedWords: [String]
  /// The fewest choices with which a rule ends.
  private let heights: [String: Int]
  private var generator: SeededGenerator
  private var place = Place()
  /// At the start of a statement, where some words would make it another, and where no `{`, string
  /// or colour can stand.
  private var isAtStart = false
  /// What's left to grow.
  private var fuel = 0

  init(_ grammar: DocumentedGrammar, seed: UInt64) {
    self.grammar = grammar.rules
    reservedWords = grammar.reservedWords.sorted()
    heights = grammar.heights
    generator = SeededGenerator(seed: seed)
  }

  mutating func program() -> String {
    fuel = 120
    return text(ofRule: "file")
  }

  // MARK: Chance

  private mutating func chance(_ one: Int, in count: Int) -> Bool {
    fuel -= 1
    return fuel > 0 && Int.random(in: 0..<count, using: &generator) < one
  }

  private mutating func pick(_ words: [String]) -> String {
    words.randomElement(using: &generator) ?? ""
  }

  // MARK: Rules

  private mutating func text(ofRule name: String) -> String {
    if let word = word(of: name) { return word }
    let outer = place
    defer { place = outer }
    switch name {
    case "stmt": isAtStart = true
    case "condition": place.allowsObjects = false
    case "expr" where place.space.isEmpty: place.space = " "
    case "STRING", "TEXT", "FORMAT", "NUMBER", "PRIORITY":
      place.space = ""
      place.isOnOneLine = true
      place.isPriority = name == "PRIORITY"
      isAtStart = false
    default: break
    }
    return grammar[name].map { text(of: $0) } ?? ""
  }

  /// The word that stands for a class of words, or for a rule with a meaning beyond its form.
  private mutating func word(of name: String) -> String? {
    defer { if DocumentedGrammar.classes.contains(name) { isAtStart = false } }
    switch name {
    case "NAME" where isAtStart: return pick(["a", "b1", "cell", "名", "x_y"])
    case "NAME": return pick(["a", "b1", "cell", "名", "x_y", "data", "type", "from", "holds"])
    case "WORD": return pick(["a", "名", "data"] + reservedWords)
    case "COLOR": return pick(["#fff", "#12ab34cd", "#123456"])
    case "DIGITS", "HEX": return pick(["1", "2", "5", "9"])
    case "LEVEL": return pick(["low", "medium", "high"])
    case "NEWLINE": return "\n"
    case "character": return pick(["s", "名", "é", " ", "x-y", "//"])
    case "version": return "layout 1"
    default: return nil
    }
  }

  // MARK: Expressions

  private mutating func text(of expression: EBNF.Expression) -> String {
    switch expression {
    case .literal(let literal):
      isAtStart = literal == "expect"
      return literal
    case .name(let name): return text(ofRule: name)
    case .choice(let branches): return text(of: choose(branches))
    case .optional(let inner):
      let isExponent = place.isPriority && inner.mentions("e")
      return !isExponent && chance(3, in: 5) ? text(of: inner) : ""
    case .repetition(let inner):
      var parts: [String] = []
      let most = inner == .name("HEX") ? 3 : 6
      while parts.count < most, chance(3, in: 5) { parts.append(text(of: inner)) }
      return parts.joined(separator: place.space)
    case .sequence(let parts): return sequence(parts)
    }
  }

  private mutating func sequence(_ parts: [EBNF.Expression]) -> String {
    let outer = place.allowsObjects
    defer { place.allowsObjects = outer }
    var texts: [String] = []
    for part in parts {
      texts.append(text(of: part))
      if case .literal(let mark) = part, "([{\\(".contains(mark) { place.allowsObjects = true }
    }
    return texts.filter { !$0.isEmpty }.joined(separator: place.space)
  }

  private mutating func choose(_ branches: [EBNF.Expression]) -> EBNF.Expression {
    fuel -= 1
    let possible = branches.filter(isPossible)
    guard fuel > 0, let branch = possible.randomElement(using: &generator) else {
      return possible.min { heights.height(of: $0) < heights.height(of: $1) } ?? branches[0]
    }
    return branch
  }

  private func isPossible(_ branch: EBNF.Expression) -> Bool {
    switch branch {
    case .name("NEWLINE"): !place.isOnOneLine
    case .name("object"): place.allowsObjects && !isAtStart
    case .name("STRING"), .name("COLOR"): !isAtStart
    default: true
    }
  }
}

extension DocumentedGrammar {
  /// The fewest nested rules with which each rule ends.
  fileprivate var heights: [String: Int] {
    var heights: [String: Int] = [:]
    for _ in rules.rules {
      for rule in rules.rules {
        heights[rule.name] = min(heights.height(of: rule.body) + 1, 1_000)
      }
    }
    return heights
  }
}

extension [String: Int] {
  fileprivate func height(of expression: EBNF.Expression) -> Int {
    switch expression {
    case .literal, .optional, .repetition: 0
    case .name(let name): DocumentedGrammar.classes.contains(name) ? 0 : self[name] ?? 1_000
    case .sequence(let parts): parts.map { height(of: $0) }.max() ?? 0
    case .choice(let branches): branches.map { height(of: $0) }.min() ?? 0
    }
  }
}

extension EBNF.Expression {
  /// Whether a literal stands in it.
  fileprivate func mentions(_ literal: String) -> Bool {
    switch self {
    case .literal(let text): text == literal
    case .name: false
    case .optional(let inner), .repetition(let inner): inner.mentions(literal)
    case .sequence(let parts), .choice(let parts): parts.contains { $0.mentions(literal) }
    }
  }
}
