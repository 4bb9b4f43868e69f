public import ConstraintKit

extension LayoutSolution {
  /// Fails the test unless the constraints leave no place and no size open, and every self-sizing
  /// side is held by what is in it.
  ///
  /// The failure says what is open, which edge lacks a chain of constraints, and what to add.
  public func expectDetermined(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let report = ambiguityReport
    guard !report.isEmpty else { return }
    self.report(
      "the layout is ambiguous:\n\(report)",
      at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Fails the test unless the constraints leave the place and the size of a view no choice.
  ///
  /// - Parameter byPriority: Whether priorities have to decide; otherwise the order in which
  ///   constraints of the same priority were declared may.
  public func expectDetermined(
    _ view: LayoutView, byPriority: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = node(of: view) else {
      return report("\(view.name(in: self)) isn't in the tree that was solved", at: location)
    }
    let open = [LayoutAttribute.left, .top, .width, .height].filter {
      !isDetermined([.init(1, .attribute($0, node: node))], breakingTies: !byPriority)
    }
    guard !open.isEmpty else { return }
    report(
      open.map { openText($0, of: node, byPriority: byPriority) }.joined(separator: "\n"),
      at: location)
  }

  private func openText(
    _ attribute: LayoutAttribute, of node: Int, byPriority: Bool
  ) -> String {
    let terms = [LayoutConstraint.Term(1, .attribute(attribute, node: node))]
    let range = range(of: terms, breakingTies: !byPriority)
    let explanation = explain(terms)
    let reason =
      explanation.isDetermined ? ", and only the order of declaration decides" : ""
    return """
      \(explanation.subject) may be \(range.message)\(reason):
      \(explanation)
      """
  }
}
