import FuzzSupport
import LayoutLanguage

/// Lexer and parser: a text is read to its end, spans lie within it, and diagnostics can be shown.
@_cdecl("LLVMFuzzerTestOneInput")
public func testParser(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = FuzzInput.bytes(start, count)
  let (tree, diagnostics) = Parser.parse(bytes, file: 0)
  for item in tree.items {
    FuzzInput.require(isWithin(item.span, bytes), "a statement lies outside: \(item.span)")
  }
  var sources = SourceMap()
  _ = sources.add(SourceFile(path: "x.layout", bytes: bytes))
  for diagnostic in diagnostics {
    FuzzInput.require(!diagnostic.message.isEmpty, "no message: \(diagnostic.code)")
    guard let span = diagnostic.primary?.span else { continue }
    FuzzInput.require(isWithin(span, bytes), "\(diagnostic.code) lies outside: \(span)")
  }
  _ = DiagnosticRenderer().render(Array(diagnostics.prefix(20)), in: sources)
  return 0
}

private func isWithin(_ span: SourceSpan, _ bytes: [UInt8]) -> Bool {
  span.start >= 0 && span.start <= span.end && span.end <= bytes.count
}
