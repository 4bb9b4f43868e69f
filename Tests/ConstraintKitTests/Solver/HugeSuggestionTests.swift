import ConstraintKit
import TestSupport
import Testing

/// Suggestions far from all else, taken back at once: they leave nothing behind.
@Suite("Huge suggestions")
struct HugeSuggestionTests {
  @Test("leave no residue", arguments: [5, 12, 35], [1e6, 1e9, 1e12])
  func residue(count: Int, size: Double) throws {
    #expect(try residue(of: size, count: count) < 1e-8)
  }

  /// The largest difference from a fresh solve, after any of some suggestions and their return.
  private func residue(of size: Double, count: Int) throws -> Double {
    var largest = 0.0
    for seed in 0..<UInt64(3) {
      var session = try SuggestionSession(count: count, seed: seed)
      for _ in 0..<5 {
        try session.suggestThere(andBackFrom: size)
        let fresh = try session.boxes.freshSolve()
        largest = max(
          largest, fresh.difference(from: session.boxes.solver, session.boxes.variables))
      }
    }
    return largest
  }
}
