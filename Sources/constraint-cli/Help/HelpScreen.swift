/// The help of the tool, or of one of its commands.
struct HelpScreen {
  /// How much a screen shows.
  enum Detail: Sendable, Hashable {
    /// The common options, a line for each.
    case short
    /// Examples and details too.
    case long
    /// Also the options that are hidden elsewhere.
    case everything
  }

  static let tool = "constraint-cli"
  static let overview = "Solve, check, test and draw .layout files."

  private static let indent = "  "

  private let table: TextTable
  private let detail: Detail

  init(columns: Int, _ detail: Detail) {
    table = TextTable(columns: columns)
    self.detail = detail
  }

  func text(for command: Command?) -> String {
    guard let command, let spec = CommandSpec.of(command) else { return toolScreen }
    var text = head(spec.abstract, spec.discussion, spec.examples)
    text += table.paragraph("USAGE: \(Self.usage(of: spec))", indent: Self.indent)
    text += section("ARGUMENTS", spec.operands.map { row($0) })
    text += options(spec.flagSpecs(visibility), for: spec)
    let hasMore = spec.flagSpecs.contains { visibility < $0.visibility && $0.visibility != .hidden }
    return text + (hasMore ? seeAlso(["'\(Self.tool) \(command.rawValue) --help' for more."]) : "")
  }

  private var toolScreen: String {
    var text = head(Self.overview, nil, Self.examples)
    text += table.paragraph("USAGE: \(Self.usage(of: nil))", indent: Self.indent)
    text += options(
      FlagSpec.all.filter {
        CommandSpec.globalFlags.contains($0.flag) && $0.visibility <= visibility
      }, for: nil)
    text += section(
      "SUBCOMMANDS", CommandSpec.all.map { table.row($0.command.rawValue, $0.abstract) })
    return text
      + seeAlso([
        "'\(Self.tool) help <subcommand>' for detailed help,",
        "'\(Self.tool) help \(LanguagePage.name)' for the language on a page.",
      ])
  }

  /// The first example of each of the commands that one begins with.
  static var examples: [CommandSpec.Example] {
    [Command.solve, .check, .test].compactMap { CommandSpec.of($0)?.examples.first }
  }

  private var visibility: FlagSpec.Visibility {
    switch detail {
    case .short: .common
    case .long: .usual
    case .everything: .hidden
    }
  }
}

// MARK: - Usage

extension HelpScreen {
  /// More options than this are summed up in usage lines.
  private static let mostOptionsInUsage = 4

  /// `constraint-cli solve [<options>] <file>`
  static func usage(of spec: CommandSpec?) -> String {
    guard let spec else { return "\(tool) [<options>] <subcommand>" }
    let specs = spec.flagSpecs(.usual)
    let options =
      specs.count > mostOptionsInUsage ? ["[<options>]"] : specs.map { "[\($0.usage)]" }
    return ([tool, spec.command.rawValue] + options + spec.operands.map(\.usage))
      .joined(separator: " ")
  }
}

// MARK: - Parts

extension HelpScreen {
  private func head(
    _ abstract: String, _ discussion: String?, _ examples: [CommandSpec.Example]
  ) -> String {
    var text = table.paragraph("OVERVIEW: \(abstract)") + "\n"
    guard detail != .short else { return text }
    text += examples.map { "  \($0.line)\n" + table.row("", $0.purpose) }.joined() + "\n"
    if let discussion { text += table.paragraph(discussion) + "\n" }
    return text
  }

  /// Each on lines of its own.
  private func seeAlso(_ pages: [String]) -> String {
    let lines = pages.enumerated().map { place, page in
      table.paragraph((place == 0 ? "See " : "") + page, leading: Self.indent)
    }
    return "\n" + lines.joined()
  }

  private func section(_ title: String, _ rows: [String]) -> String {
    rows.isEmpty ? "" : "\n\(title):\n" + rows.joined()
  }

  private func options(_ specs: [FlagSpec], for command: CommandSpec?) -> String {
    FlagSpec.Section.allCases.map { part in
      section(part.rawValue, specs.filter { $0.section == part }.map { row($0, command) })
    }.joined()
  }

  private func row(_ operand: CommandSpec.Operand) -> String {
    let details = operand.choices.isEmpty ? "" : " (values: \(operand.choices.list))"
    return table.row("<\(operand.name)>", operand.help + details)
  }

  private func row(_ spec: FlagSpec, _ command: CommandSpec?) -> String {
    var text = spec.help
    if detail != .short, let discussion = spec.discussion(for: command?.command) {
      text += " " + discussion
    }
    return table.row(spec.label, text + details(spec, command))
  }

  /// ` (values: a, b; default: a)`
  private func details(_ spec: FlagSpec, _ command: CommandSpec?) -> String {
    var details = spec.details(for: command)
    if detail == .short { details.removeAll { $0.title == "variable" } }
    guard !details.isEmpty else { return "" }
    return " (" + details.map { "\($0.title): \($0.text)" }.joined(separator: "; ") + ")"
  }
}

extension FlagSpec {
  /// The values, the default and the variable of an option, each with its title.
  func details(for command: CommandSpec?) -> [(title: String, text: String)] {
    let choices = choices(for: command)
    var details: [(String, String)] = []
    if !choices.isEmpty { details.append(("values", choices.list)) }
    if let standard = value?.standard ?? (flag == .format ? choices.first : nil) {
      details.append(("default", standard))
    }
    if let environment { details.append(("variable", environment)) }
    return details
  }
}

extension [String] {
  fileprivate var list: String { joined(separator: ", ") }
}
