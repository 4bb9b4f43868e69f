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

  /// `12 passed, 1 failed in 3 files, 1 not run`
  static func text(passed: Int, failed: Int, files: Int, unread: Int) -> String {
    let rest = unread > 0 ? ", \(unread) not run" : ""
    return "\(passed) passed, \(failed) failed in \(count(files, "file"))\(rest)\n"
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

  static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// `0.02 s`
  static func time(_ seconds: Double) -> String {
    DecimalFormat.decimals(seconds < 0.01 ? 4 : 2).text(seconds) + " s"
  }
}
