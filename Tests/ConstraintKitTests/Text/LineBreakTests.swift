import Foundation
import TestSupport
import Testing

@testable import ConstraintKit

@Suite struct LineBreakTests {
  /// A line of `LineBreakTest.txt`: `× 0023 × 0020 ÷ 0023 ÷`.
  private struct Sample {
    var text = ""
    /// UTF-8 offsets.
    var breaks: [Int] = []

    init(line: Substring) throws {
      for field in line.split(separator: " ") {
        if field == "÷" {
          breaks.append(text.utf8.count)
        } else if field != "×" {
          let value = try #require(UInt32(field, radix: 16))
          text.unicodeScalars.append(try #require(Unicode.Scalar(value)))
        }
      }
    }
  }

  @Test func unicodeConformance() throws {
    let file = try #require(
      String(data: Fixtures.data("LineBreakTest-15.0.txt"), encoding: .utf8))
    let lines = file.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count == 7654)
    let failures = try lines.filter { line in
      let sample = try Sample(line: line)
      return LineBreakOpportunities(sample.text).map(\.offset) != sample.breaks
    }
    #expect(failures.count == 0)
    #expect(failures.prefix(20) == [])
  }
}
