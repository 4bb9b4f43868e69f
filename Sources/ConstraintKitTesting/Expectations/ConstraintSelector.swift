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

  /// Why nothing was found.
  func missing(in solution: LayoutSolution) -> String {
    let model = solution.model
    let names = model.constraints.indices.filter { model.constraints[$0].isActive }.map { index in
      model.constraints[index].label.map { "\"\($0)\"" }
        ?? "`\(model.statement(of: .explicit(index)))`"
    }
    return "there is no constraint \(name(in: solution)); there are: "
      + (names.isEmpty ? "none" : names.joined(separator: ", "))
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
  /// Whether a text is the label, or the statement with or without the priority.
  func says(_ text: String) -> Bool {
    label == text || statement == text || statement.hasPrefix(text + " @")
  }
}
