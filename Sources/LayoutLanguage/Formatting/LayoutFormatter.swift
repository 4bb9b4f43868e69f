/// Writes `.layout` files in their one canonical form.
///
///     let result = LayoutFormatter.format(SourceFile(path: "cell.layout", bytes: bytes))
///     if let text = result.bytes { … } else { show(result.diagnostics) }
///
/// Two spaces a level, a statement a line, spaces around operators, at most one blank line. Comments
/// stay where they are, strings as they are, and so do the breaks of lines within a statement. What
/// is formatted means the same, and formatting it again changes nothing.
public enum LayoutFormatter {
  /// What became of a file.
  public struct Result: Sendable {
    /// The formatted text; nil if the file has syntax errors and so is left alone.
    public var bytes: [UInt8]?
    /// What the parser found, in the order of the text.
    public var diagnostics: [Diagnostic]
  }

  /// The columns that a short block or a line of several properties may take.
  public static let lineWidth = 100

  /// Formats a file.
  ///
  /// - Parameters:
  ///   - source: The text in UTF-8.
  ///   - file: The number of the file in the ``SourceMap``, for the diagnostics' spans.
  ///   - limits: How deep the text may nest and how long it may be.
  /// - Complexity: Linear in the length of the text, times the depth of its blocks.
  public static func format(
    _ source: SourceFile, file: Int32 = 0, limits: ParserLimits = ParserLimits()
  ) -> Result {
    let reading = Parser.read(source.bytes, file: file, limits: limits)
    guard !reading.diagnostics.contains(where: { $0.level == .error }) else {
      return Result(bytes: nil, diagnostics: reading.diagnostics)
    }
    var pieces = FormatPieces(source.bytes, reading.tokens)
    FormatRoleMarker.mark(&pieces, from: reading.tree)
    var writer = FormatWriter(pieces)
    writer.writeFile()
    var lines = writer.lines
    LineAligner().align(&lines)
    return Result(bytes: lines.text(of: source.bytes), diagnostics: reading.diagnostics)
  }
}
