public import ConstraintKit

/// The words of a text as cells of a flow.
public enum FlowText {
  /// The words between white space. Of several white-space characters in a row none makes a word.
  public static func words(in text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// How large a word's cell is: the word wrapped between characters, rounded up to whole points.
  ///
  /// - Parameters:
  ///   - lineLength: In points; no word is wider. What isn't a number or is negative is taken as 0.
  ///   - maxSize: The most that a cell takes, in points; as `lineLength`.
  public static func cellSize(
    of word: String, lineLength: Double, font: TextFont = TextFont(size: 17),
    maxSize: LayoutSize = LayoutSize(300, 1000), measurer: any TextMeasuring = HelveticaMeasurer()
  ) -> LayoutSize {
    let width = min(room(maxSize.width), room(lineLength))
    let size = measurer.measure(
      word, font: font, maxWidth: width, maxLines: 0, wrapping: .character
    ).size
    return LayoutSize(
      min(size.width.rounded(.up), width), min(size.height.rounded(.up), room(maxSize.height)))
  }

  private static func room(_ length: Double) -> Double { length > 0 ? length : 0 }
}
