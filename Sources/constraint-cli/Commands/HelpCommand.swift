/// `constraint-cli help`, and `--help` anywhere.
struct HelpCommand: RunnableCommand {
  let subject: Command?
  let isLong: Bool

  func run() throws(ToolError) -> ExitCode {
    let screen = HelpScreen(columns: CurrentProcess.columns, isLong: isLong)
    try StandardStream.output.write(screen.text(for: subject))
    return .success
  }
}
