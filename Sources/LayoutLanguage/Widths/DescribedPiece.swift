internal import ConstraintKit

/// A piece of a study, and what findings are made of.
struct DescribedPiece {
  var piece: WidthStudy.Piece
  /// The width at which it was looked at.
  let width: Double
  /// What is wrong at that width.
  let diagnostics: [Diagnostic]
  let sources: SourceMap
  /// Whether the root's height follows its content.
  let isHeightFree: Bool
  /// The ends of the stretch of which it is a part.
  private let stretch: ClosedRange<Double>
  private let structure: WidthKind.Structure

  init(
    _ run: ProgramRun, at width: Double, _ widths: WidthRange,
    of stretch: WidthSampler.Search.Stretch, steps: Int
  ) {
    self.width = width
    sources = run.expander.sources
    isHeightFree = run.expander.model.canvas.vertical == nil
    self.stretch = stretch.range
    structure = stretch.first.kind.structure
    guard let solution = run.solution, !run.hasErrors, stretch.first.kind.faults.isEmpty else {
      piece = WidthStudy.Piece(widths: widths, views: [], deciding: [], unmet: [])
      diagnostics = run.diagnostics.filter { $0.level == .error }
      return
    }
    diagnostics =
      AmbiguityReport(solution, run.expander).diagnostics(code: .ambiguous)
      + CutTextReport(solution, run.expander).diagnostics
    let names = ConstraintNaming(solution, run.expander)
    let reasons = PieceReasons(solution, names, steps: steps)
    piece = WidthStudy.Piece(
      widths: widths,
      views: Self.views(
        SolvedLayout(solution, run.expander), stretch, widths, reasons),
      deciding: reasons.constraints, unmet: solution.unmetSources.map(names.constraint))
  }

  /// Both as one, where there is no difference, or none but that at a single width some constraint
  /// just holds.
  func joined(with next: DescribedPiece) -> DescribedPiece? {
    guard piece.deciding.areAlike(next.piece.deciding) else { return nil }
    if stretch != next.stretch, !(isSingle || next.isSingle) || !isContinued(by: next) {
      return nil
    }
    var both = isSingle ? next : self
    both.piece = both.piece.over(piece, next.piece)
    return both
  }

  /// Whether it is a single width.
  private var isSingle: Bool { stretch.lowerBound == stretch.upperBound }

  /// Whether the views, what they look like and their lines are the same where the next piece begins.
  private func isContinued(by next: DescribedPiece) -> Bool {
    guard piece.widths.upperBound == next.piece.widths.lowerBound, piece.isSolved,
      structure == next.structure, piece.views.count == next.piece.views.count
    else { return false }
    return zip(piece.views, next.piece.views).allSatisfy { view, other in
      view.solved.textLines == other.solved.textLines && view.upper.isNear(other.lower)
    }
  }

  private static func views(
    _ layout: SolvedLayout, _ stretch: WidthSampler.Search.Stretch, _ widths: WidthRange,
    _ reasons: PieceReasons
  ) -> [WidthStudy.View] {
    func frame(_ node: Int, _ width: Double) -> LayoutRect {
      LayoutRect(
        x: stretch.value(4 * node, at: width), y: stretch.value(4 * node + 1, at: width),
        width: max(0, stretch.value(4 * node + 2, at: width)),
        height: max(0, stretch.value(4 * node + 3, at: width)))
    }
    var origins: [String: (lower: LayoutPoint, upper: LayoutPoint)] = [:]
    return ([layout.root] + layout.views).map { view in
      let (lower, upper) = (
        frame(view.node, widths.lowerBound), frame(view.node, widths.upperBound)
      )
      let parent = view.parent.flatMap { origins[$0] } ?? (LayoutPoint(), LayoutPoint())
      let (absoluteLower, absoluteUpper) = (
        lower.moved(by: parent.lower), upper.moved(by: parent.upper)
      )
      origins[view.path] = (absoluteLower.origin, absoluteUpper.origin)
      return WidthStudy.View(
        solved: view, lower: lower, upper: upper, absoluteLower: absoluteLower,
        absoluteUpper: absoluteUpper, horizontally: reasons.horizontal[view.node],
        vertically: reasons.vertical[view.node])
    }
  }
}

extension WidthStudy.Piece {
  /// The same over all widths from one piece to another, which are alike.
  fileprivate func over(_ first: WidthStudy.Piece, _ last: WidthStudy.Piece) -> WidthStudy.Piece {
    let ends = zip(first.views, last.views)
    let views = zip(views, ends).map { view, ends in
      WidthStudy.View(
        solved: view.solved, lower: ends.0.lower, upper: ends.1.upper,
        absoluteLower: ends.0.absoluteLower, absoluteUpper: ends.1.absoluteUpper,
        horizontally: view.horizontally, vertically: view.vertically)
    }
    let widths = WidthRange(
      first.widths.lowerBound...last.widths.upperBound,
      includesLowerBound: first.widths.includesLowerBound,
      includesUpperBound: last.widths.includesUpperBound)
    return WidthStudy.Piece(widths: widths, views: views, deciding: deciding, unmet: unmet)
  }
}

/// Which constraints hold each node of a solution.
private struct PieceReasons {
  private(set) var constraints: [WidthStudy.Constraint] = []
  /// By node, indices of ``constraints``; nil where it would take too many steps to find them.
  private(set) var horizontal: [[Int]?] = []
  private(set) var vertical: [[Int]?] = []

