import ConstraintKit
import Testing

@Suite struct MetricsMeasurerTests {
  private static let texts = [
    "", "a", "Hello, world: a longer line that wraps at spaces.", "今天阳光明媚，今夜多云转晴",
    "1️⃣ ❤️ 👨‍👩‍👧 🇫🇷 e\u{301}", "two\nlines\n", "tab\tand  spaces  ",
  ]

  @Test("Metrics without a word of their own are Helvetica's", arguments: texts, [false, true])
  func standard(text: String, isBold: Bool) {
    let metrics = MetricsMeasurer(FontMetrics(name: "Helvetica"))
    for (width, lines) in [(Double.infinity, 0), (80, 0), (80, 2), (5, 1)] {
      let font = TextFont(size: 14, isBold: isBold)
      let expected = HelveticaMeasurer().measure(
        text, font: font, maxWidth: width, maxLines: lines, wrapping: .word)
      let found = metrics.measure(
        text, font: font, maxWidth: width, maxLines: lines, wrapping: .word)
      #expect(found.size == expected.size)
      #expect(found.lines.map(\.range) == expected.lines.map(\.range))
      #expect(found.firstBaseline == expected.firstBaseline)
      #expect(found.lastBaselineFromBottom == expected.lastBaselineFromBottom)
    }
  }

  private func width(_ text: String, _ metrics: FontMetrics, isBold: Bool = false) -> Double {
    MetricsMeasurer(metrics, scale: 1000).measure(
      text, font: TextFont(size: 10, isBold: isBold), maxWidth: .infinity, maxLines: 0,
      wrapping: .word
    ).size.width
  }

  @Test("Advances are those of the metrics, in either face")
  func advances() {
    var metrics = FontMetrics(name: "Test")
    metrics.fallbackAdvance = 0.25
    metrics.wideAdvance = 2
    metrics.advances = ["A": 1.5, "中": 3, "b": 0]
    metrics.boldAdvances = ["A": 2.5, "Z": 4]
    #expect(width("A", metrics) == 15)
    #expect(width("A", metrics, isBold: true) == 25)
    #expect(width("x", metrics) == 2.5)
    #expect(width("x", metrics, isBold: true) == 2.5)
    #expect(width("中", metrics) == 30)
    #expect(width("文", metrics) == 20)
    #expect(width("😀", metrics) == 20)
    #expect(width("👨‍👩‍👧", metrics) == 20)
    #expect(width("1️⃣", metrics) == 20)
    #expect(width("b", metrics) == 0)
    #expect(width("Z", metrics) == 40)
    #expect(width("e\u{301}", metrics) == 2.5)
  }

  @Test("Advances are taken to a millionth of an em")
  func precision() {
    var metrics = FontMetrics(name: "Test")
    metrics.advances = ["a": 0.123456]
    let text = String(repeating: "a", count: 1000)
    #expect(width(text, metrics) == 1234.56)
  }

  @Test("Lines are as high as the metrics say")
  func lines() {
    let metrics = FontMetrics(name: "Test", lineHeight: 2, firstBaseline: 1.25, lastBaseline: 0.5)
    let layout = MetricsMeasurer(metrics).measure(
      "a\nb", font: TextFont(size: 10), maxWidth: .infinity, maxLines: 0, wrapping: .word)
    #expect(layout.size.height == 40)
    #expect(layout.lines.map(\.baseline) == [12.5, 32.5])
    #expect(layout.firstBaseline == 12.5 && layout.lastBaselineFromBottom == 5)
    let partial = FontMetrics(name: "Test", lineHeight: 3)
    #expect(abs(partial.firstBaseline + partial.lastBaseline - 3) < 1e-12)
  }

  @Test(
    "Numbers out of range count as the nearest in it",
    arguments: [
      Double.nan, .infinity, -.infinity, -1, 1e300,
    ])
  func range(number: Double) {
    var metrics = FontMetrics(
      name: "Test", lineHeight: number, firstBaseline: number, lastBaseline: number)
    metrics.fallbackAdvance = number
    metrics.wideAdvance = number
    metrics.advances = ["a": number]
    let layout = MetricsMeasurer(metrics, scale: number).measure(
      "a b 中", font: TextFont(size: 10), maxWidth: 50, maxLines: 0, wrapping: .word)
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    #expect(layout.size.width >= 0 && layout.size.height > 0)
  }

  @Test("A text fits in the width that it was measured to have", arguments: texts)
  func fits(text: String) {
    var metrics = FontMetrics(name: "Test")
    metrics.fallbackAdvance = 1.0 / 3
    metrics.advances = [" ": 0.2]
    let measurer = MetricsMeasurer(metrics)
    let font = TextFont(size: 13)
    let whole = measurer.measure(
      text, font: font, maxWidth: .infinity, maxLines: 0, wrapping: .word)
    let again = measurer.measure(
      text, font: font, maxWidth: whole.size.width, maxLines: 0, wrapping: .word)
    #expect(whole.lines.count == again.lines.count)
  }
}
