/// An exact fraction. What outgrows 128 bits throws, so that a test can leave the case out.
public struct Rational: Sendable, Hashable {
  public struct Overflow: Error {}

  public let numerator: Int128
  /// Positive, and without a common factor with the numerator.
  public let denominator: Int128

  public static let zero = Rational(0)
  public static let one = Rational(1)

  public init(_ value: Int) {
    numerator = Int128(value)
    denominator = 1
  }

  public init(_ numerator: Int128, over denominator: Int128) throws {
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    guard divisor != 0, divisor <= UInt128(Int128.max), numerator != .min, denominator != .min
    else {
      throw Overflow()
    }
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / Int128(divisor)
    self.denominator = sign * denominator / Int128(divisor)
  }

  /// A double of few bits.
  public init(exactly value: Double) throws {
    var scaled = value
    var denominator: Int128 = 1
    while scaled != scaled.rounded() {
      scaled *= 2
      denominator *= 2
      guard denominator < 1 << 60 else { throw Overflow() }
    }
    guard let numerator = Int128(exactly: scaled) else { throw Overflow() }
    try self.init(numerator, over: denominator)
  }

  public var doubleValue: Double { Double(numerator) / Double(denominator) }
  public var isZero: Bool { numerator == 0 }
  public var isPositive: Bool { numerator > 0 }
  public var isNegative: Bool { numerator < 0 }
  public var negated: Rational { Rational(unchecked: -numerator, denominator) }

  private init(unchecked numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  public static func + (lhs: Rational, rhs: Rational) throws -> Rational {
    if lhs.isZero { return rhs }
    if rhs.isZero { return lhs }
    let left = try product(lhs.numerator, rhs.denominator)
    let right = try product(rhs.numerator, lhs.denominator)
    let (sum, overflow) = left.addingReportingOverflow(right)
    guard !overflow else { throw Overflow() }
    return try Rational(sum, over: product(lhs.denominator, rhs.denominator))
  }

  public static func - (lhs: Rational, rhs: Rational) throws -> Rational {
    try lhs + rhs.negated
  }

  public static func * (lhs: Rational, rhs: Rational) throws -> Rational {
    if lhs.isZero || rhs.isZero { return .zero }
    let first = try Rational(lhs.numerator, over: rhs.denominator)
    let second = try Rational(rhs.numerator, over: lhs.denominator)
    return try Rational(
      unchecked: product(first.numerator, second.numerator),
      product(first.denominator, second.denominator))
  }

  public static func / (lhs: Rational, rhs: Rational) throws -> Rational {
    guard !rhs.isZero else { throw Overflow() }
    return try lhs * Rational(rhs.denominator, over: rhs.numerator)
  }

  public static func isLess(_ lhs: Rational, than rhs: Rational) throws -> Bool {
    try product(lhs.numerator, rhs.denominator) < product(rhs.numerator, lhs.denominator)
  }

  private static func product(_ lhs: Int128, _ rhs: Int128) throws -> Int128 {
    let (product, overflow) = lhs.multipliedReportingOverflow(by: rhs)
    guard !overflow else { throw Overflow() }
    return product
  }

  private static func greatestCommonDivisor(_ lhs: UInt128, _ rhs: UInt128) -> UInt128 {
    var (large, small) = (lhs, rhs)
    while small != 0 { (large, small) = (small, large % small) }
    return large
  }
}
