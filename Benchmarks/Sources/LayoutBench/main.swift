import ConstraintKit

// LayoutBench [METHOD TIMES]: with a method, runs it that often, for a profiler. Otherwise prints a
// line `layout METHOD NANOSECONDS` for each method: the time for one cell of a feed.
//
// - dsl: the views and their constraints made in the DSL, and solved.
// - dslText: the same with a body that is measured, which takes two passes.
// - views: the views and their constraints made.
// - model: the model made of views that are there.
// - engine: the model solved from nothing.
// - name, text, width: views that are there solved again with another name's width, with another
//   text, at another width.

let arguments = CommandLine.arguments
let only = arguments.count == 3 ? arguments[1] : nil
let times = arguments.count == 3 ? Int(arguments[2]) ?? 1 : 1

/// The shortest of many runs: what else the machine does can only make a run longer.
func measure(_ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let end = clock.now + .milliseconds(300)
  var best = Duration.seconds(1)
  while clock.now < end {
    best = min(best, try clock.measure { for _ in 0..<20 { try body() } })
  }
  return best / .nanoseconds(1) / 20
}

func run(_ method: String, _ body: () throws -> Void) rethrows {
  guard let only else { return print("layout", method, try measure(body)) }
  if only == method { for _ in 0..<times { try body() } }
}

let texts = [
  "Short.", "A text of a few words that takes more than one line at the width of a phone.",
  "今天阳光明媚, and a line that is mixed of both, which takes two or three lines of the body.",
]

try run("dsl") { _ = try Cell(text: nil).view.solve(width: 390) }
try run("dslText") { _ = try Cell(text: texts[1]).view.solve(width: 390) }
run("views") { _ = Cell(text: nil) }

let known = Cell(text: nil)
let model = try known.view.model(width: 390)
try run("model") { _ = try known.view.model(width: 390) }
try run("engine") { _ = try LayoutEngine().solve(model) }

var turn = 0
for _ in 0..<3 { _ = try known.view.solve(width: 390) }
try run("name") {
  turn += 1
  known.time.content = .size(width: Double(30 + turn % 40), height: 18)
  _ = try known.view.solve(width: 390)
}
try run("width") {
  turn += 1
  _ = try known.view.solve(width: Double(320 + turn % 100))
}

let measured = Cell(text: texts[0])
for _ in 0..<3 { _ = try measured.view.solve(width: 390) }
try run("text") {
  turn += 1
  measured.body.text = texts[turn % texts.count]
  _ = try measured.view.solve(width: 390)
}
