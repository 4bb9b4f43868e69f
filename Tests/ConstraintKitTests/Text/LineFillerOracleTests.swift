import TestSupport
import Testing

@testable import ConstraintKit

/// The fast measurer against a slow one that tries every end of every line.
@Suite struct LineFillerOracleTests {
  private static let alphabet: [String] = [
    "a", "m", "i", ".", ",", "(", ")", "$", "%", "7", "-", "/", "“", "”", "…", "!", " ", " ", "  ",
    "中", "文", "。", "，", "「", "」", "（", "）", "\u{3000}", "\u{A0}", "\u{200B}", "\t",
    "e\u{301}", "\u{301}", "👨‍👩‍👧", "👍🏽", "🇨🇳", "🇨", "❤️", "1️⃣", "한", "ᄒ", "ᅡ", "א", "ก", "กำ",
    "क", "\u{93F}",
  ]

  @Test(arguments: 0..<20)
  func agreesWithTheOracle(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let text = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        Self.alphabet.randomElement(using: &generator) ?? "a"
      }.joined()
      let maxWidth = Double.random(in: 0...120, using: &generator)
      for wrapping in [TextWrapping.word, .character] {
        let layout = HelveticaMeasurer().measure(
          text, font: TextFont(size: 10), maxWidth: maxWidth, maxLines: 0, wrapping: wrapping)
        let expected = oracleLines(of: text, limit: Int(maxWidth * 100), wrapping: wrapping)
        #expect(
          layout.lines.map(\.range) == expected,
          "seed \(seed): \(text.debugDescription) in \(maxWidth), \(wrapping)")
        let most = Int.random(in: 1...5, using: &generator)
        let truncated = HelveticaMeasurer().measure(
          text, font: TextFont(size: 10), maxWidth: maxWidth, maxLines: most, wrapping: wrapping)
        #expect(truncated.isTruncated == (expected.count > most))
        #expect(truncated.lines.count == min(expected.count, most))
        let whole = truncated.isTruncated ? most - 1 : expected.count
        #expect(truncated.lines.prefix(whole).map(\.range) == Array(expected.prefix(whole)))
      }
    }
  }

  private func oracleLines(
    of text: String, limit: Int, wrapping: TextWrapping
  ) -> [Range<Int>] {
    let characterEnds = Set(text.indices.dropFirst().map { $0.utf8Offset(in: text) })
      .union([text.utf8.count])
    let wordEnds = Set(LineBreakOpportunities(text).map(\.offset)).intersection(characterEnds)
    var lines: [Range<Int>] = []
    var start = 0
    while start < text.utf8.count {
      let ends = characterEnds.filter { $0 > start }.sorted()
      let room = max(limit, width(of: text, start..<ends[0]))
      let fitting = ends.filter { width(of: text, start..<$0) <= room }
      let words = wrapping == .word ? fitting.filter(wordEnds.contains) : []
      let end = words.last ?? fitting.last ?? ends[0]
      lines.append(visible(text, start..<end))
      start = end
    }
    return lines
  }

  private func scalars(_ text: String, _ range: Range<Int>) -> String.UnicodeScalarView {
    String(decoding: Array(text.utf8)[range], as: UTF8.self).unicodeScalars
  }

  private func visible(_ text: String, _ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    for scalar in scalars(text, range).reversed() {
      guard CharacterTable.shared.properties(of: scalar, isBold: false).hangs(scalar) else { break }
      end -= UTF8.width(scalar)
    }
    return range.lowerBound..<end
  }

  private func width(of text: String, _ range: Range<Int>) -> Int {
    var advances = GlyphAdvances(CharacterTable.shared.widths)
    return scalars(text, visible(text, range)).reduce(0) {
      $0
        + advances.advance(
          of: $1, CharacterTable.shared.properties(of: $1, isBold: false))
    }
  }
}

extension String.Index {
  fileprivate func utf8Offset(in text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: self)
  }
}
