import Testing

/// A text that is cut (W1018) at some widths of a range.
@Suite struct CutTextTests {
  private static let source = """
    canvas: (375, 100)
    button save { text: "Save changes"; left, right == super inset 20; top == super }

    """

  @Test(
    "It is told once, with the widths at which it is",
    arguments: [
      ("100...400", ["has 64", "note: at widths from 100 to below 147.7289; its numbers"], nil),
      ("100...120", ["needs 108 pt of width, has 64", "note: at widths 100…120;"], "at width 1"),
      ("200...400", [], "W1018"),
    ] as [(String, [String], String?)])
  func widths(range: String, told: [String], not: String?) throws {
    let outcome = try CommandLineTool.run(
      ["check", "--width", range, "-"], input: Self.source)
    #expect(outcome.status == 0)
    for text in told { #expect(outcome.output.contains(text), "\(outcome.output)") }
    if let not { #expect(!outcome.output.contains(not), "\(outcome.output)") }
  }

  @Test("It can be allowed, and denied")
  func judged() throws {
    let check = { (option: String) in
      try CommandLineTool.run(["check", option, "--width", "100", "-"], input: Self.source)
    }
    #expect(try check("-v").output.contains("W1018"))
    #expect(try check("--allow=W1018").output.isEmpty)
    #expect(try check("--deny=W1018").status == 1)
  }
}
