internal import ConstraintKit

/// A test at many widths: at every whole number of the range, and at both ends of each stretch over
/// which frames are linear functions of the width and texts and conditions are the same.
struct WidthSweep {
  /// What a test comes to at a width, within a tolerance.
  typealias Run = (_ width: Double, _ tolerance: Double) -> [TestReport.Outcome]

  /// A stretch of widths at which an expectation fails, and the widths next to it at which it holds.
  private struct Stretch {
    var range: ClosedRange<Double>
    var before: Double?
    var after: Double?
  }

  /// An end of where an expectation fails, and whether it fails there, too.
  private struct End {
    var width: Double
    var fails = true
  }

  /// So many stretches have their ends sought; no more are told.
  private static let mostStretches = 3

  private let run: Run
  private var samples: [(width: Double, outcomes: [TestReport.Outcome])] = []

  init(
    _ widths: ClosedRange<Int>, stretches: [WidthSampler.Search.Stretch], run: @escaping Run
  ) {
    self.run = run
    var places = Set(widths.map(Double.init))
    for stretch in stretches {
      places.formUnion([stretch.first.x, stretch.last.x, stretch.range.lowerBound])
    }
    samples = places.sorted().map { ($0, run($0, ExpectationChecker.relativeTolerance)) }
  }

  /// Of each expectation the first failure, with all widths at which it fails.
  var outcomes: [TestReport.Outcome] {
    guard let first = samples.first else { return [] }
    return first.outcomes.indices.map(outcome)
  }

  private func outcome(_ index: Int) -> TestReport.Outcome {
    var outcome = samples[0].outcomes[index]
    let failures = samples.filter { failure(index, in: $0.outcomes) != nil }
    // The first of those with the fewest digits.
    let failing = failures.min { describe($0.width).utf8.count < describe($1.width).utf8.count }
    guard let failing, var failure = failure(index, in: failing.outcomes)
    else { return outcome }
    failure.notes.append(
      "at width \(describe(failing.width)); it fails for widths \(stretches(index).summary)")
    outcome.failure = failure
    return outcome
  }

  private func failure(_ index: Int, in outcomes: [TestReport.Outcome]) -> Diagnostic? {
    outcomes.indices.contains(index) ? outcomes[index].failure : nil
  }

  // MARK: Where it fails

  /// The ends of the stretches found to a ten-thousandth of a point, as far as they are told.
  private func stretches(_ index: Int) -> [WidthRange] {
    var found: [Stretch] = []
    var last: Double?
    for sample in samples {
      if failure(index, in: sample.outcomes) == nil {
        last = sample.width
        if let open = found.indices.last, found[open].after == nil {
          found[open].after = sample.width
        }
      } else if let open = found.indices.last, found[open].after == nil {
        found[open].range = found[open].range.lowerBound...sample.width
      } else {
        found.append(Stretch(range: sample.width...sample.width, before: last))
      }
    }
    return found.enumerated().map { place, stretch in
      place < Self.mostStretches ? exact(stretch, index) : WidthRange(stretch.range)
    }
  }

  private func exact(_ stretch: Stretch, _ index: Int) -> WidthRange {
    let lower = end(index, holding: stretch.before, failing: stretch.range.lowerBound)
    let upper = end(index, holding: stretch.after, failing: stretch.range.upperBound)
    return WidthRange(
      lower.width...max(lower.width, upper.width), includesLowerBound: lower.fails,
      includesUpperBound: upper.fails)
  }

  /// What brings the distance between two samples, a point at most, below a thousand-millionth.
  private static let halvings = 30
  /// Ends are told in ten-thousandths of a point.
  private static let toldParts = 1e4

  /// Halves the distance between a width at which it holds, if there is one, and one at which it
  /// fails.
  private func end(_ index: Int, holding: Double?, failing: Double) -> End {
    guard var holding else { return End(width: failing) }
    var failing = failing
    for _ in 0..<Self.halvings {
      let middle = (holding + failing) / 2
      if fails(index, at: middle) { failing = middle } else { holding = middle }
    }
    let width = (failing * Self.toldParts).rounded() / Self.toldParts
    return End(width: width, fails: fails(index, at: width))
  }

  private func fails(_ index: Int, at width: Double) -> Bool {
    failure(index, in: run(width, ExpectationChecker.leastTolerance)) != nil
  }
}
