internal import ConstraintKit

/// Numbers of JSON data may be of any size, as identifiers and timestamps are; those that a layout
/// reckons with may not.
extension Expander {
  /// The value of a number that is written; one that only data may have is remembered by its place.
  func written(_ number: Double, at span: SourceSpan) -> Value {
    if !isReckonable(number), numbersOfData[number] == nil { numbersOfData[number] = span }
    return .number(number)
  }

  /// Whether values are small enough to reckon with; what isn't is reported where the data have it.
  func areReckonable(_ values: Value..., at span: SourceSpan) -> Bool {
    for value in values {
      switch value {
      case .number(let number) where !isReckonable(number):
        reportOverflow(number, usedAt: span)
        return false
      case .tuple(let parts):
        guard parts.allSatisfy({ areReckonable($0, at: span) }) else { return false }
      default: continue
      }
    }
    return true
  }

  private func isReckonable(_ number: Double) -> Bool {
    number.magnitude <= LayoutMetrics.largestMagnitude
  }

  private func reportOverflow(_ number: Double, usedAt use: SourceSpan) {
    guard let place = numbersOfData[number] ?? numbersOfData[-number] else {
      return report(.numberOverflows(text(of: use), at: use))
    }
    var diagnostic = Diagnostic.numberOverflows(text(of: place), at: place)
    diagnostic.secondary = [.init(use, "used here")]
    report(diagnostic)
  }
}
