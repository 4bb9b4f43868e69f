internal import LayoutLanguage

/// What keeps the tool from doing its work, where it's no matter of the input's text.
struct ToolError: Error, Sendable, Hashable {
  /// Without `error:`.
  var message: String
  var exitCode = ExitCode.failure

  static func unwritable(_ target: String, _ error: SystemError) -> ToolError {
    ToolError(message: "cannot write to \(target.safeToShow): \(error.message)")
  }
}
