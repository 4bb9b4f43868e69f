internal import ConstraintKit

/// Widths from one to another, in points.
public struct WidthRange: Sendable, Hashable {
  public var lowerBound: Double
  public var upperBound: Double
  /// Whether the lower bound is one of them.
  public var includesLowerBound: Bool
  /// Whether the upper bound is one of them.
  public var includesUpperBound: Bool

  package init(
    _ range: ClosedRange<Double>, includesLowerBound: Bool = true,
    includesUpperBound: Bool = true
  ) {
    lowerBound = range.lowerBound
    upperBound = range.upperBound
    self.includesLowerBound = includesLowerBound
    self.includesUpperBound = includesUpperBound
  }

  /// Whether a width is one of them.
  public func contains(_ width: Double) -> Bool {
    (width > lowerBound || includesLowerBound && width == lowerBound)
      && (width < upperBound || includesUpperBound && width == upperBound)
  }
}

extension WidthRange: CustomStringConvertible {
  /// `340.5…360`, `above 340.5, up to 360`, `from 320 to below 340.5`, `between 320 and 360`; to a
  /// ten-thousandth of a point.
  public var description: String {
    let (first, last) = (Self.text(lowerBound), Self.text(upperBound))
    return switch (includesLowerBound, includesUpperBound) {
    case (true, true): first == last ? first : "\(first)…\(last)"
    case (false, true): "above \(first), up to \(last)"
    case (true, false): "from \(first) to below \(last)"
    case (false, false): "between \(first) and \(last)"
    }
  }

  /// A width to a ten-thousandth of a point.
  package static func text(_ width: Double) -> String {
    describe((width * 1e4).rounded() / 1e4)
  }
}

extension [WidthRange] {
  /// More than anybody reads.
  private static let mostTold = 3

  /// The first few: `320…341.5, above 700, up to 720 and 2 more stretches`.
  package var summary: String {
    let rest = count - Self.mostTold
    let told = prefix(Self.mostTold).map(\.description)
    return (rest > 0 ? told + ["\(rest) more stretch\(rest == 1 ? "" : "es")"] : told).conjunction
  }

  /// In order, what touches as one.
  var joined: [WidthRange] {
    var result: [WidthRange] = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound - last.upperBound <= WidthRange.touching {
        guard range.upperBound > last.upperBound else { continue }
        result[result.count - 1].upperBound = range.upperBound
        result[result.count - 1].includesUpperBound = range.includesUpperBound
      } else {
        result.append(range)
      }
    }
    return result
  }
}

extension WidthRange {
  /// Two stretches that are no farther from each other are one: half of what is told.
  fileprivate static let touching = 5e-5
}
