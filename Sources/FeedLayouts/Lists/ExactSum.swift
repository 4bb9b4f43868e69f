/// A sum of lengths that doesn't depend on the order of its parts.
///
/// A fixed-point number of 72 whole and 56 fractional bits: integers add associatively, so that a
/// sum that was changed a million times is, to the last bit, the sum made anew. Of each length what
/// is below 2⁻⁵⁶ points is dropped, which is nothing of one of 1/16 point or more.
struct ExactSum: Sendable, Hashable {
  private var high: Int64 = 0
  private var low: UInt64 = 0

  static let zero = ExactSum()

  /// Units in a point: 2⁵⁶.
  private static let fractionBits: UInt64 = 56
  private static let pointsPerHighUnit = 0x1p8
  private static let unitsPerPoint = 0x1p56

  private init() {}

  /// - Parameter length: From 0 to ``FeedLimit/length``, of which 2³¹ can be added.
  init(_ length: Double) {
    let points = length.rounded(.towardZero)
    let whole = UInt64(points)
    high = Int64(whole >> (64 - Self.fractionBits))
    low = whole << Self.fractionBits + UInt64((length - points) * Self.unitsPerPoint)
  }

  /// The nearest number of points, within an ulp. A greater sum is never less.
  var points: Double {
    Double(high) * Self.pointsPerHighUnit + Double(low) / Self.unitsPerPoint
  }

  static func + (left: ExactSum, right: ExactSum) -> ExactSum {
    var sum = ExactSum()
    let (low, carries) = left.low.addingReportingOverflow(right.low)
    sum.low = low
    sum.high = left.high &+ right.high &+ (carries ? 1 : 0)
    return sum
  }

  static func - (left: ExactSum, right: ExactSum) -> ExactSum {
    var difference = ExactSum()
    let (low, borrows) = left.low.subtractingReportingOverflow(right.low)
    difference.low = low
    difference.high = left.high &- right.high &- (borrows ? 1 : 0)
    return difference
  }

  static func += (left: inout ExactSum, right: ExactSum) { left = left + right }
}
