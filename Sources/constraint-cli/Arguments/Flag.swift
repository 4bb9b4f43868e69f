/// An option of the command line; the raw value is its long name.
enum Flag: String, CaseIterable, Sendable {
  // Input
  case width, height, set, data, component
  case safeArea = "safe-area"
  case rtl, metrics, strict
  case stdinName = "stdin-name"
  // Tests
  case filter, junit
  // Formatting
  case check, diff, fix
  // Trees and graphs
  case tokens, view
  // Batches
  case layout, jobs, unordered, skip
  case onError = "on-error"
  case only
  // Watching and timing
  case run, runs
  // Limits
  case maxStatements = "max-statements"
  case maxViews = "max-views"
  case maxDepth = "max-depth"
  case maxFileSize = "max-file-size"
  // Output
  case output, format, absolute, precision, pretty, stats, schema, json
  // Pictures
  case noNames = "no-names"
  case noOutlines = "no-outlines"
  case guides, constraints, theme, zoom
  // Diagnostics
  case diagnostics
  case maxErrors = "max-errors"
  case allow, deny
  case denyWarnings = "deny-warnings"
  case exitZero = "exit-zero"
  case color
  case noColor = "no-color"
  case root, quiet, verbose
  // Everywhere
  case timeout, version, help
  case helpHidden = "help-hidden"
  case dumpHelp = "experimental-dump-help"
  case completionScript = "generate-completion-script"

  /// As it's written: `--width`.
  var spelling: String { "--" + rawValue }
}
