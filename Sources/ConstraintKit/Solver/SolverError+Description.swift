extension SolverError: CustomStringConvertible {
  /// What is wrong, with numbers for the variables; ``Solver/describe(_:)-(Conflict)`` knows their
  /// names.
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict): conflict.description
    case .notFinite(let number): "a number is \(number)"
    case .badWeight(let weight): "the weight \(weight) isn't positive and finite"
    case .overflow: "the numbers are too large, or too far apart, to be solved"
    case .unknownConstraint(let id):
      "\(id) has been removed, or belongs to another solver"
    case .unknownVariable(let variable): "\(variable) belongs to another solver"
    case .notEdited(let variable): "\(variable) isn't being edited"
    case .alreadyEdited(let variable, let id):
      "\(variable) is being edited already, by \(id)"
    }
  }
}

extension Conflict: CustomStringConvertible {
  /// The members, one a line, with numbers for the variables and where they were written.
  public var description: String {
    "these required constraints cannot all hold:\n"
      + lines { $0.description }.map { "  \($0)" }.joined(separator: "\n")
  }

  /// The members as they would be written, with where they were.
  func lines(name: (Variable.ID) -> String) -> [String] {
    members.map { member in
      let text = member.constraint.text(name: name)
      return member.origin == .none ? text : "\(text) (\(member.origin))"
    }
  }
}
