internal import LayoutLanguage

/// What the tool says on stderr besides diagnostics.
enum Notices {
  /// An option that counts once was given more often.
  static func write(repeated: [FlagSpec], _ options: DiagnosticOptions) throws(ToolError) {
    guard options.isVerbose, options.isForPeople else { return }
    for spec in repeated {
      try StandardStream.error.write(
        "warning: '\(spec.flag.spelling)' is given more than once; the last one counts\n")
    }
  }

  static func write(_ statistics: SolvedLayout.Statistics, _ seconds: Double) throws(ToolError) {
    try StandardStream.error.write("\(text(statistics)) (\(Summary.time(seconds)))\n")
  }

  /// `16 constraints, 12 variables, 14 pivots, 1 pass`
  static func text(_ statistics: SolvedLayout.Statistics) -> String {
    [
      Summary.count(statistics.constraints, "constraint"),
      Summary.count(statistics.variables, "variable"),
      Summary.count(statistics.pivots, "pivot"),
      Summary.count(statistics.passes, "pass", plural: "passes"),
    ].joined(separator: ", ")
  }

  /// Says how much was found, if there is something to say or someone to see it.
  static func writeSummary(
    of report: DiagnosticReport, _ options: DiagnosticOptions, files: Int, seconds: Double,
    isResult: Bool = false
  ) throws(ToolError) {
    guard !options.isQuiet, options.isForPeople else { return }
    let isWorthIt =
      report.errors + report.warnings > 0 || options.isVerbose
      || isResult && StandardStream.error.isTerminal
    guard isWorthIt else { return }
    try StandardStream.error.write(
      Summary.text(
        errors: report.errors, warnings: report.warnings, files: files, seconds: seconds))
  }
}
