internal import ConstraintKit

/// Where a result goes, and in which form.
struct OutputOptions: Sendable {
  enum Format: String, Sendable {
    case table, json, ndjson, csv, svg, html, text, dot, txt, swift, objc, png

    /// How the names of files of the form end.
    var endings: [String] {
      switch self {
      case .table, .text: ["txt"]
      case .dot: ["dot", "gv"]
      case .html: ["html", "htm"]
      case .ndjson: ["ndjson", "jsonl"]
      case .objc: ["m"]
      default: [rawValue]
      }
    }
  }

  var format: Format
  /// Nil is stdout.
  var file: String?
  var isAbsolute = false
  var precision: DecimalFormat?
  var isPretty = false
  var showsStatistics = false

  init(_ reader: OptionReader) throws(UsageError) {
    file = try reader.text(of: .output).flatMap { $0 == "-" ? nil : $0 }
    if let format = try reader.choice(of: .format, as: Format.self) {
      self.format = format
    } else {
      format = try Self.format(of: file, in: reader) ?? .table
    }
    isAbsolute = reader.has(.absolute)
    precision = try reader.value(of: .precision, DecimalFormat.init(option:))
    isPretty = reader.has(.pretty)
    showsStatistics = reader.has(.stats)
    if isPretty, format != .json { throw .needsFormat(.pretty, Format.json.rawValue) }
  }

  /// What the ending of a file's name says, else the standard one.
  private static func format(
    of file: String?, in reader: OptionReader
  ) throws(UsageError) -> Format? {
    let formats = reader.formats
    guard let file, let ending = Path.ending(of: file)?.lowercased() else { return formats.first }
    guard let format = formats.first(where: { $0.endings.contains(ending) }) else {
      throw .unknownEnding(
        file, endings: formats.flatMap(\.endings), hasOption: reader.accepts(.format))
    }
    return format
  }
}
