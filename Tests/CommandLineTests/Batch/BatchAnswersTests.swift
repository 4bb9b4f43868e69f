import Foundation
import LayoutLanguage
import TestSupport
import Testing

@testable import constraint_cli

/// What a batch answers is what solving each line by itself gives, byte for byte.
@Suite struct BatchAnswersTests {
  @Test("Moments are answered as solve does", arguments: ["03-friends-cell", "04-comments-footer"])
  func moments(example: String) throws {
    let path = Fixtures.projectFolder.appending(path: "Examples/\(example).layout").path()
    var random = SeededGenerator(seed: 2_019 + UInt64(example.utf8.count))
    let isCell = example.hasPrefix("03")
    let lines = (0..<80 * Soak.factor).map { index in
      let parameters =
        isCell
        ? "\"post\":\(RandomPost.moment(using: &random))"
        : "\"comments\":\(RandomPost.list(upTo: 5, using: &random))"
      let width = [320, 375, 414].randomElement(using: &random) ?? 375
      return "{\"id\":\"u\(index)\",\"params\":{\(parameters)},\"width\":\(width)}"
    }
    try compare(lines, layout: path)
  }

  @Test("Texts and numbers that decide something are told from those that don't")
  func decisions() throws {
    let path = Fixtures.url("cli/batch/post.layout").path()
    var random = SeededGenerator(seed: 5)
    let lines = (0..<150 * Soak.factor).map { index in
      let post = RandomPost.post(using: &random)
      let extra = Bool.random(using: &random) ? ",\"accent\":\"red\"" : ""
      let indent = Int.random(in: 0...3, using: &random) == 0 ? ",\"indent\":12.5" : ""
      return "{\"params\":{\"post\":\(post)\(extra)\(indent)}}"
    }
    try compare(lines, layout: path)
  }

