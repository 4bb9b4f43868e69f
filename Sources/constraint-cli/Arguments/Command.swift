/// A command of the tool; the raw value is its name.
enum Command: String, CaseIterable, Sendable {
  case solve, check, test, render, explain, fmt, ast, graph, help, version
}
