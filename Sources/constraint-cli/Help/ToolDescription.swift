internal import ConstraintKit

/// The whole tool as JSON, for whoever makes an editor's menus or a page of its commands.
enum ToolDescription {
  static var document: JSONDocument {
    .object([
      ("name", .string(HelpScreen.tool)),
      ("version", .string(ConstraintKitVersion.current)),
      ("abstract", .string(HelpScreen.overview)),
      ("usage", .string(HelpScreen.usage(of: nil))),
      ("options", .array(global.map { $0.document(for: nil) })),
      ("commands", .array(CommandSpec.all.map(\.document))),
      ("environment", .array(ToolManual.variables.map(\.document))),
      ("exitCodes", .array(ToolManual.exitCodes.map(\.document))),
    ])
  }

  private static var global: [FlagSpec] {
    FlagSpec.all.filter { CommandSpec.globalFlags.contains($0.flag) }
  }
}

extension CommandSpec {
  fileprivate var document: JSONDocument {
    .object([
      ("name", .string(command.rawValue)),
      ("abstract", .string(abstract)),
      ("discussion", discussion.map { .string($0) } ?? .null),
      ("usage", .string(HelpScreen.usage(of: self))),
      ("examples", .array(examples.map(\.document))),
      ("arguments", .array(operands.map(\.document))),
      ("options", .array(flagSpecs.map { $0.document(for: self) })),
    ])
  }
}

extension CommandSpec.Example {
  fileprivate var document: JSONDocument {
    .object([("line", .string(line)), ("purpose", .string(purpose))])
  }
}

extension CommandSpec.Operand {
  fileprivate var document: JSONDocument {
    .object([
      ("name", .string(name)),
      ("help", .string(help)),
      ("optional", .bool(isOptional)),
      ("repeatable", .bool(isRepeatable)),
      ("values", .array(choices.map { .string($0) })),
    ])
  }
}

extension FlagSpec {
  fileprivate func document(for command: CommandSpec?) -> JSONDocument {
    let standard = value?.standard ?? (flag == .format ? choices(for: command).first : nil)
    return .object([
      ("name", .string(flag.spelling)),
      ("short", short.map { .string("-\($0)") } ?? .null),
      ("value", value.map { .string($0.placeholder) } ?? .null),
      ("values", .array(choices(for: command).map { .string($0) })),
      ("default", standard.map { .string($0) } ?? .null),
      ("section", .string(section.rawValue)),
      ("help", .string(help)),
      ("discussion", discussion.map { .string($0) } ?? .null),
      ("environment", environment.map { .string($0) } ?? .null),
      ("repeatable", .bool(isRepeatable)),
      ("hidden", .bool(visibility == .hidden)),
    ])
  }
}

extension ToolManual.Entry {
  fileprivate var document: JSONDocument {
    .object([("name", .string(name)), ("meaning", .string(meaning))])
  }
}
