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
    let counts = [
      Summary.count(statistics.constraints, "constraint"),
      Summary.count(statistics.variables, "variable"),
      Summary.count(statistics.passes, "pass", plural: "passes"),
    ]
    try StandardStream.error.write(
      counts.joined(separator: ", ") + " (\(Summary.time(seconds)))\n")
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
