extension TextLayout {
  /// Whether something of the text isn't seen in a frame: an ellipsis stands for it, a line is wider
  /// than the frame, or the last line lies below it. What lacks less than a hundredth of a point is
  /// seen.
  ///
  /// - Parameters:
  ///   - size: The frame's, in points.
  ///   - font: The one in which it was measured: of a text of one line, no more is needed than room
  ///     for its capitals.
  public func isCut(in size: LayoutSize, font: TextFont) -> Bool {
    isNarrow(in: size.width) || isLow(in: size.height, font: font)
  }

  /// Whether text was left out, or a line is wider than a width.
  package func isNarrow(in width: Double) -> Bool {
    isTruncated || isWide(in: width)
  }

  /// Sizes are rounded up to half a point, which a text can do without.
  fileprivate func isWide(in width: Double) -> Bool {
    leastWidth > width + LayoutTolerance.seenText
  }

  /// Whether the last line ends below a height, or the capitals of the only one.
  package func isLow(in height: Double, font: TextFont) -> Bool {
    guard let last = lines.last else { return false }
    let needed = lines.count == 1 ? TextCut.capitals * font.size : last.baseline
    return needed > height + LayoutTolerance.seenText
  }
}

/// What a text has too little of to be seen whole.
package struct TextCut: Sendable, Hashable {
  /// The height of capitals in ems, Helvetica's: a text of one line with room for them can be read,
  /// though the line is higher.
  fileprivate static let capitals = 0.72

  /// What there's too little of.
  package enum Lack: Sendable {
    case width, height, lines
  }

  package let lack: Lack
  /// The lines that are seen.
  package let lines: Int
  /// In points, or the number of lines.
  package let needed: Double
  /// What there is of it.
  package let room: Double

  /// How much there is too little.
  package var lacking: Double { needed - room }

  /// Nil where the text is seen whole.
  ///
  /// - Parameter drawn: As it is measured for the frame.
  package init?(
    _ content: TextContent, drawn: TextLayout, in size: LayoutSize, by measurer: any TextMeasuring
  ) {
    let narrow = TextCut(content, drawn: drawn, inWidth: size.width, by: measurer)
    guard let cut = narrow ?? TextCut(content, drawn: drawn, inHeight: size.height) else {
      return nil
    }
    self = cut
  }

  /// What is left out, or too wide; nil where nothing is.
  package init?(
    _ content: TextContent, drawn: TextLayout, inWidth width: Double, by measurer: any TextMeasuring
  ) {
    guard drawn.isNarrow(in: width) else { return nil }
    lines = drawn.lines.count
    if !drawn.isTruncated || content.maxLines == 1 {
      let whole = measurer.measure(content, in: .infinity)
      if whole.isWide(in: width) {
        (lack, needed, room) = (.width, whole.size.width, width)
        return
      }
    }
    var all = content
    all.maxLines = 0
    let whole = measurer.measure(all, in: content.wraps ? width : .infinity)
    guard whole.lines.count > drawn.lines.count else {
      // A line that was cut for less than can be seen.
      (lack, needed, room) = (.width, whole.size.width, width)
      return
    }
    (lack, needed) = (.lines, Double(whole.lines.count))
    room = Double(drawn.lines.count)
  }

  /// What lies below the frame; nil where nothing does.
  package init?(_ content: TextContent, drawn: TextLayout, inHeight height: Double) {
    guard drawn.isLow(in: height, font: content.font) else { return nil }
    lack = .height
    lines = drawn.lines.count { $0.baseline <= height + LayoutTolerance.seenText }
    (needed, room) = (drawn.size.height, height)
  }
}
