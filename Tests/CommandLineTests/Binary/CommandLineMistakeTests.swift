import Testing

/// Command lines that are nearly right are answered with what was meant.
@Suite struct CommandLineMistakeTests {
  @Test("Slips are told with what to write", arguments: slipCases)
  func slips(_ example: ToolCase) throws { try example.check() }

  @Test("A file that can't be had is told in the same words by every command", arguments: fileCases)
  func files(_ example: ToolCase) throws { try example.check() }

  private static let layout = "echo 'canvas: (375, 10)' > a.layout; "

  private static let slipCases = [
    ToolCase(
      "ends of a range in the wrong order", "constraint-cli check a --width 5...3", 64,
      "The value '5...3' is invalid for '--width <n>'. Did you mean '3...5'? Please provide a number "
        + "from 0 to 1e9, or a range such as 320...1024."),
    ToolCase(
      "two dots", "constraint-cli check a --width 300..400", 64, "Did you mean '300...400'?"),
    ToolCase(
      "a hyphen", "constraint-cli check a --width 300-400", 64, "Did you mean '300...400'?"),
    ToolCase(
      "an ellipsis", "constraint-cli check a --width 300.5…400", 64, "Did you mean '300.5...400'?"),
    ToolCase(
      "a range of one width", "constraint-cli check a --width 300...300", 64, "Did you mean '300'?"),
    ToolCase(
      "a range for a page", "constraint-cli render a -f html --width 300:400", 64,
      "Did you mean '300...400'?"),
    ToolCase(
      "a range where there's none", "constraint-cli solve a --width 300-400", 64,
      "Please provide a number from 0 to 1e9.\n"),
    ToolCase(
      "a layout in place of a command", "constraint-cli p.layout", 64,
      "Unknown command 'p.layout'. Did you mean 'constraint-cli solve p.layout'?"),
    ToolCase(
      "a folder in place of a command", "mkdir d; constraint-cli d", 64,
      "Did you mean 'constraint-cli check d'?"),
    ToolCase(
      "a name that begins with a minus", "constraint-cli solve -x.layout", 64,
      "A file of this name is given as './-x.layout', or after '--'."),
    ToolCase(
      "the same, of a file that is there", "echo > --odd; constraint-cli solve --odd", 64,
      "A file of this name is given as './--odd', or after '--'."),
    ToolCase(
      "an option that is nearly right", "constraint-cli solve --widht 3 a.layout", 64,
      "Did you mean '--width'?"),
    ToolCase(
      "an empty name", "constraint-cli solve \"$NONE\"", 64,
      "The value '' is invalid for '<file>'. Please provide the name of a file."),
    ToolCase(
      "an empty path", "constraint-cli check ''", 64,
      "The value '' is invalid for '<paths> ...'. Please provide the name of a file or a folder."),
    ToolCase(
      "an empty code", "constraint-cli explain ''", 64,
      "Please provide a code, or the name of a file."),
    ToolCase(
      "both quiet and verbose", "constraint-cli check -qv a", 64,
      "'-v' and '-q' exclude each other."),
    ToolCase(
      "colours on and off: the last counts",
      "echo 'lft == 1' | constraint-cli check --color always --no-color -", 1, "error[E0301]"),
    ToolCase(
      "a bad value in the environment", "CONSTRAINT_DIAGNOSTICS=jsn constraint-cli check a", 64,
      "The value 'jsn' is invalid for the variable 'CONSTRAINT_DIAGNOSTICS'. Did you mean 'json'?",
      "\nHelp:  --diagnostics <form>"),
    ToolCase(
      "a param that there isn't", layout + "constraint-cli solve a.layout --set nope=1", 64,
      "E0308",
      "the file has no param `nope`"),
    ToolCase(
      "data that there aren't", layout + "constraint-cli solve a.layout --data nope=a", 64, "E0308",
      "the file has no data `nope`"),
  ]

  private static let fileCases =
    ["solve", "check", "test", "render", "fmt", "watch", "batch", "bench", "graph", "ast"].map {
      ToolCase(
        "\($0), not there", "constraint-cli \($0) ./none", 2, "error[E0504]: `./none` not found\n")
    }
    + ["solve", "render", "watch", "batch", "bench", "graph", "ast"].map {
      ToolCase(
        "\($0), a folder", "mkdir d; constraint-cli \($0) d", 2,
        "error[E0504]: cannot read `d`: it is a directory\n")
    } + [
      ToolCase(
        "explain, not there", "constraint-cli explain ./none a", 2,
        "error[E0504]: `./none` not found\n"),
      ToolCase(
        "metrics, not there", layout + "constraint-cli solve a.layout --metrics none", 2,
        "error[E0504]: --metrics: `none` not found\n"),
      ToolCase(
        "root, not there", layout + "constraint-cli solve a.layout --root none", 2,
        "error[E0504]: --root: `none` not found\n"),
      ToolCase(
        "batch's layout, not there", "constraint-cli batch --layout none", 2,
        "error[E0504]: --layout: `none` not found\n"),
      ToolCase(
        "data, not there",
        "echo 'data d: [int] from \"d.json\"' > a.layout; constraint-cli solve a.layout --data d=none",
        2, "error[E0504]: `none` not found\n"),
    ]
}
