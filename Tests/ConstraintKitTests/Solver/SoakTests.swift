import ConstraintKit
import TestSupport
import Testing

/// Long runs on layouts of 5 to 300 boxes: a few hundred changes by default, a million of them and a
/// million suggestions where `CONSTRAINTKIT_SOAK` is what the CI sets.
@Suite("Soak")
struct SoakTests {
  private static let sizes =
    Soak.factor == 1 ? [5, 12, 60] : [5, 6, 8, 12, 20, 35, 60, 100, 180, 300]
  private static let seeds = (0..<UInt64(Soak.length(short: 1, full: 5))).map {
    Soak.firstSeed + $0
  }
  /// How many changes lie between two comparisons.
  private static let interval = Soak.length(short: 100, full: 1000)

  @Test("Random changes", arguments: sizes, seeds)
  func changes(count: Int, seed: UInt64) throws {
    let length = Soak.length(short: 100, full: 20_000)
    var session = try BoxesSession(count: count, seed: seed)
    try session.compareWithFresh()
    while session.changes < length {
      let goal = session.changes + Self.interval
      while session.changes < goal { try session.change() }
      try session.compareWithFresh()
    }
    #expect(session.refusals > 0 && session.refusals < session.changes / 2)
  }

  @Test("Suggestions", arguments: sizes, seeds)
  func suggestions(count: Int, seed: UInt64) throws {
    let length = Soak.length(short: 200, full: 20_000)
    var session = try SuggestionSession(count: count, seed: seed)
    while session.suggestions < length {
      let goal = session.suggestions + Self.interval
      while session.suggestions < goal { try session.suggest() }
      try session.boxes.compareWithFresh()
    }
    #expect(session.met > session.suggestions / 10)
  }
}
