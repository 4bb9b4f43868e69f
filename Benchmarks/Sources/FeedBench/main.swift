// FeedBench WORKLOAD [PASSES]: each workload is described in its file.
let arguments = Array(CommandLine.arguments.dropFirst())
let passes = arguments.last.flatMap { Int($0) } ?? 1
switch arguments.first {
case "waterfall": try ScaleBench(name: "waterfall", arguments: arguments).runWaterfall()
case "flow": try ScaleBench(name: "flow", arguments: arguments).runFlow()
case "list": try runList()
case "engine": try await runEngine()
case "text": runText()
default: try runCells(passes: passes)
}
