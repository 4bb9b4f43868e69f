/// The text of a ``UsageError`` on stderr.
enum UsageMessage {
  static func text(_ error: UsageError, command: Command?) -> String {
    let spec = command.flatMap { CommandSpec.of($0) }
    let subcommand = command.map { " " + $0.rawValue } ?? ""
    return "error: \(error.message)\n" + help(error)
      + "Usage: \(HelpScreen.usage(of: spec))\n"
      + "  See '\(HelpScreen.tool)\(subcommand) --help' for more information.\n"
  }

  private static func help(_ error: UsageError) -> String {
    if let spec = error.subject { return "Help:  \(spec.label)  \(spec.help)\n" }
    if let operand = error.operand { return "Help:  <\(operand.name)>  \(operand.help)\n" }
    return ""
  }
}
