import Testing

@testable import constraint_cli

@Suite struct ColorChoiceTests {
  private func usesColor(
    _ arguments: [String], isTerminal: Bool, _ variables: [String: String] = [:]
  ) throws -> Bool {
    let invocation = try ArgumentParser.parse(["check", "a"] + arguments)
    let options = try DiagnosticOptions(OptionReader(invocation) { variables[$0] })
    return options.usesColor(isTerminal: isTerminal) { variables[$0] }
  }

  @Test(
    "The option comes before the environment, and that before the terminal",
    arguments: [
      ([], true, [:], true),
      ([], false, [:], false),
      ([], true, ["TERM": "dumb"], false),
      ([], true, ["NO_COLOR": "1"], false),
      ([], true, ["NO_COLOR": ""], true),
      ([], false, ["CLICOLOR_FORCE": "1"], true),
      ([], false, ["CLICOLOR_FORCE": "0"], false),
      ([], true, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      ([], false, ["CONSTRAINT_COLOR": "always", "NO_COLOR": "1"], true),
      (["--color", "never"], true, ["CONSTRAINT_COLOR": "always"], false),
      (["--color=always"], false, ["NO_COLOR": "1", "TERM": "dumb"], true),
      (["--no-color"], true, [:], false),
      (["--no-color", "--color", "always"], false, [:], true),
      (["--color", "always", "--no-color"], true, [:], false),
    ] as [([String], Bool, [String: String], Bool)])
  func choice(arguments: [String], isTerminal: Bool, variables: [String: String], expected: Bool)
    throws
  {
    #expect(try usesColor(arguments, isTerminal: isTerminal, variables) == expected)
  }
}
