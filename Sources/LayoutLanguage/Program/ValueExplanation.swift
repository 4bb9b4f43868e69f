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
    var lines = ["\(subject) = \(describe(value))"]
    if offset != 0 || reasons.isEmpty { lines.append("  \(describe(offset)) in any case") }
    lines += reasons.map(\.line)
    if !isDetermined {
      lines.append(
        "  ambiguous: it may be \(describe(range.lowerBound))…\(describe(range.upperBound))")
    }
    lines += overridden.map { "  off by \(describe($0.amount)): \($0.statement)  \($0.place)" }
    return lines.joined(separator: "\n")
  }
}

extension ValueExplanation.Part {
  fileprivate var line: String {
    let sign = amount < 0 ? "-" : "+"
    return "  \(sign) \(describe(amount.magnitude))  \(statement)  \(place)"
  }
}
