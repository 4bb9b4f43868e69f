/// Reads JSON (RFC 8259, strictly) into the same tree as `.layout`'s own values, so that what's
/// wrong with data has a line and a column.
public enum JSONParser {
  /// Parses a text that is one JSON value.
  ///
  /// Objects keep the order of the text, and of a repeated key the first value. Numbers are finite,
  /// else E0104. A byte order mark is skipped, as the RFC allows.
  ///
  /// - Returns: The value and the diagnostics. Where the text is malformed (E0601) the value is an
  ///   error node and the first fault is the only one told.
  /// - Complexity: Linear in the length of the text.
  public static func parse(
    _ bytes: [UInt8], file: Int32, limits: ParserLimits = ParserLimits()
  ) -> (ExpressionSyntax, [Diagnostic]) {
    let whole = SourceSpan(file: file, start: 0, end: Int32(clamping: bytes.count))
    guard bytes.count <= min(limits.fileSize, ParserLimits.largestFileSize) else {
      return (
        ExpressionSyntax(.error, whole), [.fileTooLarge(bytes.count, limit: limits.fileSize)]
      )
    }
    let text = TextValidator.check(bytes, file: file)
    guard text.diagnostics.isEmpty else {
      return (ExpressionSyntax(.error, whole), text.diagnostics)
    }
    var parser = JSONTreeParser(bytes: bytes, file: file, start: text.start, limits: limits)
    let value = parser.parse() ?? ExpressionSyntax(.error, whole)
    return (value, DiagnosticList.sorted(parser.diagnostics.diagnostics))
  }
}
