import LayoutLanguage
import Testing

@Suite struct VisualFormatTests {
  private func parse(_ text: String) -> VisualFormatSyntax? {
    let (tree, diagnostics) = Parser.parse(Array("vfl \"\(text)\"".utf8), file: 3)
    guard case .visualFormat(let string)? = tree.items.first?.kind else { return nil }
    let format = VisualFormatSyntax(string)
    #expect((format == nil) == !diagnostics.isEmpty)
    return format
  }

  @Test func parts() throws {
    let text = "V:|-20-[a(40)]-[b(>=80@high,<=w@20.5)]-(>=8,<=gap)-[c][d]-|"
    let format = try #require(parse(text))
    #expect(format.axis == .vertical)
    #expect(format.views.map(\.name.text) == ["a", "b", "c", "d"])
    #expect(predicates(format.leading) == ["== number(20.0)"])
    #expect(format.gaps.map(predicates) == [nil, [">= number(8.0)", "<= name(\"gap\")"], []])
    #expect(predicates(format.trailing) == nil)
    #expect(
      predicates(.predicates(format.views[1].predicates)) == [
        ">= number(80.0) high", "<= name(\"w\") 20.5",
      ])
    guard case .standard(let span)? = format.trailing else {
      Issue.record("no standard gap")
      return
    }
    #expect(span == SourceSpan(file: 3, start: 62, end: 63))
    #expect(format.views[0].name.span == SourceSpan(file: 3, start: 13, end: 14))
    #expect(format.views[0].span == SourceSpan(file: 3, start: 12, end: 19))
    #expect(format.views[1].predicates[0].span == SourceSpan(file: 3, start: 23, end: 32))
  }

  @Test func plain() throws {
    let format = try #require(parse("[名称]"))
    #expect(format.axis == .horizontal)
    #expect(format.leading == nil && format.trailing == nil && format.gaps.isEmpty)
    #expect(format.views.map(\.name.text) == ["名称"])
  }

  @Test(arguments: ["", "H:", "[a", "[a]-", "|[a]-20|", "[a(@high)]", "[a](3)[b]"])
  func malformed(text: String) {
    #expect(parse(text) == nil)
  }

  /// Empty where the neighbours touch, nil for a bare `-`.
  private func predicates(_ connection: VisualFormatSyntax.Connection?) -> [String]? {
    switch connection {
    case .predicates(let predicates):
      predicates.map { predicate in
        "\(predicate.relation) \(predicate.value)"
          + (predicate.priority.map { " \(description(of: $0))" } ?? "")
      }
    case .flush: []
    case .standard, nil: nil
    }
  }

  private func description(of priority: PrioritySyntax) -> String {
    switch priority.kind {
    case .number(let number): "\(number)"
    case .level(let name, _): name.text
    case .expression: "expression"
    }
  }
}
