import Testing

@testable import constraint_cli

@Suite struct SpecificationTests {
  @Test("Each flag has one specification", arguments: Flag.allCases)
  func flags(flag: Flag) {
    #expect(FlagSpec.all.count { $0.flag == flag } == 1)
  }

  @Test("Each flag belongs to a command", arguments: Flag.allCases)
  func flagIsUsed(flag: Flag) {
    #expect(CommandSpec.all.contains { $0.flags.contains(flag) })
  }

  @Test("Each command has one specification and an example", arguments: Command.allCases)
  func commands(command: Command) throws {
    #expect(CommandSpec.all.count { $0.command == command } == 1)
    let spec = try #require(CommandSpec.of(command))
    #expect(!spec.examples.isEmpty)
    #expect(spec.flags.contains(.help))
  }

  @Test("Short names are unique")
  func shortNames() {
    let names = FlagSpec.all.compactMap(\.short)
    #expect(Set(names).count == names.count)
  }

  @Test("Every example is a command line that is understood", arguments: Command.allCases)
  func examples(command: Command) throws {
    let spec = try #require(CommandSpec.of(command))
    for example in spec.examples {
      let line =
        example.line.drop { $0 != "|" }.isEmpty
        ? example.line[...] : example.line.drop { $0 != "|" }.dropFirst()
      let words = line.prefix { $0 != ">" }.split(separator: " ").map(String.init)
      #expect(words.first == "constraint-cli")
      #expect(throws: Never.self) { try ArgumentParser.parse(Array(words.dropFirst())) }
    }
  }

  @Test("A format that a command offers is one that can be written", arguments: Command.allCases)
  func formats(command: Command) throws {
    let spec = try #require(CommandSpec.of(command))
    for format in spec.formats { #expect(OutputOptions.Format(rawValue: format) != nil) }
  }
}
