import ConstraintKit
import FeedLayouts

// LayoutBench [METHOD TIMES]: with a method, runs it that often, for a profiler. Otherwise prints a line `layout METHOD NANOSECONDS` for each method, the time for one cell of a
// feed (17 views) from the Swift DSL to frames.
//
// - build: the views and their constraints made, and solved.
// - model: the model made of views that are there.
// - engine: the model solved from nothing, texts measured.
// - name, body, width: a change of one line of text, of a wrapping text, of the width, in place.

func measure(_ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let end = clock.now + .milliseconds(300)
  var best = Duration.seconds(1)
  while clock.now < end {
    let time = try clock.measure { for _ in 0..<20 { try body() } }
    best = min(best, time)
  }
  return best / .nanoseconds(1) / 20
}

let arguments = CommandLine.arguments
let only = arguments.count == 3 ? arguments[1] : nil
let times = arguments.count == 3 ? Int(arguments[2]) ?? 1 : 1

func run(_ method: String, _ body: () throws -> Void) rethrows {
  guard let only else { return print("layout", method, try measure(body)) }
  if only == method { for _ in 0..<times { try body() } }
}

let post = MomentsPost(
  userName: "Ann", publicTime: "3 minutes ago",
  content: "A text of a few words that takes more than one line at the width of a phone.",
  imgCount: 4, comments: [])
let cell = MomentsCell()
try cell.configure(with: post, width: 375)
let model = try cell.view.model(width: 375)

try run("build") {
  let cell = MomentsCell()
  try cell.configure(with: post, width: 375)
  _ = try cell.frames()
}
try run("model") { _ = try cell.view.model(width: 375) }
try run("engine") { _ = try LayoutEngine().solve(model) }

var session = LayoutSession(model)
_ = try session.solve()
var turn = 0
func node(_ name: String) -> Int { model.nodes.firstIndex { $0.name == name } ?? 0 }

let names = ["Ann", "Bartholomew", "Cy", "Dominique"].map {
  TextContent($0, font: TextFont(size: 14))
}
let bodies = ["Short.", post.content, post.content + post.content].map {
  TextContent($0, font: TextFont(size: 14), maxLines: 0, maxWidth: 285)
}
let nameNode = node("name")
let bodyNode = model.nodes.firstIndex {
  if case .text(let text) = $0.content { text.maxLines == 0 } else { false }
}
try run("name") {
  turn += 1
  session.setContent(.text(names[turn % names.count]), ofNode: nameNode)
  _ = try session.solve()
}
try run("body") {
  turn += 1
  session.setContent(.text(bodies[turn % bodies.count]), ofNode: bodyNode ?? 0)
  _ = try session.solve()
}
try run("width") {
  turn += 1
  session.setCanvas(DimensionPair(horizontal: Double(320 + turn % 100), vertical: nil))
  _ = try session.solve()
}
print(session.statistics)
