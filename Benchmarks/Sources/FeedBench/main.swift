// FeedBench WORKLOAD [COUNT or PASSES]: each workload is described in its file.
let arguments = CommandLine.arguments.dropFirst()
if let feed = ScaleBench(arguments: arguments) {
  try feed.run()
} else {
  switch arguments.first {
  case "list": try runList()
  case "engine": try await runEngine()
  case "text": runText()
  default: try runCells(passes: arguments.first.flatMap { Int($0) } ?? 1)
  }
}
