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

  @Test("Each command has one specification and three examples", arguments: Command.allCases)
  func commands(command: Command) throws {
    #expect(CommandSpec.all.count { $0.command == command } == 1)
    let spec = try #require(CommandSpec.of(command))
    #expect(spec.examples.count == 3)
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
      let start = try #require(example.line.firstRange(of: "constraint-cli "))
      let line = example.line[start.lowerBound...].prefix { !"|>)".contains($0) }
      let words = line.split(separator: " ").map(String.init)
      #expect(throws: Never.self) { try ArgumentParser.parse(Array(words.dropFirst())) }
    }
  }

  @Test("An ending of a file's name says one of a command's formats", arguments: Command.allCases)
  func formats(command: Command) throws {
    let spec = try #require(CommandSpec.of(command))
    #expect(spec.formats.isEmpty == !spec.flags.contains(.output))
    let endings = spec.formats.flatMap(\.endings)
    #expect(Set(endings).count == endings.count)
  }
}
