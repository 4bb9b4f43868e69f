internal import ConstraintKit

/// The manual page of the tool, in the macros of man(7).
struct ManPage {
  var text: String {
    head + commands + options + entries("ENVIRONMENT", ToolManual.variables)
      + entries("EXIT STATUS", ToolManual.exitCodes) + examples
  }

  // MARK: Sections

  private var head: String {
    let tool = HelpScreen.tool
    let version = "\(tool) \(ConstraintKitVersion.current)"
    return ".TH \"\(Self.escaped(tool.uppercased()))\" \"1\" \"\(ToolManual.date)\" "
      + "\"\(Self.escaped(version))\" \"\"\n.nh\n"
      + request("SH", "NAME") + line("\(tool) - \(Self.uncapitalized(HelpScreen.overview))")
      + request("SH", "SYNOPSIS") + line(HelpScreen.usage(of: nil))
      + request("SH", "DESCRIPTION") + line(ToolManual.description)
  }

  private var commands: String {
    request("SH", "COMMANDS") + CommandSpec.all.map(command).joined()
  }

  private func command(_ spec: CommandSpec) -> String {
    let options = spec.flagSpecs(.usual).map(\.flag.spelling)
    return request("SS", HelpScreen.usage(of: spec))
      + line(spec.abstract) + (spec.discussion.map { request("PP") + line($0) } ?? "")
      + spec.operands.map { entry($0.usage, $0.help) }.joined()
      + request("PP") + line("Options: " + options.joined(separator: ", ") + ".")
  }

  private var options: String {
    request("SH", "OPTIONS")
      + FlagSpec.Section.allCases.map { section in
        let specs = FlagSpec.all.filter { $0.section == section && $0.visibility != .hidden }
        return request("SS", Self.title(section)) + specs.map(option).joined()
      }.joined()
  }

  private func option(_ spec: FlagSpec) -> String {
    let text = [spec.help, spec.discussion(for: nil)].compactMap { $0 }.joined(separator: " ")
    return entry(spec.label, text + Self.details(spec))
  }

  private func entries(_ title: String, _ entries: [ToolManual.Entry]) -> String {
    request("SH", title) + entries.map { entry($0.name, $0.meaning) }.joined()
  }

  private var examples: String {
    request("SH", "EXAMPLES")
      + CommandSpec.all.flatMap(\.examples).map { entry($0.line, $0.purpose) }.joined()
  }

  /// What depends on the command is said for each.
  private static func details(_ spec: FlagSpec) -> String {
    guard spec.flag == .format else { return sentence(spec.details(for: nil)) }
    return CommandSpec.all.filter { $0.flags.contains(.format) }.map { command in
      sentence(spec.details(for: command), of: command.command.rawValue)
    }.joined()
  }

  private static func sentence(
    _ details: [(title: String, text: String)], of command: String? = nil
  ) -> String {
    guard !details.isEmpty else { return "" }
    let text = details.map { "\($0.title): \($0.text)" }.joined(separator: "; ")
    return " (" + (command.map { "\($0): " } ?? "") + text + ")"
  }

  /// `Input options`
  private static func title(_ section: FlagSpec.Section) -> String {
    let title = section == .general ? "GENERAL OPTIONS" : section.rawValue
    return title.prefix(1) + title.dropFirst().lowercased()
  }

  private static func uncapitalized(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst().dropLast()
  }
}

// MARK: - Troff

extension ManPage {
  private func request(_ name: String, _ arguments: String...) -> String {
    ([".\(name)"] + arguments.map { "\"" + Self.escaped($0) + "\"" }).joined(separator: " ") + "\n"
  }

  /// A tagged paragraph.
  private func entry(_ label: String, _ text: String) -> String {
    ".TP\n" + request("B", label) + line(text)
  }

  /// The longest line, in characters.
  private static let lineLength = 78

  /// Lines of text that are no requests, even where they begin like one.
  private func line(_ text: String) -> String {
    TextTable.wrapped(Self.escaped(text), width: Self.lineLength).map { line in
      (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + line + "\n"
    }.joined()
  }

  /// Hyphens as they are typed, and quotes that end no argument.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case "`": result += "\\(ga"
      default: result.append(character)
      }
    }
  }
}
