// What is told where looking closer would take too long.

extension Diagnostic {
  /// Statements of which it isn't known whether they can ever win.
  static func notLookedAt(_ count: Int, of all: Int, from span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .inertPriority, level: .note,
      "\(grouped(count)) of \(grouped(all)) wishes that lose aren't looked at further, from here "
        + "on: whether they could ever win isn't known", at: Label(span))
  }
}
