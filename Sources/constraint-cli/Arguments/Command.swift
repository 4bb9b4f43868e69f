/// A command of the tool; the raw value is its name.
///
/// A new one has a line here, a ``CommandSpec`` in the table, and a line in ``runnable(_:)``.
enum Command: String, CaseIterable, Sendable {
  case solve, check, test, render, explain, fmt, watch, batch, bench, graph, ast, completions, man
  case help, version
}
