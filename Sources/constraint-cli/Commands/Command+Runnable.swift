extension Command {
  /// The command with its options, which are known to be right then.
  func runnable(_ reader: OptionReader) throws(UsageError) -> any RunnableCommand {
    switch self {
    case .solve: reader.has(.schema) ? SchemaCommand() : try SolveCommand(reader)
    case .check: try CheckCommand(reader)
    case .test: try TestCommand(reader)
    case .render: try RenderCommand(reader)
    case .explain: try ExplainCommand(reader)
    case .fmt: try FormatCommand(reader)
    case .completions: CompletionsCommand(reader)
    case .man: ManCommand()
    case .help: try HelpCommand(reader)
    case .version: VersionCommand(reader)
    }
  }
}
