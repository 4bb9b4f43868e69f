/// A command whose options are known to be right.
protocol RunnableCommand: Sendable {
  /// Does the work, and says what to end with.
  func run() throws(ToolError) -> ExitCode
}
