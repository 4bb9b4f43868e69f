import Foundation
import Testing

/// `check --fix` and `--diff`: what is safe to mend is mended, and nothing else is touched.
@Suite struct MendCommandTests {
  private static let faulty = """
    view card {
      lft, top == super
      widht == 100
      height == 20
    }
    view b { left == card.right; top == super; size == (10, 10) }

    """
  private static let mended = """
    view card {
      left, top == super
      width == 100
      height == 20
    }
    view b { left == card.right; top == super; size == (10, 10) }

    """
  private static let sound = "view a { edges == super }\nheight == 10\n"
  private static let broken = "view a { left == super\n"

  private func run(
    _ script: String
  ) throws -> (outcome: CommandLineTool.Outcome, files: [String: String]) {
    try CommandLineTool.shell(
      script,
      with: [
        "faulty.layout": Self.faulty, "sound.layout": Self.sound, "broken.layout": Self.broken,
      ])
  }

  @Test("All of a file's fixes are made, those that others lay bare too, and what is left is told")
  func fix() throws {
    let result = try run("constraint-cli check --fix faulty.layout")
    #expect(result.files["faulty.layout"] == Self.mended)
    #expect(result.outcome.status == 0)
    #expect(result.outcome.error.hasPrefix("2 faults mended in 1 file\n"))
    #expect(!result.outcome.output.contains("error"))
  }

  @Test("A fix is made also where only then the layout turns out to be ambiguous")
  func ambiguous() throws {
    let result = try CommandLineTool.shell(
      "constraint-cli check --fix a.layout", with: ["a.layout": "view a { widht == 1 }\n"])
    #expect(result.files["a.layout"] == "view a { width == 1 }\n")
    #expect(result.outcome.status == 1)
    #expect(result.outcome.output.contains("E0402"))
  }

  @Test("What leaves no doubt of what was meant is mended throughout: keywords, levels, names")
  func misspellings() throws {
    let uses = (0..<40).map { "view v\($0) { left == avtar.right; top == super; size == 1 }\n" }
    let rest = """
      parma gap = 3
      view avatar { left == super + gpa; top == super; size == 10; width == 4 @hihg-1 }
      exepct avatar.left == 3

      """
    let mended = (uses.joined() + rest).replacing("avtar", with: "avatar")
      .replacing("parma", with: "param").replacing("gpa", with: "gap")
      .replacing("hihg", with: "high").replacing("exepct", with: "expect")
    let result = try CommandLineTool.shell(
      "constraint-cli check --fix -q a.layout", with: ["a.layout": uses.joined() + rest])
    #expect(result.files["a.layout"] == mended)
  }

  @Test(
    "What may be another name is left as it is",
    arguments: [
      "view left1 { size == 1 }\nview left2 { size == 2 }\nview a { left == lefts.right }\n",
      "view card1 { size == 1 }\nview a { left == card2.right }\n",
      "view aa { size == 1 }\nview b { left == ab.right }\n",
    ])
  func doubts(source: String) throws {
    let result = try CommandLineTool.shell(
      "constraint-cli check --fix -q a.layout", with: ["a.layout": source])
    #expect(result.files["a.layout"] == source)
    #expect(result.outcome.output.contains("a view with a similar name exists"))
  }

  @Test("A file without fixes isn't written, and a broken one is left as it is")
  func untouched() throws {
    let result = try run(
      """
      before=$(stat -c %i-%Y sound.layout broken.layout)
      constraint-cli check --fix sound.layout broken.layout; echo "=> $?"
      test "$before" = "$(stat -c %i-%Y sound.layout broken.layout)" && ls -A
      """)
    #expect(result.outcome.output.contains("E0105"))
    #expect(result.outcome.output.hasSuffix("=> 1\nbroken.layout\nfaulty.layout\nsound.layout\n"))
    #expect(result.files["broken.layout"] == Self.broken)
  }

  @Test("The difference is a patch that makes the same, and the files stay")
  func difference() throws {
    let result = try run(
      """
      constraint-cli check --diff faulty.layout sound.layout > fix.patch; echo "=> $?"
      cp faulty.layout kept
      patch -s -p0 < fix.patch
      """)
    #expect(result.outcome.output == "=> 1\n")
    #expect(result.outcome.error.contains("\n2 faults would be mended in 1 file\n"))
    #expect(result.files["kept"] == Self.faulty)
    #expect(result.files["faulty.layout"] == Self.mended)
  }

  @Test("Stdin can be looked at but not changed")
  func standardInput() throws {
    let result = try run(
      """
      constraint-cli check --diff - < faulty.layout | grep -c '^+'
      constraint-cli check --fix - < faulty.layout; echo "=> $?"
      """)
    #expect(result.outcome.output == "3\n=> 64\n")
  }

  @Test("A fix that can't be written is an error, and the file is whole")
  func readOnly() throws {
    let result = try run(
      """
      mkdir folder; ln -s folder/no/where.layout dangling.layout
      constraint-cli check --fix dangling.layout; echo "=> $?"
      """)
    #expect(result.outcome.output.hasSuffix("=> 2\n"))
    #expect(result.outcome.output.contains("E0504"))
  }
}
