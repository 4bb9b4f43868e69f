import Foundation
import LayoutLanguage
import TestSupport
import Testing

@testable import constraint_cli

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct DiagnosticFormTests {
  /// A name, and a text with a line break, that have each character that some form has to escape.
  private static let path = "a b,c:d%\"<&é.layout"
  private static let source = SourceFile(path: path, bytes: Array("é x\n😀 yy\n".utf8))
  private static let sources = SourceMap([source])
  /// The `yy`.
  private static let span = SourceSpan(file: 0, start: 10, end: 12)

  private var diagnostic: Diagnostic {
    Diagnostic(
      .unused, "50% of `a`, \r\n<b>: \"c\"", at: Diagnostic.Label(Self.span, "here"),
      secondary: [Diagnostic.Label(SourceSpan(file: 0, start: 3, end: 4), "there")],
      notes: ["a note"],
      fixes: [
        Diagnostic.Fix("do it", edits: [Diagnostic.Fix.Edit(Self.span, "zz")]),
        Diagnostic.Fix("or think"),
      ])
  }

  @Test("A workflow command escapes what would end it")
  func github() {
    #expect(
      WorkflowCommand(diagnostic, in: Self.sources).text == """
        ::warning file=a b%2Cc%3Ad%25"<&é.layout,line=2,endLine=2,col=3,endColumn=5,title=W1001::50%25 \
        of `a`, %0D%0A<b>: "c"%0Anote: a note%0Ahelp: do it%0Ahelp: or think

        """)
  }

  @Test(
    "A workflow command's name follows the level",
    arguments: [
      (Diagnostic.Level.error, "::error title=E0504::x\n"),
      (.warning, "::warning title=E0504::x\n"),
      (.note, "::notice title=E0504::x\n"),
    ])
  func githubLevels(level: Diagnostic.Level, text: String) {
    let diagnostic = Diagnostic(.unreadableFile, level: level, "x")
    #expect(WorkflowCommand(diagnostic, in: SourceMap()).text == text)
  }

  @Test("SARIF has the places in characters and bytes, the labels and the edits")
  func sarif() throws {
    var log = SARIFLog()
    log.add([diagnostic], in: Self.sources)
    let object = try JSONSerialization.jsonObject(with: Data(log.text(.findings).utf8))
    let run = try #require(((object as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "W1001" && result["level"] as? String == "warning")
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    let uri = (physical["artifactLocation"] as? [String: Any])?["uri"] as? String
    #expect(uri == "a%20b%2Cc%3Ad%25%22%3C%26%C3%A9.layout")
    let region = try #require(physical["region"] as? [String: Int])
    #expect(
      region == [
        "startLine": 2, "startColumn": 3, "endLine": 2, "endColumn": 5, "byteOffset": 10,
        "byteLength": 2,
      ])
    #expect((result["relatedLocations"] as? [Any])?.count == 1)
    let fixes = try #require(result["fixes"] as? [[String: Any]])
    #expect(fixes.count == 1)
    let change = (fixes[0]["artifactChanges"] as? [[String: Any]])?.first
    let replacement = try #require((change?["replacements"] as? [[String: Any]])?.first)
    #expect((replacement["insertedContent"] as? [String: String])?["text"] == "zz")
    #expect(replacement["deletedRegion"] as? [String: Int] == region)
  }

  @Test(
    "A path is a reference",
    arguments: [
      ("a.layout", "a.layout"), ("/x/ü.layout", "file:///x/%C3%BC.layout"),
      ("<stdin>", "%3Cstdin%3E"),
    ])
  func references(path: String, text: String) {
    #expect(URIReference(path: path).text == text)
  }

  @Test("JUnit's XML is XML, whatever the texts", arguments: [false, true])
  func junit(deniesWarnings: Bool) throws {
    var report = JUnitReport(deniesWarnings: deniesWarnings)
    report.begin(Self.path)
    report.add([diagnostic], in: Self.sources)
    report.add([Diagnostic(.unreadableFile, "\u{1}]]>")], in: SourceMap())
    report.begin("empty.layout")
    let text = report.text(.findings)
    let elements = JUnitElements()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = elements
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(elements.names["testsuite"] == 2 && elements.names["testcase"] == 3)
    #expect(elements.names["failure"] ?? 0 == (deniesWarnings ? 1 : 0))
    #expect(elements.names["error"] == 1)
    #expect(
      text.contains(
        "<testsuites name=\"constraint-cli\" tests=\"3\" failures=\"\(deniesWarnings ? 1 : 0)\" "
          + "errors=\"1\" skipped=\"0\">"))
    #expect(elements.suites == [Self.path, "empty.layout"])
  }

  @Test("The results of tests are the same on stdout and in the file")
  func results() throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "results.xml").path()
      let inputs = Fixtures.url("cli/inputs")
      let paths = ["failing.layout", "row.layout", "conflict.layout"]
      let beside = try CommandLineTool.run(["test", "--junit", file] + paths, in: inputs)
      let alone = try CommandLineTool.run(["test", "--diagnostics", "junit"] + paths, in: inputs)
      #expect(beside.status == 1 && alone.status == 1)
      #expect(try folder.appending(path: "results.xml").text() == alone.output)
      #expect(beside.output.contains("5 expectations passed, 2 failed, 1 error in 3 files"))
      let elements = JUnitElements()
      let parser = XMLParser(data: Data(alone.output.utf8))
      parser.delegate = elements
      #expect(parser.parse())
      #expect(elements.names["testcase"] == 8 && elements.names["failure"] == 3)
    }
  }
}

private final class JUnitElements: NSObject, XMLParserDelegate {
  var names: [String: Int] = [:]
  var suites: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names[element, default: 0] += 1
    if element == "testsuite" { suites.append(attributes["name"] ?? "") }
  }
}
