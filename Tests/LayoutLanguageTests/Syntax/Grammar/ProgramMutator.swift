import TestSupport

/// Changes programs by a word or a mark: taken out, doubled, exchanged or replaced.
struct ProgramMutator {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private static let words = [
    "a", "b1", "left", "1", "2.5", "\"s\"", "#fff", "@high", "@750", "(", ")", "[", "]", "{", "}",
    ",", ";", ":", ".", "?", "=", "==", ">=", "<=", "!=", "<", "+", "-", "*", "div", "%", "!", "&&",
    "||", "??", "..<", "...", "±", "let", "var", "if", "else", "for", "in", "true", "null", "super",
    "self", "inset", "as", "expect", "holds", "by", "beats", "\n", "\n",
  ]

  /// - Parameter program: A text whose words have spaces or newlines between them.
  mutating func change(_ program: String) -> String {
    var parts = Self.parts(of: program)
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      guard let index = parts.indices.randomElement(using: &generator) else { break }
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: parts.remove(at: index)
      case 1: parts.insert(parts[index], at: index)
      case 2: parts.swapAt(index, parts.indices.randomElement(using: &generator) ?? index)
      default: parts[index] = Self.words.randomElement(using: &generator) ?? ""
      }
    }
    return parts.joined(separator: " ")
  }

  /// Words, marks, newlines, and strings whole.
  private static func parts(of program: String) -> [String] {
    var parts: [String] = []
    var string = ""
    for word in program.split(separator: " ", omittingEmptySubsequences: false) {
      // The spaces in a string are part of it.
      string += string.isEmpty ? word : " " + word
      guard isClosed(string) else { continue }
      if !string.isEmpty { parts.append(string) }
      string = ""
    }
    return parts
  }

  /// Whether each string in the text ends.
  private static func isClosed(_ text: String) -> Bool {
    var stack: [Character] = []
    var characters = Array(text)[...]
    while let character = characters.popFirst() {
      switch (character, stack.last) {
      case ("\\", "\""):
        if characters.popFirst() == "(" { stack.append("(") }
      case ("\"", "\""): stack.removeLast()
      case ("\"", _): stack.append("\"")
      case ("(", "("): stack.append("(")
      case (")", "("): stack.removeLast()
      default: break
      }
    }
    return stack.isEmpty
  }
}
