/// Whether a text's tokens are derived from the documented grammar.
///
/// For each rule and place all ends are found, once: exact for any context-free grammar without
/// left recursion, and for one like ours nearly linear (Frost, Hafiz and Callaghan 2007,
/// https://aclanthology.org/W07-2215).
struct GrammarRecognizer {
  private enum Node {
    case terminal(UInt128)
    case rule(Int)
    case sequence([Int])
    case choice([Int])
    case optional(Int)
    case repetition(Int)
  }

  /// The terminals and their bits.
  private var terminals: [String: UInt128] = [:]
  private var nodes: [Node] = []
  private var ruleNumbers: [String: Int] = [:]
  /// The nodes of the rules' right sides.
  private var bodies: [Int] = []
  /// What a node's texts begin with, and whether it has an empty one.
  private var firsts: [(tokens: UInt128, isEmpty: Bool)] = []
  private let reservedWords: Set<String>

  init(_ grammar: DocumentedGrammar) {
    reservedWords = grammar.reservedWords
    let rules = grammar.rules.rules.filter { !DocumentedGrammar.classes.contains($0.name) }
    for (number, rule) in rules.enumerated() { ruleNumbers[rule.name] = number }
    bodies = rules.map { add($0.body) }
    findFirsts()
  }

  /// How far the tokens of a text are those of a rule: nil if they are from the first to the last.
  func firstFault(in text: String, rule: String = "file") -> GrammarToken? {
    let tokens = GrammarTokenizer.tokens(of: text, reservedWords: reservedWords)
    var run = Run(tokens, bits: tokens.map(bits), rules: bodies.count)
    guard let number = ruleNumbers[rule] else { return tokens.first }
    if ends(of: bodies[number], from: 0, &run).contains(tokens.count) { return nil }
    let end = GrammarToken(text: "the end", offset: text.count)
    return run.furthest < tokens.count ? tokens[run.furthest] : end
  }

  func accepts(_ text: String) -> Bool { firstFault(in: text) == nil }

  // MARK: Compiling

  private mutating func add(_ expression: EBNF.Expression) -> Int {
    let node: Node
    switch expression {
    case .literal(let text): node = .terminal(terminal(text))
    case .name(let name):
      node = ruleNumbers[name].map { .rule($0) } ?? .terminal(terminal(name))
    case .sequence(let parts): node = .sequence(parts.map { add($0) })
    case .choice(let branches): node = .choice(branches.map { add($0) })
    case .optional(let inner): node = .optional(add(inner))
    case .repetition(let inner): node = .repetition(add(inner))
    }
    nodes.append(node)
    return nodes.count - 1
  }

  private mutating func terminal(_ text: String) -> UInt128 {
    if let bit = terminals[text] { return bit }
    let bit: UInt128 = 1 << UInt128(terminals.count)
    terminals[text] = bit
    return bit
  }

  private func bits(_ token: GrammarToken) -> UInt128 {
    let own = (terminals[token.text] ?? 0) | (token.other.flatMap { terminals[$0] } ?? 0)
    return token.other == "NAME" ? own | (terminals["WORD"] ?? 0) : own
  }

  private mutating func findFirsts() {
    firsts = Array(repeating: (0, false), count: nodes.count)
    var isChanged = true
    while isChanged {
      isChanged = false
      for node in nodes.indices {
        let first = first(node)
        if first != firsts[node] { isChanged = true }
        firsts[node] = first
      }
    }
  }

  private func first(_ node: Int) -> (tokens: UInt128, isEmpty: Bool) {
    switch nodes[node] {
    case .terminal(let bit): return (bit, false)
    case .rule(let number): return firsts[bodies[number]]
    case .optional(let inner), .repetition(let inner): return (firsts[inner].tokens, true)
    case .choice(let branches):
      return branches.reduce((0, false)) {
        ($0.0 | firsts[$1].tokens, $0.1 || firsts[$1].isEmpty)
      }
    case .sequence(let parts):
      var tokens: UInt128 = 0
      for part in parts {
        tokens |= firsts[part].tokens
        if !firsts[part].isEmpty { return (tokens, false) }
      }
      return (tokens, true)
    }
  }

  // MARK: Recognising

  private struct Run {
    let bits: [UInt128]
    /// The bits of each token, and of the one after it where it may be left out.
    let visible: [UInt128]
    let isOptional: [Bool]
    let places: Int
    var known: [[Int]?]
    /// The first token that none of the attempts went past.
    var furthest = 0

    init(_ tokens: [GrammarToken], bits: [UInt128], rules: Int) {
      self.bits = bits + [0, 0]
      isOptional = tokens.map(\.isOptional) + [false, false]
      visible =
        tokens.indices.map {
          bits[$0] | (tokens[$0].isOptional && $0 + 1 < bits.count ? bits[$0 + 1] : 0)
        } + [0]
      places = tokens.count + 1
      known = Array(repeating: nil, count: rules * places)
    }
  }

  /// Where texts of a node end that begin at a place.
  private func ends(of node: Int, from start: Int, _ run: inout Run) -> [Int] {
    let first = firsts[node]
    guard first.tokens & run.visible[start] != 0 else { return first.isEmpty ? [start] : [] }
    switch nodes[node] {
    case .terminal(let bit):
      run.furthest = max(run.furthest, start + 1)
      return run.bits[start] & bit != 0 ? [start + 1] : [start + 2]
    case .rule(let number):
      let key = number * run.places + start
      if let known = run.known[key] { return known }
      let found = ends(of: bodies[number], from: start, &run)
      run.known[key] = found
      return found
    case .sequence(let parts):
      var places = [start]
      for part in parts { places = union(places.map { ends(of: part, from: $0, &run) }) }
      return places
    case .choice(let branches): return union(branches.map { ends(of: $0, from: start, &run) })
    case .optional(let inner): return union([[start], ends(of: inner, from: start, &run)])
    case .repetition(let inner):
      var places = [start]
      var index = 0
      while index < places.count {
        for end in ends(of: inner, from: places[index], &run) where !places.contains(end) {
          places.append(end)
        }
        index += 1
      }
      return places
    }
  }

  private func union(_ lists: [[Int]]) -> [Int] {
    guard lists.count != 1 else { return lists[0] }
    var result: [Int] = []
    for place in lists.joined() where !result.contains(place) { result.append(place) }
    return result
  }
}
