/// `constraint-cli help`, and `--help` anywhere.
struct HelpCommand: RunnableCommand {
  private enum Form {
    case screen(Command?, HelpScreen.Detail)
    case json
    /// The language on a page.
    case language
  }

  private let form: Form

  init(_ reader: OptionReader) throws(UsageError) {
    if reader.operands.first == LanguagePage.name, !reader.has(.json) {
      form = .language
      return
    }
    let subject = try reader.operands.first.map { name throws(UsageError) in
      try CommandSpec.named(name).command
    }
    form = reader.has(.json) ? .json : .screen(subject, .long)
  }

  init(_ subject: Command?, _ detail: HelpScreen.Detail) {
    form = .screen(subject, detail)
  }

  private init(form: Form) {
    self.form = form
  }

  /// The description of the whole tool, for programs.
  static let description = HelpCommand(form: .json)

  func run() throws(ToolError) -> ExitCode {
    switch form {
    case .screen(let subject, let detail):
      let screen = HelpScreen(columns: CurrentProcess.columns, detail)
      try StandardStream.output.write(screen.text(for: subject))
    case .language: try StandardStream.output.write(LanguagePage.text)
    case .json:
      try StandardStream.output.write(ToolDescription.document.text(isPretty: true) + "\n")
    }
    return .success
  }
}
