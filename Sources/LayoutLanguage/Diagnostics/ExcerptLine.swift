/// A line of a file as it's shown: tabs expanded, what acts on a terminal escaped, and cut round
/// the place of interest if it's too long.
struct ExcerptLine {
  /// What's shown.
  let text: String
  /// Whether something is cut off.
  let isCut: Bool
  private let glyphs: ArraySlice<Glyph>
  /// The cells before the first glyph.
  private let indent: Int

  /// A character, and how it's shown.
  struct Glyph {
    /// The byte offsets in the file.
    var start: Int
    var end: Int
    var text: String
    var width: Int
  }

  /// - Parameters:
  ///   - line: The number of the line, from 0.
  ///   - focus: The byte offsets that must be seen if they fit.
  ///   - maxWidth: The cells there are.
  init(_ file: SourceFile, line: Int, focus: Range<Int>, maxWidth: Int) {
    let range = file.lineRange(line)
    // No character is shown in fewer cells than an eighth of its bytes but joined ones.
    let reach = maxWidth * 8
    let first =
      range.count <= reach ? range.lowerBound : max(range.lowerBound, focus.lowerBound - reach)
    let last =
      range.count <= reach ? range.upperBound : min(range.upperBound, focus.lowerBound + reach)
    let all = Self.glyphs(file.bytes, from: first, to: max(first, last))
    let window = Self.window(
      all, focus: focus, maxWidth: maxWidth,
      isWhole: first == range.lowerBound && last == range.upperBound)
    let cutsLeft = window.lowerBound > 0 || first > range.lowerBound
    let cutsRight = window.upperBound < all.count || last < range.upperBound
    glyphs = all[window]
    indent = cutsLeft ? 1 : 0
    isCut = cutsLeft || cutsRight
    text =
      (cutsLeft ? "…" : "") + glyphs.lazy.map(\.text).joined() + (cutsRight ? "…" : "")
  }

  /// Whether a range of bytes is seen whole.
  func shows(_ range: Range<Int>) -> Bool {
    guard let first = glyphs.first, let last = glyphs.last else { return false }
    return first.start <= range.lowerBound && range.upperBound <= last.end
  }

  /// The cells that a range of bytes takes, at least one; clipped to what's shown.
  func cells(of range: Range<Int>) -> Range<Int> {
    var column = indent
    var start: Int?
    var end = column
    for glyph in glyphs {
      if glyph.end > range.lowerBound, start == nil { start = column }
      column += glyph.width
      if glyph.start < range.upperBound { end = column }
    }
    let first = start ?? column
    return first..<max(end, first + 1)
  }

  // MARK: Cutting

  /// The glyphs that fit round the focus.
  private static func window(
    _ glyphs: [Glyph], focus: Range<Int>, maxWidth: Int, isWhole: Bool
  ) -> Range<Int> {
    let total = glyphs.reduce(0) { $0 + $1.width }
    if isWhole, total <= maxWidth { return 0..<glyphs.count }
    let room = max(maxWidth - 2, 1)
    let center = glyphs.firstIndex { $0.end > focus.lowerBound } ?? glyphs.count
    let seen = glyphs[center...].prefix { $0.start < focus.upperBound }
    let wanted = seen.reduce(0) { $0 + $1.width }
    var low = center
    var used = 0
    extendLeft(&low, glyphs, &used, room: min(room / 2, max(room - wanted, 0)))
    var high = center
    while high < glyphs.count, used + glyphs[high].width <= room {
      used += glyphs[high].width
      high += 1
    }
    if high == glyphs.count { extendLeft(&low, glyphs, &used, room: room) }
    return low..<high
  }

  private static func extendLeft(
    _ low: inout Int, _ glyphs: [Glyph], _ used: inout Int, room: Int
  ) {
    while low > 0, used + glyphs[low - 1].width <= room {
      low -= 1
      used += glyphs[low].width
    }
  }

  // MARK: Glyphs

  private static let tabWidth = 4

  private static func glyphs(_ bytes: [UInt8], from start: Int, to end: Int) -> [Glyph] {
    var glyphs: [Glyph] = []
    var column = 0
    var decoder = LenientUTF8(bytes, from: boundary(bytes, start), to: boundary(bytes, end))
    var run = ""
    var runStart = decoder.offset
    while true {
      let offset = decoder.offset
      let unit = decoder.next()
      if case .scalar(let scalar)? = unit, scalar != "\t", !scalar.isUnsafeToShow {
        run.unicodeScalars.append(scalar)
        continue
      }
      append(run, from: runStart, to: &glyphs, &column)
      guard let unit else { return glyphs }
      run = ""
      runStart = decoder.offset
      let text = shown(unit, column)
      column += text.utf8.count
      glyphs.append(Glyph(start: offset, end: decoder.offset, text: text, width: text.utf8.count))
    }
  }

  /// Appends the characters of a text without escapes.
  private static func append(
    _ run: String, from start: Int, to glyphs: inout [Glyph], _ column: inout Int
  ) {
    var offset = start
    for character in run {
      let width = DisplayWidth.of(character)
      let end = offset + character.utf8.count
      glyphs.append(Glyph(start: offset, end: end, text: String(character), width: width))
      column += width
      offset = end
    }
  }

  private static func shown(_ unit: LenientUTF8.Unit, _ column: Int) -> String {
    switch unit {
    case .scalar("\t"): String(repeating: " ", count: tabWidth - column % tabWidth)
    case .scalar(let scalar): scalar.escaped
    case .invalid(let byte): "\\x" + String(byte, radix: 16, uppercase: true)
    }
  }

  /// The offset, or the next one where a character begins.
  private static func boundary(_ bytes: [UInt8], _ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }
}
