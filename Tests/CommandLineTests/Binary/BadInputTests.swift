import Foundation
import Testing

/// Inputs that nobody means well with: each has its code, its exit code, and no crash.
@Suite struct BadInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// Run in an empty folder.
    var script: String
    var status: Int32
    /// Each is in what the tool said.
    var messages: [String]

    init(_ name: String, _ script: String, _ status: Int32, _ messages: String...) {
      self.name = name
      self.script = script
      self.status = status
      self.messages = messages
    }

    var testDescription: String { name }
  }

  @Test("Files that can't be read", arguments: unreadableCases)
  func files(_ example: Case) throws { try check(example) }

  @Test("Texts that are wrong", arguments: wrongCases)
  func texts(_ example: Case) throws { try check(example) }

  @Test("Imports that lead astray", arguments: astrayCases)
  func imports(_ example: Case) throws { try check(example) }

  private func check(_ example: Case) throws {
    try withTemporaryFolder { folder in
      let outcome = try CommandLineTool.shell(example.script, in: folder)
      let said = outcome.output + outcome.error
      #expect(outcome.status == example.status, "\(said)")
      for message in example.messages { #expect(said.contains(message)) }
      #expect(!said.contains("internal error"))
    }
  }

  private static let unreadableCases = [
    Case("missing", "constraint-cli solve none.layout", 2, "E0504", "none.layout"),
    Case("missing folder", "constraint-cli solve none/none.layout", 2, "E0504", "none.layout"),
    Case(
      "missing, among others", "echo > a.layout; constraint-cli check a.layout b.layout", 2,
      "b.layout"),
    Case("folder", "mkdir d; constraint-cli solve d", 2, "E0504", "directory"),
    Case("folder without layouts", "mkdir d; constraint-cli check d", 2, "no .layout files in d"),
    Case("folder on stdin", "constraint-cli solve - < .", 2, "directory"),
    Case("device", "constraint-cli solve /dev/zero", 2, "E0504", "device"),
    Case("dangling link", "ln -s none l.layout; constraint-cli check l.layout", 2, "E0504"),
    Case("link to itself", "ln -s l l; constraint-cli check l", 2, "E0504"),
    Case(
      "too large", "head -c 9000000 /dev/zero | tr '\\0' ' ' > a; constraint-cli check a", 2,
      "E0504", "8388608"),
    Case("endless pipe", "yes '// y' | constraint-cli check -", 2, "8388608"),
    Case("name with escapes", "constraint-cli check \"$(printf 'a\\n\\033[31mb')\"", 2, "E0504"),
    Case("name that isn't UTF-8", "constraint-cli check \"$(printf 'a\\377b')\"", 2, "E0504"),
    Case("missing root", "echo > a.layout; constraint-cli check --root none a.layout", 2, "none"),
    Case(
      "missing data",
      "echo 'data d from \"n.json\"' > a.layout; constraint-cli check a.layout --data d=no.json", 2,
      "E0504", "no.json"),
  ]

  private static let wrongCases = [
    Case("empty", ": | constraint-cli solve -", 0, "root"),
    Case("byte order mark only", "printf '\\357\\273\\277' | constraint-cli solve -", 0, "root"),
    Case("UTF-16", "printf '\\377\\376a\\0' | constraint-cli solve -", 1, "E0103", "UTF-16"),
    Case(
      "invalid UTF-8", "printf 'width == 1\\n// \\377\\n' > a; constraint-cli check a", 1, "E0103",
      "a:2:4"),
    Case("NUL", "printf 'a\\0b' | constraint-cli check -", 1, "E0103"),
    Case(
      "unknown view", "echo 'view a { left == b.right }' | constraint-cli solve -", 1, "E0301",
      "<stdin>:1:18"),
    Case(
      "product", "echo 'view a { width == width * height }' | constraint-cli solve -", 1, "E0202"),
    Case("unclosed brace", "echo 'view a {' | constraint-cli check -", 1, "E0105"),
    Case(
      "conflict",
      "printf 'canvas: (9, 9)\\nview a {\\n width == 3\\n left == super\\n width == 4\\n}' | constraint-cli solve -",
      1, "E0401", "<stdin>:"),
    Case(
      "malformed JSON",
      "echo 'data d from \"d.json\"' > a.layout; echo '{\"a\":1,}' > d.json; constraint-cli check a.layout",
      1, "E0601", "d.json:1:8"),
    Case("huge number", "echo 'width == 1e999' | constraint-cli check -", 1, "E0104"),
    Case(
      "deep nesting",
      "{ printf 'width == '; head -c 100000 /dev/zero | tr '\\0' '('; } | constraint-cli check -",
      2, "E0703"),
    Case(
      "endless loop", "echo 'for i in 0..<1000000000000 { }' | constraint-cli check -", 2, "E0701"),
  ]

  private static let astrayCases = [
    Case(
      "missing", "echo 'import A from \"b.layout\"' > a.layout; constraint-cli check a.layout", 1,
      "E0502"),
    Case(
      "itself", "echo 'import A from \"a.layout\"' > a.layout; constraint-cli check a.layout", 1,
      "E0501"),
    Case(
      "out of the root",
      "echo 'import A from \"../../../../../../etc/passwd\"' > a.layout; constraint-cli check a.layout",
      2, "E0503"),
    Case(
      "absolute", "echo 'import A from \"/etc/passwd\"' > a.layout; constraint-cli check a.layout",
      2, "E0503"),
    Case(
      "link out of the root",
      "ln -s /etc/passwd b.layout; echo 'import A from \"b.layout\"' > a.layout; constraint-cli check a.layout",
      2, "E0503"),
    Case(
      "data out of the root",
      "echo 'data d from \"/etc/hostname\"' > a.layout; constraint-cli check a.layout", 2, "E0503"),
    Case(
      "missing, out of the root",
      "echo 'import A from \"../../../../none\"' > a.layout; constraint-cli check a.layout", 2,
      "E0503"),
    Case(
      "folder",
      "mkdir b.layout; echo 'import A from \"b.layout\"' > a.layout; constraint-cli check a.layout",
      2, "E0504"),
    Case(
      "device",
      "ln -s /dev/zero b.layout; echo 'import A from \"b.layout\"' > a.layout; constraint-cli check --root / a.layout",
      2, "E0504"),
    Case(
      "within a wider root",
      "mkdir d; echo 'component A { width == 1 }' > b.layout; printf 'import A from \"../b.layout\"\\nA a' > d/a.layout; constraint-cli check --root . d/a.layout",
      1, "E0402"),
  ]
}
