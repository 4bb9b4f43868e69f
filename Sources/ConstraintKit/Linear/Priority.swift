/// How strongly a constraint is wanted, in `0 < p ≤ 1000`; fractions count.
///
/// Priorities are strict: a level is never traded for any amount of a lower one. `required`
/// constraints hold or are refused.
///
/// ```swift
/// let wish = Priority.high - 1
/// let slightlyMore = Priority.low + 0.5
/// ```
public struct Priority: Sendable, Hashable, Comparable, BitwiseCopyable {
  /// The level, in `0 < value ≤ 1000`.
  public let value: Double

  /// Returns nil unless `0 < value ≤ 1000`.
  public init?(_ value: Double) {
    guard value > 0, value <= 1000 else { return nil }
    self.value = value
  }

  private init(unchecked value: Double) {
    self.value = value
  }

  /// The nearest priority to `value`: not-a-number and everything up to zero becomes the smallest
  /// positive level, everything above 1000 becomes `required`.
  public init(clamping value: Double) {
    self.value = value > 0 ? min(value, 1000) : .leastNormalMagnitude
  }

  /// 1000: holds, or is refused.
  public static let required = Priority(unchecked: 1000)
  /// 750, also the default resistance to compression.
  public static let high = Priority(unchecked: 750)
  /// 500.
  public static let medium = Priority(unchecked: 500)
  /// 250, also the default content hugging.
  public static let low = Priority(unchecked: 250)
  /// 50, the pull of a self-sizing side toward its smallest size.
  public static let fittingSize = Priority(unchecked: 50)

  /// Whether it holds or is refused.
  public var isRequired: Bool { value == 1000 }

  /// Whether the left side yields to the right one.
  public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.value < rhs.value }

  /// A priority above `lhs`; stays within the range.
  public static func + (lhs: Priority, rhs: Double) -> Priority {
    Priority(clamping: lhs.value + rhs)
  }

  /// A priority below `lhs`; stays within the range.
  public static func - (lhs: Priority, rhs: Double) -> Priority {
    Priority(clamping: lhs.value - rhs)
  }
}

extension Priority {
  /// Just above the pulls of self-sizing sides: of lengths that are meant where nothing else
  /// decides, however many sides are pulled to 0 at the same time.
  package static let aboveFittingSize = fittingSize + 0.001

  /// The levels that have a name in `.layout` files and visual formats, upward.
  package static let levels: [(name: String, priority: Priority)] = [
    ("low", .low), ("medium", .medium), ("high", .high), ("required", .required),
  ]

  /// The level of a name: `low`, `medium`, `high` or `required`.
  package static func level(_ name: String) -> Priority? {
    levels.first { $0.name == name }?.priority
  }
}

extension Priority: CustomStringConvertible {
  /// The name of a named level, or its number.
  public var description: String {
    switch self {
    case .required: "required"
    case .high: "high"
    case .medium: "medium"
    case .low: "low"
    default: value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
  }
}