  @Test("Lines and cuts of texts are those of each line")
  func texts() throws {
    let path = Fixtures.url("cli/batch/texts.layout").path()
    var random = SeededGenerator(seed: 1_018)
    let lines = (0..<100 * Soak.factor).map { _ in
      let longest = [1, 3, 20].randomElement(using: &random) ?? 1
      let name = RandomPost.text(upTo: longest, using: &random)
      let note = RandomPost.text(upTo: longest + 1, using: &random)
      return "{\"params\":{\"name\":\(name),\"note\":\(note)}}"
    }
    let output = try compare(lines, layout: path)
    for view in ["fixed", "name", "two", "low", "send"] {
      let answers = output.split(separator: "{\"path\":").filter { $0.hasPrefix("\"\(view)\"") }
      let cut = answers.count { $0.contains("\"cut\":true") }
      #expect(cut > 0 && cut < answers.count, "\(view)")
    }
    #expect(
      !output.contains("\"hidden\":true,\"cut\"") && !output.contains("\"cut\":true,\"hidden\""))
  }

  /// Holds a batch against `LayoutProgram.solve`, where a line's parameters are given as JSON.
  ///
  /// - Returns: The answers.
  @discardableResult
  private func compare(_ lines: [String], layout path: String) throws -> String {
    let outcome = try CommandLineTool.run(
      ["batch", "-j", "2", "--layout", path], input: lines.map { $0 + "\n" }.joined())
    #expect(outcome.status == 0)
    let failures = outcome.output.split(separator: "\n").count { $0.contains("\"ok\":false") }
    #expect(
      outcome.error
        == (failures > 0 ? "\(failures) of \(lines.count) lines have no layout\n" : ""))
    let answers = outcome.output.split(separator: "\n")
    #expect(answers.count == lines.count)
    let files = try DiskFileProvider(root: URL(filePath: path).deletingLastPathComponent().path())
    let program = try LayoutProgram.load(path, files: files).get()
    for (line, answer) in zip(lines, answers) {
      let expected = try Self.solved(line, program)
      let isSame =
        expected.hasSuffix("false") ? answer.contains(expected) : answer.hasSuffix(expected)
      #expect(isSame, "\(line)")
    }
    return outcome.output
  }

  private static func solved(_ line: String, _ program: LayoutProgram) throws -> String {
    let request = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    var inputs = LayoutInputs()
    let parameters = request["params"] as? [String: Any] ?? [:]
    for (name, _) in parameters {
      inputs.parameters[name] = .json(try text(ofParameter: name, in: line))
    }
    if let width = request["width"] as? Double { inputs.width = .fixed(width) }
    let result = program.solve(inputs)
    guard let layout = result.layout else { return "\"ok\":false" }
    let report = FrameReport(
      layout: layout, file: "", diagnostics: [], options: try OutputOptions.json)
    let text = report.text
    let start = try #require(text.range(of: "\"root\":")?.lowerBound)
    let end = try #require(text.range(of: ",\"diagnostics\":")?.lowerBound)
    return "\"ok\":true," + text[start..<end] + "}"
  }

  /// The value as it is written, numbers and all.
  private static func text(ofParameter name: String, in line: String) throws -> String {
    let (tree, _) = JSONParser.parse(Array(line.utf8), file: 0)
    guard case .object(let members) = tree.kind,
      case .object(let parameters)? = members.first(where: { $0.key.text == "params" })?.value.kind,
      let value = parameters.first(where: { $0.key.text == name })?.value
    else { throw CocoaError(.coderReadCorrupt) }
    let bytes = Array(line.utf8)[Int(value.span.start)..<Int(value.span.end)]
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension OutputOptions {
  fileprivate static var json: OutputOptions {
    get throws {
      let invocation = try ArgumentParser.parse(["solve", "-", "-f", "json"])
      return try OutputOptions(OptionReader(invocation, environment: { _ in nil }))
    }
  }
}

/// Posts as they come: texts of all lengths, with escapes and without.
enum RandomPost {
  private static let words = [
    "今天", "阳光明媚，", "a ", "long-hyphenated-word ", "李白。", "\\\"quoted\\\" ", "\\u4F60", "é", "👩‍👩‍👧 ",
    "tab\\tnew\\nline ", "https://example.com/a?b=c ", "\u{7FF}", "\u{2028}", "/",
  ]

  static func text(upTo count: Int, using random: inout SeededGenerator) -> String {
    let parts = (0..<Int.random(in: 0...count, using: &random)).map { _ in
      words.randomElement(using: &random) ?? ""
    }
    return "\"\(parts.joined())\""
  }

  static func list(upTo count: Int, using random: inout SeededGenerator) -> String {
    let texts = (0..<Int.random(in: 0...count, using: &random)).map { _ in
      text(upTo: 9, using: &random)
    }
    return "[\(texts.joined(separator: ","))]"
  }

  /// Of a moments feed.
  static func moment(using random: inout SeededGenerator) -> String {
    let longest = [2, 9, 60].randomElement(using: &random) ?? 2
    return "{\"user_name\":\(text(upTo: longest, using: &random)),"
      + "\"public_time\":\(text(upTo: 3, using: &random)),"
      + "\"content\":\(text(upTo: longest, using: &random)),"
      + "\"img_count\":\(Int.random(in: 0...9, using: &random)),"
      + "\"comment_count\":\(list(upTo: 2, using: &random))}"
  }

  /// Of `post.layout`, now and then a wrong one.
  static func post(using random: inout SeededGenerator) -> String {
    let title = ["null", text(upTo: 4, using: &random)].randomElement(using: &random) ?? "null"
    let likes =
      ["0", "7", "123456789012", "1.5", "12345678901234567"]
      .randomElement(using: &random) ?? "0"
    let score =
      ["0", "-4", "12", "12.25", "1e2", "1234567", "33.333333333333336"]
      .randomElement(using: &random) ?? "0"
    let kind =
      ["\"wide\"", "\"tall\"", "\"w\\u0069de\"", text(upTo: 3, using: &random), "3"]
      .randomElement(using: &random) ?? "\"wide\""
    return "{\"name\":\(text(upTo: 6, using: &random)),\"title\":\(title),\"likes\":\(likes),"
      + "\"score\":\(score),\"kind\":\(kind),\"tags\":\(list(upTo: 3, using: &random))}"
  }
}
