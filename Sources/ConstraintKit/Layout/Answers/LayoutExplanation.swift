/// Why something in a layout has its value: the constraints that hold it there, and those that it
/// yields to no more.
///
/// ```swift
/// print(solution.explain(title.width))
/// // title.width = 275
/// //   + 375  cell.width == 375              the canvas
/// //   - 100  title.left == cell.left + 100  Cell.swift:12
/// //   + 0    title.right == cell.right      Cell.swift:13
/// ```
public struct LayoutExplanation: Sendable {
  /// A constraint that holds the value.
  public struct Reason: Sendable, Hashable {
    /// The constraint.
    public let constraint: StatedConstraint
    /// By how much the value grows when the constraint's constant grows by 1, as long as the same
    /// constraints hold it.
    public let sensitivity: Double
    /// The constraint's constant, in points: insets and the distances of baselines count.
    public let constant: Double
  }

  /// What is explained: `title.width`.
  public let subject: String
  /// In points.
  public let value: Double
  /// What is part of the value whatever the constraints are, such as a baseline's distance.
  public let offset: Double
  /// Where ``offset`` comes from: `the safe area`.
  public let offsetRole: String
  /// The value is ``offset`` and the sum of `sensitivity * constant`. In the order in which the
  /// solver took them.
  public let reasons: [Reason]
  /// Optional constraints on the same attributes that don't hold, in order.
  public let overridden: [UnmetConstraint]
  /// What the value may be among all solutions that are as good; one number where it is determined.
  public let range: ClosedRange<Double>

  /// Whether the constraints leave no choice.
  public var isDetermined: Bool { range.lowerBound == range.upperBound }
}

/// An optional constraint that doesn't hold.
public struct UnmetConstraint: Sendable, Hashable {
  /// The constraint.
  public let constraint: StatedConstraint
  /// By how much, in points.
  public let error: Double
}

extension LayoutExplanation: CustomStringConvertible {
  /// The value, then a line for each constraint with its part of the value.
  public var description: String {
    var rows = AlignedRows()
    if offset != 0 || reasons.isEmpty {
      rows.add(Self.part(1, offset), reasons.isEmpty ? "nothing holds it" : offsetRole)
    }
    for reason in reasons {
      rows.add(
        Self.part(reason.sensitivity, reason.constant), reason.constraint.statement,
        reason.constraint.place)
    }
    var text = "\(subject) = \(value.message)\n" + rows.text
    if !isDetermined { text += "\n  ambiguous: it may be \(range.message)" }
    guard !overridden.isEmpty else { return text }
    var yielding = AlignedRows()
    for entry in overridden {
      yielding.add(
        entry.constraint.statement, entry.constraint.place, "off by \(entry.error.message)")
    }
    return text + "\noverridden:\n" + yielding.text
  }

  private static func part(_ factor: Double, _ number: Double) -> String {
    let (sign, product) = Double.summand(factor, number)
    return "\(sign) \(product)"
  }
}
