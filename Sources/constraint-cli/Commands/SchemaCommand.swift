/// `constraint-cli solve --schema`
struct SchemaCommand: RunnableCommand {
  func run() throws(ToolError) -> ExitCode {
    try StandardStream.output.write(FrameSchema.document.text(isPretty: true) + "\n")
    return .success
  }
}
