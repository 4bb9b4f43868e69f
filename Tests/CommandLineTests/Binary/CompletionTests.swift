import Foundation
import TestSupport
import Testing

@testable import constraint_cli

/// The completions, asked of the shells themselves.
@Suite struct CompletionTests {
  /// What is typed, and what is offered.
  static let cases: [(line: String, offers: Set<String>)] = [
    ("constraint-cli s", ["solve"]),
    ("constraint-cli co", ["completions"]),
    ("constraint-cli --color ne", ["never"]),
    ("constraint-cli --no", ["--no-color"]),
    ("constraint-cli solve --wi", ["--width"]),
    ("constraint-cli solve --no-n", []),
    ("constraint-cli render --no-n", ["--no-names"]),
    ("constraint-cli solve --format n", ["ndjson"]),
    ("constraint-cli check --diagnostics s", ["sarif"]),
    ("constraint-cli check --allow W100", Set((1...9).map { "W100\($0)" })),
    ("constraint-cli completions f", ["fish"]),
    ("constraint-cli help ex", ["explain"]),
    ("constraint-cli explain E0401", ["E0401"]),
    ("constraint-cli solve a.", ["a.layout"]),
    ("constraint-cli check a.layout an", ["another one.layout"]),
    ("constraint-cli solve --metrics m", ["metrics.json"]),
    ("constraint-cli check --root s", ["some"]),
  ]

  private func expectOffers(_ shell: String) throws {
    let answers = try answers(shell, "offers.\(shell)", for: Self.cases.map(\.line))
    for (line, expected) in Self.cases { #expect(answers[line] == expected, "\(line)") }
  }

  private func offers(_ shell: String, _ script: String, for line: String) throws -> Set<String> {
    try answers(shell, script, for: [line])[line] ?? []
  }

  /// What a shell offers for each line. A script prints lines after a `> `, and under each the offers.
  private func answers(
    _ shell: String, _ script: String, for lines: [String]
  ) throws -> [String: Set<String>] {
    try withTemporaryFolder { folder in
      for name in ["a.layout", "another one.layout", "metrics.json", "some/b.layout"] {
        try folder.writing("", to: name)
      }
      let typed = lines.map { "'\($0)'" }.joined(separator: " ")
      let outcome = try CommandLineTool.shell(
        "constraint-cli completions \(shell) > .completions; "
          + "\(shell) '\(Fixtures.url("cli/completions/\(script)").path())' .completions \(typed)",
        in: folder, environment: ["HOME": folder.path()])
      #expect(outcome.error.isEmpty)
      var answers: [String: Set<String>] = [:]
      var line = ""
      for text in outcome.output.split(separator: "\n").map(String.init) {
        if text.hasPrefix("> ") {
          line = String(text.dropFirst(2))
          answers[line] = []
        } else {
          answers[line, default: []].insert(text)
        }
      }
      return answers
    }
  }

  @Test("bash completes", .enabled(if: CommandLineTool.isInstalled("bash"), "bash isn't installed"))
  func bash() throws {
    try expectOffers("bash")
  }

  @Test("zsh completes", .enabled(if: CommandLineTool.isInstalled("zsh"), "zsh isn't installed"))
  func zsh() throws {
    try expectOffers("zsh")
  }

  @Test("fish completes", .enabled(if: CommandLineTool.isInstalled("fish"), "fish isn't installed"))
  func fish() throws {
    try expectOffers("fish")
  }

  @Test(
    "A value after an equals sign is completed",
    .enabled(if: CommandLineTool.isInstalled("bash"), "bash isn't installed"))
  func equals() throws {
    #expect(
      try offers("bash", "offers.bash", for: "constraint-cli solve --format = nd") == ["ndjson"])
    #expect(
      try offers("bash", "offers.bash", for: "constraint-cli solve --data posts = m") == [
        "metrics.json"
      ])
  }

  @Test("The hidden option prints the same script", arguments: CompletionScript.shells)
  func hiddenOption(shell: String) throws {
    let script = try CommandLineTool.run(["completions", shell])
    #expect(script.status == 0)
    for arguments in [
      ["--generate-completion-script", shell], ["--generate-completion-script=\(shell)"],
    ] {
      #expect(try CommandLineTool.run(arguments).output == script.output)
    }
  }
}
