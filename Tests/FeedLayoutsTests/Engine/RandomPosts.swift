import FeedLayouts
import TestSupport

/// Posts with texts of all kinds, from a seed.
struct RandomPosts {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private static let words = [
    "harbour", "字", "今天阳光明媚", "a", "👩‍👩‍👧", "e\u{301}", "…", "(so)", "1,234.5", "\n", "非常に", "weiter",
  ]

  private mutating func text(words: ClosedRange<Int>) -> String {
    let count = Int.random(in: words, using: &generator)
    return (0..<count).map { _ in Self.words.randomElement(using: &generator) ?? "" }
      .joined(separator: " ")
  }

  mutating func post(comments: Int = 5) -> MomentsPost {
    let count = Int.random(in: 0...max(0, comments), using: &generator)
    return MomentsPost(
      userName: text(words: 0...2), publicTime: text(words: 0...3), content: text(words: 0...60),
      imgCount: .random(in: -1...12, using: &generator),
      comments: (0..<count).map { _ in text(words: 0...12) })
  }

  mutating func posts(_ count: Int, comments: Int = 5) -> [MomentsPost] {
    (0..<count).map { _ in post(comments: comments) }
  }
}
