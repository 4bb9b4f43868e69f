import ConstraintKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

// TraceRunner PASSES TRACE…: prints a line `trace phase microseconds checksum` for each phase of
// each pass, the processor time divided by the phase's number of operations; then `# peak bytes`.
// With `verify` in place of the passes it holds the values after each phase against the original
// constraints, prints what doesn't hold, and ends with 1 if there is something.

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "verify" {
  var isSound = true
  for path in arguments.dropFirst() {
    let trace = try Trace(path: path)
    var runner = Runner(trace)
    for phase in trace.phases {
      try runner.run(phase)
      let verification = runner.solver.verify()
      guard !verification.holds else { continue }
      isSound = false
      print("not an optimum:", trace.name, phase.name, verification)
    }
  }
  exit(isSound ? 0 : 1)
}
guard let passes = arguments.first.flatMap({ Int($0) }) else {
  print("usage: TraceRunner PASSES|verify TRACE...")
  exit(64)
}
let clock = ProcessorClock()
for path in arguments.dropFirst() {
  let trace = try Trace(path: path)
  for _ in 0..<passes {
    // Small systems are built over and over, so that a figure isn't a single call's.
    let repeats = max(1, 20_000 / max(1, trace.rows.count))
    var totals = Array(repeating: 0.0, count: trace.phases.count)
    var checksum = 0.0
    for turn in 0..<repeats {
      var runner = Runner(trace)
      for (index, phase) in trace.phases.enumerated() where turn == 0 || index == 0 {
        totals[index] += try clock.measure { try runner.run(phase) }
      }
      if turn == 0 { checksum = runner.checksum }
    }
    for (index, phase) in trace.phases.enumerated() {
      let runs = index == 0 ? repeats : 1
      let figure = totals[index] / Double(runs * phase.divisor)
      print(trace.name, phase.name, figure, checksum)
    }
  }
}
if let peak = peakMemory() { print("# peak", peak) }
