/// Characters of one line, with their width.
struct Stretch {
  /// UTF-8 offsets.
  let start: Int
  private(set) var end: Int
  /// The width of everything in the units of the table.
  private(set) var units = 0
  /// The same without what hangs over the line's end.
  private(set) var visibleEnd: Int
  private(set) var visibleUnits = 0
  private(set) var hasNewline = false

  init(start: Int) {
    self.start = start
    end = start
    visibleEnd = start
  }

  var line: LineFiller.Line {
    LineFiller.Line(range: start..<visibleEnd, units: visibleUnits)
  }

  /// - Parameter hangs: Whether the character has no width where it ends a line.
  @inline(__always)
  mutating func append(_ advance: Int, hangs: Bool, end: Int) {
    self.end = end
    units += advance
    if !hangs {
      visibleEnd = end
      visibleUnits = units
    }
  }

  /// Appends a character as a whole.
  mutating func append(_ character: Character, isBold: Bool, _ table: CharacterTable) {
    var advances = GlyphAdvances(table.widths)
    for scalar in character.unicodeScalars {
      let properties = table.properties(of: scalar, isBold: isBold)
      append(
        advances.advance(of: scalar, properties), hangs: properties.hangs(scalar),
        end: end + UTF8.width(scalar))
      hasNewline = hasNewline || properties.lineBreakClass.isNewline
    }
  }

  /// The rest after a stretch that this one begins with.
  func dropping(_ head: Stretch) -> Stretch {
    var rest = Stretch(start: head.end)
    rest.end = max(end, head.end)
    rest.units = max(0, units - head.units)
    rest.visibleEnd = max(visibleEnd, head.end)
    rest.visibleUnits = max(0, visibleUnits - head.units)
    return rest
  }
}

extension CharacterProperties {
  /// Whether the character, at the end of a line, takes no room: spaces that lines may break after,
  /// tabs and newlines.
  @inline(__always)
  func hangs(_ scalar: Unicode.Scalar) -> Bool {
    switch lineBreakClass {
    case .space, .zeroWidthSpace, .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    case .breakAfter:
      scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
    default: false
    }
  }
}
