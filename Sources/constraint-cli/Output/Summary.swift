internal import ConstraintKit

/// The line that says how much was found.
enum Summary {
  /// `2 errors, 1 warning in 3 files (0.02 s)`
  static func text(errors: Int, warnings: Int, files: Int, seconds: Double) -> String {
    var counts: [String] = []
    if errors > 0 { counts.append(count(errors, "error")) }
    if warnings > 0 { counts.append(count(warnings, "warning")) }
    let findings = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    return "\(findings) in \(count(files, "file")) (\(time(seconds)))\n"
  }

  /// `3 tests passed, 1 failed; 12 expectations passed, 2 failed in 3 files (1 without any)`
  static func text(of tally: TestTally) -> String {
    var parts: [String] = []
    if tally.tests.total > 0 { parts.append(text(tally.tests, "test")) }
    parts.append(text(tally.expectations, "expectation"))
    let errors = tally.errors > 0 ? ", \(count(tally.errors, "error"))" : ""
    let idle = tally.filesWithoutAny > 0 ? " (\(tally.filesWithoutAny) without any)" : ""
    return parts.joined(separator: "; ") + "\(errors) in \(count(tally.files, "file"))\(idle)\n"
  }

  /// `3 tests passed, 1 failed`
  private static func text(_ score: TestTally.Score, _ noun: String) -> String {
    "\(count(score.passed, noun)) passed, \(score.failed) failed"
  }

  /// `1 file formatted, 2 unchanged, 1 left alone`
  static func text(formatted: Int, unchanged: Int, refused: Int, isTrial: Bool) -> String {
    let verb = isTrial ? " would be formatted" : " formatted"
    var parts = [count(formatted, "file") + verb]
    if unchanged > 0 { parts.append("\(unchanged) unchanged") }
    if refused > 0 { parts.append("\(refused) left alone") }
    return parts.joined(separator: ", ") + "\n"
  }

  /// `3 faults mended in 2 files`
  static func text(fixes: Int, files: Int, isTrial: Bool) -> String {
    let verb = isTrial ? "would be mended" : "mended"
    return "\(count(fixes, "fault")) \(verb) in \(count(files, "file"))\n"
  }

  /// `1000 lines, 3 without a layout (0.02 s, 50000 lines a second)`
  static func text(lines: Int, failures: Int, seconds: Double) -> String {
    let rest = failures > 0 ? ", \(failures) without a layout" : ""
    let rate = Int((Double(lines) / max(seconds, 1e-6)).rounded())
    return "\(count(lines, "line"))\(rest) (\(time(seconds)), \(rate) lines a second)\n"
  }

  /// `8 of 13 lines have no layout`; nothing where all have one.
  static func text(failures: Int, lines: Int) -> String {
    guard failures > 0 else { return "" }
    return "\(failures) of \(count(lines, "line")) \(failures == 1 ? "has" : "have") no layout\n"
  }

  static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// `0.02 s`
  static func time(_ seconds: Double) -> String {
    DecimalFormat.decimals(seconds < 0.01 ? 4 : 2).text(seconds) + " s"
  }
}
