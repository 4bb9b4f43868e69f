/// How a constraint of a ``LayoutModel`` came about, for messages.
public enum ConstraintProvenance: UInt8, Sendable, Hashable, BitwiseCopyable {
  /// Somebody wrote it.
  case written
  /// A stack made it of its arrangement.
  case stack
  /// A grid made it of its arrangement.
  case grid
  /// A waterfall fixed a child of it.
  case waterfall
  /// A flow fixed a child of it.
  case flow
  /// Another container with a ``ContentPlacing`` fixed a child of it.
  case placement
  /// ``LayoutView/updateConstraints(fileID:line:_:)`` added it, since it found none to update.
  case unmatchedUpdate
}

extension ConstraintProvenance {
  /// Whether it came of placing a container's children.
  package var isPlacement: Bool {
    switch self {
    case .waterfall, .flow, .placement: true
    case .written, .stack, .grid, .unmatchedUpdate: false
    }
  }

  /// Whether a container made it: nobody can change it alone.
  var isOfContainer: Bool {
    isPlacement || self == .stack || self == .grid
  }

  /// What is said about it: nothing where it was just written.
  var role: String? {
    switch self {
    case .written: nil
    case .stack: "by the stack"
    case .grid: "by the grid"
    case .waterfall: "by the waterfall"
    case .flow: "by the flow"
    case .placement: "by the container"
    case .unmatchedUpdate: "added by updateConstraints, which found no such constraint"
    }
  }
}
