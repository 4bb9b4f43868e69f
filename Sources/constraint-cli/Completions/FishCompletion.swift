/// The completions for fish.
enum FishCompletion {
  private static let start = "complete -c \(HelpScreen.tool)"
  private static let noCommand = "-n __fish_use_subcommand"

  static var text: String {
    CompletionScript.head("fish") + "\(start) -f\n"
      + CommandSpec.all.map { spec in
        "\(start) \(noCommand) -a \(spec.command.rawValue) -d \(quoted(spec.abstract))\n"
      }.joined()
      + CompletionScript.globalFlags.map { option($0, nil) }.joined()
      + CommandSpec.all.map(command).joined()
  }

  private static func command(_ spec: CommandSpec) -> String {
    let condition = Self.condition(spec)
    let operands = spec.operands.flatMap { operand in
      sources(operand).map { source in
        "\(start) \(condition) \(argument(source)) -d \(quoted(operand.name))\n"
      }
    }
    return operands.joined() + spec.flagSpecs(.usual).map { option($0, spec) }.joined()
  }

  private static func sources(
    _ operand: CommandSpec.Operand
  ) -> [CompletionScript.Source] {
    switch operand.source {
    case .nothing: []
    case .codesOrLayouts: [.words(CompletionScript.codes), .layouts]
    case let source: [source]
    }
  }

  private static func condition(_ spec: CommandSpec) -> String {
    "-n '__fish_seen_subcommand_from \(spec.command.rawValue)'"
  }

  private static func option(_ spec: FlagSpec, _ command: CommandSpec?) -> String {
    var parts = [start, command.map(condition) ?? noCommand]
    if let short = spec.short { parts.append("-s \(short)") }
    parts.append("-l \(spec.flag.rawValue)")
    if let source = spec.source(for: command) { parts.append(value(source)) }
    return (parts + ["-d \(quoted(spec.help))"]).joined(separator: " ") + "\n"
  }

  /// What an option's value may be.
  private static func value(_ source: CompletionScript.Source) -> String {
    switch source {
    case .files: "-r -F"
    case .words, .layouts, .codesOrLayouts, .folders: "-x " + argument(source)
    case .fileAssignments, .nothing: "-x"
    }
  }

  private static func argument(_ source: CompletionScript.Source) -> String {
    switch source {
    case .words(let words): "-a \(quoted(words.joined(separator: " ")))"
    case .layouts: "-k -a '(__fish_complete_suffix .layout)'"
    case .folders: "-a '(__fish_complete_directories)'"
    case .files, .codesOrLayouts, .fileAssignments, .nothing: "-F"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
