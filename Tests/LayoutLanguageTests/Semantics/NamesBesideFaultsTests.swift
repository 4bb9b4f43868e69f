import LayoutLanguage
import TestSupport
import Testing

/// Examples of which one token is left out, doubled or exchanged: where that breaks the text, no
/// name elsewhere is told as unknown but the very one that is gone.
@Suite("Names beside faults of the syntax")
struct NamesBesideFaultsTests {
  private static let rounds = Soak.length(short: 12, full: 2_000)

  @Test(arguments: ExampleTests.names)
  func noConsequences(_ name: String) throws {
    let seed = Soak.seed(for: name)
    var generator = SeededGenerator(seed: seed)
    let original = try Examples.files.read("\(name).layout", limit: 1 << 20).bytes
    let tokens = LayoutDocument(original).tokens.filter { $0.kind != .comment }.map { token in
      Int(token.span.start)..<Int(token.span.end)
    }
    for _ in 0..<Self.rounds {
      let edit = Edit(of: original, tokens, &generator)
      let loaded = LayoutProgram.load(
        source: edit.text, name: "\(name).layout", files: Examples.files)
      for diagnostic in Self.told(loaded) where !edit.touches(diagnostic) {
        Issue.record("seed \(seed), \(edit): \(diagnostic.code) \(diagnostic.message)")
      }
    }
  }

  /// The errors that aren't of the syntax.
  private static func told(_ loaded: LoadResult) -> [Diagnostic] {
    guard loaded.program == nil else { return [] }
    let syntax = loaded.sources.files.enumerated().flatMap { number, source in
      Parser.parse(source.bytes, file: Int32(number)).1
    }.map { [$0.code.name, $0.message] }
    return loaded.diagnostics.filter { !syntax.contains([$0.code.name, $0.message]) }
  }

  private struct Edit: CustomStringConvertible {
    var text: [UInt8]
    var description: String
    /// The line of the token in the edited text.
    private let line: Range<Int>
    /// What stood there.
    private let old: String

    init(of original: [UInt8], _ tokens: [Range<Int>], _ generator: inout SeededGenerator) {
      let token = tokens[Int.random(in: 0..<tokens.count, using: &generator)]
      let other = tokens[Int.random(in: 0..<tokens.count, using: &generator)]
      let kind = Int.random(in: 0..<3, using: &generator)
      let written = original[token]
      let replacement: [UInt8] =
        switch kind {
        case 0: [0x20]
        case 1: written + [0x20] + written
        default: [0x20] + original[other] + [0x20]
        }
      let start = original[..<token.lowerBound].lastIndex(of: 0x0A) ?? 0
      let rest = original[token.upperBound...]
      let end = (rest.firstIndex(of: 0x0A) ?? original.count) - token.count + replacement.count
      line = start..<end
      text = original
      text.replaceSubrange(token, with: replacement)
      let number = original[..<token.lowerBound].count { $0 == 0x0A } + 1
      old = String(decoding: written, as: UTF8.self)
      let new = String(decoding: replacement, as: UTF8.self)
      description = "line \(number): `\(old)` becomes `\(new)`"
    }

    /// Whether a diagnostic is about the line that was edited, or the name that is gone.
    func touches(_ diagnostic: Diagnostic) -> Bool {
      let spans = ([diagnostic.primary].compactMap { $0 } + diagnostic.secondary).map(\.span)
      return spans.contains { span in
        guard span.file == 0 else { return false }
        let name = String(decoding: text[Int(span.start)..<Int(span.end)], as: UTF8.self)
        return name == old || line.contains(Int(span.start))
      }
    }
  }
}
