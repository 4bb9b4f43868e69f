internal import ConstraintKit
internal import LayoutLanguage

/// `constraint-cli version`, and `--version` anywhere.
struct VersionCommand: RunnableCommand {
  private let isJSON: Bool

  init(isJSON: Bool = false) {
    self.isJSON = isJSON
  }

  init(_ reader: OptionReader) {
    isJSON = reader.has(.json)
  }

  func run() throws(ToolError) -> ExitCode {
    try StandardStream.output.write(
      (isJSON ? Self.document.text(isPretty: true) : ConstraintKitVersion.current) + "\n")
    return .success
  }

  private static let document = JSONDocument.object([
    ("name", .string(HelpScreen.tool)),
    ("version", .string(ConstraintKitVersion.current)),
    ("layout", .integer(LayoutLanguageVersion.current)),
    ("frames", .string(FrameReport.schema)),
  ])
}
