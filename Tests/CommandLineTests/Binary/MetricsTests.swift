import Foundation
import Testing

@Suite struct MetricsTests {
  private let layout = """
    canvas: (100, auto)
    label a { text: "AB中"; font: 10; left, top == super }
    label b { text: "AB"; font: 10; weight: bold; left == super; top == a.bottom }
    bottom == b.bottom
    """

  private func run(_ metrics: String, _ arguments: [String] = []) throws -> CommandLineTool.Outcome
  {
    try withTemporaryFolder { folder in
      try folder.writing(layout, to: "a.layout")
      try folder.writing(metrics, to: "m.json")
      return try CommandLineTool.run(
        ["solve", "a.layout", "--metrics", "m.json", "-f", "csv"] + arguments, in: folder)
    }
  }

  @Test("Texts are measured by the metrics of a file")
  func measured() throws {
    let outcome = try run(
      """
      {"name": "Even", "lineHeightEm": 2, "firstBaselineEm": 1.5, "lastBaselineEm": 0.5,
       "fallbackEm": 0.5, "wideEm": 1.5, "advances": {"A": 1.25}, "bold": {"A": 2}}
      """)
    #expect(outcome.status == 0, "\(outcome.error)")
    let rows = outcome.output.split(separator: "\n")
    #expect(rows.contains("a,label,0,0,32.5,20,AB中"), "\(outcome.output)")
    #expect(rows.contains("b,label,0,20,25,20,AB"), "\(outcome.output)")
  }

  @Test("What the metrics leave out is Helvetica's")
  func standard() throws {
    try withTemporaryFolder { folder in
      try folder.writing(layout, to: "a.layout")
      let plain = try CommandLineTool.run(["solve", "a.layout", "-f", "csv"], in: folder)
      #expect(try run("{}").output == plain.output)
      #expect(!plain.output.isEmpty)
    }
  }

  @Test(
    "Wrong metrics are told with their place",
    arguments: [
      ("{\n  \"name\": \"x\",\n}", "E0601", "m.json:3:1", 1),
      ("[]", "E0602", "m.json:1:1", 1),
      ("{\"lineHeightEm\": 0}", "E0602", "m.json:1:18", 1),
      ("{\"fallbackEm\": \"x\"}", "E0602", "m.json:1:16", 1),
      ("{\"advances\": {\"A\": 1, \"BC\": 1}}", "E0602", "m.json:1:23", 1),
      ("{\"advances\": {\"A\": -1}}", "E0602", "m.json:1:20", 1),
      ("{\"bold\": 1}", "E0602", "m.json:1:10", 1),
      ("{\"advence\": {}}", "E0304", "m.json:1:2", 1),
      ("{\"name\": \"a\", \"name\": \"b\"}", "E0603", "m.json:1:15", 1),
    ] as [(String, String, String, Int32)])
  func wrong(metrics: String, code: String, place: String, status: Int32) throws {
    let outcome = try run(metrics, ["--diagnostics", "concise"])
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("\(place): error[\(code)]: "), "\(outcome.error)")
  }

  @Test("Metrics that can't be read are named", arguments: ["check", "test", "solve", "render"])
  func missing(command: String) throws {
    let outcome = try CommandLineTool.run(
      [command, "-", "--metrics", "none.json"], input: "layout 1")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("none.json"))
  }
}
