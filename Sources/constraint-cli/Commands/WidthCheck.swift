internal import ConstraintKit
internal import LayoutLanguage

/// What there is to say about a program over a range of widths.
struct WidthCheck {
  /// Nil where the program's errors, or how it bends, keep it from being made.
  let study: WidthStudy?
  let diagnostics: [Diagnostic]
  let sources: SourceMap

  init(_ program: LayoutProgram, _ widths: ClosedRange<Double>, _ inputs: LayoutInputs) {
    let result = program.widthStudy(of: widths, inputs)
    study = result.study
    let ends = [widths.lowerBound, widths.upperBound].map { width in
      var inputs = inputs
      inputs.width = .fixed(width)
      return program.check(inputs)
    }
    sources = result.study?.sources ?? result.sources
    let studied = result.study?.diagnostics ?? result.diagnostics
    diagnostics = Self.lints(ends, besides: studied) + studied
  }

  /// What the study says better.
  private static let studied: [DiagnosticCode] = [
    .unsatisfiable, .ambiguous, .overflowingFrame, .cutText,
  ]

  /// What is said at both ends of the range: of the warnings about the text, of what says nothing new
  /// and the like, only that is true of all widths. Of errors, what the study doesn't have: what is
  /// wrong in expectations.
  private static func lints(
    _ ends: [CheckResult], besides others: [Diagnostic]
  ) -> [Diagnostic] {
    guard let first = ends.first, let last = ends.last else { return [] }
    let common = Set(last.diagnostics.map(Place.init)).subtracting(others.map(Place.init))
    return first.diagnostics.filter { !studied.contains($0.code) && common.contains(Place($0)) }
  }

  private struct Place: Hashable {
    var code: DiagnosticCode
    var span: SourceSpan?

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      span = diagnostic.primary?.span
    }
  }
}
