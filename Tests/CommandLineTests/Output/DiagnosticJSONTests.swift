import Foundation
import LayoutLanguage
import Testing

@testable import constraint_cli

@Suite struct DiagnosticJSONTests {
  private let sources = SourceMap([
    SourceFile(path: "a.layout", bytes: Array("image 头像\n👩 b == c\n".utf8))
  ])

  private func span(_ text: String) throws -> SourceSpan {
    let bytes = try #require(sources.files.first?.bytes)
    let file = String(decoding: bytes, as: UTF8.self)
    let range = try #require(file.range(of: text))
    let start = file.utf8.distance(from: file.startIndex, to: range.lowerBound)
    return SourceSpan(file: 0, start: Int32(start), end: Int32(start + text.utf8.count))
  }

  @Test("Everything of a diagnostic is told, with places in bytes, characters and UTF-16")
  func whole() throws {
    let diagnostic = Diagnostic(
      .unknownName, "unknown view `c`", at: .init(try span("c"), "not found"),
      secondary: [.init(try span("头像"), "this is")], notes: ["so it is"],
      fixes: [
        .init("say so", isMachineApplicable: true, edits: [.init(try span("c"), "头像")]),
        .init("or not"),
      ])
    let place = #"{"start":23,"end":24,"line":2,"column":8,"utf16":9}"#
    let other = #"{"start":6,"end":12,"line":1,"column":7,"utf16":7}"#
    #expect(
      JSONDocument(diagnostic, in: sources).text() == #"{"code":"E0301","level":"error","#
        + #""message":"unknown view `c`","file":"a.layout","span":\#(place),"labels":["#
        + #"{"file":"a.layout","span":\#(place),"message":"not found"},"#
        + #"{"file":"a.layout","span":\#(other),"message":"this is"}],"#
        + #""notes":["so it is"],"fixes":[{"message":"say so","#
        + #""applicability":"machine-applicable","edits":[{"span":\#(place),"text":"头像"}]},"#
        + #"{"message":"or not","applicability":"maybe-incorrect","edits":[]}]}"#)
  }

  @Test("What is about no place has none")
  func placeless() {
    let text = JSONDocument(Diagnostic(.unreadableFile, "gone"), in: sources).text()
    #expect(text.contains(#""file":null,"span":null,"labels":[]"#))
  }

  @Test(
    "Exit codes follow the code and the level",
    arguments: [
      (DiagnosticCode.unknownName, false, ExitCode.findings), (.unreadableFile, false, .failure),
      (.importOutsideRoot, false, .failure), (.importNotFound, false, .findings),
      (.limitReached, false, .failure), (.nestingTooDeep, false, .failure),
      (.expectationFailed, false, .findings), (.ambiguousLayout, false, .success),
      (.ambiguousLayout, true, .findings),
    ])
  func exitCodes(code: DiagnosticCode, deniesWarnings: Bool, expected: ExitCode) throws {
    let diagnostic = Diagnostic(code, "", at: .init(try span("b")))
    #expect(ExitCode(diagnostic, in: sources, deniesWarnings: deniesWarnings) == expected)
  }
}
