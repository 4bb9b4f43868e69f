extension Solver {
  /// A constraint as it is now, with like terms merged; nil if it's not in the solver.
  public func constraint(_ id: ConstraintID) -> LinearConstraint? {
    guard let slot = try? slot(of: id) else { return nil }
    return constraint(in: slot)
  }

  /// Where a constraint was written; nil if it's not in the solver.
  public func origin(of id: ConstraintID) -> ConstraintOrigin? {
    guard let slot = try? slot(of: id) else { return nil }
    return ledger.records[Int(slot)].origin
  }

  func constraint(in slot: Int32) -> LinearConstraint {
    let row = kernel.rows[slot]
    let record = ledger.records[Int(slot)]
    let terms = (row.firstEntry..<row.firstEntry + row.entryCount).map { index in
      let entry = kernel.entries[index]
      let scale = row.scale * kernel.variables[entry.variable].scale
      return LinearExpression.Term(
        ledger.variables.id(of: entry.variable), entry.coefficient / scale)
    }
    return LinearConstraint(
      terms, relation(of: row), row.constant / row.scale, priority: record.priority,
      weight: record.weight)
  }

  private func relation(of row: RowState) -> Relation {
    guard row.hasLower else { return .lessThanOrEqual }
    return row.hasUpper ? .equal : .greaterThanOrEqual
  }

  /// The identity of a constraint, from its slot.
  func id(ofRow slot: Int32) -> ConstraintID {
    let record = ledger.records[Int(slot)]
    return ConstraintID(lineage: record.lineage, slot: slot, generation: record.generation)
  }
}
