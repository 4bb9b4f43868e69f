extension Command {
  /// The command with its options, which are known to be right then.
  func runnable(_ reader: OptionReader) throws(UsageError) -> any RunnableCommand {
    switch self {
    case .solve: reader.has(.schema) ? SchemaCommand() : try SolveCommand(reader)
    case .check:
      reader.has(.fix) || reader.has(.diff) ? try MendCommand(reader) : try CheckCommand(reader)
    case .test: try TestCommand(reader)
    case .render: try RenderCommand(reader)
    case .explain: try Self.explain(reader)
    case .fmt: try FormatCommand(reader)
    case .ast: try SyntaxCommand(reader)
    case .graph: try GraphCommand(reader)
    case .watch: try WatchCommand(reader)
    case .batch: try BatchCommand(reader)
    case .bench: try BenchCommand(reader)
    case .completions: CompletionsCommand(reader)
    case .man: ManCommand()
    case .help: try HelpCommand(reader)
    case .version: VersionCommand(reader)
    }
  }

  /// A code alone, or a file, whose root it is where no view is named.
  private static func explain(_ reader: OptionReader) throws(UsageError) -> any RunnableCommand {
    let subject = reader.operands.first ?? ""
    let isCode = subject.allSatisfy { $0.isLetter || $0.isNumber }
    guard reader.operands.count > 1 || !isCode else { return try ExplainCommand(reader) }
    let view = reader.operands.dropFirst().first ?? ""
    if subject != InputOptions.standardInput, FileStatus(path: subject) == nil,
      FileStatus(path: view)?.kind == .file
    {
      throw .viewBeforeFile(subject, view)
    }
    return try ExplainViewCommand(reader, name: view)
  }
}
