import LayoutLanguage
import TestSupport
import Testing

/// What a failed expectation says of why is what the explanation of the same value says.
@Suite struct FailureCauseTests {
  private static let attributes =
    ["left", "bottom", "width"] + (Soak.factor > 1 ? ["right", "centerY"] : [])

  @Test(arguments: Examples.names)
  func causes(name: String) throws {
    let path = name + ".layout"
    let loaded = LayoutProgram.load(path, files: Examples.files)
    guard let layout = loaded.program?.solve().layout else { return }
    for view in layout.views.prefix(Soak.length(short: 1, full: 50)) where !view.isHidden {
      for attribute in Self.attributes {
        try compare(path, "\(view.path).\(attribute)", layout)
      }
    }
  }

  /// The file with one more expectation, which is wrong.
  private func compare(_ path: String, _ value: String, _ layout: SolvedLayout) throws {
    let explanation = try #require(layout.explanation(of: value))
    guard explanation.isDetermined, !explanation.reasons.isEmpty else { return }
    let source =
      try #require(loadedText(path))
      + "\ntest \"probe\" { expect \(value) == \(explanation.value + 7) }\n"
    let program = try LayoutProgram.load(
      source: source, name: path, files: Examples.files
    ).get()
    let failure = try #require(program.runTests(matching: { $0 == "probe" }).outcomes.last?.failure)
    let spans = explanation.reasons.compactMap(\.span)
    let labelled = failure.secondary.map(\.span)
    #expect(labelled == Array(spans.uniqued.prefix(6)), "\(value)")
    let others = explanation.reasons.count - 1
    let ending = others == 0 ? "the constraint that fixes it: " : " and \(others) more"
    #expect(failure.message.contains(ending), "\(failure.message)")
  }

  private func loadedText(_ path: String) -> String? {
    guard let contents = try? Examples.files.read(path, limit: 1 << 20) else { return nil }
    return String(decoding: contents.bytes, as: UTF8.self)
  }
}

extension [SourceSpan] {
  /// Each once, where it's first.
  fileprivate var uniqued: [SourceSpan] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