  /// - Parameter steps: How many constraints may be gone through to find those of each node. Those of
  ///   all nodes together are always found.
  init(_ solution: LayoutSolution, _ names: ConstraintNaming, steps: Int) {
    let attributes: [LayoutAttribute] = [.left, .width, .top, .height]
    let sums = solution.model.nodes.indices.flatMap { node in
      attributes.map { [LayoutConstraint.Term(1, .attribute($0, node: node))] }
    }
    var numbers: [ConstraintSource: Int32] = [:]
    var sources: [ConstraintSource] = []
    func number(_ source: ConstraintSource) -> Int32 {
      if let number = numbers[source] { return number }
      let number = Int32(sources.count)
      numbers[source] = number
      sources.append(source)
      return number
    }
    let reasons = solution.explanationsOfDetermined(sums, isThorough: true, steps: steps) {
      reasons in
      reasons.map { number($0.source) }
    }
    if reasons.count < sums.count {
      let rest = Array(sums[reasons.count...])
      for source in solution.sourcesHolding(anyOf: rest) { _ = number(source) }
    }
    var places = [Int](repeating: 0, count: sources.count)
    for (place, source) in names.inOrder(Set(sources)).enumerated() {
      places[Int(number(source))] = place
      constraints.append(names.constraint(source))
    }
    for node in solution.model.nodes.indices {
      func indices(_ first: Int) -> [Int]? {
        let (start, size) = (4 * node + first, 4 * node + first + 1)
        guard size < reasons.count else { return nil }
        return Set((reasons[start] ?? []) + (reasons[size] ?? [])).map { places[Int($0)] }.sorted()
      }
      horizontal.append(indices(0))
      vertical.append(indices(2))
    }
  }
}

/// Names the constraints of a solution, so that those of different widths can be told apart.
struct ConstraintNaming {
  private let solution: LayoutSolution
  private let record: SolutionRecord
  private let expander: Expander

  init(_ solution: LayoutSolution, _ expander: Expander) {
    self.solution = solution
    self.expander = expander
    record = SolutionRecord(solution, expander)
  }

  func constraint(_ source: ConstraintSource) -> WidthStudy.Constraint {
    let stated = solution.model.stated(source)
    let span = record.span(of: stated)
    var statement = stated.statement
    // The number is what the study varies.
    if source == .canvas(.horizontal) { statement = "root.width" }
    return WidthStudy.Constraint(
      statement: statement, place: record.place(of: stated), span: span,
      views: nodes(source).map(expander.path),
      key: ConstraintName(span: span, subject: subject(source), isMinimum: source.isMinimum))
  }

  /// What it is about; each once, in the order in which it names them.
  private func nodes(_ source: ConstraintSource) -> [Int] {
    switch source {
    case .explicit(let index):
      solution.model.constraints[index].terms.reduce(into: []) { nodes, term in
        guard case .attribute(_, let node, _) = term.operand, !nodes.contains(node) else { return }
        nodes.append(node)
      }
    case .canvas: [0]
    case .nonNegative(let node, _), .intrinsic(let node, _, _), .fitting(let node, _),
      .readableGuide(let node, _):
      [node]
    }
  }

  /// What it is about, without its numbers.
  private func subject(_ source: ConstraintSource) -> String {
    switch source {
    case .explicit(let index):
      solution.model.constraints[index].terms.map(subject).joined(separator: " ")
    case .canvas(let dimension): "canvas \(dimension)"
    case .nonNegative(let node, let dimension):
      "not negative \(expander.path(of: node)) \(dimension)"
    case .intrinsic(let node, let dimension, _):
      "content \(expander.path(of: node)) \(dimension)"
    case .fitting(let node, let dimension): "fitting \(expander.path(of: node)) \(dimension)"
    case .readableGuide(let node, let rule): "readable \(expander.path(of: node)) \(rule)"
    }
  }

  private func subject(_ term: LayoutConstraint.Term) -> String {
    switch term.operand {
    case .attribute(let attribute, let node, let guide):
      "\(expander.path(of: node)).\(attribute).\(guide)"
    case .variable(let index): "variable \(index)"
    }
  }

  /// The file's in the order of the model, then the layout's own.
  func inOrder(_ sources: Set<ConstraintSource>) -> [ConstraintSource] {
    sources.sorted { order($0) < order($1) }
  }

  private func order(_ source: ConstraintSource) -> (Int, Int, Int) {
    switch source {
    case .explicit(let index): (0, index, 0)
    case .canvas(let dimension): (1, dimension == .horizontal ? 0 : 1, 0)
    case .intrinsic(let node, let dimension, let isMinimum):
      (2, node, (dimension == .horizontal ? 0 : 2) + (isMinimum ? 0 : 1))
    case .nonNegative(let node, let dimension): (3, node, dimension == .horizontal ? 0 : 1)
    case .fitting(let node, let dimension): (4, node, dimension == .horizontal ? 0 : 1)
    case .readableGuide(let node, let rule): (5, node, Int(rule.rawValue))
    }
  }
}

extension ConstraintSource {
  /// Of a text's size, which of its bounds it is.
  fileprivate var isMinimum: Bool? {
    if case .intrinsic(_, _, let isMinimum) = self { isMinimum } else { nil }
  }
}

extension LayoutRect {
  /// Whether it is the same but for what lines over widths may be off.
  fileprivate func isNear(_ other: LayoutRect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy {
      ($0 - $1).magnitude <= WidthSampler.Search.tolerance * max(1, $0.magnitude)
    }
  }
}
