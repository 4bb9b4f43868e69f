public import ConstraintKit

extension SolvedLayout {
  /// Why an attribute of a view has its value: `explanation(of: "cell.name.width")`.
  ///
  /// - Parameter path: A view's path and one of the language's attributes; `width` alone, or
  ///   `root.width`, is the canvas's.
  /// - Returns: Nil where there's no such view or attribute.
  /// - Complexity: A copy of the system, and O(what the value depends on).
  public func explanation(of path: String) -> ValueExplanation? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, let attribute = AttributeLookup.attribute(String(last)),
      let view = view(parts.dropLast().joined(separator: "."))
    else { return nil }
    let found = record.solution.explain([.init(1, .attribute(attribute, node: view.node))])
    return ValueExplanation(
      subject: path, value: found.value, offset: found.offset,
      reasons: found.reasons.map { part($0.constraint, $0.sensitivity * $0.constant) },
      overridden: found.overridden.map { part($0.constraint, $0.error) }, range: found.range)
  }

  /// The optional constraints that don't hold, and by how much: those of texts' sizes too.
  ///
  /// - Complexity: O(size of the layout).
  public var violations: [ValueExplanation.Part] {
    record.solution.unmetConstraints.map { part($0.constraint, $0.error) }
  }

  /// By how much the constraints of a label, `as name`, are off, in the order of the file: 0 where
  /// one holds. Nil where no constraint has the label.
  public func errors(ofLabel name: String) -> [Double]? {
    record.labels[name]?.map { record.solution.error(ofConstraint: $0) }
  }

  /// Holds the frames against the constraints, independently of how they were found.
  ///
  /// - Complexity: O(levels · size)
  public func verify() -> Verification {
    record.solution.verify()
  }

  private func part(_ constraint: StatedConstraint, _ amount: Double) -> ValueExplanation.Part {
    ValueExplanation.Part(
      statement: constraint.statement, place: record.place(of: constraint),
      span: record.span(of: constraint), amount: amount)
  }
}
