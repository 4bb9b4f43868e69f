import ConstraintKit

extension Conflict {
  /// Whether the members contradict each other, and don't when any one is left out.
  var isIrreducible: Bool {
    isContradiction && members.indices.allSatisfy { isPossible(without: $0) }
  }

  /// Whether the members can't all hold.
  var isContradiction: Bool { !isPossible(without: nil) }

  private func isPossible(without omitted: Int?) -> Bool {
    var solver = Solver()
    var twins: [Variable.ID: Variable] = [:]
    for (index, member) in members.enumerated() where index != omitted {
      var constraint = member.constraint
      constraint.priority = .required
      for (place, term) in constraint.terms.enumerated() {
        let twin = twins[term.variable] ?? solver.makeVariable()
        twins[term.variable] = twin
        constraint.terms[place].variable = twin.id
      }
      do { try solver.add(constraint) } catch { return false }
    }
    return true
  }
}
