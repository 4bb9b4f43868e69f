import Testing

/// A text that is cut (W1018) at one width of a range only.
@Suite struct CutTextTests {
  private static let source = """
    canvas: (375, 100)
    button save { text: "Save changes"; left, right == super inset 20; top == super }

    """

  @Test(
    "It is told at the end of the range where it is, or once for all widths",
    arguments: [
      ("100...400", ["needs 108 pt of width, has 60", "note: at width 100"], nil),
      ("100...120", ["needs 108 pt of width, has 60"], "at width"),
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
