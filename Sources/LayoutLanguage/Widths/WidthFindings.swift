internal import ConstraintKit

/// What is wrong at some widths of a study, with where.
struct WidthFindings {
  private let pieces: [DescribedPiece]

  init(_ pieces: [DescribedPiece]) {
    self.pieces = pieces
  }

  /// By the first of their widths, what has the same one in the order of the pieces' reports.
  var findings: [WidthStudy.Finding] {
    let overflows = WidthOverflows(pieces).findings
    let sources = pieces.first?.sources ?? SourceMap()
    return (faults + overflows)
      .filter { !AllowComments.filter([$0.diagnostic], in: sources).isEmpty }
      .enumerated().sorted { left, right in
        (left.element.start, left.offset) < (right.element.start, right.offset)
      }.map(\.element)
  }

  /// Errors, ambiguities and cut texts of pieces, the same one of several pieces once.
  private var faults: [WidthStudy.Finding] {
    var order: [Name] = []
    var found: [Name: (diagnostic: Diagnostic, width: Double, widths: [WidthRange])] = [:]
    for piece in pieces {
      for diagnostic in piece.diagnostics {
        let name = Name(diagnostic)
        if found[name] == nil { order.append(name) }
        found[name, default: (diagnostic, piece.width, [])].widths.append(piece.piece.widths)
      }
    }
    return order.compactMap { name in
      found[name].map { WidthStudy.Finding($0.diagnostic, $0.widths, seenAt: $0.width) }
    }
  }

  private struct Name: Hashable {
    var code: DiagnosticCode
    var spans: [SourceSpan]
    /// Conflicts of the same constraints have other numbers at other widths.
    var message: String

    init(_ diagnostic: Diagnostic) {
      let fault = WidthKind.Fault(diagnostic)
      code = fault.code
      spans = fault.spans
      message = diagnostic.message
      // A text that is cut is one, whatever it lacks and whatever decides that.
      if code == .cutText {
        spans = Array(spans.prefix(1))
        message = ""
      }
    }
  }
}

extension WidthStudy.Finding {
  /// - Parameter width: That of the diagnostic's numbers.
  init(_ diagnostic: Diagnostic, _ widths: [WidthRange], seenAt width: Double) {
    let widths = widths.joined
    var diagnostic = diagnostic
    let isAlone = widths.count == 1 && widths[0].lowerBound == widths[0].upperBound
    let hasNumbers = [.unsatisfiable, .overflowingFrame, .cutText].contains(diagnostic.code)
    let sample =
      isAlone || !hasNumbers ? "" : "; its numbers are those at \(WidthRange.text(width))"
    diagnostic.notes.append("at widths \(widths.summary)\(sample)")
    self.init(diagnostic: diagnostic, widths: widths)
  }

  fileprivate var start: Double { widths.first?.lowerBound ?? 0 }
}

/// Views that reach beyond their superview at some widths: of each side of a superview the one that
/// reaches farthest, as in ``OverflowReport``.
private struct WidthOverflows {
  private struct Place: Hashable {
    var parent: String
    var side: OverflowReport.Side
  }

  private struct Overflow {
    var view: SolvedView
    var distance: Double
    var width: Double
    var isHeightFree: Bool
    var widths: [WidthRange] = []
  }

  private var order: [Place] = []
  private var found: [Place: Overflow] = [:]

  init(_ pieces: [DescribedPiece]) {
    for piece in pieces { look(at: piece) }
  }

  var findings: [WidthStudy.Finding] {
    order.compactMap { place in
      guard let overflow = found[place], overflow.distance > OverflowReport.tolerance else {
        return nil
      }
      let isFree = place.parent.isEmpty && place.side == .bottom && overflow.isHeightFree
      let side = place.side.rawValue
      let diagnostic = Diagnostic.overflows(
        overflow.view.path, side: side, by: overflow.distance,
        help: isFree ? OverflowReport.help(following: overflow.view.name, side) : nil,
        at: overflow.view.span ?? SourceSpan(file: 0, start: 0, end: 0))
      return WidthStudy.Finding(diagnostic, overflow.widths, seenAt: overflow.width)
    }
  }

  private mutating func look(at described: DescribedPiece) {
    let piece = described.piece
    let frames = Dictionary(
      piece.views.map { ($0.solved.path, (lower: $0.lower, upper: $0.upper)) },
      uniquingKeysWith: { first, _ in first })
    for view in piece.views where !view.solved.isHidden {
      guard let parent = view.solved.parent, let room = frames[parent] else { continue }
      for side in OverflowReport.Side.allCases {
        let lower = side.distance(of: view.lower, beyond: room.lower.size)
        let upper = side.distance(of: view.upper, beyond: room.upper.size)
        guard max(lower, upper) > 0 else { continue }
        add(view, Place(parent: parent, side: side), lower, upper, described)
      }
    }
  }

  private mutating func add(
    _ view: WidthStudy.View, _ place: Place, _ lower: Double, _ upper: Double,
    _ described: DescribedPiece
  ) {
    let widths = described.piece.widths
    let (from, to) = (widths.lowerBound, widths.upperBound)
    // Rounding alone is no overflow.
    guard max(lower, upper) > OverflowReport.tolerance else { return }
    var part = widths
    let zero = from + (to - from) * (lower / (lower - upper))
    if lower < 0 {
      part.lowerBound = zero
      part.includesLowerBound = false
    }
    if upper < 0 {
      part.upperBound = zero
      part.includesUpperBound = false
    }
    let distance = max(lower, upper)
    let overflow = Overflow(
      view: view.solved, distance: distance, width: lower >= upper ? from : to,
      isHeightFree: described.isHeightFree)
    if found[place] == nil { order.append(place) }
    var known = found[place] ?? overflow
    let all = known.widths + [part]
    if distance > known.distance { known = overflow }
    known.widths = all
    found[place] = known
  }
}
