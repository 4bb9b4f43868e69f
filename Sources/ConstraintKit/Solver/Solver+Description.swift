extension Solver: CustomStringConvertible {
  /// Every variable with its value, then every constraint in the order in which it was added, with
  /// what holds exactly and what is off by how much.
  public var description: String {
    let variables = (0..<Int32(kernel.variables.count)).map { slot in
      "\(name(of: ledger.variables.id(of: slot))) = \(kernel.userValue(of: slot).briefText)"
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
      text += ", off by \(error.briefText)"
    } else if kernel.rows[slot].isActive {
      text += ", active"
    }
    let origin = ledger.records[Int(slot)].origin
    return origin == .none ? text : "\(text) (\(origin))"
  }

  /// A constraint as it would be written, with the variables' names.
  public func describe(_ constraint: LinearConstraint) -> String {
    constraint.text(name: name)
  }

  /// A conflict's members, one a line, with where they were written.
  public func describe(_ conflict: Conflict) -> String {
    conflict.lines(name: name).joined(separator: "\n")
  }
}

extension LinearConstraint {
  /// As it would be written.
  func text(name: (Variable.ID) -> String) -> String {
    var text = "\(leftSide(name)) \(relation) \(constant.briefText)"
    if !priority.isRequired { text += " ~ \(priority)" }
    if weight != 1 { text += " × \(weight.briefText)" }
    return text
  }

  private func leftSide(_ name: (Variable.ID) -> String) -> String {
    guard !terms.isEmpty else { return "0" }
    return terms.enumerated().map { index, term in
      let size = abs(term.coefficient)
      let product = size == 1 ? name(term.variable) : "\(size.briefText) \(name(term.variable))"
      if index == 0 { return term.coefficient < 0 ? "-\(product)" : product }
      return term.coefficient < 0 ? "- \(product)" : "+ \(product)"
    }
    .joined(separator: " ")
  }
}

extension Double {
  /// Whole numbers without a fraction.
  fileprivate var briefText: String {
    guard let whole = Int(exactly: self) else { return "\(self)" }
    return "\(whole)"
  }
}
