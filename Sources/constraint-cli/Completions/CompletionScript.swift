/// The completions of commands, options, values and files, made from the tables for each shell.
enum CompletionScript {
  static let shells = ["bash", "zsh", "fish"]

  /// - Returns: Nil for a shell that isn't one of ``shells``.
  static func text(for shell: String) -> String? {
    switch shell {
    case "bash": BashCompletion.text
    case "zsh": ZshCompletion.text
    case "fish": FishCompletion.text
    default: nil
    }
  }

  /// The first line of each script.
  static func head(_ shell: String) -> String {
    "# Completions of \(HelpScreen.tool) for \(shell), made by \(HelpScreen.tool) completions "
      + "\(shell).\n"
  }

  /// What is completed where no command has been named.
  static var globalFlags: [FlagSpec] {
    FlagSpec.all.filter {
      CommandSpec.globalFlags.contains($0.flag) && $0.visibility != .hidden
    }
  }

  /// What there is to offer for an option's value or an operand.
  enum Source: Hashable {
    case words([String])
    case layouts
    case codesOrLayouts
    case files
    case folders
    /// `name=file`
    case fileAssignments
    /// Nothing that could be known.
    case nothing
  }
}

extension FlagSpec {
  /// Nil for an option without value.
  func source(for command: CommandSpec?) -> CompletionScript.Source? {
    guard let value else { return nil }
    switch value.form {
    case .choice, .format: return .words(choices(for: command))
    case .file: return .files
    case .folder: return .folders
    case .fileAssignment: return .fileAssignments
    case .lengthOrAuto: return .words(["auto"])
    case .countOrFull: return .words(["full"])
    case .warningCode: return .words(CompletionScript.warningCodes)
    default: return .nothing
    }
  }

  /// `-o` and `--output`
  var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + [flag.spelling]
  }
}

extension CommandSpec.Operand {
  var source: CompletionScript.Source {
    switch kind {
    case .layoutFile, .layoutPath: .layouts
    case .command: .words(CommandSpec.all.map(\.command.rawValue) + [LanguagePage.name])
    case .codeOrLayout: .codesOrLayouts
    case .file: .files
    case .view: .nothing
    case .choice(let values): .words(values)
    }
  }
}
