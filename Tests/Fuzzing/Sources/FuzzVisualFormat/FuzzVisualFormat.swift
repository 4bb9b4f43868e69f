import ConstraintKit
import FuzzSupport

/// The visual format: what is accepted has parts within the text, one gap fewer than views, and
/// finite numbers; what is refused says where.
@_cdecl("LLVMFuzzerTestOneInput")
public func testVisualFormat(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: FuzzInput.bytes(start, count), as: UTF8.self)
  do {
    let format = try VisualFormat(parsing: text)
    FuzzInput.require(format.gaps.count + 1 == format.views.count, "gaps don't match views")
    for view in format.views {
      let isWithin = view.range.lowerBound >= 0 && view.range.upperBound <= text.utf8.count
      FuzzInput.require(isWithin, "a view lies outside: \(view.range)")
      for predicate in view.predicates {
        guard case .number(let number) = predicate.value else { continue }
        FuzzInput.require(number.isFinite, "not finite: \(number)")
      }
    }
  } catch {
    FuzzInput.require(
      error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count,
      "the fault lies outside: \(error.range)")
  }
  return 0
}
