/// Comments that keep a warning silent: `// allow(W1001): reason` on a line before it.
///
/// Several may stand in a row, and one may name several codes. Errors aren't silenced.
public enum AllowComments {
  /// The diagnostics that no comment allows.
  ///
  /// - Complexity: The length of the lines looked at, for each warning.
  public static func filter(_ diagnostics: [Diagnostic], in sources: SourceMap) -> [Diagnostic] {
    diagnostics.filter { !isAllowed($0, in: sources) }
  }

  private static func isAllowed(_ diagnostic: Diagnostic, in sources: SourceMap) -> Bool {
    guard diagnostic.level == .warning, let span = diagnostic.primary?.span,
      let file = sources.file(span.file)
    else { return false }
    var line = file.lineIndex(at: Int(span.start)) - 1
    while line >= 0, let codes = allowedCodes(of: file.bytes[file.lineRange(line)]) {
      if codes.contains(diagnostic.code.name) { return true }
      line -= 1
    }
    return false
  }

  /// The codes in comments of some files that no warning has, since they silence nothing.
  ///
  /// - Complexity: The length of the files.
  static func faults(in sources: SourceMap, of files: [Int32]) -> [Diagnostic] {
    files.compactMap { number in sources.file(number).map { faults(in: $0, number) } }
      .flatMap { $0 }
  }

  private static func faults(in source: SourceFile, _ number: Int32) -> [Diagnostic] {
    (0..<source.lineCount).flatMap { line in
      let bytes = source.bytes[source.lineRange(line)]
      return (list(in: bytes) ?? []).compactMap { part -> Diagnostic? in
        let text = String(decoding: part, as: UTF8.self)
        let code = DiagnosticCatalogue.entries.first { $0.code.name == text }?.code
        guard code?.defaultLevel != .warning else { return nil }
        let span = SourceSpan(
          file: number, start: Int32(part.startIndex), end: Int32(part.endIndex))
        return .unknownAllowance(text, isError: code != nil, at: span)
      }
    }
  }

  /// The codes that a line allows; nil if it isn't such a comment.
  private static func allowedCodes(of line: ArraySlice<UInt8>) -> [String]? {
    list(in: line)?.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The parts of the list in `// allow(W1001, W1002)`; nil if a line isn't such a comment.
  private static func list(in line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard text.starts(with: "//".utf8) else { return nil }
    let comment = text.dropFirst(2).drop { $0 == 0x20 }
    guard comment.starts(with: "allow(".utf8), let end = comment.firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let list = comment[(comment.startIndex + 6)..<end]
    return list.split { $0 == UInt8(ascii: ",") || $0 == 0x20 }
  }
}
