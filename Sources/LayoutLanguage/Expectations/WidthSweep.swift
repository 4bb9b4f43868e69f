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

  /// An end of where an expectation fails, and whether it fails there, too.
  private struct End {
    var width: Double
    var fails = true
  }

  /// Where an expectation fails.
  private struct FailingWidths {
    var lower: End
    var upper: End

    /// `340.5…360`, `above 340.5, up to 360`, `from 320 to below 340.5`, `between 320 and 360`
    var description: String {
      let (first, last) = (describe(lower.width), describe(upper.width))
      return switch (lower.fails, upper.fails) {
      case (true, true): lower.width == upper.width ? first : "\(first)…\(last)"
      case (false, true): "above \(first), up to \(last)"
      case (true, false): "from \(first) to below \(last)"
      case (false, false): "between \(first) and \(last)"
      }
    }
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

  /// The ends of the stretches found to a ten-thousandth of a point, as far as they are told.
  private func stretches(_ index: Int) -> [FailingWidths] {
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
      guard place < Self.mostStretches else {
        return FailingWidths(
          lower: End(width: stretch.range.lowerBound), upper: End(width: stretch.range.upperBound))
      }
      return exact(stretch, index)
    }
  }

  private func exact(_ stretch: Stretch, _ index: Int) -> FailingWidths {
    let range = stretch.range
    return FailingWidths(
      lower: end(index, holding: stretch.before, failing: range.lowerBound),
      upper: end(index, holding: stretch.after, failing: range.upperBound))
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
    failure(index, in: run(width, ExpectationChecker.leastTolerance).outcomes) != nil
  }

  /// `fails for widths 340.5…360`
  private static func text(of widths: [FailingWidths]) -> String {
    let texts = widths.map(\.description)
    let rest = texts.count - mostStretches
    let shown = rest > 0 ? texts.prefix(mostStretches) + ["\(rest) more stretches"] : texts[...]
    return "fails for widths " + Array(shown).conjunction
  }
}
