extension Solver: CustomStringConvertible {
  /// Every variable with its value, then every constraint in the order in which it was added, with
  /// what holds exactly and what is off by how much.
  public var description: String {
    let variables = (0..<Int32(kernel.variables.count)).map { slot in
      "\(name(of: ledger.variables.id(of: slot))) = \(Self.text(kernel.userValue(of: slot)))"
    }
    let rows = (0..<Int32(kernel.rows.count)).filter {
      kernel.rows[$0].status > .free
    }
    let ordered = rows.sorted {
      ledger.records[Int($0)].sequence < ledger.records[Int($1)].sequence
    }
    return (variables + ordered.map(line)).joined(separator: "\n")
  }

  private func line(_ slot: Int32) -> String {
    var text = describe(constraint(in: slot))
    let error = kernel.error(of: slot)
    if kernel.rows[slot].status == .detached {
      text += ", not in force"
    } else if error > 0 {
      text += ", off by \(Self.text(error))"
    } else if kernel.rows[slot].isActive {
      text += ", active"
    }
    let origin = ledger.records[Int(slot)].origin
    return origin == .none ? text : "\(text) (\(origin))"
  }

  /// A constraint as it would be written, with the variables' names.
  public func describe(_ constraint: LinearConstraint) -> String {
    var left = constraint.terms.enumerated().map { index, term in
      let name = name(of: term.variable)
      let size = abs(term.coefficient)
      let product = size == 1 ? name : "\(Self.text(size)) \(name)"
      if index == 0 { return term.coefficient < 0 ? "-\(product)" : product }
      return term.coefficient < 0 ? "- \(product)" : "+ \(product)"
    }
    .joined(separator: " ")
    if left.isEmpty { left = "0" }
    var text = "\(left) \(constraint.relation) \(Self.text(constraint.constant))"
    if !constraint.priority.isRequired { text += " ~ \(constraint.priority)" }
    if constraint.weight != 1 { text += " × \(Self.text(constraint.weight))" }
    return text
  }

  /// A conflict's members, one a line, with where they were written.
  public func describe(_ conflict: Conflict) -> String {
    conflict.members.map { member in
      let text = describe(member.constraint)
      return member.origin == .none ? text : "\(text) (\(member.origin))"
    }
    .joined(separator: "\n")
  }

  /// Whole numbers without a fraction.
  private static func text(_ value: Double) -> String {
    guard let whole = Int(exactly: value) else { return "\(value)" }
    return "\(whole)"
  }
}
