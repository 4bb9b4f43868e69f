internal import ConstraintKit

/// A program tried at one width after another.
final class WidthSampler {
  typealias Search = StretchSearch<WidthKind>

  private let reader: InputReader
  private let settings: RunSettings
  private let singleWidths: SingleWidths
  let limits: LayoutLimits
  private var runs: ResizableRun
  private var structure: (expansion: Int, value: WidthKind.Structure)?

  /// - Parameter settings: The reader's, or those with what a test changes.
  init(
    _ program: LayoutProgram, _ reader: InputReader, _ settings: RunSettings,
    _ inputs: LayoutInputs
  ) {
    self.reader = reader
    self.settings = settings
    limits = program.limits
    singleWidths = SingleWidths(program)
    runs = ResizableRun(program, inputs)
  }

  /// What was made of the program is replaced by the next run.
  func run(at width: Double) -> ProgramRun {
    var settings = settings
    settings.width = .fixed(width)
    return runs.run(reader, settings)
  }

  /// How often views and constraints were made.
  var expansions: Int { runs.expansions }

  /// The frames at a width, as numbers, and of which kind they are.
  func point(at width: Double) -> Search.Point {
    let run = run(at: width)
    let faults = run.diagnostics.filter { $0.level == .error }.map(WidthKind.Fault.init)
    guard faults.isEmpty, let solution = run.solution else {
      let kind = WidthKind(structure: structure(of: run), texts: [], unmet: [], faults: faults)
      return Search.Point(x: width, kind: kind, values: [])
    }
    let kind = WidthKind(
      structure: structure(of: run),
      texts: solution.model.nodes.indices.map { node in
        solution.text(of: node).map {
          WidthKind.TextBreaks($0, in: solution.room(of: node))
        }
      },
      unmet: solution.unmetSources, faults: [])
    let values = solution.frames.relative.flatMap { [$0.x, $0.y, $0.width, $0.height] }
    return Search.Point(x: width, kind: kind, values: values)
  }

  private func structure(of run: ProgramRun) -> WidthKind.Structure {
    if let structure, structure.expansion == runs.expansions { return structure.value }
    let made = WidthKind.Structure(run.expander)
    structure = (runs.expansions, made)
    return made
  }

  /// Where a text might come to break otherwise, as its room is then the width of a line, and where
  /// its room becomes what it takes.
  static func likelyPlaces(_ left: Search.Point, _ right: Search.Point) -> [Double] {
    var places: [Double] = []
    for case (let before?, let after?) in zip(left.kind.texts, right.kind.texts)
    where before != after && before.room != after.room {
      let slope = (right.x - left.x) / (after.room - before.room)
      for room in [before.leastWidth, after.leastWidth, before.width, after.width] {
        let place = left.x + slope * (room - before.room)
        if place > left.x, place < right.x { places.append(place) }
      }
    }
    // The texts that break first are tried first.
    return places.sorted().reduce(into: []) { if $0.last != $1, $0.count < 6 { $0.append($1) } }
  }
}

// MARK: - Stretches

extension WidthSampler {
  /// The stretches of a range of widths, and whether the solver knows where they end.
  ///
  /// Where nothing takes the canvas's width as a number and no container places its children, the
  /// solver says where other constraints begin to hold the frames, and every stretch between two such
  /// widths is tried. Otherwise the range is tried about once a point.
  func stretches(
    of range: ClosedRange<Double>
  ) throws(Search.TooManyStretches) -> [Search.Stretch] {
    if isWrong(at: range.lowerBound) {
      let point = point(at: range.lowerBound)
      return [Search.Stretch(first: point, last: point, range: range)]
    }
    var known = breakpoints(at: range.lowerBound, within: range)
    known += breakpoints(at: range.upperBound, within: range)
    while true {
      var search = Search(likelyPlaces: Self.likelyPlaces) { self.point(at: $0) }
      let stretches = try search.stretches(of: range, trying: places(in: range, known))
      let missed = missed(stretches).filter { place in
        !known.contains { abs($0 - place) <= Search.shortest }
      }
      guard !missed.isEmpty, known.count < Search.mostStretches else {
        return withSingleWidths(stretches)
      }
      known += missed
    }
  }

  /// The stretches, and between them the single widths that are unlike those beside them.
  private func withSingleWidths(_ stretches: [Search.Stretch]) -> [Search.Stretch] {
    guard
      let range = stretches.first.map({
        $0.range.lowerBound...stretches[stretches.count - 1].range.upperBound
      }),
      run(at: range.lowerBound).expander.readsCanvas.horizontal
        || run(at: range.upperBound).expander.readsCanvas.horizontal
    else { return stretches }
    let widths = singleWidths.within(range)
    return stretches.flatMap { stretch in
      let inside = widths.filter { stretch.range.contains($0) }
      return stretch.cut(at: inside) { point(at: $0) }
    }
  }

  /// Whether the program has errors that don't depend on the width.
  private func isWrong(at width: Double) -> Bool {
    let expander = run(at: width).expander
    return expander.hasErrors && !expander.readsCanvas.horizontal
  }

  /// Whether the solver knows at which widths other constraints decide.
  private static func isExact(_ run: ProgramRun) -> Bool {
    !run.expander.readsCanvas.horizontal && run.expander.model.placements.isEmpty
  }

  /// Widths within a range at which, the solver says from one of them, other constraints decide.
  func breakpoints(at width: Double, within range: ClosedRange<Double>) -> [Double] {
    let run = run(at: width)
    guard Self.isExact(run), let solution = run.solution else { return [] }
    return [range.lowerBound, range.upperBound].flatMap { end in
      solution.breakpoints(of: .horizontal, to: end)
    }.filter { $0 > range.lowerBound && $0 < range.upperBound }.sorted()
  }

  private func places(in range: ClosedRange<Double>, _ known: [Double]) -> [Double] {
    let isExact = Self.isExact(run(at: range.lowerBound)) && Self.isExact(run(at: range.upperBound))
    let length = range.upperBound - range.lowerBound
    let count = isExact ? min(max(length / 32, 4), 64) : min(max(length, 24), 1024)
    let ends = ([range.lowerBound] + known + [range.upperBound]).sorted()
    return zip(ends, ends.dropFirst()).flatMap { start, end -> [Double] in
      guard end - start > Search.shortest else { return [] }
      let part = (count * (end - start) / length).rounded(.up)
      return Search.places(max(3, Int(part)), in: start...end)
    }
  }

  /// Widths about which the solver, asked within a stretch, knows that the stretch ends there,
  /// although it was taken for straight.
  private func missed(_ stretches: [Search.Stretch]) -> [Double] {
    stretches.flatMap { stretch -> [Double] in
      guard let middle = stretch.middle else { return [] }
      let known = breakpoints(at: middle, within: stretch.range)
      let ends = [stretch.range.lowerBound] + known + [stretch.range.upperBound]
      let isStraight = zip(ends, ends.dropFirst()).allSatisfy { start, end in
        end - start <= Search.shortest
          || stretch.contains(self.point(at: start + (end - start) * 0.414_213_562))
      }
      return isStraight ? [] : known
    }
  }
}

extension StretchSearch.Stretch {
  /// A place between the ends, round if it can be; nil where there is none.
  var middle: Double? {
    let (start, end) = (range.lowerBound, range.upperBound)
    let middle = start + (end - start) / 2
    guard middle > start, middle < end else { return nil }
    let round = middle.rounded()
    return round > start && round < end ? round : middle
  }
}
