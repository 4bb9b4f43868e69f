internal import ConstraintKit

/// The tool from its arguments to its exit code.
enum Tool {
  /// - Parameter arguments: Without the tool's own name.
  static func run(_ arguments: [String]) -> ExitCode {
    do {
      let invocation = try ArgumentParser.parse(arguments)
      let reader = OptionReader(invocation, environment: CurrentProcess.environment)
      let command = try command(for: invocation.request, reader)
      let timeout = try reader.value(of: .timeout, ValueSyntax.seconds)
      return end(command, timeout: timeout, arguments)
    } catch {
      let command = ArgumentParser.command(in: arguments)
      return fail(UsageMessage.text(error, command: command), .usage)
    }
  }

  /// What there is to do, once the options are known to be right.
  private static func command(
    for request: Invocation.Request, _ reader: OptionReader
  ) throws(UsageError) -> any RunnableCommand {
    switch request {
    case .help(let subject, let detail): HelpCommand(subject, detail)
    case .version: VersionCommand()
    case .description: HelpCommand.description
    case .completions(let shell): CompletionsCommand(shell: shell)
    case .run(let command): try command.runnable(reader)
    }
  }

  private static func end(
    _ command: any RunnableCommand, timeout: Double?, _ arguments: [String]
  ) -> ExitCode {
    do {
      if let timeout { try Deadline.set(seconds: timeout) }
      return try command.run()
    } catch {
      guard error.exitCode == .internal else {
        return fail(error.headline, error.exitCode)
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
