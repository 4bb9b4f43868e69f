internal import ConstraintKit

extension DecimalFormat {
  /// For people.
  static let table = DecimalFormat.decimals(3)
  /// For programs.
  static let data = DecimalFormat.decimals(6)

  /// Reads `0` to `15`, or `full`.
  init?(option text: String) {
    if text == "full" {
      self = .full
    } else if let count = ValueSyntax.count(text, in: 0...15) {
      self = .decimals(count)
    } else {
      return nil
    }
  }
}
