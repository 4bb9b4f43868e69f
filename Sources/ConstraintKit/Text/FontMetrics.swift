/// The measures of a typeface, in ems: what ``MetricsMeasurer`` measures by.
///
/// ```swift
/// var metrics = FontMetrics(name: "Mono", lineHeight: 1.2)
/// metrics.fallbackAdvance = 0.6
/// metrics.advances = [:]
/// let measurer = MetricsMeasurer(metrics)
/// ```
///
/// Numbers are from 0 to ``largest``, the line height from ``smallestLineHeight``: others count as
/// the nearest of those, and what isn't a number counts as 0. Advances are taken to a millionth of
/// an em.
public struct FontMetrics: Sendable, Hashable {
  public var name: String
  /// From one baseline to the next; a text is as high as all its lines.
  public var lineHeight: Double
  /// From the top of a text to its first baseline.
  public var firstBaseline: Double
  /// From the last baseline to the bottom.
  public var lastBaseline: Double
  /// The advance of a character that isn't in ``advances``.
  public var fallbackAdvance = 0.556
  /// The advance of wide and fullwidth characters, and of emoji, that aren't in ``advances``.
  public var wideAdvance = 1.0
  /// The advances of characters; nil is Helvetica's.
  public var advances: [Unicode.Scalar: Double]?
  /// The advances in the bold face; a character that is in one face only is as wide in the other.
  public var boldAdvances: [Unicode.Scalar: Double]?

  /// In ems.
  public static let largest = 10.0
  /// In ems.
  public static let smallestLineHeight = 0.001

  /// - Parameter firstBaseline: Nil is the share of the line height that Liberation Sans has.
  /// - Parameter lastBaseline: Nil is what is left of the line height.
  public init(
    name: String, lineHeight: Double = 1.193359375, firstBaseline: Double? = nil,
    lastBaseline: Double? = nil
  ) {
    let standard = LineMetrics.helvetica
    self.name = name
    self.lineHeight = lineHeight
    let first = firstBaseline ?? lineHeight / standard.lineHeight * standard.firstBaseline
    self.firstBaseline = first
    self.lastBaseline = lastBaseline ?? max(0, lineHeight - first)
  }
}

extension FontMetrics {
  var lines: LineMetrics {
    LineMetrics(
      firstBaseline: Self.clamped(firstBaseline), lastBaseline: Self.clamped(lastBaseline),
      lineHeight: max(Self.smallestLineHeight, Self.clamped(lineHeight)))
  }

  /// The advances as whole millionths of an em.
  var table: CharacterTable {
    let widths = CharacterWidths(
      unitsPerEm: Self.unitsPerEm, wide: Self.units(wideAdvance),
      fallback: Self.units(fallbackAdvance))
    return CharacterTable(widths, characterAdvances)
  }

  private static let unitsPerEm = 1_000_000

  /// In ascending order.
  private var characterAdvances: [CharacterAdvances] {
    var places: [UInt32: CharacterAdvances] = [:]
    if let advances {
      for (scalar, advance) in advances {
        let units = Self.units(advance)
        places[scalar.value] = CharacterAdvances(
          code: Int(scalar.value), regular: units, bold: units)
      }
    } else {
      for entry in HelveticaAdvances() { places[UInt32(entry.code)] = Self.scaled(entry) }
    }
    for (scalar, advance) in boldAdvances ?? [:] {
      let units = Self.units(advance)
      places[scalar.value] = CharacterAdvances(
        code: Int(scalar.value), regular: places[scalar.value]?.regular ?? units, bold: units)
    }
    return places.values.sorted { $0.code < $1.code }
  }

  private static func scaled(_ entry: CharacterAdvances) -> CharacterAdvances {
    let factor = unitsPerEm / CharacterWidths.helvetica.unitsPerEm
    return CharacterAdvances(
      code: entry.code, regular: entry.regular * factor, bold: entry.bold * factor)
  }

  private static func units(_ ems: Double) -> Int {
    Int((clamped(ems) * Double(unitsPerEm)).rounded())
  }

  private static func clamped(_ ems: Double) -> Double {
    ems.isNaN ? 0 : min(max(ems, 0), largest)
  }
}
