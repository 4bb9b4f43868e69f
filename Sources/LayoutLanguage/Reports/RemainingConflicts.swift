internal import ConstraintKit

/// What is left of a conflict when one of its members is left out.
enum RemainingConflicts: Sendable, Hashable {
  /// Whichever member is left out, all others can hold.
  case none
  /// Another conflict is left without these, constraints of the model in its order.
  case after([Int], isAll: Bool)
  /// There are too many constraints to try them all.
  case unknown

  /// - Parameter steps: Constraints that may be solved in all, to find out.
  /// - Complexity: the required constraints are solved once for each member that is written.
  init(after conflict: LayoutConflict, steps: Int) {
    let model = conflict.model
    // Children are placed anew when it is solved.
    let required = model.constraints.indices.filter { index in
      model.constraints[index].priority.isRequired
        && !model.constraints[index].provenance.isPlacement
    }
    let members = required.filter { conflict.members.contains(.explicit($0)) }
    guard members.count * required.count <= steps else {
      self = .unknown
      return
    }
    let after = members.filter { member in
      let others = required.filter { $0 != member }.map { model.constraints[$0] }
      return !Self.canHold(
        model.reduced(to: others, canvas: model.canvas, freeSide: LayoutModel.freeSides.0))
    }
    self = after.isEmpty ? .none : .after(after, isAll: after.count == members.count)
  }

  /// Whether no conflict is known to be left without a member, or all are alike in that.
  func endsWith(_ member: ConflictReport.Member) -> Bool {
    guard case .after(let members, isAll: false) = self, case .explicit(let index) = member.source
    else { return true }
    return !members.contains(index)
  }

  private static func canHold(_ model: LayoutModel) -> Bool {
    do {
      _ = try LayoutEngine().solve(model)
      return true
    } catch {
      guard case .unsatisfiable = error else { return true }
      return false
    }
  }
}
