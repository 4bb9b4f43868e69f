import Foundation
import LayoutLanguage

// LanguageBench [METHOD TIMES]: with a method, runs it that often, for a profiler. Otherwise prints a
// line `language METHOD MEGABYTES` for each method: megabytes of text a second, on one core.
//
// - parse: lexed and parsed to a tree.
// - format: parsed and written in the canonical form.

let arguments = CommandLine.arguments
let only = arguments.count == 3 ? arguments[1] : nil
let times = arguments.count == 3 ? Int(arguments[2]) ?? 1 : 1
let text = BenchText.make(bytes: 2 << 20)
let source = SourceFile(path: "bench.layout", bytes: text)

/// The shortest of many runs: what else the machine does can only make a run longer.
func measure(_ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let end = clock.now + .seconds(2)
  var best = Duration.seconds(1_000)
  while clock.now < end { best = min(best, clock.measure(body)) }
  return Double(text.count) / 1e6 / (best / .seconds(1))
}

func run(_ method: String, _ body: () -> Void) {
  guard let only else { return print("language", method, measure(body)) }
  if only == method { for _ in 0..<times { body() } }
}

guard LayoutFormatter.format(source).bytes != nil else {
  print("the generated text has errors")
  exit(1)
}
run("parse") { _ = Parser.parse(text, file: 0) }
run("format") { _ = LayoutFormatter.format(source) }
