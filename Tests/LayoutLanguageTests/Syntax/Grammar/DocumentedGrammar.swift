import Foundation
import TestSupport

/// The grammar of the guide, `Documentation/Language.md`.
struct DocumentedGrammar: Sendable {
  struct Fault: Error {
    var description: String
  }

  /// The grammar as it is written.
  let rules: EBNF
  /// The words that can't be names, as the text before the grammar lists them.
  let reservedWords: Set<String>

  static let shared = Result { try DocumentedGrammar() }

  /// What the grammar takes for granted, or what stands for it in a text: the classes of tokens.
  static let classes: Set<String> = [
    "NAME", "WORD", "NUMBER", "COLOR", "PRIORITY", "DIGITS", "NEWLINE", "character", "escape",
  ]

  private init() throws {
    let url = Fixtures.projectFolder.appending(path: "Documentation/Language.md")
    let guide = try String(contentsOf: url, encoding: .utf8)
    guard let grammar = guide.firstMatch(of: /```ebnf\n(?<rules>[^`]*)```/),
      let words = guide.firstMatch(of: /`(?<words>let var [a-z ]+)` are reserved/)
    else { throw Fault(description: "no grammar, or no list of reserved words, in \(url.path)") }
    rules = try EBNF(String(grammar.rules))
    reservedWords = Set(words.words.split(separator: " ").map(String.init))
  }
}
