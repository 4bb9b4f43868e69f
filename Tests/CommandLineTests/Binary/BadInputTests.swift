import Foundation
import Testing

/// Inputs that nobody means well with: each has its code, its exit code, and no crash.
@Suite struct BadInputTests {
  @Test("Files that can't be read", arguments: unreadableCases)
  func files(_ example: ToolCase) throws { try example.check() }

  @Test("Texts that are wrong", arguments: wrongCases)
  func texts(_ example: ToolCase) throws { try example.check() }

  @Test("Imports that lead astray", arguments: astrayCases)
  func imports(_ example: ToolCase) throws { try example.check() }

  private static let unreadableCases = [
    ToolCase("missing", "constraint-cli solve none.layout", 2, "E0504", "none.layout"),
    ToolCase("missing folder", "constraint-cli solve none/none.layout", 2, "E0504", "none.layout"),
    ToolCase(
      "missing, among others", "echo > a.layout; constraint-cli check a.layout b.layout", 2,
      "b.layout"),
    ToolCase("folder", "mkdir d; constraint-cli solve d", 2, "E0504", "directory"),
    ToolCase(
      "folder without layouts", "mkdir d; constraint-cli check d", 2, "E0504",
      "cannot read `d`: there are no .layout files in it"),
    ToolCase("folder on stdin", "constraint-cli solve - < .", 2, "directory"),
    ToolCase(
      "missing root", "echo > a.layout; constraint-cli check --root none a.layout", 2, "none"),
    ToolCase(
      "missing data",
      "echo 'data d from \"n.json\"' > a.layout; constraint-cli check a.layout --data d=no.json", 2,
      "E0504", "no.json"),
  ]

  private static let wrongCases = [
    ToolCase("empty", ": | constraint-cli solve -", 0, "root"),
    ToolCase(
      "byte order mark only", "printf '\\357\\273\\277' | constraint-cli solve -", 0, "root"),
    ToolCase("UTF-16", "printf '\\377\\376a\\0' | constraint-cli solve -", 1, "E0103", "UTF-16"),
    ToolCase(
      "invalid UTF-8", "printf 'width == 1\\n// \\377\\n' > a; constraint-cli check a", 1, "E0103",
      "a:2:4"),
    ToolCase("NUL", "printf 'a\\0b' | constraint-cli check -", 1, "E0103"),
    ToolCase(
      "unknown view", "echo 'view a { left == b.right }' | constraint-cli solve -", 1, "E0301",
      "<stdin>:1:18"),
    ToolCase(
      "product", "echo 'view a { width == width * height }' | constraint-cli solve -", 1, "E0202"),
    ToolCase("unclosed brace", "echo 'view a {' | constraint-cli check -", 1, "E0105"),
    ToolCase(
      "conflict",
      "printf 'canvas: (9, 9)\\nview a {\\n width == 3\\n left == super\\n width == 4\\n}' | constraint-cli solve -",
      1, "E0401", "<stdin>:"),
    ToolCase(
      "malformed JSON",
      "echo 'data d from \"d.json\"' > a.layout; echo '{\"a\":1,}' > d.json; constraint-cli check a.layout",
      1, "E0601", "d.json:1:8"),
    ToolCase("huge number", "echo 'width == 1e999' | constraint-cli check -", 1, "E0104"),
    ToolCase(
      "deep nesting",
      "{ printf 'width == '; head -c 100000 /dev/zero | tr '\\0' '('; } | constraint-cli check -",
      2, "E0703"),
    ToolCase(
      "endless loop", "echo 'for i in 0..<1000000000000 { }' | constraint-cli check -", 2, "E0701"),
  ]

  private static let astrayCases = [
    ToolCase(
      "missing", "echo 'import A from \"b.layout\"' > a.layout; constraint-cli check a.layout", 1,
      "E0502"),
    ToolCase(
      "itself", "echo 'import A from \"a.layout\"' > a.layout; constraint-cli check a.layout", 1,
      "E0501"),
    ToolCase(
      "within a wider root",
      "mkdir d; echo 'component A { width == 1 }' > b.layout; printf 'import A from \"../b.layout\"\\nA a' > d/a.layout; constraint-cli check --root . d/a.layout",
      1, "E0402"),
  ]
}
