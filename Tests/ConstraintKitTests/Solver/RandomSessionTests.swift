import ConstraintKit
import TestSupport
import Testing

@Suite("Random sessions against the exact oracle")
struct RandomSessionTests {
  /// The seeds after the first failed once: residuals and magnitudes that a refusal left changed.
  @Test(
    arguments: Array(0..<UInt64(15 * Soak.factor)) + [209, 248, 435, 1412],
    [SolverForm.automatic, .dense, .grouped])
  func agrees(seed: UInt64, form: SolverForm) throws {
    var session = RandomSession(seed: seed, form: form)
    try session.run(steps: 25)
    #expect(session.faults.isEmpty)
    // Told under "Limits" in Documentation/Solver.md; where the suite isn't lengthened, it fails for them.
    withKnownIssue("Long runs find wrong counts of degrees of freedom", isIntermittent: true) {
      #expect(session.freedomFaults.isEmpty)
    } when: {
      Soak.factor > 1
    }
    #expect(session.compared > 0)
  }
}
