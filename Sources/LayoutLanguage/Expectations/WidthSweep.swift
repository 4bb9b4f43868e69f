internal import ConstraintKit

/// A test at many widths: at every whole number of the range and wherever, between two of them, other
/// constraints become the ones that hold the frames. Between such widths frames are linear functions
/// of the width, unless a text wraps otherwise or a condition of the program changes.
struct WidthSweep {
  /// What a test comes to at a width.
  struct Sample {
    var outcomes: [TestReport.Outcome]
    /// Nil where there are no frames.
    var solution: LayoutSolution?
  }

  /// A stretch of widths at which an expectation fails, and the widths next to it at which it holds.
  private struct Stretch {
    var range: ClosedRange<Double>
    var before: Double?
    var after: Double?
  }

  /// More than anybody reads.
  private static let mostStretches = 3

  private let run: (_ width: Double, _ tolerance: Double) -> Sample
  private var samples: [(width: Double, outcomes: [TestReport.Outcome])] = []

  init(_ widths: ClosedRange<Int>, run: @escaping (Double, Double) -> Sample) {
    self.run = run
    for number in widths {
      let width = Double(number)
      let sample = add(width)
      guard number < widths.upperBound, let solution = sample.solution else { continue }
      for breakpoint in solution.breakpoints(of: .horizontal, to: width + 1) { add(breakpoint) }
    }
  }

  @discardableResult
  private mutating func add(_ width: Double) -> Sample {
    let sample = run(width, ExpectationChecker.relativeTolerance)
    samples.append((width, sample.outcomes))
    return sample
  }

  /// Of each expectation the first failure, with all widths at which it fails.
  var outcomes: [TestReport.Outcome] {
    guard let first = samples.first else { return [] }
    return first.outcomes.indices.map(outcome)
  }

  private func outcome(_ index: Int) -> TestReport.Outcome {
    var outcome = samples[0].outcomes[index]
    let failing = samples.first { failure(index, in: $0.outcomes) != nil }
    guard let failing, var failure = failure(index, in: failing.outcomes) else { return outcome }
    failure.notes.append(
      "at width \(describe(failing.width)); it \(Self.text(of: stretches(index)))")
    outcome.failure = failure
    return outcome
  }

  private func failure(_ index: Int, in outcomes: [TestReport.Outcome]) -> Diagnostic? {
    outcomes.indices.contains(index) ? outcomes[index].failure : nil
  }

  // MARK: Where it fails

  /// The ends of the stretches found to a millionth of a millionth, as far as they are told.
  private func stretches(_ index: Int) -> [ClosedRange<Double>] {
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
      place < Self.mostStretches ? exact(stretch, index) : stretch.range
    }
  }

  private func exact(_ stretch: Stretch, _ index: Int) -> ClosedRange<Double> {
    let lower = stretch.before.map { end(index, holding: $0, failing: stretch.range.lowerBound) }
    let upper = stretch.after.map { end(index, holding: $0, failing: stretch.range.upperBound) }
    let range = stretch.range
    return (lower ?? range.lowerBound)...max(lower ?? range.lowerBound, upper ?? range.upperBound)
  }

  private static let mostHalvings = 40

  /// Halves the distance between a width at which it holds and one at which it fails.
  private func end(_ index: Int, holding: Double, failing: Double) -> Double {
    var (holding, failing) = (holding, failing)
    for _ in 0..<Self.mostHalvings where (holding - failing).magnitude > 1e-9 {
      let middle = (holding + failing) / 2
      let outcomes = run(middle, ExpectationChecker.leastTolerance).outcomes
      if failure(index, in: outcomes) == nil { holding = middle } else { failing = middle }
    }
    return (failing * 1e4).rounded() / 1e4
  }

  /// `fails for widths 340.5…360`
  private static func text(of ranges: [ClosedRange<Double>]) -> String {
    let texts = ranges.map { range in
      range.lowerBound == range.upperBound
        ? describe(range.lowerBound)
        : "\(describe(range.lowerBound))…\(describe(range.upperBound))"
    }
    let rest = texts.count - mostStretches
    let shown = rest > 0 ? texts.prefix(mostStretches) + ["\(rest) more stretches"] : texts[...]
    return "fails for widths " + Array(shown).conjunction
  }
}
