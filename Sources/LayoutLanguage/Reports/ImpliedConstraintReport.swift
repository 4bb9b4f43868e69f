internal import ConstraintKit

/// Statements that say nothing new, with those from which they follow.
struct ImpliedConstraintReport {
  private let solution: LayoutSolution
  private let expander: Expander

  init(_ solution: LayoutSolution, _ expander: Expander) {
    self.solution = solution
    self.expander = expander
  }

  /// Of several that follow from each other, one that isn't there in every run is told.
  var diagnostics: [Diagnostic] {
    let blocks = OptionalBlocks(expander.modules)
    let groups = ConstraintStatements(expander).groups.enumerated()
      .map { (depth: blocks.depth(of: span($0.element)), place: $0.offset, group: $0.element) }
      .sorted { ($0.depth, $0.place) < ($1.depth, $1.place) }
    let implied = solution.impliedConstraints(
      among: groups.map(\.group), ignoring: expander.repeatedConstraints)
    return implied.compactMap { implied in
      let span = span(implied.constraints)
      guard !implied.causes.contains(where: isOfContainer) else { return nil }
      guard implied.causes.compactMap(self.span).allSatisfy({ blocks.isGiven($0, wherever: span) })
      else { return nil }
      return .implied(
        by: reasons(implied.causes, for: span), at: span, causes: labels(implied.causes))
    }
  }

  /// Sizes are written for each child of a row, where one would do.
  private func isOfContainer(_ cause: ConstraintSource) -> Bool {
    guard case .explicit(let index) = cause else { return false }
    return expander.constraintInfos[index].isGenerated
  }

  private func span(_ statement: [Int]) -> SourceSpan {
    expander.constraintInfos[statement[0]].span
  }

  // MARK: Reasons

  private static let mostReasons = 4

  /// `follows from lines 4 and 5`, `follows from line 4, as no width is negative`; nil for what
  /// holds whatever the frames are.
  private func reasons(_ causes: [ConstraintSource], for span: SourceSpan) -> String? {
    let places = files(of: causes).map { file in
      let lines = lines(of: causes, in: file)
      let name = file == span.file ? "" : " of \(expander.sources.file(file)?.path ?? "")"
      return (lines.count == 1 ? "line " : "lines ") + Self.listed(lines.map(String.init)) + name
    }
    var roles: [String] = []
    for role in causes.compactMap(role) where !roles.contains(role) { roles.append(role) }
    if places.isEmpty { return roles.isEmpty ? nil : "holds: \(roles.conjunction)" }
    return "follows from \(places.conjunction)"
      + (roles.isEmpty ? "" : ", as \(roles.conjunction)")
  }

  /// The few first, and how many more there are.
  private static func listed(_ texts: [String]) -> String {
    guard texts.count > mostReasons else { return texts.conjunction }
    return (texts.prefix(mostReasons) + ["\(texts.count - mostReasons) more"]).conjunction
  }

  private func files(of causes: [ConstraintSource]) -> [Int32] {
    Set(causes.compactMap { span(of: $0)?.file }).sorted()
  }

  private func lines(of causes: [ConstraintSource], in file: Int32) -> [Int] {
    let spans = causes.compactMap(span).filter { $0.file == file }
    return Set(spans.map(expander.line)).sorted()
  }

  private func span(of cause: ConstraintSource) -> SourceSpan? {
    guard case .explicit(let index) = cause else { return nil }
    return expander.constraintInfos[index].attributeSpan
  }

  /// What holds without being written.
  private func role(of cause: ConstraintSource) -> String? {
    switch cause {
    case .nonNegative(_, .horizontal): "no width is negative"
    case .nonNegative(_, .vertical): "no height is negative"
    case .readableGuide: "a readable guide is centred in the margins"
    case .explicit, .canvas, .intrinsic, .fitting: nil
    }
  }

  // MARK: Places

  /// What each place says.
  private func labels(_ causes: [ConstraintSource]) -> [Diagnostic.Label] {
    var spans: [SourceSpan] = []
    var all: [SourceSpan: [ConstraintSource]] = [:]
    for cause in causes {
      guard let span = span(of: cause) else { continue }
      if all[span] == nil { spans.append(span) }
      all[span, default: []].append(cause)
    }
    return spans.prefix(Self.mostReasons).map { span in
      let causes = all[span] ?? []
      let texts = causes.prefix(2).map { expander.model.statement(of: $0) }
      let more = causes.count > 2 ? "  and \(causes.count - 2) more" : ""
      return .init(span, texts.joined(separator: "  and  ") + more)
    }
  }
}
