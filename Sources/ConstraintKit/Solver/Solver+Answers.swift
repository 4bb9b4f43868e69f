extension Solver {
  /// The present value of a variable or an expression. What isn't one of the solver's variables
  /// counts as not a number.
  public func value(of operand: some LinearOperand) -> Double {
    let expression = operand.linearExpression
    var sum = expression.constant
    for term in expression.terms {
      guard let slot = ledger.variables.slot(of: term.variable) else { return .nan }
      sum += term.coefficient * kernel.userValue(of: slot)
    }
    return sum
  }

  /// The present value of a variable.
  public func value(of variable: Variable) -> Double {
    guard let slot = ledger.variables.slot(of: variable.id) else { return .nan }
    return kernel.userValue(of: slot)
  }

  /// Reads all values at once, in the order in which the variables were made.
  /// - Parameter values: is filled anew; its memory is used again.
  /// - Complexity: O(variables)
  public func readValues(into values: inout [Double]) {
    let count = kernel.variables.count
    if values.count != count { values = Array(repeating: 0, count: count) }
    var span = values.mutableSpan
    kernel.readValues(into: &span)
  }

  func kernelTerms(_ expression: LinearExpression) -> [KernelTerm]? {
    var terms: [KernelTerm] = []
    for term in expression.terms {
      guard let slot = ledger.variables.slot(of: term.variable) else { return nil }
      let coefficient = term.coefficient * kernel.variables[slot].scale
      if let index = terms.firstIndex(where: { $0.variable == slot }) {
        terms[index].coefficient += coefficient
      } else {
        terms.append(KernelTerm(variable: slot, coefficient: coefficient))
      }
    }
    return terms
  }

  /// The optional constraints that don't hold, in the order in which they were added.
  /// - Complexity: O(size)
  public var violations: [Violation] {
    let violated = (0..<Int32(kernel.rows.count)).compactMap { row in
      let error = kernel.error(of: row)
      return error > 0 ? (row: row, error: error) : nil
    }
    return violated.sorted {
      ledger.records[Int($0.row)].sequence < ledger.records[Int($1.row)].sequence
    }
    .map { Violation(id: id(ofRow: $0.row), error: $0.error) }
  }

  /// The sum of weight · error at each optional level in use, the highest first.
  public var errors: [LevelError] {
    var sums: [Double: (priority: Priority, error: Double)] = [:]
    for row in 0..<Int32(kernel.rows.count)
    where kernel.rows[row].status >= .inactive {
      let record = ledger.records[Int(row)]
      guard !record.priority.isRequired else { continue }
      let error = record.weight * kernel.error(of: row)
      sums[record.priority.value, default: (record.priority, 0)].error += error
    }
    return sums.values.sorted { $0.priority > $1.priority }
      .map { LevelError(priority: $0.priority, error: $0.error) }
  }
}
