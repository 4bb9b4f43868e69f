import Foundation
import Testing

@Suite struct BenchCommandTests {
  private static let layout = "canvas: (100, auto)\nlabel a { text: \"x\"; edges == super }\n"

  @Test("The table has a line for each step, and how large the problem is")
  func table() throws {
    try withTemporaryFolder { folder in
      let file = try folder.writing(Self.layout, to: "a.layout").path()
      let outcome = try CommandLineTool.run(["bench", "--runs", "3", file])
      #expect(outcome.status == 0)
      #expect(outcome.error.isEmpty)
      let lines = outcome.output.split(separator: "\n").map { $0.split(separator: " ") }
      #expect(lines.map { $0.first } == ["median", "parse", "expand", "solve", "resolve", "14"])
      for line in lines[1...4] {
        let numbers = line.compactMap { Double($0) }
        #expect(numbers.count == 2 && numbers[0] <= numbers[1])
      }
    }
  }

  @Test("JSON has the same; stdin isn't parsed again, and a free width isn't changed")
  func json() throws {
    let outcome = try CommandLineTool.run(
      ["bench", "--runs", "2", "--json", "-"],
      input: Self.layout.replacing("(100, auto)", with: "(auto, auto)"))
    #expect(outcome.status == 0)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let steps = try #require(report["steps"] as? [String: [String: Double]])
    #expect(steps.keys.sorted() == ["expand", "solve"])
    let statistics = try #require(report["stats"] as? [String: Int])
    #expect(statistics.keys.sorted() == ["constraints", "passes", "pivots", "variables"])
    #expect((statistics["pivots"] ?? 0) > 0)
  }

  @Test("A layout that can't be solved is told as solve tells it")
  func refused() throws {
    let outcome = try CommandLineTool.run(["bench", "-"], input: "view a { left == b.right }\n")
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains("error[E0301]"))
  }
}
