/// Rows of text whose columns begin under each other.
package struct AlignedRows {
  private var rows: [[String]] = []

  package init() {}

  package mutating func add(_ columns: String...) {
    rows.append(columns)
  }

  /// The rows, each on a line of its own, indented by two spaces; the last column isn't padded.
  package var text: String {
    rows.map { row in "  " + row.indices.map { cell($0, of: row) }.joined(separator: "  ") }
      .joined(separator: "\n")
  }

  private func cell(_ column: Int, of row: [String]) -> String {
    guard column < row.count - 1 else { return row[column] }
    let width = rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    return row[column] + String(repeating: " ", count: width - row[column].count)
  }
}

extension Double {
  /// For messages: without the rounding errors of solving.
  package var message: String { DecimalFormat.decimals(6).text(self) }

  /// `+ 2 * 10`, `- 20`: `factor` times `number`, with the sign of the product.
  package static func summand(_ factor: Double, _ number: Double) -> (sign: String, text: String) {
    let text = number.magnitude.message
    let product =
      factor.magnitude.message == "1" ? text : "\(factor.magnitude.message) * \(text)"
    return (factor * number < 0 ? "-" : "+", product)
  }
}

extension ClosedRange<Double> {
  /// `between 0 and 100`, `20 or more`, `anything`.
  package var message: String {
    switch (lowerBound.isFinite, upperBound.isFinite) {
    case (true, true): "between \(lowerBound.message) and \(upperBound.message)"
    case (true, false): "\(lowerBound.message) or more"
    case (false, true): "\(upperBound.message) or less"
    case (false, false): "anything"
    }
  }
}
