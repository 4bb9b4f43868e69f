internal import ConstraintKit
internal import LayoutLanguage

/// `constraint-cli bench`
struct BenchCommand: RunnableCommand {
  private let session: LayoutSession
  private let runs: Int
  private let isJSON: Bool

  init(_ reader: OptionReader) throws(UsageError) {
    session = try LayoutSession(reader)
    runs = try reader.count(of: .runs) ?? 100
    isJSON = reader.has(.json)
  }

  /// How long a step took, in seconds.
  fileprivate struct Step {
    var name: String
    var times: [Double]
  }

  func run() throws(ToolError) -> ExitCode {
    let loader = ProgramLoader(input: session.input, root: session.diagnostics.root)
    var report = DiagnosticReport(session.diagnostics, to: .error)
    guard let inputs = try loader.inputs(&report) else { return try report.end() }
    let loaded = try loader.load(session.file)
    guard let program = loaded.program else {
      try report.add(loaded.diagnostics, in: loaded.sources)
      return try report.end()
    }
    let result = program.solve(inputs)
    guard let layout = result.layout else {
      try report.add(result.diagnostics, in: result.sources)
      return try report.end()
    }
    let steps = try measure(program, inputs, loader)
    try StandardStream.output.write(
      isJSON ? json(steps, layout.statistics).text() + "\n" : table(steps, layout.statistics))
    return .success
  }

  private func measure(
    _ program: LayoutProgram, _ inputs: LayoutInputs, _ loader: ProgramLoader
  ) throws(ToolError) -> [Step] {
    var steps = ProgramSteps(program, inputs)
    var measured = [
      try time("parse") { () throws(ToolError) in
        if session.file != InputOptions.standardInput { _ = try loader.load(session.file) }
      },
      time("expand") { steps.expand() },
      time("solve") { _ = steps.solve() },
    ]
    if session.file == InputOptions.standardInput { measured.removeFirst() }
    if let width = steps.width {
      var isOther = false
      measured.append(
        time("resolve") {
          isOther.toggle()
          _ = steps.resolve(width: isOther ? width + 1 : width)
        })
    }
    return measured
  }

  /// Runs a step as often as wanted, after as many runs that aren't counted.
  private func time<Failure>(
    _ name: String, _ body: () throws(Failure) -> Void
  ) throws(Failure) -> Step {
    var times: [Double] = []
    for run in 0..<(2 * runs) {
      let start = CurrentProcess.clock
      try body()
      if run >= runs { times.append(CurrentProcess.clock - start) }
    }
    return Step(name: name, times: times.sorted())
  }
}

extension BenchCommand.Step {
  var median: Double { microseconds(times.count / 2) }
  /// 95 of 100 are no longer.
  var percentile95: Double { microseconds((times.count * 95 + 99) / 100 - 1) }

  private func microseconds(_ index: Int) -> Double {
    times.isEmpty ? 0 : times[min(max(index, 0), times.count - 1)] * 1e6
  }
}

extension BenchCommand {
  private static let precision = DecimalFormat.decimals(1)

  private func table(_ steps: [Step], _ statistics: SolvedLayout.Statistics) -> String {
    let rows =
      [["", "median", "p95"]]
      + steps.map { step in
        [step.name] + [step.median, step.percentile95].map { Self.precision.text($0) + " µs" }
      }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let name = row[0] + String(repeating: " ", count: widths[0] - row[0].count)
      let numbers = (1..<3).map { column in
        String(repeating: " ", count: widths[column] - row[column].count + 2) + row[column]
      }
      return name + numbers.joined() + "\n"
    }
    return lines.joined() + Notices.text(statistics) + "\n"
  }

  private func json(
    _ steps: [Step], _ statistics: SolvedLayout.Statistics
  ) -> JSONDocument {
    .object([
      ("file", .string(session.name)),
      ("runs", .integer(runs)),
      ("unit", .string("µs")),
      (
        "steps",
        .object(
          steps.map { step in
            (
              step.name,
              .object([
                ("median", .number(step.median, Self.precision)),
                ("p95", .number(step.percentile95, Self.precision)),
              ])
            )
          })
      ),
      ("stats", JSONDocument(statistics)),
    ])
  }
}
