import Foundation
import Testing

@testable import constraint_cli

/// The help, the manual page and the description, all made from the tables.
@Suite struct HelpTests {
  private func output(_ arguments: [String]) throws -> String {
    let outcome = try CommandLineTool.run(arguments)
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    return outcome.output
  }

  @Test("The short help fits on a screen", arguments: Command.allCases)
  func short(command: Command) throws {
    let text = try output([command.rawValue, "-h"])
    #expect(text.hasPrefix("OVERVIEW: "))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
    #expect(try output([]).split(separator: "\n").count <= 40)
  }

  @Test("The long help begins with three examples", arguments: Command.allCases)
  func long(command: Command) throws {
    let text = try output(["help", command.rawValue])
    #expect(try output([command.rawValue, "--help"]) == text)
    let spec = try #require(CommandSpec.of(command))
    var place = text.startIndex
    for example in spec.examples {
      let range = try #require(text[place...].firstRange(of: "\n  \(example.line)\n"))
      place = text.index(before: range.upperBound)
    }
    let usage = try #require(text.firstRange(of: "\nUSAGE: "))
    #expect(place <= usage.lowerBound)
    for flag in spec.flagSpecs {
      #expect(text.contains(flag.flag.spelling + " ") == (flag.visibility != .hidden))
    }
  }

  @Test(
    "Hidden options are shown where they are asked for",
    arguments: [["--help-hidden"], ["solve", "--help-hidden"]])
  func hidden(arguments: [String]) throws {
    let text = try output(arguments)
    for flag in FlagSpec.all where flag.visibility == .hidden {
      #expect(text.contains(flag.flag.spelling))
    }
  }

  @Test(
    "Lines are as wide as the screen at most, but for a word that is wider",
    arguments: [20, 40, 49, 50, 60, 80, 200])
  func widths(columns: Int) throws {
    for command in Command.allCases {
      let text = try CommandLineTool.run(
        ["help", command.rawValue], environment: ["COLUMNS": "\(columns)"]
      ).output
      let examples = CommandSpec.of(command)?.examples.map { "  " + $0.line } ?? []
      for line in text.split(separator: "\n").map(String.init)
      where line.count > columns && !examples.contains(line) {
        let isOneWord = !line.drop { $0 == " " }.contains(" ")
        #expect(isOneWord || line.hasPrefix("  -"), "\(line)")
      }
    }
  }

  @Test("The description has every command and option")
  func description() throws {
    struct Description: Decodable {
      struct Option: Decodable {
        let name: String
        let values: [String]
      }
      struct Command: Decodable {
        let name: String
        let options: [Option]
      }
      let commands: [Command]
      let options: [Option]
    }
    let text = try output(["help", "--json"])
    #expect(try output(["--experimental-dump-help"]) == text)
    let description = try JSONDecoder().decode(Description.self, from: Data(text.utf8))
    #expect(description.commands.map(\.name) == CommandSpec.all.map(\.command.rawValue))
    for (found, spec) in zip(description.commands, CommandSpec.all) {
      #expect(found.options.map(\.name) == spec.flagSpecs.map(\.flag.spelling))
    }
    let options = description.commands.flatMap(\.options)
    #expect(options.first { $0.name == "--color" }?.values == ["auto", "always", "never"])
  }

  @Test("The version is also there for programs")
  func version() throws {
    let text = try output(["version", "--json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let version = try output(["--version"]).trimmingCharacters(in: .newlines)
    #expect(object["version"] as? String == version)
    #expect(object["layout"] as? Int == 1)
  }

  @Test("The manual page names every command, option, variable and exit code")
  func manual() throws {
    let page = try output(["man"]).replacing("\\-", with: "-")
    for spec in CommandSpec.all {
      #expect(page.contains(".SS \"\(HelpScreen.usage(of: spec))\""))
    }
    for spec in FlagSpec.all {
      let isThere = page.contains(".B \"\(spec.label)\"")
      #expect(isThere == (spec.visibility != .hidden), "\(spec.flag)")
    }
    for entry in ToolManual.variables + ToolManual.exitCodes {
      #expect(page.contains(".B \"\(entry.name)\""))
    }
  }

  @Test(
    "The manual page is right by its checkers",
    .enabled(if: CommandLineTool.isInstalled("groff"), "groff isn't installed"))
  func manualIsValid() throws {
    let outcome = try CommandLineTool.shell(
      "constraint-cli man | groff -ww -man -Tascii 2>&1 >/dev/null")
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)")
    guard CommandLineTool.isInstalled("mandoc") else { return }
    let lint = try CommandLineTool.shell("constraint-cli man | mandoc -T lint -W style")
    #expect(lint.output.isEmpty)
  }
}
