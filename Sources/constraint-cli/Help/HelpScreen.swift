/// The help of the tool, or of one of its commands.
struct HelpScreen {
  static let tool = "constraint-cli"
  private static let overview = "Solve, check, test and draw .layout files."

  let table: TextTable
  /// With examples and details.
  let isLong: Bool

  init(columns: Int, isLong: Bool) {
    table = TextTable(columns: columns)
    self.isLong = isLong
  }

  func text(for command: Command?) -> String {
    guard let command, let spec = CommandSpec.of(command) else { return toolScreen }
    var text = head(spec.abstract, spec.discussion, spec.examples)
    text += "USAGE: \(Self.usage(of: spec))\n"
    text += section("ARGUMENTS", spec.operands.map { row($0) })
    return text + options(spec.flagSpecs, for: spec)
  }

  private var toolScreen: String {
    let examples = CommandSpec.all.filter { $0.flags.contains(.diagnostics) }
      .compactMap(\.examples.first).prefix(3)
    var text = head(Self.overview, nil, Array(examples))
    text += "USAGE: \(Self.usage(of: nil))\n"
    text += options(FlagSpec.all.filter { CommandSpec.globalFlags.contains($0.flag) }, for: nil)
    text += section(
      "SUBCOMMANDS", CommandSpec.all.map { table.row($0.command.rawValue, $0.abstract) })
    return text + "\n  See '\(Self.tool) help <subcommand>' for detailed help.\n"
  }
}

// MARK: - Usage

extension HelpScreen {
  /// More options than this are summed up in usage lines.
  private static let mostOptionsInUsage = 4

  /// `constraint-cli solve [<options>] <file>`
  static func usage(of spec: CommandSpec?) -> String {
    guard let spec else { return "\(tool) [<options>] <subcommand>" }
    let options =
      spec.flagSpecs.count > mostOptionsInUsage
      ? ["[<options>]"] : spec.flagSpecs.map { "[\($0.usage)]" }
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
    guard isLong else { return text }
    text += examples.map { "  \($0.line)\n" + table.row("", $0.purpose) }.joined() + "\n"
    if let discussion { text += table.paragraph(discussion) + "\n" }
    return text
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
    table.row("<\(operand.name)>", operand.help)
  }

  private func row(_ spec: FlagSpec, _ command: CommandSpec?) -> String {
    var text = spec.help
    if isLong, let discussion = spec.discussion { text += " " + discussion }
    return table.row(spec.label, text + details(spec, command))
  }

  /// ` (values: a, b; default: a)`
  private func details(_ spec: FlagSpec, _ command: CommandSpec?) -> String {
    let choices = spec.choices(for: command)
    var parts: [String] = []
    if !choices.isEmpty { parts.append("values: " + choices.joined(separator: ", ")) }
    if let standard = spec.value?.standard ?? (spec.flag == .format ? choices.first : nil) {
      parts.append("default: " + standard)
    }
    if isLong, let environment = spec.environment { parts.append("variable: " + environment) }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
  }
}
