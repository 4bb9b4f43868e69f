internal import ConstraintKit

/// Where a result goes, and in which form.
struct OutputOptions: Sendable {
  enum Format: String, Sendable {
    case table, json, ndjson, csv, svg, text, dot, txt, swift, png
  }

  var format: Format
  /// Nil is stdout.
  var file: String?
  var isAbsolute = false
  var precision: DecimalFormat?
  var isPretty = false
  var showsStatistics = false

  init(_ reader: OptionReader, standard: Format) throws(UsageError) {
    format = try reader.choice(of: .format, as: Format.self) ?? standard
    file = try reader.text(of: .output).flatMap { $0 == "-" ? nil : $0 }
    isAbsolute = reader.has(.absolute)
    precision = try reader.value(of: .precision, DecimalFormat.init(option:))
    isPretty = reader.has(.pretty)
    showsStatistics = reader.has(.stats)
    if isPretty, format != .json { throw .needsFormat(.pretty, Format.json.rawValue) }
  }
}
