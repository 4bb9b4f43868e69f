import ConstraintKit
import FeedLayouts

// FeedBench engine: prints a line `engine METHOD NUMBER cells-a-second CHECKSUM` for each way to the
// frames of a thousand posts of a moments feed, each with its cell and its footer.
//
// - arithmetic: the frames of cells, from text heights, as one would write them by hand.
// - template: the same from templates; template-posts has the footers, too.
// - arithmetic-text, template-text: the texts are measured first.
// - live: a cell and a footer solved anew for each post, as MomentsFeed does.
// - stream: the same as template-text, of 100,000 posts through solveFeed on all processors.

private let width = 375.0

func runEngine() async throws {
  let posts = BenchPosts.posts(1000)
  let template = try MomentsTemplate(width: width)
  let measured = try posts.map { try template.measure($0) }
  var cells = measured
  for index in cells.indices { cells[index].commentHeights = [] }
  run("arithmetic", count: cells.count) {
    cells.reduce(0) { $0 + ArithmeticCell($1, width: width).height }
  }
  try run("template", count: cells.count) { try sum(template.frames(of: cells)) }
  try run("template-posts", count: cells.count) { try sum(template.frames(of: measured)) }
  try run("arithmetic-text", count: posts.count) {
    try posts.reduce(0) { sum, post in
      sum + ArithmeticCell(try template.measure(post), width: width).height
    }
  }
  try run("template-text", count: posts.count) { try sum(template.solve(posts)) }
  let few = Array(posts.prefix(50))
  try run("live", count: few.count) {
    try MomentsFeed(posts: few, headerHeight: 0).layout(width: width).contentHeight
  }
  try await runStream(BenchPosts.posts(100_000), template)
}

private func sum(_ results: [Result<MomentsPostFrames, FeedError>]) throws -> Double {
  try results.reduce(0) { $0 + (try $1.get()).height }
}

private func run(_ method: String, count: Int, _ body: () throws -> Double) rethrows {
  var checksum = 0.0
  let time = try measure(cells: count) { checksum = try body() }
  print("engine", method, Int(1e9 / time), "cells-a-second", checksum)
}

private func runStream(_ posts: [MomentsPost], _ template: MomentsTemplate) async throws {
  for workers in [1, FeedStreamOptions().workers] {
    var checksum = 0.0
    let clock = ContinuousClock()
    let start = clock.now
    try await solveFeed(posts, with: template, options: FeedStreamOptions(workers: workers)) {
      checksum += (try $1.get()).height
    }
    let time = (clock.now - start) / .nanoseconds(1) / Double(posts.count)
    print("engine", "stream-\(workers)", Int(1e9 / time), "cells-a-second", checksum)
  }
}
