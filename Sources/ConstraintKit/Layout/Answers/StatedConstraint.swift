/// A constraint of a layout in words: what it says, what it is called, where it was written.
///
/// Reports name constraints by these, those of the engine itself too.
public struct StatedConstraint: Sendable, Hashable {
  /// Which constraint it is.
  public let source: ConstraintSource
  /// As it might have been written: `avatar.left == cell.left + 20 @high`.
  public let statement: String
  /// The name that it was given; nil without one, and for the engine's own.
  public let label: String?
  /// What it is for, or who made it, where nobody wrote it so: `the canvas`, `by the stack`.
  public let role: String?
  /// Where it was written; for a content's size, where the view was made.
  public let origin: ConstraintOrigin
}

extension StatedConstraint {
  /// `"bottom gap", Cell.swift:12`: the label, the role and the origin, as far as there are.
  public var place: String {
    let names = [label.map { "\"\($0)\"" }, role].compactMap { $0 }
    let isUnplaced = origin == .none && !names.isEmpty
    return (names + (isUnplaced ? [] : ["\(origin)"])).joined(separator: ", ")
  }
}

extension StatedConstraint: CustomStringConvertible {
  /// `avatar.left == cell.left + 20  Cell.swift:12`.
  public var description: String { "\(statement)  \(place)" }
}

extension LayoutModel {
  /// A constraint in words.
  public func stated(_ source: ConstraintSource) -> StatedConstraint {
    StatedConstraint(
      source: source, statement: statement(of: source), label: label(of: source),
      role: role(of: source), origin: origin(of: source))
  }

  private func label(of source: ConstraintSource) -> String? {
    guard case .explicit(let index) = source, constraints.indices.contains(index) else {
      return nil
    }
    return constraints[index].label
  }
}

extension ConstraintSource {
  /// Whether it is one of the model's constraints.
  var isExplicit: Bool {
    if case .explicit = self { true } else { false }
  }
}
