public import ConstraintKit

extension LayoutSolution {
  /// Fails the test unless constraints hold: those that are named, or all that were written,
  /// whatever their priorities.
  ///
  /// ```swift
  /// solution.expectSatisfied()
  /// solution.expectSatisfied("16:9", .hugging(of: title, .horizontal))
  /// ```
  ///
  /// The failure says what holds each in its place.
  public func expectSatisfied(
    _ constraints: ConstraintSelector..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var failures: [String] = []
    var sources: [ConstraintSource] = []
    for selector in constraints {
      let found = selector.sources(in: self)
      if found.isEmpty { failures.append(selector.missing(in: self)) }
      sources += found
    }
    if constraints.isEmpty { sources = model.constraints.indices.map { .explicit($0) } }
    failures += sources.compactMap(unmet)
    guard !failures.isEmpty else { return }
    report(failures.joined(separator: "\n"), at: location)
  }

  /// What is wrong with a constraint that doesn't hold.
  private func unmet(_ source: ConstraintSource) -> String? {
    guard let error = error(of: source), error > 0 else { return nil }
    return """
      \(model.stated(source)) is off by \(error.message):
      \(explain(model.terms(of: source)))
      """
  }
}

extension LayoutModel {
  /// What a constraint is about.
  func terms(of source: ConstraintSource) -> [LayoutConstraint.Term] {
    switch source {
    case .explicit(let index): constraints[index].terms
    case .canvas(let dimension): [.init(1, .attribute(dimension.size, node: 0))]
    case .nonNegative(let node, let dimension), .intrinsic(let node, let dimension, _),
      .fitting(let node, let dimension):
      [.init(1, .attribute(dimension.size, node: node))]
    case .readableGuide(let node, _): [.init(1, .attribute(.width, node: node))]
    }
  }
}

extension LayoutDimension {
  fileprivate var size: LayoutAttribute { self == .horizontal ? .width : .height }
}
