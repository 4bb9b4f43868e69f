private import Synchronization

/// A batch whose body runs. Its solver and copies of that know it, and can't be told apart: once one
/// of them has had to split off, or the body has ended, all of them make their additions at once.
final class OpenBatch: Sendable {
  private let state = Atomic<Bool>(true)

  var isOpen: Bool { state.load(ordering: .relaxed) }

  func end() { state.store(false, ordering: .relaxed) }
}
