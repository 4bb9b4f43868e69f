import ConstraintKit
import LayoutLanguage
import TestSupport
import Testing

/// Rows 28–30: data and parameters.
extension HostileInputTests {
  private func findings(inData json: String) -> [String] {
    messages(
      "data d: {a: int} from \"d.json\"\nview v { left, top == super; size == d.a }\ncanvas: (9, 9)",
      ["d.json": json])
  }

  @Test(
    "Row 28: JSON is read strictly, with line and column",
    arguments: [
      (
        "{\n\"a\":1,}",
        "E0601 d.json:2:7 expected a key in double quotes, found `}`"
      ),
      ("{\"a\":1,\"a\":2}", "E0603 d.json:1:8 `a` occurs twice in the object"),
      ("{\"a\":NaN}", "E0601 d.json:1:6 expected a value, found `NaN`"),
      ("{\"a\":1e400}", "E0104 d.json:1:6 `1e400` overflows"),
      ("", "E0601 d.json:1:1 expected a value, found the end of the file"),
    ])
  func malformedJSON(json: String, message: String) {
    #expect(findings(inData: json) == [message])
  }

  @Test("Row 28: a byte order mark is skipped")
  func byteOrderMarkInJSON() {
    #expect(findings(inData: "\u{FEFF}{\"a\":1}") == [])
  }

  @Test("Row 28: values of JSON may nest 256 levels", arguments: [(255, true), (256, false)])
  func deepJSON(depth: Int, isAllowed: Bool) {
    let list = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let found = findings(inData: "{\"a\":1,\"b\":\(list)}")
    #expect(found == (isAllowed ? [] : ["E0703 d.json:1:267 values may nest 256 levels"]))
  }

  @Test(
    "Row 29: a field of another type is told with its path and both places",
    arguments: [
      ("{\"a\":\"1\"}", "d.json:1:6 `d.a` is the string \"1\", its type (a.layout:1) wants int"),
      ("{\"a\":3.5}", "d.json:1:6 `d.a` is the number 3.5, its type (a.layout:1) wants int"),
      ("{\"a\":null}", "d.json:1:6 `d.a` is null, its type (a.layout:1) wants int"),
      ("{}", "d.json:1:1 `d.a` is missing, its type (a.layout:1) wants int"),
    ])
  func wrongField(json: String, message: String) {
    let found = told("data d: {a: int} from \"d.json\"\nwidth == d.a", ["d.json": json])
    #expect(
      found.map { "\($0.place) \($0.diagnostic.message)" } == [message])
    #expect(found.map(\.diagnostic.code) == [.dataTypeMismatch])
    #expect(found.first?.diagnostic.secondary.first?.span.start == 12)
  }

  @Test("Row 29: 3.0 is a whole number")
  func wholeNumber() {
    #expect(findings(inData: "{\"a\":3.0}") == [])
  }

  @Test(
    "Row 29: a number of JSON beyond 1e12 is told where the data have it, once it is reckoned with",
    arguments: [
      "width == d.id", "width == d.id + 1", "height == root.width * d.id", "left == -d.id",
      "width == min(d.id, d.id)", "canvas: (d.id, 3)", "for i in 0..<d.id { }",
      "view v { left, top == super; size == (d.id, 1) }", "view v { edges == super; radius: d.id }",
      "view v { left, top == super; intrinsic: (d.id, 1) }", "view v { edges == super inset d.id }",
      "safeArea: d.id",
    ])
  func largeNumberOfData(use: String) {
    let found = messages(
      "data d from \"d.json\"\n\(use)", ["d.json": "{\n  \"id\": 1000000000000001\n}"])
    #expect(
      found == [
        "E0104 d.json:2:9 `1000000000000001` overflows: the largest number allowed is 1e12"
      ])
  }

  @Test("Row 29: identifiers of any size may be compared and shown")
  func identifiers() throws {
    let text = """
      data d from "d.json"
      label a { left, top == super; text: "\\(d.id)" }
      if d.id == 1000000000000 { view b { edges == super } }
      """
    let files = InMemoryFiles(["a.layout": text, "d.json": "{\"id\": 1000000000000001}"])
    let layout = try LayoutProgram.load("a.layout", files: files).get().solve().get()
    #expect(layout.view("a")?.text == "1000000000000001")
    #expect(layout.view("b") == nil)
  }

  @Test("Row 30: a parameter out of range is told at the command line")
  func largeParameter() {
    let found = findings(
      "param images: int = 1\nwidth == images", [:],
      LayoutInputs(parameters: ["images": .text("9999999999999999999")]))
    #expect(found == ["E0104 --set images:1:1"])
  }
}
