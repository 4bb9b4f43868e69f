/// How a constraint of a ``LayoutModel`` came about, for messages.
public enum ConstraintProvenance: UInt8, Sendable, Hashable, BitwiseCopyable {
  /// Somebody wrote it.
  case written
  /// A stack made it of its arrangement.
  case stack
  /// A grid made it of its arrangement.
  case grid
  /// ``LayoutView/updateConstraints(fileID:line:_:)`` added it, since it found none to update.
  case unmatchedUpdate
}

extension ConstraintProvenance {
  /// What is said about it: nothing where it was just written.
  var role: String? {
    switch self {
    case .written: nil
    case .stack: "by the stack"
    case .grid: "by the grid"
    case .unmatchedUpdate: "added by updateConstraints, which found no such constraint"
    }
  }
}
