/// How many decimals numbers have; trailing zeros are left out.
package enum DecimalFormat: Sendable, Hashable {
  case decimals(Int)
  /// The shortest text that reads back as the same number.
  case full

  /// The number in plain decimals, without a minus before 0.
  package func text(_ value: Double) -> String {
    guard case .decimals(let count) = self else { return Self.shortest(value) }
    let power = Self.power(count)
    let scaled = (value.magnitude * power).rounded()
    guard scaled < Self.largestExactInteger else { return Self.shortest(value) }
    let digits = String(Int(scaled))
    let sign = value < 0 && scaled != 0 ? "-" : ""
    guard count > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, count + 1 - digits.count)) + digits
    let fraction = Self.trimmed(padded.suffix(count))
    return sign + padded.dropLast(count) + (fraction.isEmpty ? "" : "." + fraction)
  }

  private static func shortest(_ value: Double) -> String {
    let text = "\(value + 0)"
    if text == "-0.0" { return "0" }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func power(_ count: Int) -> Double {
    (0..<count).reduce(1) { product, _ in product * 10 }
  }

  private static func trimmed(_ digits: Substring) -> Substring {
    var digits = digits
    while digits.last == "0" { digits.removeLast() }
    return digits
  }

  /// 2⁵³: up to here each whole number is a Double of its own.
  private static let largestExactInteger = 9_007_199_254_740_992.0
}
