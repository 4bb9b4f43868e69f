public import ConstraintKit

/// Names a constraint of a solution in an expectation.
///
/// A string literal is a label, or the constraint as messages write it, with or without its
/// priority: `"title hugs"`, `"title.right <= badge.left - 8"`.
public struct ConstraintSelector: ExpressibleByStringLiteral {
  private enum Storage {
    case text(String)
    case constraint(Constraint)
    case content(LayoutView, LayoutDimension, isMinimum: Bool)
  }

  private let storage: Storage

  private init(_ storage: Storage) {
    self.storage = storage
  }

  /// A label, or the constraint as messages write it.
  public init(stringLiteral value: String) {
    storage = .text(value)
  }

  /// A label, or the constraint as messages write it.
  public static func text(_ text: String) -> ConstraintSelector {
    ConstraintSelector(.text(text))
  }

  /// A constraint that was kept when it was made.
  public static func constraint(_ constraint: Constraint) -> ConstraintSelector {
    ConstraintSelector(.constraint(constraint))
  }

  /// That a view isn't larger than its content.
  public static func hugging(
    of view: LayoutView, _ dimension: LayoutDimension
  ) -> ConstraintSelector {
    ConstraintSelector(.content(view, dimension, isMinimum: false))
  }

  /// That a view isn't smaller than its content.
  public static func compression(
    of view: LayoutView, _ dimension: LayoutDimension
  ) -> ConstraintSelector {
    ConstraintSelector(.content(view, dimension, isMinimum: true))
  }
}

extension ConstraintSelector {
  /// The constraints that it names, which take part in the solution.
  func sources(in solution: LayoutSolution) -> [ConstraintSource] {
    let found: [ConstraintSource]
    switch storage {
    case .text(let text): found = Self.sources(saying: text, in: solution.model)
    case .constraint(let constraint): found = solution.sources(of: constraint)
    case .content(let view, let dimension, let isMinimum):
      found =
        solution.node(of: view)
        .map { [.intrinsic(node: $0, dimension, isMinimum: isMinimum)] } ?? []
    }
    return found.filter { solution.error(of: $0) != nil }
  }

  /// Those with the label; where there are none, those with the statement.
  private static func sources(saying text: String, in model: LayoutModel) -> [ConstraintSource] {
    let stated = model.constraints.indices.map { model.stated(.explicit($0)) }
    let labelled = stated.filter { $0.label == text }
    return (labelled.isEmpty ? stated.filter { $0.says(text) } : labelled).map(\.source)
  }

  /// The most constraints that are listed where none was found.
  private static let mostListed = 8

  /// Why nothing was found, and what there is: what is most like the name comes first.
  func missing(in solution: LayoutSolution) -> String {
    let model = solution.model
    let active = model.constraints.indices.filter { model.constraints[$0].isActive }
      .map { model.stated(.explicit($0)) }
    let missing = "there is no constraint \(name(in: solution))"
    guard !active.isEmpty else { return missing + ", and no other" }
    let lines = sorted(active).prefix(Self.mostListed).map { stated in
      "\n  " + (stated.label.map { "\"\($0)\"  " } ?? "") + stated.statement
    }
    let rest = active.count - lines.count
    return missing + "; there are:" + lines.joined() + (rest > 0 ? "\n  and \(rest) more" : "")
  }

  /// The constraints that are most like the text first; as they are where there is no text.
  private func sorted(_ stated: [StatedConstraint]) -> [StatedConstraint] {
    guard case .text(let text) = storage else { return stated }
    let distances = stated.map { $0.distance(from: text) }
    return stated.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { stated[$0] }
  }

  /// What it is called in failures.
  func name(in solution: LayoutSolution) -> String {
    switch storage {
    case .text(let text): return "\"\(text)\""
    case .constraint:
      let statements = sources(in: solution).map { "`\(solution.model.statement(of: $0))`" }
      return statements.isEmpty ? "that was kept" : statements.joined(separator: ", ")
    case .content(let view, let dimension, let isMinimum):
      let wish = isMinimum ? "compression resistance" : "hugging"
      return "\(dimension) \(wish) of \(view.name(in: solution))"
    }
  }
}

extension StatedConstraint {
  /// How many characters have to be put in and taken out to make the label or the statement of a
  /// text, for each character of both.
  fileprivate func distance(from text: String) -> Double {
    [label, statement].compactMap { $0 }.map { name in
      let edits = Array(name).difference(from: Array(text)).count
      return Double(edits) / Double(max(1, name.count + text.count))
    }.min() ?? 1
  }

  /// Whether a text is the label, or the statement with or without the priority.
  func says(_ text: String) -> Bool {
    label == text || statement == text || statement.hasPrefix(text + " @")
  }
}
