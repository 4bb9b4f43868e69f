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

  /// The codes that a line allows; nil if it isn't such a comment.
  private static func allowedCodes(of line: ArraySlice<UInt8>) -> [String]? {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard text.starts(with: "//".utf8) else { return nil }
    let comment = text.dropFirst(2).drop { $0 == 0x20 }
    guard comment.starts(with: "allow(".utf8), let end = comment.firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let list = comment[(comment.startIndex + 6)..<end]
    return list.split { $0 == UInt8(ascii: ",") || $0 == 0x20 }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
