public import ConstraintKit

extension SolvedLayout {
  /// Why an attribute of a view has its value: `explanation(of: "cell.name.width")`.
  ///
  /// - Parameter path: A view's path and one of the language's attributes; `width` alone, or
  ///   `root.width`, is the canvas's.
  /// - Returns: Nil where there's no such view or attribute.
  /// - Complexity: A copy of the system, and O(what the value depends on).
  public func explanation(of path: String) -> ValueExplanation? {
    let (owner, name) = Self.parts(of: path)
    guard let attribute = AttributeLookup.attribute(name), let view = view(owner) else {
      return nil
    }
    return explanation(of: attribute, of: view, subject: path)
  }

  /// The attributes and groups that ``explanations(of:)`` takes.
  public static var attributeNames: [String] { AttributeNames.all.sorted() }

  /// Why a view is where it is and as large: its left, top, width and height, or those that a group
  /// such as `cell.name.size` stands for, or a single attribute.
  ///
  /// - Parameter path: A view's path, alone or with an attribute or a group of the language.
  /// - Returns: Nothing where there's no such view, attribute or group.
  /// - Complexity: That of ``explanation(of:)`` for each.
  public func explanations(of path: String) -> [ValueExplanation] {
    if let view = view(path) {
      let sides: [LayoutAttribute] = view.depth == 0 ? [] : [.left, .top]
      return explanations(of: sides + [.width, .height], of: view)
    }
    let (owner, name) = Self.parts(of: path)
    guard let group = AttributeLookup.group(name), let view = view(owner) else {
      return explanation(of: path).map { [$0] } ?? []
    }
    return explanations(of: group, of: view)
  }

  /// What is before the last point, and what is behind it.
  private static func parts(of path: String) -> (owner: String, name: String) {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    return (parts.dropLast().joined(separator: "."), String(parts.last ?? ""))
  }

  private func explanations(
    of attributes: [LayoutAttribute], of view: SolvedView
  ) -> [ValueExplanation] {
    let name = view.path.isEmpty ? "root" : view.path
    return attributes.map { explanation(of: $0, of: view, subject: "\(name).\($0)") }
  }

  private func explanation(
    of attribute: LayoutAttribute, of view: SolvedView, subject: String
  ) -> ValueExplanation {
    let found = record.solution.explain([.init(1, .attribute(attribute, node: view.node))])
    return ValueExplanation(
      subject: subject, value: found.value, offset: found.offset,
      reasons: found.reasons.map {
        part($0.constraint, $0.sensitivity * $0.constant, sensitivity: $0.sensitivity)
      },
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

  private func part(
    _ constraint: StatedConstraint, _ amount: Double, sensitivity: Double = 0
  ) -> ValueExplanation.Part {
    let span = record.span(of: constraint)
    let names = [constraint.label.map { "\"\($0)\"" }, constraint.role].compactMap { $0 }
    let place = names + [span.flatMap(record.sources.location)].compactMap { $0 }
    return ValueExplanation.Part(
      statement: constraint.statement, place: place.joined(separator: ", "), span: span,
      sensitivity: sensitivity, amount: amount)
  }
}
