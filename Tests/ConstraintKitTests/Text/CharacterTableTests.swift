import Foundation
import TestSupport
import Testing

@testable import ConstraintKit

/// The generated tables against the files that they were made from.
@Suite struct CharacterTableTests {
  /// A row of a file of the Unicode Character Database: `0E32..0E33;SA     # Lo`.
  private struct Row {
    let codes: ClosedRange<UInt32>
    let value: Substring

    init?(_ line: Substring) {
      let fields = line.prefix { $0 != "#" }.split(separator: ";")
      guard fields.count == 2 else { return nil }
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { return nil }
      codes = first...last
      value = fields[1].prefix { $0 != " " }
    }
  }

  private static let resolvedByRule1: Set<Substring> = ["AI", "SG", "XX", "CJ", "SA"]

  @Test func lineBreakClassesAreThoseOfTheData() throws {
    let rows = try lines("Data/unicode-15.0/LineBreak.txt").compactMap(Row.init)
    #expect(rows.count > 3000)
    for row in rows where !Self.resolvedByRule1.contains(row.value) {
      var alias = LineBreakClass.Alias()
      for byte in row.value.utf8 { alias.append(byte) }
      let whole = try #require(LineBreakClass(alias: alias, suffix: nil))
      for code in row.codes {
        let actual = try properties(code).lineBreakClass
        #expect(actual == whole || actual.undivided == whole, "U+\(String(code, radix: 16))")
      }
    }
  }

  @Test func wideCharactersTakeAnEm() throws {
    let rows = try lines("Data/unicode-15.0/EastAsianWidth.txt").compactMap(Row.init)
    let wide = rows.filter { $0.value == "W" || $0.value == "F" }
    #expect(wide.count > 100)
    for code in wide.flatMap(\.codes) {
      let advance = try properties(code).advance
      let isMark =
        try #require(Unicode.Scalar(code)).properties.generalCategory == .nonspacingMark
      #expect(advance == (isMark ? 0 : 1000), "U+\(String(code, radix: 16))")
    }
  }

  @Test(arguments: [("Helvetica", false), ("Helvetica-Bold", true)])
  func advancesAreThoseOfTheFont(name: String, isBold: Bool) throws {
    // `C 65 ; WX 667 ; N A ;`: the encoded letters and figures are ASCII.
    let metrics = try lines("Data/adobe-core14/\(name).afm").map { $0.split(separator: " ") }
      .filter { $0.first == "C" && $0.count > 7 }
    var checked = 0
    for metric in metrics {
      guard let code = UInt32(metric[1]), (32..<127).contains(code), code != 39, code != 96 else {
        continue
      }
      checked += 1
      #expect(try properties(code, isBold: isBold).advance == Int(metric[4]), "U+\(code)")
    }
    #expect(checked == 93)
  }

  private func lines(_ path: String) throws -> [Substring] {
    let data = try Data(contentsOf: Fixtures.projectFolder.appending(path: path))
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
  }

  private func properties(_ code: UInt32, isBold: Bool = false) throws -> CharacterProperties {
    // Surrogates are in the data but in no text.
    let scalar = try #require(Unicode.Scalar(code))
    return CharacterTable.shared.properties(of: scalar, isBold: isBold)
  }
}

extension LineBreakClass {
  /// The class of the data that this one is a part of.
  fileprivate var undivided: LineBreakClass {
    switch self {
    case .openPunctuationEastAsian: .openPunctuation
    case .closeParenthesisEastAsian: .closeParenthesis
    case .unassignedPictograph: .ideographic
    default: self
    }
  }
}
