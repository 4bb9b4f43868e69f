extension Solver {
  /// For a constraint that will have no identity.
  func makeConflict(refused slot: Int32) -> Conflict {
    let refused = Conflict.Member(
      id: nil, constraint: constraint(in: slot), origin: ledger.records[Int(slot)].origin)
    return Conflict(members: [refused] + others(of: lastConflict, in: slot))
  }

  private var lastConflict: [Int32] { kernel.conflictRows() }

  func makeConflict(
    changed slot: Int32, _ change: (inout LinearConstraint) -> Void
  ) -> Conflict {
    makeConflict(of: lastConflict, changed: slot, change)
  }

  func makeConflict(
    of rows: [Int32], changed slot: Int32, _ change: (inout LinearConstraint) -> Void
  ) -> Conflict {
    var constraint = constraint(in: slot)
    change(&constraint)
    let changed = Conflict.Member(
      id: id(ofRow: slot), constraint: constraint, origin: ledger.records[Int(slot)].origin)
    return Conflict(members: [changed] + others(of: rows, in: slot))
  }

  /// The members of a conflict but for one, in the order of their making.
  private func others(of rows: [Int32], in slot: Int32) -> [Conflict.Member] {
    let ordered = rows.filter { $0 != slot }.sorted {
      ledger.records[Int($0)].sequence < ledger.records[Int($1)].sequence
    }
    return ordered.map { row in
      Conflict.Member(
        id: id(ofRow: row), constraint: constraint(in: row),
        origin: ledger.records[Int(row)].origin)
    }
  }
}
