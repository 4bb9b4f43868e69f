import TestSupport
import Testing

@testable import LayoutLanguage

/// The search, on functions whose bends and jumps are known.
@Suite("Stretches of a function")
struct StretchSearchTests {
  typealias Search = StretchSearch<Int>

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var range: ClosedRange<Double>
    /// Where pieces meet.
    var places: [Double]
    /// Within how much of the place.
    var tolerance = 1e-9
    var function: @Sendable (Double) -> (kind: Int, values: [Double])
  }

  static let cases: [Case] = [
    Case(testDescription: "a line", range: 320...1024, places: []) { (0, [2 * $0 + 1, 7]) },
    Case(testDescription: "a point", range: 5...5, places: []) { (0, [$0]) },
    Case(testDescription: "a bend", range: 320...1024, places: [1000.0 / 3]) {
      (0, [max($0, 1000 / 3)])
    },
    Case(testDescription: "bends of several values", range: 0...100, places: [12.5, 60]) {
      (0, [min($0, 60), abs($0 - 12.5)])
    },
    Case(testDescription: "a jump at a round number", range: 320...1024, places: [700]) {
      (0, [$0 >= 700 ? $0 - 240 : $0])
    },
    Case(
      testDescription: "a jump elsewhere", range: 320...1024, places: [2_000.0 / 3],
      tolerance: 2e-8
    ) {
      (0, [$0 > 2_000 / 3 ? 1 : 0])
    },
    Case(
      testDescription: "steps of whole numbers", range: 10...20,
      places: (11...20).map { Double($0) }
    ) { (0, [$0.rounded(.down)]) },
    Case(
      testDescription: "steps of seven", range: 320...1024,
      places: (46...146).map { 7 * Double($0) }
    ) { (0, [($0 / 7).rounded(.down)]) },
    Case(testDescription: "another kind, the same numbers", range: 0...50, places: [31.25]) {
      ($0 < 31.25 ? 0 : 1, [$0])
    },
    Case(testDescription: "no numbers", range: 0...50, places: [20]) {
      ($0 < 20 ? 0 : 1, $0 < 20 ? [] : [$0])
    },
    Case(testDescription: "a narrow stretch", range: 0...64, places: [30, 31.5]) {
      (0, [30...31.5 ~= $0 ? 5 : $0])
    },
    Case(testDescription: "large numbers", range: 1e6...1e6 + 100, places: [1e6 + 40.5]) {
      (0, [min($0, 1e6 + 40.5) * 1000])
    },
  ]

  @Test(arguments: cases)
  func find(_ given: Case) throws {
    let stretches = try search(given.function, given.range)
    let places = stretches.dropFirst().map(\.range.lowerBound)
    try #require(places.count == given.places.count, "\(places)")
    for (place, expected) in zip(places, given.places) {
      #expect(isClose(place, to: expected, within: given.tolerance), "\(place), not \(expected)")
    }
    #expect(stretches.first?.range.lowerBound == given.range.lowerBound)
    #expect(stretches.last?.range.upperBound == given.range.upperBound)
    for (left, right) in zip(stretches, stretches.dropFirst()) {
      #expect(left.range.upperBound == right.range.lowerBound)
    }
  }

  private func search(
    _ function: @escaping (Double) -> (kind: Int, values: [Double]), _ range: ClosedRange<Double>,
    tries: Int = 64
  ) throws -> [Search.Stretch] {
    var search = Search { x in
      let (kind, values) = function(x)
      return Search.Point(x: x, kind: kind, values: values)
    }
    return try search.stretches(of: range, trying: Search.places(tries, in: range))
  }

  @Test("The piece that a jump is of is known", arguments: [true, false])
  func sides(isAfter: Bool) throws {
    let stretches = try search(
      { x in (0, [(isAfter ? x >= 40 : x > 40) ? 1 : 0]) }, 0...90)
    try #require(stretches.count == 2)
    #expect(stretches[1].range.lowerBound == 40)
    #expect(stretches[1].includesStart == isAfter)
  }

  @Test("Where the ends of a narrow stretch are guessed, few tries find it")
  func guessed() throws {
    let ends = (500.0 / 3, 167.0)
    var tries = 0
    func value(_ x: Double) -> Search.Point {
      tries += 1
      return Search.Point(x: x, kind: 0, values: [x < ends.0 ? 1 : x < ends.1 ? 3 * x : x])
    }
    var search = Search(likelyPlaces: { _, _ in [ends.0, ends.1] }, value)
    let places = Search.places(16, in: 0...300)
    let stretches = try search.stretches(of: 0...300, trying: places)
    try #require(stretches.count == 3)
    #expect(isClose(stretches[1].range.lowerBound, to: ends.0))
    #expect(isClose(stretches[1].range.upperBound, to: ends.1))
    #expect(tries < places.count + 12)
  }

  @Test("What bends everywhere is refused, not looked at forever")
  func curve() throws {
    #expect(throws: Search.TooManyStretches.self) {
      try search({ (0, [$0 * $0]) }, 0...1e6)
    }
  }

  @Test("Functions of random pieces are cut where they are made of them", arguments: 1...40)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    // No piece is shorter than the distance of two tries.
    let places = (1..<100).shuffled(using: &generator)
      .prefix(Int.random(in: 1...12, using: &generator))
      .map { Double($0) * 10 + Double.random(in: 0...5, using: &generator) }.sorted()
    let lines = (0...places.count).map { _ in
      (Double.random(in: -2...2, using: &generator), Double.random(in: 0...500, using: &generator))
    }
    func value(_ x: Double) -> Double {
      let line = lines[places.prefix { $0 <= x }.count]
      return line.0 * x + line.1
    }
    let stretches = try search({ (0, [value($0)]) }, 0...1_000, tries: 500)
    for _ in 0..<200 {
      let x = Double.random(in: 0...1_000, using: &generator)
      guard !places.contains(where: { abs($0 - x) < 1e-3 }) else { continue }
      let stretch = try #require(stretches.first { $0.range.contains(x) })
      #expect(isClose(stretch.value(0, at: x), to: value(x)), "seed \(seed), \(x) of \(places)")
    }
  }
}
