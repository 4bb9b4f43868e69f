internal import ConstraintKit

/// Numbers as most languages have them.
enum SourceNumber {
  /// The shortest text that reads back as the same number.
  static func decimal(_ value: Double) -> String {
    DecimalFormat.full.text(value)
  }

  /// A factor; a ratio of small numbers where it is one: `16.0 / 9`.
  static func factor(_ value: Double) -> String {
    let text = decimal(value)
    guard text.utf8.count > longestDecimal, let ratio = Ratio(value) else { return text }
    return "\(ratio.numerator).0 / \(ratio.denominator)"
  }

  /// The whole number whose reciprocal the value is, where its decimals don't end.
  static func divisor(_ value: Double) -> Int? {
    guard decimal(value).utf8.count > longestDecimal, let ratio = Ratio(value), ratio.numerator == 1
    else { return nil }
    return ratio.denominator
  }

  /// Decimals up to here are easier to read than a ratio.
  private static let longestDecimal = 7

  /// A ratio of small numbers that is the value to the last bit.
  private struct Ratio {
    private static let denominators = 2...64

    let numerator: Int
    let denominator: Int

    init?(_ value: Double) {
      for denominator in Self.denominators {
        let product = (value * Double(denominator)).rounded()
        guard product.magnitude >= 1, product.magnitude < 10_000,
          product / Double(denominator) == value
        else { continue }
        numerator = Int(product)
        self.denominator = denominator
        return
      }
      return nil
    }
  }
}
