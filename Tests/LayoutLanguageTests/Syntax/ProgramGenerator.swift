import TestSupport

/// Random programs of the grammar in the language's document: rule by rule, in its order.
struct ProgramGenerator {
  private var generator: SeededGenerator
  /// What's left to grow.
  private var fuel = 0
  /// Whether newlines would end what is being made.
  private var isOnOneLine = false

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func program() -> String {
    fuel = 60
    return maybe { _ in "layout 1\n" } + repeated(0...8, separator: "\n") { $0.item() }
  }

  // MARK: Choices

  private mutating func choose(_ count: Int) -> Int {
    fuel -= 1
    return fuel > 0 ? Int.random(in: 0..<count, using: &generator) : 0
  }

  private mutating func maybe(_ text: (inout ProgramGenerator) -> String) -> String {
    choose(2) == 1 ? text(&self) : ""
  }

  private mutating func repeated(
    _ counts: ClosedRange<Int>, separator: String, _ text: (inout ProgramGenerator) -> String
  ) -> String {
    let count =
      fuel > 0 ? Int.random(in: counts, using: &generator) : counts.lowerBound
    return (0..<count).map { _ in text(&self) }.joined(separator: separator)
  }

  private mutating func pick(_ words: [String]) -> String {
    words.randomElement(using: &generator) ?? ""
  }

  private mutating func name() -> String {
    pick(["a", "b1", "cell", "名", "data", "type", "from", "test", "holds", "x_y"])
  }

  private mutating func separator() -> String { pick(["\n", ";", "; ", "\n\n", " // c\n"]) }

  private mutating func delimiter() -> String {
    isOnOneLine ? ", " : pick([", ", "\n", ",\n"])
  }

  /// In a string, which ends with its line.
  private mutating func interpolation() -> String {
    let outer = isOnOneLine
    isOnOneLine = true
    defer { isOnOneLine = outer }
    return expression().replacing("\n", with: " ")
  }

  // MARK: Items

  private mutating func item() -> String {
    switch choose(8) {
    case 1: return "import \(repeated(1...3, separator: ", ") { $0.name() }) from \"f.layout\""
    case 2: return "import \"f.layout\" as \(name())"
    case 3: return "param \(parameter())"
    case 4:
      let source = choose(2) == 1 ? "from \"f.json\"" : "= \(expression())"
      return "data \(name())\(maybe { ": \($0.type())" }) \(source)"
    case 5: return "type \(name()) \(record())"
    case 6:
      let parameters = maybe { "(\($0.repeated(0...3, separator: ", ") { $0.parameter() }))" }
      return "component \(name())\(parameters) \(block())"
    case 7:
      let body = repeated(0...3, separator: ";") { $0.expectation() }
      return "test \"t\" \(maybe { $0.arguments() }) { \(body) }"
    default: return statement()
    }
  }

  private mutating func parameter() -> String {
    "\(name())\(maybe { ": \($0.type())" })\(maybe { " = \($0.expression())" })"
  }

  private mutating func type() -> String {
    let optional = maybe { _ in "?" }
    switch choose(3) {
    case 1: return "[\(type())]\(optional)"
    case 2: return record() + optional
    default: return pick(["int", "string", "Post"]) + optional
    }
  }

  private mutating func record() -> String {
    let delimiter = delimiter()
    return "{ \(repeated(0...3, separator: delimiter) { "\($0.name()): \($0.type())" }) }"
  }

  // MARK: Statements

  private mutating func block() -> String {
    let separator = separator()
    return "{ \(repeated(0...3, separator: separator) { $0.statement() })\n}"
  }

  private mutating func statement() -> String {
    switch choose(10) {
    case 1: return "let \(name())\(maybe { ": \($0.type())" }) = \(expression())"
    case 2: return "var \(name())\(maybe { "[\($0.expression())]" })"
    case 3: return "\(pick(["view", "kit.Row"])) \(declared())"
    case 4: return "\(postfix()) \(block())"
    case 5: return "\(pick(["font", "hugging.x"])): \(expression())"
    case 6: return "if \(condition()) \(block())\(maybe { " else \($0.block())" })"
    case 7: return "for \(name())\(maybe { ", \($0.name())" }) in \(condition()) \(block())"
    case 8: return "vfl \"H:|-[a(>=3)]-(==4@high)-[b]|\""
    case 9: return expectation()
    default: return constraint()
    }
  }

