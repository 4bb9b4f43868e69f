import FuzzSupport
import LayoutLanguage

/// The formatter's round trip: what is formatted has the same tree, and formatting it again changes
/// nothing; a broken text is left alone.
@_cdecl("LLVMFuzzerTestOneInput")
public func testFormatter(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = FuzzInput.bytes(start, count)
  let (tree, diagnostics) = Parser.parse(bytes, file: 0)
  let result = LayoutFormatter.format(SourceFile(path: "x.layout", bytes: bytes))
  guard let formatted = result.bytes else {
    FuzzInput.require(diagnostics.contains { $0.level == .error }, "left alone without an error")
    return 0
  }
  let (after, problems) = Parser.parse(formatted, file: 0)
  FuzzInput.require(!problems.contains { $0.level == .error }, "the formatted text is broken")
  FuzzInput.require(SyntaxDump.text(of: after) == SyntaxDump.text(of: tree), "another tree")
  let again = LayoutFormatter.format(SourceFile(path: "x.layout", bytes: formatted)).bytes
  FuzzInput.require(again == formatted, "formatting again changes it")
  return 0
}
