/// `constraint-cli completions`
struct CompletionsCommand: RunnableCommand {
  private let shell: String

  init(_ reader: OptionReader) {
    shell = reader.operands.first ?? ""
  }

  /// - Parameter shell: One of ``CompletionScript/shells``.
  init(shell: String) {
    self.shell = shell
  }

  func run() throws(ToolError) -> ExitCode {
    guard let script = CompletionScript.text(for: shell) else {
      throw ToolError(message: "no completions for \(shell.quoted)", exitCode: .internal)
    }
    try StandardStream.output.write(script)
    return .success
  }
}
