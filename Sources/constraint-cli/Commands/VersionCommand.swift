internal import ConstraintKit

/// `constraint-cli version`, and `--version` anywhere.
struct VersionCommand: RunnableCommand {
  func run() throws(ToolError) -> ExitCode {
    try StandardStream.output.write(ConstraintKitVersion.current + "\n")
    return .success
  }
}
