import TestSupport
import Testing

@Suite("Random sessions against the exact oracle")
struct RandomSessionTests {
  @Test(arguments: 0..<UInt64(40 * Soak.factor))
  func agrees(seed: UInt64) throws {
    var session = RandomSession(seed: seed)
    try session.run(steps: 25)
    #expect(session.compared > 5)
  }
}
