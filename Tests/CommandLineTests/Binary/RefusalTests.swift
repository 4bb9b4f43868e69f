import Foundation
import Testing

/// What would destroy an input, answer nothing or run for ever is refused at the start.
@Suite struct RefusalTests {
  private static let layout = "canvas: (10, 10)\nview a { edges == super }\nexpect a.width == 10\n"

  private func run(
    _ script: String, with files: [String: String] = ["a.layout": layout, "b.layout": layout]
  ) throws -> (outcome: CommandLineTool.Outcome, files: [String: String]) {
    try CommandLineTool.shell(script, with: files)
  }

  @Test(
    "JUnit's file is none of the inputs",
    arguments: ["a.layout --junit a.layout", "a.layout b.layout --junit ./b.layout"])
  func results(arguments: String) throws {
    let result = try run("constraint-cli test \(arguments)")
    #expect(result.outcome.status == 2)
    #expect(result.outcome.error.contains("it is an input"))
    #expect(result.files["a.layout"] == Self.layout)
    #expect(result.files["b.layout"] == Self.layout)
  }

  @Test("JUnit's file may be stdout")
  func resultsToOutput() throws {
    let result = try run("constraint-cli test a.layout --junit - | head -n 1")
    #expect(result.outcome.output.hasPrefix("<?xml"))
    #expect(result.files["-"] == nil)
  }

  @Test("A batch whose layout isn't there, or is given as its lines, doesn't begin")
  func batch() throws {
    let missing = try run("echo '{}' | constraint-cli batch --layout none.layout")
    #expect(missing.outcome.status == 2)
    #expect(missing.outcome.output.isEmpty)
    #expect(missing.outcome.error.contains("none.layout"))
    let mistaken = try run("constraint-cli batch a.layout")
    #expect(mistaken.outcome.status == 64)
    #expect(mistaken.outcome.error.contains("'--layout a.layout'"))
  }

  @Test("Files that lines of a batch name are held to a root that is given")
  func batchRoot() throws {
    let files = ["in/a.layout": Self.layout, "b.layout": Self.layout]
    let lines = #"{"file":"in/a.layout"}\n{"file":"b.layout"}\n{"file":"in/../b.layout"}\n"#
    let result = try run(
      "printf '\(lines)' | constraint-cli batch --root in --only root", with: files)
    let answers = result.outcome.output.split(separator: "\n")
    #expect(answers.map { $0.contains("\"ok\":true") } == [true, false, false])
    #expect(answers.dropFirst().allSatisfy { $0.contains("E0503") })
  }

  @Test("A folder isn't watched")
  func watch() throws {
    let result = try run("constraint-cli watch .")
    #expect(result.outcome.status == 2)
    #expect(result.outcome.error == "error[E0504]: cannot read `.`: it is a directory\n")
  }

  @Test("A file of a folder whose name isn't UTF-8 is told, not passed over")
  func name() throws {
    let result = try run(#"mv a.layout "$(printf '\377').layout"; constraint-cli check ."#)
    #expect(result.outcome.status == 2)
    #expect(result.outcome.error.contains("its name isn't UTF-8"))
  }

  @Test("Control characters of names don't come out for GitHub")
  func escapes() throws {
    let result = try run(
      #"""
      name="$(printf 'a\033[31m.layout')"; echo 'lft == 1' > "$name"
      constraint-cli check --diagnostics github "$name"
      """#)
    #expect(result.outcome.output.contains("::error file="))
    #expect(!result.outcome.output.contains("\u{1B}"))
  }

  @Test("patch takes a difference of a name with spaces")
  func spaces() throws {
    let result = try run(
      "constraint-cli check --diff 'a b.layout' | patch -s -p0",
      with: ["a b.layout": "view a { widht == 1 }\n"])
    #expect(result.files["a b.layout"] == "view a { width == 1 }\n")
  }

  @Test("The language's page has a layout that keeps its own expectations")
  func language() throws {
    let result = try run(
      """
      constraint-cli help language | awk '/^THREE MARKS/ { exit } /^    / || /^$/' > sample.layout
      constraint-cli check -W sample.layout && constraint-cli test sample.layout
      """)
    #expect(
      result.outcome.output
        == "1 test passed, 0 failed; 5 expectations passed, 0 failed in 1 file\n")
  }
}
