import Foundation
import LayoutLanguage
import TestSupport
import Testing

/// The grammar of the guide, against the parser.
@Suite("Documented grammar")
struct GrammarTests {
  private let grammar: DocumentedGrammar
  private let recognizer: GrammarRecognizer

  init() throws {
    grammar = try DocumentedGrammar.shared.get()
    recognizer = GrammarRecognizer(grammar)
  }

  @Test("Each rule is used, and each name has a rule or is a class of words")
  func isClosed() {
    let names = grammar.rules.rules.flatMap { $0.body.names }
    let defined = grammar.rules.rules.map(\.name)
    let lexical = ["COLOR", "3", "4", "6", "8", "hexadecimal", "digits", "HEX"]
    for name in names where !lexical.contains(name) {
      #expect(defined.contains(name) || DocumentedGrammar.classes.contains(name), "\(name)")
    }
    for name in defined where name != "file" { #expect(names.contains(name), "\(name)") }
    #expect(defined.count > 60)
  }

  @Test("What the grammar makes, the parser reads", arguments: 0..<15 * Soak.factor)
  func generatedPrograms(seed: Int) {
    var generator = ProgramGenerator(grammar, seed: UInt64(seed))
    for _ in 0..<20 {
      let program = generator.program()
      let faults = Self.faults(in: program)
      #expect(faults.isEmpty, "seed \(seed): \(faults) in\n\(program)")
      let fault = recognizer.firstFault(in: program)
      #expect(fault == nil, "seed \(seed): \(Self.rest(of: program, at: fault)) in\n\(program)")
    }
  }

  @Test("The grammar makes the examples and the files of the guide")
  func examples() throws {
    let paths = try Self.layouts(in: "Examples") + Self.layouts(in: "Examples/guide")
    #expect(paths.count > 40)
    for path in paths {
      let url = Fixtures.projectFolder.appending(path: path)
      let text = try String(contentsOf: url, encoding: .utf8)
      let fault = recognizer.firstFault(in: text)
      #expect(fault == nil, "\(path): \(Self.rest(of: text, at: fault))")
    }
  }

  @Test("Changed programs: the grammar and the parser agree", arguments: 0..<10 * Soak.factor)
  func changedPrograms(seed: Int) {
    var programs = ProgramGenerator(grammar, seed: UInt64(seed))
    var changes = ProgramMutator(seed: UInt64(seed))
    var refused = 0
    for _ in 0..<40 {
      let program = changes.change(programs.program())
      let faults = Self.faults(in: program)
      if let fault = recognizer.firstFault(in: program) {
        refused += 1
        let place = Self.rest(of: program, at: fault)
        #expect(!faults.isEmpty, "seed \(seed): only the parser reads \(place)\n--\n\(program)")
      } else {
        let others = faults.filter { !Self.isBeyondGrammar($0) }
        #expect(others.isEmpty, "seed \(seed): \(others) in\n\(program)")
      }
    }
    #expect((5...35).contains(refused), "seed \(seed)")
  }

  // MARK: Beyond the grammar

  /// What no context-free grammar of tokens says, and so isn't in ours, as the parser puts it.
  static let beyondGrammar = [
    // A string, a colour or a `{` where a statement begins.
    "expected a statement, found",
    // A comparison on the right side of a constraint.
    "this is a second comparison", "can't follow another of its kind",
    // `{` after a condition is the block's.
    "expected an expression, found `{`",
    // The name of an attribute for something else.
    "is an attribute and cannot name",
    // A version other than ours.
    "needs a newer constraint-cli",
  ]

  private static func isBeyondGrammar(_ message: String) -> Bool {
    beyondGrammar.contains { message.contains($0) }
  }

  // MARK: Helpers

  private static func faults(in text: String) -> [String] {
    Parser.parse(Array(text.utf8), file: 0).1.map(\.message)
  }

  private static func rest(of text: String, at token: GrammarToken?) -> String {
    guard let token else { return "" }
    let rest = Array(text.replacing("\r\n", with: "\n")).dropFirst(token.offset)
    return "\(token.text), at: " + String(rest.prefix(60))
  }

  private static func layouts(in folder: String) throws -> [String] {
    let url = Fixtures.projectFolder.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".layout") }.sorted().map { "\(folder)/\($0)" }
  }
}

extension EBNF.Expression {
  /// The rules and classes in it.
  fileprivate var names: [String] {
    switch self {
    case .literal: []
    case .name(let name): [name]
    case .optional(let inner), .repetition(let inner): inner.names
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.names)
    }
  }
}
