internal import ConstraintKit

/// The tool from its arguments to its exit code.
enum Tool {
  /// - Parameter arguments: Without the tool's own name.
  static func run(_ arguments: [String]) -> ExitCode {
    do {
      let invocation = try ArgumentParser.parse(arguments)
      return end(try command(for: invocation), arguments)
    } catch {
      let command = ArgumentParser.command(in: arguments)
      return fail(UsageMessage.text(error, command: command), .usage)
    }
  }

  /// What there is to do, once the options are known to be right.
  private static func command(
    for invocation: Invocation
  ) throws(UsageError) -> any RunnableCommand {
    let reader = OptionReader(invocation, environment: CurrentProcess.environment)
    switch invocation.request {
    case .help(let subject, let isLong): return HelpCommand(subject: subject, isLong: isLong)
    case .version: return VersionCommand()
    case .solve: return try SolveCommand(reader)
    case .check:
      return reader.has(.fix) || reader.has(.diff)
        ? try MendCommand(reader) : try CheckCommand(reader)
    case .test: return try TestCommand(reader)
    case .render: return try RenderCommand(reader)
    case .explain: return try explain(reader)
    case .fmt: return try FormatCommand(reader)
    case .ast: return try SyntaxCommand(reader)
    case .graph: return try GraphCommand(reader)
    }
  }

  /// A code alone, or a file, whose root it is where no view is named.
  private static func explain(_ reader: OptionReader) throws(UsageError) -> any RunnableCommand {
    let subject = reader.operands.first ?? ""
    let isCode = subject.allSatisfy { $0.isLetter || $0.isNumber }
    guard reader.operands.count > 1 || !isCode else { return try ExplainCommand(reader) }
    return try ExplainViewCommand(reader, name: reader.operands.dropFirst().first ?? "")
  }

  private static func end(
    _ command: any RunnableCommand, _ arguments: [String]
  ) -> ExitCode {
    do {
      return try command.run()
    } catch {
      guard error.exitCode == .internal else {
        return fail("error: \(error.message)\n", error.exitCode)
      }
      return fail(internalError(error.message, arguments), .internal)
    }
  }

  private static func internalError(_ message: String, _ arguments: [String]) -> String {
    "error: internal error: \(message)\n"
      + "\(HelpScreen.tool) \(ConstraintKitVersion.current), called with: "
      + arguments.map(\.quoted).joined(separator: " ") + "\nplease report this\n"
  }

  /// Where stderr can't be written to either, the exit code is all there is.
  private static func fail(_ text: String, _ code: ExitCode) -> ExitCode {
    try? StandardStream.error.write(text)
    return code
  }
}
