internal import ConstraintKit

/// Reads what stands after the `@` of a priority.
enum PriorityText {
  struct Fault: Error {
    var diagnostic: Diagnostic
  }

  /// `NUMBER | LEVEL [ ("+"|"-") NUMBER ]`
  ///
  /// - Parameter span: Of the whole, with the `@`.
  static func parse(_ bytes: [UInt8], span: SourceSpan) -> Result<PrioritySyntax, Fault> {
    guard let first = bytes.first, isLetter(first) else {
      let value = bytes.isEmpty ? 0 : NumberText.value(bytes, bytes.indices)
      return checked(.number(value), value, span)
    }
    let end = bytes.firstIndex { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") } ?? bytes.count
    let name = String(decoding: bytes[..<end], as: UTF8.self)
    guard let level = Priority.level(name) else {
      return .failure(Fault(diagnostic: .unknownLevel(name, at: span)))
    }
    var offset = 0.0
    if end < bytes.count {
      offset = NumberText.value(bytes, end + 1..<bytes.count)
      if bytes[end] == UInt8(ascii: "-") { offset = -offset }
    }
    let nameSpan = SourceSpan(
      file: span.file, start: span.start + 1, end: span.start + 1 + Int32(end))
    return checked(
      .level(NameSyntax(name, nameSpan), offset: offset), level.value + offset, span)
  }

  private static func checked(
    _ kind: PrioritySyntax.Kind, _ value: Double, _ span: SourceSpan
  ) -> Result<PrioritySyntax, Fault> {
    guard value > 0, value <= Priority.required.value else {
      return .failure(Fault(diagnostic: .priorityOutOfRange(value, at: span)))
    }
    return .success(PrioritySyntax(kind, span))
  }
}
