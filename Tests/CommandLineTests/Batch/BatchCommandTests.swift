import Foundation
import TestSupport
import Testing

@Suite struct BatchCommandTests {
  private static let box = "{\"source\":\"canvas: (100, 50)\"}\n"

  private func answers(
    _ arguments: [String], input: String, error: String = ""
  ) throws -> [String] {
    let outcome = try CommandLineTool.run(["batch"] + arguments, input: input)
    #expect(outcome.status == 0)
    #expect(outcome.error == error)
    #expect(outcome.output.isEmpty || outcome.output.hasSuffix("\n"))
    return outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  @Test("Under --strict an ambiguous layout is no answer")
  func strict() throws {
    let input =
      Self.box + """
        {"source":"param n: number\\nview a { left, top == super; width == n; height >= n }","params":{"n":1}}
        {"source":"param n: number\\nview a { left, top == super; width == n; height >= n }","params":{"n":2}}

        """
    let lenient = try answers([], input: input)
    #expect(lenient.allSatisfy { $0.contains("\"ok\":true") })
    let strict = try answers(
      ["--strict"], input: input, error: "2 of 3 lines have no layout\n")
    #expect(strict[0] == lenient[0])
    for answer in strict.dropFirst() {
      #expect(answer.contains("\"ok\":false,\"diagnostics\":[{\"code\":\"E0402\""))
    }
    // Only the short text leaves something open.
    let layout =
      "param name: string\\ncanvas: (300, 200)\\n"
      + "label l { text: name; left, top == super }\\n"
      + "view a { top == super; size == (10, 10); left >= l.width; left <= 60 @high }"
    let lines = ["A long enough name", "Another long name", "A"].map {
      "{\"source\":\"\(layout)\",\"params\":{\"name\":\"\($0)\"}}\n"
    }
    let texts = try answers(
      ["--strict"], input: lines.joined(), error: "1 of 3 lines has no layout\n")
    #expect(texts.map { $0.contains("\"ok\":true") } == [true, true, false])
  }

  @Test("A bad line has an answer that says what is wrong and where, and the others have theirs")
  func badLines() throws {
    let input = """
      {"id":"good","source":"canvas: (100, 50)"}
      not json
      {"id":"a","source":"canvas: (100, 50)","widht":3}

      {"id":"b","file":"nope.layout"}
      {"id":7,"source":"view a { left == b.right }"}
      {"id":"c","source":"param n: int","params":{"n":"x"}}
      {"id":"d","source":"view a {}","params":{"n":1}}
      {"id":"e","source":"view a { left, right == super inset 10; width == 5 }"}
      {"id":"f","source":"canvas: (1, 1)","file":"x"}
      {"id":"g","width":-1}
      {"id":"h"}
      [1]
      {"id":["x"],"source":""}
      {"id":"last","source":"canvas: (100, 50)"}
      """
    let answers = try answers([], input: input, error: "13 of 15 lines have no layout\n")
    let expected = [
      "{\"id\":\"good\",\"ok\":true,\"root\":{\"width\":100,\"height\":50},\"views\":[]}",
      "{\"line\":2,\"ok\":false,\"diagnostics\":[{\"code\":\"E0601\"",
      "{\"id\":\"a\",\"ok\":false,\"diagnostics\":[{\"code\":\"E0308\"",
      "{\"line\":4,\"ok\":false,\"diagnostics\":[{\"code\":\"E0601\"",
      "{\"id\":\"b\",\"ok\":false,\"diagnostics\":[{\"code\":\"E0504\"",
      "{\"id\":7,\"ok\":false,\"diagnostics\":[{\"code\":\"E0301\"",
      "{\"id\":\"c\",\"ok\":false,\"diagnostics\":[{\"code\":\"E0602\"",
      "{\"id\":\"d\",\"ok\":false,\"diagnostics\":[{\"code\":\"E0308\"",
      "{\"id\":\"e\",\"ok\":false,\"diagnostics\":[{\"code\":\"E0401\"",
      "{\"id\":\"f\",\"ok\":false,\"diagnostics\":[{\"code\":\"E0303\"",
      "{\"id\":\"g\",\"ok\":false,\"diagnostics\":[{\"code\":\"E0602\"",
      "{\"id\":\"h\",\"ok\":false,\"diagnostics\":[{\"code\":\"E0307\"",
      "{\"line\":13,\"ok\":false,\"diagnostics\":[{\"code\":\"E0602\"",
      "{\"line\":14,\"ok\":false,\"diagnostics\":[{\"code\":\"E0602\"",
      "{\"id\":\"last\",\"ok\":true,",
    ]
    #expect(answers.count == expected.count)
    for (answer, start) in zip(answers, expected) { #expect(answer.hasPrefix(start), "\(answer)") }
    #expect(answers[2].contains("\"line\":3,\"column\":40"))
    #expect(answers[6].contains("\"line\":7,\"column\":49"))
  }

  @Test("A param without a value is wanted from the line, not from the command")
  func missingParameter() throws {
    let line = "{\"source\":\"param n: int\",\"params\":{}}\n"
    let answers = try answers([], input: line, error: "1 of 1 line has no layout\n")
    let help = "add `\\\"params\\\": {\\\"n\\\": …}` to the line or give a default"
    #expect(answers.first?.contains(help) == true, "\(answers)")
    let mended = line.split(separator: "{}").joined(separator: "{\"n\":1}")
    #expect(try self.answers([], input: mended).first?.contains("\"ok\":true") == true)
  }

  @Test("--on-error fail ends with 1 once all lines are answered")
  func onError() throws {
    let input = "x\n" + Self.box
    let outcome = try CommandLineTool.run(["batch", "--on-error", "fail"], input: input)
    #expect(outcome.status == 1)
    #expect(outcome.output.split(separator: "\n").count == 2)
    #expect(outcome.error == "1 of 2 lines has no layout\n")
    #expect(try CommandLineTool.run(["batch", "-q"], input: input).error.isEmpty)
    #expect(try CommandLineTool.run(["batch", "--on-error", "fail"], input: Self.box).status == 0)
  }

  @Test("Flags are what lines say nothing about")
  func defaults() throws {
    let input = """
      {}
      {"width":50}
      {"params":{"n":3}}
      {"data":{"d":[1,2]},"height":"auto"}
      """
    try withTemporaryFolder { folder in
      let file = try folder.writing(
        "canvas: (9, 9)\nparam n: int = 1\ndata d: [int] = []\n"
          + "view a { left, top == super; size == (n, 1 + count(d)) }\n", to: "a.layout")
      let answers = try answers(
        ["--layout", file.path(), "--width", "70", "--set", "n=2", "--only", "views"], input: input)
      let frames = answers.map { answer in
        answer.split(separator: "\"frame\":")[1].prefix { $0 != "]" }
      }
      #expect(frames == ["[0,0,2,1", "[0,0,2,1", "[0,0,3,1", "[0,0,2,3"])
      let roots = try self.answers(
        ["--layout", file.path(), "--width", "70", "--only", "root"], input: input)
      #expect(
        roots == [
          "{\"line\":1,\"ok\":true,\"root\":{\"width\":70,\"height\":9}}",
          "{\"line\":2,\"ok\":true,\"root\":{\"width\":50,\"height\":9}}",
          "{\"line\":3,\"ok\":true,\"root\":{\"width\":70,\"height\":9}}",
          "{\"line\":4,\"ok\":true,\"root\":{\"width\":70,\"height\":0}}",
        ])
    }
  }

  @Test("Answers keep the order of the lines; unordered they are the same ones")
  func order() throws {
    let input = (0..<2_000).map { "{\"id\":\($0),\"source\":\"canvas: (\($0 % 7), 1)\"}\n" }
      .joined()
    let expected = (0..<2_000).map {
      "{\"id\":\($0),\"ok\":true,\"root\":{\"width\":\($0 % 7),\"height\":1}}"
    }
    #expect(try answers(["-j", "4", "--only", "root"], input: input) == expected)
    let unordered = try answers(["-j", "4", "--only", "root", "--unordered"], input: input)
    #expect(unordered.sorted() == expected.sorted())
  }

  @Test("A run that was killed goes on where it stopped")
  func skip() throws {
    let input = (0..<300).map { "{\"id\":\($0),\"source\":\"canvas: (\($0), 1)\"}\n" }.joined()
    let all = try answers([], input: input)
    for count in [0, 1, 128, 299, 300, 301] {
      #expect(try answers(["--skip", "\(count)"], input: input) == Array(all.dropFirst(count)))
    }
    let numbered = try answers(["--skip", "2"], input: Self.box + Self.box + Self.box)
    #expect(numbered.map { $0.hasPrefix("{\"line\":3,") } == [true])
  }

  @Test("A line that is too long is refused, and the next one answered")
  func longLine() throws {
    let long = "{\"source\":\"" + String(repeating: " ", count: 200_000) + "\"}\n"
    let answers = try answers(
      ["--max-file-size", "1000"], input: Self.box + long + Self.box,
      error: "1 of 3 lines has no layout\n")
    #expect(answers.count == 3)
    #expect(answers[1].hasPrefix("{\"line\":2,\"ok\":false,\"diagnostics\":[{\"code\":\"E0701\""))
    #expect(answers[2].hasPrefix("{\"line\":3,\"ok\":true"))
  }

  @Test("A full disk is told, and a closed pipe isn't")
  func outputs() throws {
    let script = "yes '{\"source\":\"canvas: (1, 1)\"}' | head -n 5000 | constraint-cli batch"
    let full = try CommandLineTool.shell("\(script) > /dev/full")
    #expect(full.status == 2)
    #expect(full.error == "error: cannot write to stdout: no space left on device\n")
    let closed = try CommandLineTool.shell("{ \(script); echo $? >&2; } | head -n 1")
    #expect(closed.error == "141\n")
    #expect(closed.output.hasSuffix("}\n"))
  }

  @Test("Under -v a summary follows on stderr, otherwise what failed, and under -q nothing")
  func summary() throws {
    let script =
      #"printf '{"source":"canvas: (1, 1)"}\n{"source":"nonsense("}\n{}\n' | constraint-cli batch"#
    let told = try CommandLineTool.shell(script + " -v")
    #expect(told.output.split(separator: "\n").count == 3)
    let summary = /3 lines, 2 without a layout \([0-9.]+ s, [0-9]+ lines a second\)\n/
    #expect(told.error.wholeMatch(of: summary) != nil, "\(told.error)")
    #expect(try CommandLineTool.shell(script).error == "2 of 3 lines have no layout\n")
    #expect(try CommandLineTool.shell(script + " -q").error.isEmpty)
  }

  @Test("An input that isn't there is told")
  func unreadable() throws {
    for (file, fault) in [
      ("nope.jsonl", "`nope.jsonl` not found"), ("/", "cannot read `/`: it is a directory"),
    ] {
      let outcome = try CommandLineTool.run(["batch", file])
      #expect(outcome.status == 2)
      #expect(outcome.error == "error[E0504]: \(fault)\n")
    }
  }
}
