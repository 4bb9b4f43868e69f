import ConstraintKit

// FeedBench text: prints a line `text KIND NUMBER MB-a-second LINES` for each kind of text: how much
// UTF-8 of posts of a few hundred characters is measured, wrapped to 285 points.

/// Posts of one kind, about as long as those of a feed.
private func posts(of words: [String], count: Int) -> [String] {
  var state: UInt64 = 7
  return (0..<count).map { _ in
    var text = ""
    while text.utf8.count < 400 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += words[Int((state >> 33) % UInt64(words.count))]
    }
    return text
  }
}

private let latin = [
  "Shall we meet at the harbour, ", "by the second bridge? ", "It's 9:41 (already), ",
  "so hurry up; ",
  "naïve café-goers ", "waited—", "and waited. ", "1,234.50 € ",
]
private let wide = [
  "今天阳光明媚，", "今夜多云转晴。", "我们在港口见面吗？", "「第二座桥」", "カタカナとひらがなを", "混ぜて書く。", "한국어 문장도 ",
]
private let emoji = ["👩‍👩‍👧", "😀", "🇩🇪🇯🇵", "👍🏽", "❤️", "1️⃣", " 🎉 "]

func runText() {
  let kinds = [
    ("latin", latin), ("wide", wide), ("emoji", emoji),
    ("mixed", latin + wide + emoji + ["\n", "e\u{301}", " "]),
  ]
  for (name, words) in kinds {
    let texts = posts(of: words, count: 1000)
    let bytes = texts.reduce(0) { $0 + $1.utf8.count }
    let measurer = HelveticaMeasurer()
    var lines = 0
    let time = measure(cells: bytes) {
      lines = 0
      for text in texts {
        let layout = measurer.measure(
          text, font: TextFont(size: 14), maxWidth: 285, maxLines: 0, wrapping: .word)
        lines += layout.lines.count
      }
    }
    print("text", name, 1000 / time, "MB-a-second", lines)
  }
}
