import FeedLayouts

/// Posts as they are in a feed: a line or five of text, some pictures, a few comments.
enum BenchPosts {
  private static let sentences = [
    "今天阳光明媚，今夜多云转晴。", "Shall we meet at the harbour, by the second bridge? ", "🎉🎉 ",
    "我们在港口见面吗？", "It's 9:41 already, so hurry up. ",
  ]

  static func posts(_ count: Int) -> [MomentsPost] {
    var state: UInt64 = 3
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    func text(_ most: Int) -> String {
      (0..<next(most) + 1).map { _ in sentences[next(sentences.count)] }.joined()
    }
    return (0..<count).map { index in
      MomentsPost(
        userName: "Ada", publicTime: "2019-11-\(index % 20 + 10)", content: text(4),
        imgCount: next(10), comments: (0..<next(4)).map { _ in text(1) })
    }
  }
}
