/// What there is to say of the tool besides its commands and options.
enum ToolManual {
  /// A thing and what it means.
  struct Entry: Sendable {
    let name: String
    let meaning: String

    init(_ name: String, _ meaning: String) {
      self.name = name
      self.meaning = meaning
    }
  }

  /// Of the version, so that the page is the same whenever it is made.
  static let date = "2026-11-30"

  static let description =
    "Layouts are written in text files: views, and constraints between their edges. The tool solves "
    + "them for a canvas and prints or draws the frames; it says why a layout can't be solved or "
    + "isn't determined, and holds layouts to the expectations written in them. Results go to "
    + "stdout; diagnostics, but those of check and test, go to stderr."

  /// The variables that the tool asks for.
  static var variables: [Entry] {
    FlagSpec.all.compactMap { spec in
      spec.environment.map { Entry($0, "Speaks where \(spec.flag.spelling) isn't given.") }
    } + [
      Entry("NO_COLOR", "No colours, if it isn't empty; \(Flag.color.spelling) comes before it."),
      Entry("CLICOLOR_FORCE", "Colours even where there's no terminal, if it isn't 0."),
      Entry("TERM", "No colours if it is dumb."),
      Entry(
        "COLUMNS",
        "The width of the help, of explanations and of pictures as txt; without it the terminal's, "
          + "else 80."),
    ]
  }

  static let exitCodes: [Entry] = ExitCode.allCases.map { code in
    Entry("\(code.rawValue)", code.meaning)
  }
}

extension ExitCode {
  fileprivate var meaning: String {
    switch self {
    case .success: "Done; there may be warnings."
    case .findings: "The input has findings: errors, failed expectations, warnings under -W."
    case .failure:
      "The tool could not do its work: unreadable input, unwritable output, a limit, a timeout."
    case .usage: "The command line is wrong, or a value that is given there."
    case .internal: "An internal error; please report it."
    }
  }
}
