internal import Synchronization

/// Numbers for the lines of copies. They tell variables and constraints apart, and nothing else: no
/// result depends on them.
enum Lineage {
  private static let count = Atomic<UInt32>(0)

  static func next() -> UInt32 {
    count.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
