internal import ConstraintKit

/// Why a side or a size of a view is what it is.
///
/// ```swift
/// print(layout.explanation(of: "name.width")!)
/// // name.width = 285
/// //   + 375  root.width == 375            the canvas
/// //   - 70   left == avatar.right + 10    card.layout:9:3
/// //   - 20   right == super - 20          card.layout:10:3
/// ```
public struct ValueExplanation: Sendable {
  /// A constraint that takes part.
  public struct Part: Sendable {
    /// What it says: `name.left == avatar.right + 10`.
    public let statement: String
    /// The label, what it is for, and `card.layout:9:3`, as far as there are.
    public let place: String
    /// The statement of the file that made it; nil for what the engine adds.
    public let span: SourceSpan?
    /// By how much the value grows when the constraint's constant grows by 1, as long as the same
    /// constraints hold it; 0 for what doesn't hold.
    public let sensitivity: Double
    /// Of a reason, what it gives of the value; of what doesn't hold, by how much it is off. In
    /// points.
    public let amount: Double
  }

  /// What is explained: `name.width`.
  public let subject: String
  /// In points; positions are those in the superview.
  public let value: Double
  /// What is part of the value whatever the constraints are: a safe area, the distance of a baseline.
  public let offset: Double
  /// The constraints that hold the value; it is ``offset`` and the sum of their amounts.
  public let reasons: [Part]
  /// Optional constraints about it that don't hold.
  public let overridden: [Part]
  /// What the value may be in all solutions that are as good; one number where it is determined.
  public let range: ClosedRange<Double>

  /// Whether the file leaves no choice.
  public var isDetermined: Bool { range.lowerBound == range.upperBound }
}

extension ValueExplanation: CustomStringConvertible {
  /// The value, then a line for each constraint with its part of it.
  public var description: String {
    var rows = AlignedRows()
    if offset != 0 || reasons.isEmpty {
      rows.add(Self.summand(1, offset), reasons.isEmpty ? "nothing holds it" : "in any case")
    }
    for part in reasons {
      let constant = part.sensitivity == 0 ? 0 : part.amount / part.sensitivity
      rows.add(Self.summand(part.sensitivity, constant), part.statement, part.place)
    }
    var text = "\(subject) = \(value.message)\n" + rows.text
    if !isDetermined { text += "\n  ambiguous: it may be \(range.message)" }
    guard !overridden.isEmpty else { return text }
    var yielding = AlignedRows()
    for part in overridden {
      yielding.add("off by \(part.amount.message):", part.statement, part.place)
    }
    return text + "\n  not held:\n" + yielding.text
  }

  private static func summand(_ factor: Double, _ number: Double) -> String {
    let (sign, product) = Double.summand(factor, number)
    return "\(sign) \(product)"
  }
}
