internal import ConstraintKit

extension LayoutProgram {
  /// The layout as a function of the root's width, over a range of widths.
  ///
  /// - Parameters:
  ///   - range: In points, within 0…1e9.
  ///   - inputs: Their width doesn't count.
  /// - Returns: No study where the inputs are wrong (E01xx to E06xx) or the layout has thousands of
  ///   pieces (E0701). What is wrong at some widths only is among the study's findings.
  /// - Complexity: Some tries for each point of the range where the program takes `root.width` as a
  ///   number, else for each piece; a try is a solve of ``ResizableLayout``.
  public func widthStudy(
    of range: ClosedRange<Double>, _ inputs: LayoutInputs = LayoutInputs()
  ) -> WidthStudyResult {
    let ends = [range.lowerBound, range.upperBound].map { width in
      var inputs = inputs
      inputs.width = .fixed(width)
      return InputReader(self, inputs)
    }
    if let wrong = ends.first(where: \.hasErrors) {
      return WidthStudyResult(
        study: nil, diagnostics: wrong.diagnostics, sources: wrong.sources)
    }
    let sampler = WidthSampler(self, ends[0], ends[0].settings, inputs)
    do {
      let study = try WidthStudyMaker(sampler, range).study(ends[0].sources)
      return WidthStudyResult(
        study: study, diagnostics: ends[0].diagnostics, sources: study.sources)
    } catch {
      return WidthStudyResult(
        study: nil, diagnostics: ends[0].diagnostics + [.tooManyPieces(of: range)],
        sources: ends[0].sources)
    }
  }
}

/// A study, unless there are errors that keep it from being made.
public struct WidthStudyResult: Sendable {
  /// Nil where there are errors.
  public var study: WidthStudy?
  /// What is wrong with the inputs; what is wrong at some widths is the study's.
  public var diagnostics: [Diagnostic]
  /// What the diagnostics' spans refer to: the program's files and those of its data.
  public var sources: SourceMap

  /// The study, or what kept it from being made as an error.
  public func get() throws(LayoutFailure) -> WidthStudy {
    if let study { return study }
    throw LayoutFailure(diagnostics, sources)
  }
}

/// Makes a study of what is tried.
struct WidthStudyMaker {
  private let sampler: WidthSampler
  private let range: ClosedRange<Double>

  init(_ sampler: WidthSampler, _ range: ClosedRange<Double>) {
    self.sampler = sampler
    self.range = range
  }

  /// - Parameter sources: Those of the inputs, where there is no piece.
  func study(_ sources: SourceMap) throws(WidthSampler.Search.TooManyStretches) -> WidthStudy {
    let stretches = try sampler.stretches(of: range)
    var described: [DescribedPiece] = []
    for (index, stretch) in stretches.enumerated() {
      let includesEnd =
        index + 1 == stretches.count || !stretches[index + 1].includesStart
      let steps = sampler.limits.maxStudySteps / stretches.count
      for piece in pieces(of: stretch, includesEnd: includesEnd, steps: steps) {
        if let last = described.last, let both = last.joined(with: piece) {
          described[described.count - 1] = both
        } else {
          described.append(piece)
        }
      }
    }
    let pieces = described.map(\.piece)
    return WidthStudy(
      range: range, pieces: pieces, findings: WidthFindings(described).findings,
      sources: described.first?.sources ?? sources)
  }

  /// A stretch, cut where other constraints decide though the frames stay on their lines.
  private func pieces(
    of stretch: WidthSampler.Search.Stretch, includesEnd: Bool, steps: Int
  ) -> [DescribedPiece] {
    let shortest = WidthSampler.Search.shortest
    var cuts = [stretch.range.lowerBound]
    if let middle = stretch.middle {
      for cut in sampler.breakpoints(at: middle, within: stretch.range)
      where cut - cuts[cuts.count - 1] > shortest && stretch.range.upperBound - cut > shortest {
        cuts.append(cut)
      }
    }
    cuts.append(stretch.range.upperBound)
    return zip(cuts, cuts.dropFirst()).enumerated().map { index, ends in
      let widths = WidthRange(
        ends.0...ends.1, includesLowerBound: index > 0 || stretch.includesStart,
        includesUpperBound: index + 2 == cuts.count && includesEnd)
      return describe(widths, of: stretch, steps: steps / (cuts.count - 1))
    }
  }

  /// What there is to say at one of the widths.
  private func describe(
    _ widths: WidthRange, of stretch: WidthSampler.Search.Stretch, steps: Int
  ) -> DescribedPiece {
    var part = stretch
    part.range = widths.lowerBound...widths.upperBound
    let width = part.middle ?? part.first.x
    return DescribedPiece(sampler.run(at: width), at: width, widths, of: stretch, steps: steps)
  }
}
