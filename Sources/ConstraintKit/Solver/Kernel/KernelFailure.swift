/// Why the kernel gave up a change.
enum KernelFailure: Error {
  /// The rows in `Kernel.conflict` contradict each other.
  case infeasible
  /// Rounding errors were in the way.
  case stalled
  /// A direction along which the objective falls has no end.
  case unbounded
}
