import Foundation
import TestSupport
import Testing

/// The `constraint/frames@1` document, as a program reads it.
@Suite struct FramesJSONTests {
  private struct Document: Decodable {
    struct Size: Decodable {
      var width: Double
      var height: Double
    }
    struct View: Decodable {
      var path: String
      var kind: String
      var frame: [Double]
      var absolute: [Double]
      var parent: String?
      var text: String?
      var lines: Int?
      var cut: Bool?
      var hidden: Bool?
    }
    struct Finding: Decodable {
      struct Span: Decodable {
        var start: Int
        var end: Int
        var line: Int
        var column: Int
        var utf16: Int
      }
      var code: String
      var level: String
      var message: String
      var file: String?
      var span: Span?
    }
    var schema: String
    var file: String
    var root: Size
    var views: [View]
    var diagnostics: [Finding]
    var stats: [String: Int]
  }

  private func solve(_ arguments: String...) throws -> Document {
    let outcome = try CommandLineTool.run(
      ["solve", "-f", "json"] + arguments, in: Fixtures.url("cli/inputs"))
    #expect(outcome.status == 0)
    return try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
  }

  @Test("A view's absolute frame is its parent's, and its own frame in that")
  func nesting() throws {
    let document = try solve("grid.layout", "--set", "images=9", "--precision", "full")
    #expect(document.schema == "constraint/frames@1")
    #expect(document.file == "grid.layout")
    #expect(document.views.count == 10)
    var absolute: [String: [Double]] = ["": [0, 0]]
    for view in document.views {
      let parent = try #require(view.parent.flatMap { absolute[$0] })
      #expect(abs(parent[0] + view.frame[0] - view.absolute[0]) < 1e-9)
      #expect(abs(parent[1] + view.frame[1] - view.absolute[1]) < 1e-9)
      #expect(view.frame[2...] == view.absolute[2...])
      absolute[view.path] = view.absolute
    }
  }

  @Test("With --absolute the frames are absolute too")
  func absolute() throws {
    for view in try solve("grid.layout", "--absolute").views {
      #expect(view.frame == view.absolute)
    }
  }

  @Test("--pretty changes nothing but spaces")
  func pretty() throws {
    let folder = Fixtures.url("cli/inputs")
    let plain = try CommandLineTool.run(["solve", "-fjson", "bubble.layout"], in: folder).output
    let pretty = try CommandLineTool.run(
      ["solve", "-fjson", "--pretty", "bubble.layout"], in: folder
    ).output
    #expect(pretty.contains("\n  \"views\": ["))
    let one = try JSONSerialization.jsonObject(with: Data(plain.utf8)) as? NSDictionary
    let other = try JSONSerialization.jsonObject(with: Data(pretty.utf8)) as? NSDictionary
    #expect(one != nil)
    #expect(one == other)
  }

  @Test("Warnings are in the document and on stderr")
  func warnings() throws {
    let document = try solve("ambiguous.layout")
    let finding = try #require(document.diagnostics.first)
    #expect(finding.code == "W1005")
    #expect(finding.level == "warning")
    #expect(finding.file == "ambiguous.layout")
    #expect(finding.span?.line == 3)
    #expect(finding.span?.column == 6)
    #expect(finding.span.map { $0.end - $0.start } == 4)
  }

  @Test("Hidden views and texts are told")
  func details() throws {
    let document = try solve("bubble.layout")
    #expect(document.views.map(\.text).first == "你好，\"Ada\" & <b>Bob</b>!")
    #expect(document.views.map(\.hidden) == [nil, nil, true])
    #expect(document.views.map(\.lines) == [2, 2, nil])
    #expect(document.views.map(\.cut) == [nil, nil, nil])
    #expect(document.stats["constraints"].map { $0 > 0 } == true)
  }

  @Test("What is cut of texts is told")
  func cutTexts() throws {
    let views = try solve("cut.layout", "--width", "280").views
    #expect(views.map(\.path) == ["avatar", "name", "about", "follow"])
    #expect(views.map(\.lines) == [nil, 1, 2, 1])
    #expect(views.map(\.cut) == [nil, nil, true, nil])
  }

  @Test("Each line of ndjson is a view by itself, the root first")
  func lines() throws {
    let outcome = try CommandLineTool.run(
      ["solve", "-f", "ndjson", "bubble.layout"], in: Fixtures.url("cli/inputs"))
    let views = try outcome.output.split(separator: "\n").map {
      try JSONDecoder().decode(Document.View.self, from: Data($0.utf8))
    }
    #expect(views.map(\.path) == ["", "bubble[0]", "bubble[1]", "badge"])
    #expect(views.map(\.parent) == [nil, "", "", ""])
  }

  @Test("The same input gives the same bytes", arguments: ["table", "json", "ndjson", "csv"])
  func determinism(format: String) throws {
    let outputs = try (0..<3).map { _ in
      try CommandLineTool.run(
        ["solve", "-f", format, "grid.layout"], in: Fixtures.url("cli/inputs")
      ).output
    }
    #expect(Set(outputs).count == 1)
  }
}
