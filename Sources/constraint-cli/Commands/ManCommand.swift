/// `constraint-cli man`
struct ManCommand: RunnableCommand {
  func run() throws(ToolError) -> ExitCode {
    try StandardStream.output.write(ManPage().text)
    return .success
  }
}
