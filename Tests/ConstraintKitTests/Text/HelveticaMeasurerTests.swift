import Testing

@testable import ConstraintKit

@Suite struct HelveticaMeasurerTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var text: String
    var size = 14.0
    var maxWidth = Double.infinity
    var maxLines = 0
    var wrapping = TextWrapping.word
    var lines: [String]
    var width: Double?
    var height: Double?
    var isTruncated = false
    var testDescription: String { "\(text.prefix(20)) in \(maxWidth)" }
  }

  static let samples: [Sample] = [
    Sample(text: "", lines: [], width: 0, height: 0),
    Sample(text: "   ", lines: [""], width: 0, height: 17),
    // Sizes: 1.193359375 em a line, up to half a point.
    Sample(text: "今天阳光明媚，今夜多云转晴", maxWidth: 285, lines: ["今天阳光明媚，今夜多云转晴"], width: 182, height: 17),
    Sample(
      text: "十年生死两茫茫，不思量，自难忘。千里孤坟，无处话凄凉。纵使相逢应不识，尘满面，鬓如霜。",
      maxWidth: 285,
      lines: [
        "十年生死两茫茫，不思量，自难忘。千里孤", "坟，无处话凄凉。纵使相逢应不识，尘满面，", "鬓如霜。",
      ], width: 280, height: 50.5),
    Sample(
      text: "白头萧散满霜风，小阁藤床寄病容。报道先生春睡美，道人轻打五更钟。", maxWidth: 285,
      lines: ["白头萧散满霜风，小阁藤床寄病容。报道先生", "春睡美，道人轻打五更钟。"], width: 280, height: 33.5),
    Sample(
      text: "奥术大师所大所多多挨打的阿斯达阿斯达多所收到奥术大师所大所多多", size: 12, maxWidth: 265,
      lines: ["奥术大师所大所多多挨打的阿斯达阿斯达多所收到", "奥术大师所大所多多"], width: 264, height: 29),
    Sample(text: "啊啊啊啊啊", size: 12, maxWidth: 265, lines: ["啊啊啊啊啊"], width: 60, height: 14.5),
    Sample(text: "hello", size: 17, maxWidth: 300, lines: ["hello"], width: 36, height: 20.5),
    // Latin: 0.278 + 0.778 + 0.667 em, then four wide characters.
    Sample(text: "iOS攻城狮7", lines: ["iOS攻城狮7"], width: 73.5, height: 17),
    // Punctuation: closing kept back, opening not left at the line's end.
    Sample(
      text: "他说：“你好，世界！”（真的）", maxWidth: 60,
      lines: ["他", "说：“你", "好，世", "界！”（", "真的）"], height: 84),
    // Newlines.
    Sample(text: "a\n\nb", lines: ["a", "", "b"], height: 50.5),
    Sample(text: "a\r\nb\u{2028}c\u{85}d", lines: ["a", "b", "c", "d"]),
    Sample(text: "a\n", lines: ["a"], height: 17),
    Sample(text: "\n", lines: [""], width: 0, height: 17),
    // Spaces at a line's end.
    Sample(text: "aaa     bbb  ", maxWidth: 25, lines: ["aaa", "bbb"], width: 23.5),
    Sample(text: "中\u{3000}\u{3000}文", maxWidth: 14, lines: ["中", "文"], width: 14),
    Sample(text: "a\u{A0}b", maxWidth: 12, lines: ["a\u{A0}", "b"]),
    // Words longer than a line.
    Sample(text: "mmmmm mm", maxWidth: 36, lines: ["mmm", "mm", "mm"], width: 35),
    Sample(text: "中文字", maxWidth: 0, lines: ["中", "文", "字"], width: 14),
    Sample(text: "中文字", maxWidth: -5, lines: ["中", "文", "字"]),
    Sample(text: "中文字", maxWidth: .nan, lines: ["中文字"], width: 42),
    Sample(text: "中文字", maxWidth: -.infinity, lines: ["中", "文", "字"]),
    // By character.
    Sample(
      text: "aaa bbb", maxWidth: 25, wrapping: .character, lines: ["aaa", "bbb"]),
    Sample(
      text: "aa bbb", maxWidth: 28, wrapping: .character, lines: ["aa b", "bb"]),
    // Sequences: one em, never divided.
    Sample(
      text: "👨‍👩‍👧👍🏽🇨🇳🇨🇳❤️1️⃣e\u{301}", size: 10, maxWidth: 20,
      lines: ["👨‍👩‍👧👍🏽", "🇨🇳🇨🇳", "❤️", "1️⃣e\u{301}"], width: 20),
    Sample(
      text: "👨‍👩‍👧👍🏽🇨🇳e\u{301}🏃‍♀️", size: 10, maxWidth: 0, wrapping: .character,
      lines: ["👨‍👩‍👧", "👍🏽", "🇨🇳", "e\u{301}", "🏃‍♀️"], width: 10),
    Sample(text: "\u{301}", lines: ["\u{301}"], width: 0, height: 17),
    Sample(text: "a \u{301}b", maxWidth: 8, lines: ["a", " \u{301}", "b"]),
    // Truncation.
    Sample(text: "a\nb", maxLines: 1, lines: ["a"], width: 22, height: 17, isTruncated: true),
    Sample(text: "a\n", maxLines: 1, lines: ["a"], width: 8, isTruncated: false),
    Sample(
      text: "今天阳光明媚", maxWidth: 70, maxLines: 1, lines: ["今天阳光"], width: 70, height: 17,
      isTruncated: true),
    Sample(text: "今天阳光明", maxWidth: 70, maxLines: 1, lines: ["今天阳光明"], width: 70),
    Sample(
      text: "hello wide world", maxWidth: 70, maxLines: 1, lines: ["hello wid"], isTruncated: true),
    Sample(text: "中文", maxWidth: 0, maxLines: 1, lines: [""], width: 14, isTruncated: true),
    Sample(text: "中 文 字", maxWidth: 14, maxLines: -1, lines: ["中", "文", "字"]),
  ]

  @Test(arguments: samples)
  func linesAndSize(_ sample: Sample) {
    let layout = HelveticaMeasurer().measure(
      sample.text, font: TextFont(size: sample.size), maxWidth: sample.maxWidth,
      maxLines: sample.maxLines, wrapping: sample.wrapping)
    #expect(strings(of: layout, in: sample.text) == sample.lines)
    #expect(layout.isTruncated == sample.isTruncated)
    if let width = sample.width { #expect(layout.size.width == width) }
    if let height = sample.height { #expect(layout.size.height == height) }
  }

  @Test(
    arguments: [
      (14.0, [17, 33.5, 50.5, 67, 84, 100.5, 117]),
      (12, [14.5, 29, 43, 57.5]),
      (17, [20.5, 41, 61, 81.5]),
    ] as [(Double, [Double])])
  func heights(size: Double, heights: [Double]) {
    for (index, height) in heights.enumerated() {
      let text = Array(repeating: "字", count: index + 1).joined(separator: "\n")
      #expect(measure(text, size: size).size.height == height)
    }
  }

  @Test func roundingSurvivesFloatingNoise() {
    // 3 × 0.1 exceeds 0.3 by an ulp; at a scale of 10 it is three pixels, not four.
    let measurer = HelveticaMeasurer(scale: 10)
    let layout = measurer.measure(
      "字字字", font: TextFont(size: 0.1), maxWidth: .infinity, maxLines: 0, wrapping: .word)
    #expect(layout.size.width == 0.3)
  }

  @Test func aTextFitsInTheWidthItAskedFor() {
    for count in 1...200 {
      let text = String(repeating: "字i", count: count)
      let line = measure(text, size: 13.7).lines[0]
      #expect(measure(text, size: 13.7, maxWidth: line.width * (1 - 1e-10)).lines.count == 1)
      #expect(measure(text, size: 13.7, maxWidth: line.width - 0.01).lines.count == 2)
    }
  }

  @Test func baselines() {
    let layout = measure("a\nb\nc", size: 10)
    #expect(layout.firstBaseline == 9.521484375)
    #expect(layout.lastBaselineFromBottom == 2.412109375)
    #expect(layout.lines.map(\.baseline) == [9.521484375, 21.455078125, 33.388671875])
  }

  @Test func boldIsWider() {
    #expect(measure("Alf", size: 1000).lines[0].width == 667 + 222 + 278)
    let bold = HelveticaMeasurer().measure(
      "Alf", font: TextFont(size: 1000, isBold: true), maxWidth: .infinity, maxLines: 0,
      wrapping: .word)
    #expect(bold.lines[0].width == 722 + 278 + 333)
  }

  @Test(arguments: [
    ("“”…—", [333, 333, 1000, 1000]), ("é中ｆﾊ", [556, 1000, 1000, 556]), ("жαא", [556, 556, 556]),
    ("♥✂😀", [556, 1000, 1000]), ("\u{301}\u{200B}\u{3099}\u{200D}", [0, 0, 0, 0]),
    ("한\u{1112}\u{1161}\u{11AB}", [1000, 1000, 0, 0]), ("\u{A0}\u{2010}\t", [278, 333, 556]),
  ])
  func advances(text: String, expected: [Int]) {
    let advances = text.unicodeScalars.map {
      CharacterTable.shared.properties(of: $0, isBold: false).advance
    }
    #expect(advances == expected)
  }

  @Test func profileScalesWidthAndLineHeight() {
    let measurer = HelveticaMeasurer(
      scale: 1, profile: TextProfile(widthFactor: 1.5, lineHeightFactor: 2))
    let layout = measurer.measure(
      "字", font: TextFont(size: 10), maxWidth: .infinity, maxLines: 0, wrapping: .word)
    #expect(layout.size == LayoutSize(width: 15, height: 24))
    #expect(layout.firstBaseline == 19.04296875)
  }

  @Test(arguments: [
    0, -1, .nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ])
  func strangeNumbersGiveFiniteSizes(number: Double) {
    let text = "a中 👨‍👩‍👧\n字"
    for scale in [2, number] {
      for profile in [TextProfile(), TextProfile(widthFactor: number, lineHeightFactor: number)] {
        for size in [14, number] {
          let layout = HelveticaMeasurer(scale: scale, profile: profile).measure(
            text, font: TextFont(size: size), maxWidth: number, maxLines: 0, wrapping: .word)
          #expect(layout.size.width.isFinite && layout.size.width >= 0)
          #expect(layout.size.height.isFinite && layout.size.height >= 0)
          #expect(layout.lines.allSatisfy { $0.width.isFinite && $0.baseline.isFinite })
        }
      }
    }
  }

  @Test(arguments: [
    "a" + String(repeating: "\u{903}", count: 50_000), String(repeating: "\u{301}", count: 50_000),
    String(repeating: "👨\u{200D}", count: 20_000), String(repeating: "🇨", count: 50_001),
    String(repeating: " ", count: 50_000), String(repeating: "x", count: 50_000),
    String(repeating: "$(", count: 20_000),
  ])
  func longSequencesTakeLinearTime(text: String) {
    for wrapping in [TextWrapping.word, .character] {
      for maxWidth in [0.0, 100, .infinity] {
        let layout = HelveticaMeasurer().measure(
          text, font: TextFont(size: 14), maxWidth: maxWidth, maxLines: 0, wrapping: wrapping)
        #expect(layout.size.height.isFinite && layout.lines.last != nil)
      }
    }
  }

  private func measure(
    _ text: String, size: Double, maxWidth: Double = .infinity
  ) -> TextLayout {
    HelveticaMeasurer().measure(
      text, font: TextFont(size: size), maxWidth: maxWidth, maxLines: 0, wrapping: .word)
  }
}

/// The lines' texts.
func strings(of layout: TextLayout, in text: String) -> [String] {
  let bytes = Array(text.utf8)
  return layout.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
}
