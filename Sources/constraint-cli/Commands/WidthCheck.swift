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
      return (width: width, result: program.check(inputs))
    }
    sources = result.study?.sources ?? result.sources
    diagnostics = Self.lints(ends) + (result.study?.diagnostics ?? result.diagnostics)
  }

  /// What the study says better.
  private static let studied: [DiagnosticCode] = [
    .unsatisfiable, .ambiguous, .overflowingFrame,
  ]

  /// What is said at both ends of the range: of the warnings about the text, of what says nothing new
  /// and the like, only that is true of all widths. A text that is cut at one end is told too.
  private static func lints(_ ends: [(width: Double, result: CheckResult)]) -> [Diagnostic] {
    guard let first = ends.first, let last = ends.last else { return [] }
    let common = Set(last.result.diagnostics.map(Place.init))
    let lints = first.result.diagnostics.filter {
      $0.level != .error && !studied.contains($0.code) && common.contains(Place($0))
    }
    let told = Set(lints.map(Place.init))
    return lints
      + ends.flatMap { width, result in
        result.diagnostics.filter { $0.code == .cutText && !told.contains(Place($0)) }
          .map { $0.noted("at width \(DecimalFormat.table.text(width))") }
      }
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

extension Diagnostic {
  fileprivate func noted(_ note: String) -> Diagnostic {
    var diagnostic = self
    diagnostic.notes.append(note)
    return diagnostic
  }
}
