internal import LayoutLanguage

/// What keeps the tool from doing its work, where it's no matter of the input's text.
struct ToolError: Error, Sendable, Hashable {
  /// Without `error:`.
  var message: String
  var exitCode = ExitCode.failure
  /// That of the diagnostic that says the same of a layout; nil where none does.
  var code: DiagnosticCode?

  /// The first line of its text.
  var headline: String { "error\(code.map { "[\($0)]" } ?? ""): \(message)\n" }

  /// A file that a command line names and that can't be had, as of a layout.
  ///
  /// - Parameter option: The option that names it.
  static func unreadable(_ error: FileError, option: String? = nil) -> ToolError {
    let subject = option.map { "\($0): " } ?? ""
    return ToolError(message: subject + "\(error)".safeToShow, code: .unreadableFile)
  }

  static func unwritable(_ target: String, _ error: SystemError) -> ToolError {
    ToolError(message: "cannot write to \(target.safeToShow): \(error.message)")
  }
}
