/// How many decimals numbers have; trailing zeros are left out.
package enum DecimalFormat: Sendable, Hashable {
  case decimals(Int)
  /// The shortest text that reads back as the same number.
  case full

  /// The number in plain decimals, without a minus before 0.
  package func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    write(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends ``text(_:)`` in UTF-8.
  package func write(_ value: Double, to bytes: inout [UInt8]) {
    guard case .decimals(let count) = self else {
      bytes += Self.shortest(value).utf8
      return
    }
    let power = Self.power(count)
    let scaled = (value.magnitude * power).rounded()
    guard scaled < Self.largestExactInteger else {
      bytes += Self.shortest(value).utf8
      return
    }
    if value < 0, scaled != 0 { bytes.append(UInt8(ascii: "-")) }
    Self.write(UInt64(scaled), decimals: count, to: &bytes)
  }

  /// Appends a number of the last decimal's units.
  private static func write(_ units: UInt64, decimals: Int, to bytes: inout [UInt8]) {
    var rest = units
    var decimals = decimals
    while decimals > 0, rest % 10 == 0 {
      rest /= 10
      decimals -= 1
    }
    let start = bytes.count
    var written = 0
    repeat {
      if written == decimals, decimals > 0 { bytes.append(UInt8(ascii: ".")) }
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
      written += 1
    } while rest > 0 || written <= decimals
    bytes[start...].reverse()
  }

  private static func shortest(_ value: Double) -> String {
    let text = "\(value + 0)"
    if text == "-0.0" { return "0" }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func power(_ count: Int) -> Double {
    (0..<count).reduce(1) { product, _ in product * 10 }
  }

  /// 2⁵³: up to here each whole number is a Double of its own.
  private static let largestExactInteger = 9_007_199_254_740_992.0
}
