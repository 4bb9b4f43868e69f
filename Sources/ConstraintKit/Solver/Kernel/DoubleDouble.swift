/// A number as the unevaluated sum of two, with some 106 bits (Dekker 1971, doi:10.1007/BF01397083;
/// the operations as in Hida, Li and Bailey 2001, doi:10.1109/ARITH.2001.930115).
struct DoubleDouble: BitwiseCopyable {
  /// The nearest double.
  var high: Double
  var low: Double

  static let zero = DoubleDouble(0)
  static let one = DoubleDouble(1)

  @inline(__always)
  init(_ value: Double) {
    high = value
    low = 0
  }

  /// The sum of two numbers of which the first is the larger.
  @inline(__always)
  private init(large: Double, small: Double) {
    high = large + small
    low = small - (high - large)
  }

  @inline(__always)
  private init(sum first: Double, _ second: Double) {
    high = first + second
    let part = high - first
    low = (first - (high - part)) + (second - part)
  }

  @inline(__always)
  private init(product first: Double, _ second: Double) {
    high = first * second
    low = (-high).addingProduct(first, second)
  }

  /// The size, rounded.
  var size: Double { @inline(__always) get { abs(high) } }

  @inline(__always)
  static prefix func - (value: DoubleDouble) -> DoubleDouble {
    var result = value
    result.high = -value.high
    result.low = -value.low
    return result
  }

  @inline(__always)
  static func + (lhs: DoubleDouble, rhs: DoubleDouble) -> DoubleDouble {
    let high = DoubleDouble(sum: lhs.high, rhs.high)
    let low = DoubleDouble(sum: lhs.low, rhs.low)
    let sum = DoubleDouble(large: high.high, small: high.low + low.high)
    return DoubleDouble(large: sum.high, small: sum.low + low.low)
  }

  @inline(__always)
  static func - (lhs: DoubleDouble, rhs: DoubleDouble) -> DoubleDouble { lhs + -rhs }

  @inline(__always)
  static func * (lhs: DoubleDouble, rhs: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(product: lhs.high, rhs.high)
    return DoubleDouble(
      large: product.high, small: product.low + (lhs.high * rhs.low + lhs.low * rhs.high))
  }

  @inline(__always)
  static func * (lhs: Double, rhs: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(product: lhs, rhs.high)
    return DoubleDouble(large: product.high, small: product.low + lhs * rhs.low)
  }

  static func / (lhs: DoubleDouble, rhs: DoubleDouble) -> DoubleDouble {
    let first = lhs.high / rhs.high
    var rest = lhs - first * rhs
    let second = rest.high / rhs.high
    rest = rest - second * rhs
    let third = rest.high / rhs.high
    return DoubleDouble(large: first, small: second) + DoubleDouble(third)
  }

  @inline(__always)
  static func += (lhs: inout DoubleDouble, rhs: DoubleDouble) { lhs = lhs + rhs }
}
