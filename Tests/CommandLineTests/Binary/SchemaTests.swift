import Foundation
import TestSupport
import Testing

/// What the tool writes as JSON has the form that the schemas say.
@Suite struct SchemaTests {
  private static let inputs = Fixtures.url("cli/inputs")

  @Test(
    "The frames have the form that solve --schema prints",
    arguments: [
      ["row.layout"], ["grid.layout", "--set", "images=9"], ["card.layout", "--absolute"],
      ["ambiguous.layout"], ["unused.layout", "--pretty"],
      ["bubble.layout", "--precision", "full"],
    ])
  func frames(arguments: [String]) throws {
    let schema = try CommandLineTool.run(["solve", "--schema"])
    #expect(schema.status == 0 && schema.error.isEmpty)
    let frames = try CommandLineTool.run(["solve", "-f", "json"] + arguments, in: Self.inputs)
    #expect(frames.status == 0, "\(frames.error)")
    #expect(try JSONSchema(schema.output).faults(of: frames.output).isEmpty)
    #expect(frames.output.contains("\"schema\"") && frames.output.contains("\"views\""))
  }

  @Test(
    "The schema is one for jsonschema too",
    .enabled(if: Self.hasJSONSchema, "Python's jsonschema isn't installed"))
  func python() throws {
    let outcome = try CommandLineTool.shell(
      """
      constraint-cli solve --schema > "$HOME/schema.json"
      constraint-cli solve row.layout -f json > "$HOME/frames.json"
      python3 -c '
      import json, os, jsonschema
      read = lambda name: json.load(open(os.path.join(os.environ["HOME"], name)))
      schema = read("schema.json")
      jsonschema.Draft202012Validator.check_schema(schema)
      jsonschema.Draft202012Validator(schema).validate(read("frames.json"))
      print("valid")'
      """, in: Self.inputs, environment: ["HOME": NSTemporaryDirectory()])
    #expect(outcome.output == "valid\n", "\(outcome.error)")
  }

  private static var hasJSONSchema: Bool {
    (try? CommandLineTool.shell("python3 -c 'import jsonschema'"))?.status == 0
  }

  @Test(
    "Another document isn't taken for frames",
    arguments: ["{}", "[]", "{\"schema\": \"constraint/frames@1\"}"])
  func others(text: String) throws {
    let schema = try CommandLineTool.run(["solve", "--schema"]).output
    #expect(try !JSONSchema(schema).faults(of: text).isEmpty)
  }

  @Test(
    "SARIF has the form that the standard says",
    arguments: [
      ["conflict.layout", "unused.layout"], ["faulty.layout"], ["row.layout"], ["none.layout"],
      ["ambiguous.layout"], ["row.layout", "--set", "none=1"],
    ])
  func sarif(arguments: [String]) throws {
    let schema = try Fixtures.url("cli/sarif-2.1.0-used.json").text()
    let outcome = try CommandLineTool.run(
      ["check", "--diagnostics", "sarif"] + arguments, in: Self.inputs)
    #expect(try JSONSchema(schema).faults(of: outcome.output) == [])
  }
}
