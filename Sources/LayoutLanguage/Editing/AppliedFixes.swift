/// A file's text with the fixes that a tool may make without asking.
public struct AppliedFixes: Sendable {
  /// The new text.
  public let bytes: [UInt8]
  /// How many fixes were made; 0 where the text is as it was.
  public let count: Int
}

extension SourceFile {
  /// Makes the first machine-applicable fix of each diagnostic, in their order.
  ///
  /// Left out are fixes that change another file, too, and those that touch what an earlier one
  /// changes: they come again when the new text is looked at.
  ///
  /// - Parameter number: The file's number in the ``SourceMap`` that the diagnostics are about.
  /// - Complexity: O(n log n) in the number of fixes, and linear in the length of the text.
  public func applying(_ diagnostics: [Diagnostic], number: Int32) -> AppliedFixes {
    var chosen: [Diagnostic.Fix.Edit] = []
    var count = 0
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fixes.first(where: \.isMachineApplicable), !fix.edits.isEmpty,
        fix.edits.allSatisfy({ canMake($0, number: number, beside: chosen) })
      else { continue }
      chosen += fix.edits
      count += 1
    }
    var bytes = bytes
    for edit in chosen.sorted(by: { $0.span.start > $1.span.start }) {
      bytes.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: edit.text.utf8)
    }
    return AppliedFixes(bytes: bytes, count: count)
  }

  private func canMake(
    _ edit: Diagnostic.Fix.Edit, number: Int32, beside others: [Diagnostic.Fix.Edit]
  ) -> Bool {
    let span = edit.span
    return span.file == number && span.start >= 0 && span.start <= span.end
      && Int(span.end) <= bytes.count
      && others.allSatisfy { span.end < $0.span.start || $0.span.end < span.start }
  }
}