  private mutating func declared() -> String {
    "\(name())\(maybe { "[\($0.expression())]" })\(maybe { $0.arguments() })\(maybe { $0.block() })"
  }

  private mutating func constraint() -> String {
    let left = repeated(1...3, separator: ", ") { $0.pick(["left", "a.top", "b1[0].width * 2"]) }
    let right = choose(3) == 1 ? "(\(expression()))" : linear()
    return "\(left) \(relation()) \(right)"
      + maybe { " inset \($0.linear())" } + maybe { " \($0.priority())" }
      + maybe { " as \($0.name())" }
  }

  private mutating func relation() -> String { pick(["==", ">=", "<="]) }

  private mutating func priority() -> String {
    choose(2) == 1 ? "@(\(expression()))" : pick(["@750", "@low", "@high-1", "@medium+0.5"])
  }

  private mutating func expectation() -> String {
    switch choose(6) {
    case 1: return "expect holds \(name())"
    case 2: return "expect breaks \(name())\(maybe { " by \($0.linear())" })"
    case 3: return "expect \(name()) beats \(name())"
    case 4: return "expect error E0401"
    case 5: return "expect ambiguous \(postfix())"
    default: return "expect " + repeated(1...2, separator: ", ") { $0.check() }
    }
  }

  private mutating func check() -> String {
    if choose(3) == 1 { return name() + arguments() }
    let tolerance = maybe { "\($0.pick([" ± ", " +/- "]))\($0.linear())" }
    return "\(linear()) \(relation()) \(linear())\(tolerance)"
  }

  // MARK: Expressions

  private mutating func expression() -> String {
    let first = coalesce()
    return choose(4) == 1 ? "\(first) ? \(expression()) : \(expression())" : first
  }

  /// Before a block an object stands in parentheses.
  private mutating func condition() -> String { "(\(expression()))" }

  private mutating func coalesce() -> String { repeated(1...2, separator: " ?? ") { $0.or() } }

  private mutating func or() -> String { repeated(1...2, separator: " || ") { $0.and() } }

  private mutating func and() -> String { repeated(1...2, separator: " && ") { $0.comparison() } }

  private mutating func comparison() -> String {
    let operation = pick(["==", "!=", "<", ">", "<=", ">="])
    return repeated(1...2, separator: " \(operation) ") { $0.range() }
  }

  private mutating func range() -> String {
    let operation = pick(["..<", "..."])
    return repeated(1...2, separator: operation) { $0.linear() }
  }

  private mutating func linear() -> String {
    let operation = pick([" + ", " - ", " +\n"])
    return repeated(1...3, separator: operation) { $0.term() }
  }

  private mutating func term() -> String {
    let operation = pick([" * ", " / ", " % ", " div ", "*"])
    return repeated(1...2, separator: operation) { $0.unary() }
  }

  private mutating func unary() -> String {
    switch choose(4) {
    case 1: return pick(["-", "!", "- "]) + unary()
    case 2: return primary()
    default: return postfix()
    }
  }

  private mutating func postfix() -> String {
    let base = pick(["a", "super", "root", "self", "prev", "cell"])
    switch choose(5) {
    case 1: return "\(base).\(name())"
    case 2: return "\(base)[\(expression())]"
    case 3: return "\(base)\(arguments())"
    case 4: return "\(base)[0]\n.\(name())\(arguments())"
    default: return base
    }
  }

  private mutating func arguments() -> String {
    "(\(repeated(0...3, separator: ", ") { $0.maybe { "\($0.name()): " } + $0.expression() }))"
  }

  private mutating func primary() -> String {
    switch choose(8) {
    case 1: return pick(["1", "2.5", "1e3", "0.25E-2"])
    case 2: return pick(["\"s\"", "\"\"", "\"\\n\\u{41}\"", "\"名\""])
    case 3: return "\"x \\(\(interpolation())) y\""
    case 4: return pick(["#fff", "#12ab34cd", "null", "true", "false"])
    case 5: return "[\(repeated(0...3, separator: ",\n") { $0.expression() })]"
    case 6: return "(\(repeated(1...3, separator: ", ") { $0.expression() }))"
    case 7:
      let delimiter = delimiter()
      return "{ \(repeated(0...2, separator: delimiter) { "\($0.name()): \($0.expression())" }) }"
    default: return name()
    }
  }
}
