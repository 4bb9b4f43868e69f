import Foundation
import TestSupport
import Testing

@Suite struct OutputEndingTests {
  @Test(
    "The ending of the output's name says its form, unless an option does",
    arguments: [
      (["solve", "-o", "a.json"], "{\"schema\":"),
      (["solve", "-o", "a.JSON"], "{\"schema\":"),
      (["solve", "-o", "a.b.csv"], "path,kind"),
      (["solve", "-o", "a.jsonl"], "{\"path\":"),
      (["solve", "-o", "a.txt"], "root "),
      (["solve", "-o", "a"], "root "),
      (["solve", "-o", ".a"], "root "),
      (["solve", "-o", "a.csv", "-f", "json"], "{\"schema\":"),
      (["solve", "-o", "a.gif", "-f", "csv"], "path,kind"),
      (["solve", "-o", "a.json", "--pretty"], "{\n"),
      (["render", "-o", "a.svg"], "<svg"),
      (["render", "-o", "./a.d/../a"], "<svg"),
    ])
  func form(arguments: [String], start: String) throws {
    try withTemporaryFolder { folder in
      let input = try Fixtures.url("cli/inputs/row.layout").text()
      try folder.writing(input, to: "row.layout")
      try folder.writing("", to: "a.d/file")
      let outcome = try CommandLineTool.run(arguments + ["row.layout"], in: folder)
      #expect(outcome.status == 0, "\(outcome.error)")
      let file = folder.appending(path: arguments[2])
      #expect(try file.text().hasPrefix(start))
    }
  }

  @Test(
    "An ending of no form here writes nothing",
    arguments: [
      ["solve", "-o", "a.svg"], ["solve", "-o", "a.log"], ["render", "-o", "a.json"],
      ["render", "-o", "a.gif"], ["render", "-o", "a."],
    ])
  func unknown(arguments: [String]) throws {
    try withTemporaryFolder { folder in
      try folder.writing("layout 1", to: "row.layout")
      let outcome = try CommandLineTool.run(arguments + ["row.layout"], in: folder)
      #expect(outcome.status == 64)
      #expect(outcome.error.contains("'\(arguments[2])'"))
      #expect(try folder.names == ["row.layout"])
    }
  }
}
