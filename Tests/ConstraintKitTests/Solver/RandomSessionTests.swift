import ConstraintKit
import TestSupport
import Testing

@Suite("Random sessions against the exact oracle")
struct RandomSessionTests {
  /// The seeds after the first failed once: residuals and magnitudes that a refusal left changed.
  @Test(
    arguments: Array(0..<UInt64(2 * Soak.factor)) + [209, 248, 435, 1412],
    [SolverForm.automatic, .dense, .grouped])
  func agrees(seed: UInt64, form: SolverForm) throws {
    var session = RandomSession(seed: seed, form: form)
    try session.run(steps: 25)
    #expect(session.faults.isEmpty)
    #expect(session.compared > 0)
  }
}
