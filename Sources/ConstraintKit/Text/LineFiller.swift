/// Divides a text into lines, each as full as it can be.
///
/// Advances are whole units of the table, so that sums are exact and one character more or less
/// never hangs on floating noise.
struct LineFiller {
  struct Line {
    /// UTF-8 offsets, without spaces and newlines at the end.
    var range: Range<Int>
    /// The width in the units of the table, with the ellipsis if there is one.
    var units: Int
  }

  private(set) var lines: [Line] = []
  private(set) var isTruncated = false

  private let text: String
  private let table: CharacterTable
  private let isBold: Bool
  private let limit: Int
  private let maxLines: Int
  private let wrapping: TextWrapping
  private var current = Stretch(start: 0)
  /// The part of the current line before the last opportunity to break it.
  private var breakable: Stretch?
  /// The end of a character that is wider than the limit.
  private var forcedEnd = 0
  /// The scalar at the end of ``current``.
  private var previous: Unicode.Scalar = " "

  static let noLimit = Int.max / 4
  private static let ellipsis: Unicode.Scalar = "…"

  /// - Parameters:
  ///   - limit: The room for a line in the units of the table.
  ///   - maxLines: 0, or less, is any number.
  init(
    _ text: String, isBold: Bool, limit: Int, maxLines: Int, wrapping: TextWrapping,
    table: CharacterTable = .shared
  ) {
    self.text = text
    self.table = table
    self.isBold = isBold
    self.limit = limit
    self.maxLines = maxLines > 0 ? maxLines : Int.max
    self.wrapping = wrapping
  }

  mutating func fill() {
    var scanner = LineBreakScanner(text, isBold: isBold, table: table)
    var advances = GlyphAdvances(table.widths)
    while let character = scanner.next() {
      breakIfAsked(before: character)
      if isTruncated { return }
      let advance = advances.advance(of: character.scalar, character.properties)
      let hangs = character.properties.hangs(character.scalar)
      let units = current.units + advance
      if !hangs && units > limit && units > current.visibleUnits {
        wrap(before: character, advance)
        if isTruncated { return }
      }
      current.append(advance, hangs: hangs, end: scanner.offset)
      previous = character.scalar
    }
    if scanner.offset > 0 { lines.append(current.line) }
  }

  /// Notes an opportunity, or ends the line after a newline.
  @inline(__always)
  private mutating func breakIfAsked(before character: LineBreakScanner.Character) {
    switch character.decision {
    case .mandatory:
      end(current, next: Stretch(start: character.offset))
    case .allowed where wrapping == .word:
      // UAX #14 parts a mark from a space before it, UAX #29 doesn't.
      let isMarkedSpace = character.properties.lineBreakClass.isMark && previous == " "
      if !isMarkedSpace { breakable = current }
    default:
      break
    }
  }

  /// Ends lines until the character has room, or a line of its own.
  private mutating func wrap(before character: LineBreakScanner.Character, _ advance: Int) {
    while current.units + advance > limit && current.start < character.offset
      && character.offset >= forcedEnd && !isTruncated
    {
      let stretch = breakable ?? dividedStretch(before: character.scalar)
      if stretch.end > character.offset {
        forcedEnd = stretch.end
        return
      }
      end(stretch, next: current.dropping(stretch))
    }
  }

  /// Adds a line, or truncates where the text must not have another.
  private mutating func end(_ stretch: Stretch, next: Stretch) {
    if lines.count + 1 == maxLines {
      let reserve = table.properties(of: Self.ellipsis, isBold: isBold).advance
      var line = fittingStretch(from: stretch.start, limit: limit - reserve, isLast: true).line
      line.units += reserve
      lines.append(line)
      isTruncated = true
    } else {
      lines.append(stretch.line)
    }
    current = next
    breakable = nil
  }

  /// The part of the current line that has room, where only characters divide it.
  private func dividedStretch(before next: Unicode.Scalar) -> Stretch {
    Self.isPlain(previous) && Self.isPlain(next)
      ? current : fittingStretch(from: current.start, limit: limit)
  }

  /// Whether the scalar is a character of its own beside any other of this kind (UAX #29): printable
  /// ASCII and unified ideographs.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{20}"..."\u{7E}").contains(scalar) || ("\u{4E00}"..."\u{9FFF}").contains(scalar)
  }

  /// The characters from an offset on that fit in a width.
  ///
  /// - Parameter isLast: Whether it may be empty, and ends with its paragraph; otherwise it holds at
  ///   least one character.
  private func fittingStretch(from start: Int, limit: Int, isLast: Bool = false) -> Stretch {
    var stretch = Stretch(start: start)
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    for character in text[first...] {
      var longer = stretch
      longer.append(character, isBold: isBold, table)
      if isLast && longer.hasNewline { return stretch }
      let isRequired = !isLast && stretch.end == start
      let isVisible = longer.visibleUnits > stretch.visibleUnits
      if isVisible && longer.visibleUnits > limit && !isRequired { return stretch }
      stretch = longer
    }
    return stretch
  }
}
