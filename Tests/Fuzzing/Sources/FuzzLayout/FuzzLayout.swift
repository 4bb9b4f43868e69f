import FuzzSupport
import LayoutLanguage

/// The whole pipeline, from text to frames, tests and reports: there is a layout exactly where there
/// is no error, its frames are finite, and they are an optimum of its constraints.
@_cdecl("LLVMFuzzerTestOneInput")
public func testLayout(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var limits = LayoutLimits()
  limits.maxStatements = 400
  limits.maxViews = 40
  let loaded = LayoutProgram.load(
    source: FuzzInput.bytes(start, count), name: "x.layout", files: InMemoryFiles([:]),
    limits: limits)
  guard let program = loaded.program else {
    FuzzInput.require(
      loaded.diagnostics.contains { $0.level == .error }, "not loaded, without an error")
    return 0
  }
  let solved = program.solve()
  let hasError = solved.diagnostics.contains { $0.level == .error }
  FuzzInput.require((solved.layout == nil) == hasError, "a layout and an error, or neither")
  check(solved.layout)
  let report = program.runTests()
  _ = DiagnosticRenderer().render(
    report.outcomes.compactMap(\.failure) + program.check().diagnostics, in: report.sources)
  return 0
}

private func check(_ layout: SolvedLayout?) {
  guard let layout else { return }
  let verification = layout.verify()
  FuzzInput.require(verification.holds, "not an optimum: \(verification)")
  for view in layout.views {
    let frame = view.absoluteFrame
    let numbers = [frame.x, frame.y, frame.width, frame.height]
    FuzzInput.require(numbers.allSatisfy(\.isFinite), "not finite: \(view.path) \(numbers)")
    FuzzInput.require(
      frame.width >= -1e-3 && frame.height >= -1e-3, "negative: \(view.path) \(numbers)")
  }
}
