import ConstraintKit
import TestSupport
import Testing

@Suite struct DecimalFormatTests {
  @Test(
    "Numbers are rounded and have no trailing zeros",
    arguments: [
      (0, 3, "0"), (-0.0, 3, "0"), (-0.0004, 3, "0"), (375, 3, "375"), (31.5, 3, "31.5"),
      (-31.25, 1, "-31.3"), (0.0625, 3, "0.063"), (1.0 / 3, 6, "0.333333"),
      (0.000001, 6, "0.000001"),
      (1e9, 6, "1000000000"), (2.5, 0, "3"), (99.9996, 3, "100"), (100, 0, "100"),
    ] as [(Double, Int, String)])
  func rounding(value: Double, decimals: Int, expected: String) {
    #expect(DecimalFormat.decimals(decimals).text(value) == expected)
  }

  @Test("The full form reads back as the same number")
  func full() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<1000 {
      let value = Double.random(in: -1e6...1e6, using: &generator)
      #expect(Double(DecimalFormat.full.text(value)) == value, "seed 7")
    }
    #expect(DecimalFormat.full.text(-0.0) == "0")
    #expect(DecimalFormat.full.text(40) == "40")
  }

  @Test("Rounded text is within half a unit of the last place")
  func nearest() throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<1000 {
      let value = Double.random(in: -1e4...1e4, using: &generator)
      let text = DecimalFormat.decimals(6).text(value)
      let read = try #require(Double(text), "seed 8")
      #expect(abs(read - value) <= 0.5e-6 + 1e-11, "seed 8")
      #expect(!text.contains(".") || text.last != "0", "seed 8")
    }
  }
}
