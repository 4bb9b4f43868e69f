import Foundation
import FuzzSupport
import LayoutLanguage

/// JSON: what is accepted, the toolchain's parser accepts, too; what is refused has a reason that
/// lies within the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func testJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = FuzzInput.bytes(start, count)
  let (value, diagnostics) = JSONParser.parse(bytes, file: 0)
  FuzzInput.require(
    value.span.start >= 0 && value.span.end <= bytes.count, "the value lies outside")
  let isAccepted = !diagnostics.contains { $0.level == .error }
  if isAccepted {
    FuzzInput.require(
      (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil,
      "accepted, though it isn't JSON")
  }
  for diagnostic in diagnostics {
    guard let span = diagnostic.primary?.span else { continue }
    FuzzInput.require(
      span.start >= 0 && span.start <= span.end && span.end <= bytes.count,
      "\(diagnostic.code) lies outside: \(span)")
  }
  return 0
}
