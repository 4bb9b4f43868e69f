import Foundation
import LayoutLanguage
import TestSupport
import Testing

/// Examples with random edits: whatever the text, there are diagnostics or frames, and no crash.
@Suite("Random edits")
struct RandomEditTests {
  private static let rounds = Soak.length(short: 1, full: 100)

  @Test(arguments: ExampleTests.names + ["90-conflict", "91-ambiguous"])
  func survives(_ name: String) throws {
    let seed = Soak.seed(for: name)
    var generator = SeededGenerator(seed: seed)
    let original = try Examples.files.read("\(name).layout", limit: 1 << 20).bytes
    var limits = LayoutLimits()
    limits.maxStatements = 2_000
    for round in 0..<Self.rounds {
      let source = Self.edited(original, &generator)
      let loaded = LayoutProgram.load(
        source: source, name: "\(name).layout", files: Examples.files, limits: limits)
      guard let program = loaded.program else {
        #expect(
          loaded.diagnostics.contains { $0.level == .error }, "seed \(seed), round \(round)")
        continue
      }
      let solved = program.solve()
      let hasError = solved.diagnostics.contains { $0.level == .error }
      #expect((solved.layout == nil) == hasError, "seed \(seed), round \(round)")
      let report = program.runTests()
      _ = DiagnosticRenderer().render(
        report.outcomes.compactMap(\.failure) + program.check().diagnostics, in: report.sources)
    }
  }

  /// One to three pieces of text are taken out, put elsewhere, doubled or exchanged for another.
  private static func edited(
    _ bytes: [UInt8], _ generator: inout SeededGenerator
  ) -> [UInt8] {
    var pieces = words(bytes)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 0..<pieces.count, using: &generator)
      let other = Int.random(in: 0..<pieces.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: pieces.remove(at: place)
      case 1: pieces.insert(pieces[other], at: place)
      case 2: pieces[place] = pieces[other]
      default: pieces.swapAt(place, other)
      }
    }
    return Array(pieces.joined())
  }

  /// Runs of letters and digits, and single other bytes.
  private static func words(_ bytes: [UInt8]) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var wasWord = false
    for byte in bytes {
      let isWord =
        byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter || byte == 0x2E
        || Character(Unicode.Scalar(byte)).isNumber
      if isWord, wasWord, !words.isEmpty {
        words[words.count - 1].append(byte)
      } else {
        words.append([byte])
      }
      wasWord = isWord
    }
    return words
  }
}
