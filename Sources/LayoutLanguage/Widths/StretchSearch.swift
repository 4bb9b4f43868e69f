/// Finds the straight stretches of a function of one number that is made of such stretches, by trying
/// it: where it bends, where it jumps, and where it becomes of another kind.
///
/// A stretch is what three samples in a row show: the same kind, and values on a line. Between two
/// stretches that follow each other, where they meet is sought (``meet(_:_:)``): first where their
/// lines cross and at other likely places, each of which two samples beside it prove or refute, then
/// by halving. Samples stand at irregular distances, so that a function of steps can't look straight.
///
/// What is found is exact but for rounding where lines cross or a guess is right, else to
/// ``nearby``. A stretch that lies between two neighbouring samples can be missed: who knows where
/// something happens gives points beside it.
struct StretchSearch<Kind: Equatable> {
  /// The function at a place.
  struct Point {
    var x: Double
    /// Two points of different kinds aren't of one stretch.
    var kind: Kind
    /// As many for each point of a kind.
    var values: [Double]
  }

  /// A part over which the kind is the same and the values lie on lines.
  struct Stretch {
    /// The first and the last point that were tried.
    var first: Point
    var last: Point
    /// The ends.
    var range: ClosedRange<Double>
    /// Whether the function is that of the stretch where it begins, and not that of the one before.
    var includesStart = true
  }

  /// More was needed than is allowed.
  struct TooManyStretches: Error {}

  /// How far, of the largest number or of 1, a value may be off a line: far more than the solver's
  /// errors, far less than a pixel.
  static var tolerance: Double { 1e-7 }
  /// Stretches that are shorter, in points, are passed over.
  static var shortest: Double { 1e-4 }
  /// Where two stretches meet is found to this part of the place.
  static var finestGap: Double { 1e-9 }
  /// A guess is tried this far, as a part of the place, to both sides.
  static var nearby: Double { 1e-8 }

  /// What rounding may have made of a place that was reckoned, as a part of it.
  static var rounding: Double { 1e-12 }

  /// How often the function may be tried.
  static var mostEvaluations: Int { 10_000 }
  /// How many stretches there may be.
  static var mostStretches: Int { 1_000 }

  private let function: (Double) -> Point
  /// Where two points of different stretches might come to differ.
  private let likelyPlaces: (Point, Point) -> [Double]
  private var evaluations = 0
  private var stretches: [Stretch] = []

  init(
    likelyPlaces: @escaping (Point, Point) -> [Double] = { _, _ in [] },
    _ function: @escaping (Double) -> Point
  ) {
    self.function = function
    self.likelyPlaces = likelyPlaces
  }

  /// The stretches of a range, one beginning where the one before ends.
  ///
  /// - Parameter places: Where to try, in order and within the range; its ends are tried too.
  mutating func stretches(
    of range: ClosedRange<Double>, trying places: [Double]
  ) throws(TooManyStretches) -> [Stretch] {
    let first = try evaluate(range.lowerBound)
    guard range.lowerBound < range.upperBound else { return [Stretch(first)] }
    var points = [first]
    for place in places where place > points[points.count - 1].x && place < range.upperBound {
      points.append(try evaluate(place))
    }
    points.append(try evaluate(range.upperBound))
    var runs = Self.runs(of: points)
    if runs.first?.first.x != range.lowerBound { runs.insert(Stretch(first), at: 0) }
    if let last = points.last, runs.last?.last.x != range.upperBound { runs.append(Stretch(last)) }
    stretches = [runs[0]]
    for run in runs.dropFirst() { try meet(run) }
    return joined(within: range)
  }

  /// So many places within a range, at irregular distances: of evenly or quasi-evenly spaced ones,
  /// three may be on three steps of a stair and yet on a line.
  static func places(_ count: Int, in range: ClosedRange<Double>) -> [Double] {
    let step = (range.upperBound - range.lowerBound) / Double(count)
    return (0..<count).map { index in
      range.lowerBound + step * (Double(index) + 0.2 + 0.6 * noise(index &+ count))
    }
  }

  /// 0..<1, the same for the same number (the finalizer of SplitMix64, Steele, Lea and Flood 2014,
  /// doi:10.1145/2714064.2660195).
  private static func noise(_ number: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) / Double(1 << 53 as UInt64)
  }

  private mutating func evaluate(_ x: Double) throws(TooManyStretches) -> Point {
    guard evaluations < Self.mostEvaluations else { throw TooManyStretches() }
    evaluations += 1
    return function(x)
  }
}

extension StretchSearch.Stretch {
  /// A place alone.
  init(_ point: StretchSearch.Point) {
    self.init(first: point, last: point, range: point.x...point.x)
  }

  /// The value of a number of the stretch, also beyond its ends.
  func value(_ index: Int, at x: Double) -> Double {
    let start = first.values[index]
    guard first.x < last.x else { return start }
    return start + (last.values[index] - start) * ((x - first.x) / (last.x - first.x))
  }

  /// Whether a point, of which it may be that it isn't between the ends, is on the lines. A place
  /// alone has none.
  func contains(_ point: StretchSearch.Point) -> Bool {
    guard first.x < last.x, point.kind == first.kind, point.values.count == first.values.count
    else { return false }
    let part = (point.x - first.x) / (last.x - first.x)
    // What is far outside would be told from the rounding errors of the ends.
    let slack = StretchSearch.tolerance * max(1, part.magnitude / 16)
    return point.values.indices.allSatisfy { index in
      let start = first.values[index]
      let error = start + (last.values[index] - start) * part - point.values[index]
      return error.magnitude <= slack * max(1, point.values[index].magnitude)
    }
  }
}

// MARK: - Runs of samples

extension StretchSearch {
  /// What three or more points in a row show.
  private static func runs(of points: [Point]) -> [Stretch] {
    var runs: [Stretch] = []
    var start = 0
    while start + 2 < points.count {
      var end = start + 1
      while end + 1 < points.count, isStraight(points, start, end + 1) { end += 1 }
      guard end > start + 1 else {
        start += 1
        continue
      }
      runs.append(
        Stretch(
          first: points[start], last: points[end], range: points[start].x...points[end].x))
      start = end + 1
    }
    return runs
  }

  /// Whether the points up to `end`, of which it is known of those before it, are on one line.
  private static func isStraight(_ points: [Point], _ start: Int, _ end: Int) -> Bool {
    guard points[start].kind == points[end].kind else { return false }
    let chord = Stretch(
      first: points[start], last: points[end], range: points[start].x...points[end].x)
    return chord.contains(points[end - 1]) && chord.contains(points[(start + end) / 2])
  }
}

// MARK: - Where stretches meet

extension StretchSearch {
  /// Adds a stretch behind the last one, and what is found between them.
  private mutating func meet(_ next: Stretch) throws(TooManyStretches) {
    guard stretches.count < Self.mostStretches else { throw TooManyStretches() }
    var right = next
    var strays: [Point] = []
    for guess in guesses(before: right) where isOpen(gap(before: right)) {
      if try isMeeting(guess, &right, &strays) { return try append(right, at: guess) }
    }
    var tried: Double?
    while strays.isEmpty, isOpen(gap(before: right)) {
      if let round = roundNumber(before: right), round != tried {
        tried = round
        if try isMeeting(round, &right, &strays) { return try append(right, at: round) }
      } else {
        try halve(&right, &strays)
      }
    }
    guard strays.isEmpty else { return try fill(before: right, strays) }
    try append(right, at: Self.roundest(gap(before: right)))
  }

  /// Whether it isn't known yet where within a gap two stretches meet.
  private func isOpen(_ gap: ClosedRange<Double>) -> Bool {
    gap.upperBound - gap.lowerBound > Self.finestGap * max(1, gap.upperBound)
  }

  /// A number with few decimals; what is in a narrow gap was tried before, or isn't round.
  private func roundNumber(before right: Stretch) -> Double? {
    let gap = gap(before: right)
    return 1e-3...1 ~= gap.upperBound - gap.lowerBound ? Self.roundest(gap) : nil
  }

  private func gap(before right: Stretch) -> ClosedRange<Double> {
    let end = stretches[stretches.count - 1].last.x
    return end...max(end, right.first.x)
  }

  private mutating func append(_ right: Stretch, at x: Double) throws(TooManyStretches) {
    var right = right
    let last = stretches.count - 1
    if x <= stretches[last].last.x {
      right.includesStart = false
    } else if x < right.first.x {
      let point = try evaluate(x)
      right.includesStart = right.contains(point) || !stretches[last].contains(point)
    }
    stretches[last].range = stretches[last].range.lowerBound...x
    right.range = x...right.last.x
    stretches.append(right)
  }

  /// Tries the middle of what is between.
  private mutating func halve(
    _ right: inout Stretch, _ strays: inout [Point]
  ) throws(TooManyStretches) {
    let gap = gap(before: right)
    let middle = try evaluate(gap.lowerBound + (gap.upperBound - gap.lowerBound) / 2)
    if !take(middle, &right) { strays.append(middle) }
  }

  /// Makes one of the neighbours reach to a point that is on its lines.
  private mutating func take(
    _ point: Point, _ right: inout Stretch, leftFirst: Bool = true
  ) -> Bool {
    let last = stretches.count - 1
    let isLeft = stretches[last].contains(point)
    let isRight = right.contains(point)
    if isLeft, leftFirst || !isRight {
      if point.x > stretches[last].last.x { stretches[last].last = point }
    } else if isRight {
      if point.x < right.first.x { right.first = point }
    } else {
      return false
    }
    return true
  }

  /// Whether the neighbours meet at a place: on both sides of it the function is theirs. Points at
  /// which it is neither's are added to the strays.
  private mutating func isMeeting(
    _ guess: Double, _ right: inout Stretch, _ strays: inout [Point]
  ) throws(TooManyStretches) -> Bool {
    let gap = gap(before: right)
    let distance = Self.nearby * max(1, guess.magnitude)
    guard guess > gap.lowerBound, guess < gap.upperBound else { return false }
    if guess - distance > gap.lowerBound {
      let before = try evaluate(guess - distance)
      guard take(before, &right) else {
        strays.append(before)
        return false
      }
      guard stretches[stretches.count - 1].last.x == before.x else { return false }
    }
    if guess + distance < gap.upperBound {
      let after = try evaluate(guess + distance)
      guard take(after, &right, leftFirst: false) else {
        strays.append(after)
        return false
      }
      guard right.first.x == after.x else { return false }
    }
    return true
  }

  /// Where the lines cross, and what is likely otherwise; the best first.
  private func guesses(before right: Stretch) -> [Double] {
    let left = stretches[stretches.count - 1]
    let places =
      (Self.crossing(left, right).map { [$0] } ?? []) + likelyPlaces(left.last, right.first)
    return places.map { place in
      let error = Self.rounding * max(1, place.magnitude)
      return Self.roundest(place - error...place + error)
    }
  }

  /// Where the lines of the values cross whose slopes differ most.
  private static func crossing(_ left: Stretch, _ right: Stretch) -> Double? {
    guard left.first.x < left.last.x, right.first.x < right.last.x,
      left.first.values.count == right.first.values.count
    else { return nil }
    let (from, to) = (left.last.x, right.first.x)
    var best: (turn: Double, place: Double)?
    for index in left.first.values.indices {
      let before = left.value(index, at: from) - right.value(index, at: from)
      let after = left.value(index, at: to) - right.value(index, at: to)
      let turn = before - after
      guard turn.magnitude > tolerance * max(1, left.last.values[index].magnitude),
        turn.magnitude > best?.turn.magnitude ?? 0
      else { continue }
      best = (turn, from + (to - from) * (before / turn))
    }
    return best?.place
  }

  /// The number with the fewest decimals.
  private static func roundest(_ gap: ClosedRange<Double>) -> Double {
    var power = 1.0
    for _ in 0..<12 {
      let number = (gap.lowerBound * power).rounded(.up) / power
      if number <= gap.upperBound { return max(gap.lowerBound, number) }
      power *= 10
    }
    return gap.upperBound
  }
}

// MARK: - What is between

extension StretchSearch {
  /// Finds the stretches between the last one and one that doesn't follow it at once.
  ///
  /// - Parameter strays: Some points between, in any order; first it is tried whether they are of one
  ///   stretch.
  private mutating func fill(
    before next: Stretch, _ strays: [Point]
  ) throws(TooManyStretches) {
    var right = next
    var strays = strays.sorted { $0.x < $1.x }
    if let first = strays.first, let last = strays.last, isOpen(first.x...last.x) {
      strays.append(try evaluate(first.x + (last.x - first.x) * 0.414_213_562))
      strays.sort { $0.x < $1.x }
      if try meet(Self.runs(of: strays), then: right) { return }
    }
    var count = 8
    while true {
      let gap = gap(before: right)
      let length = gap.upperBound - gap.lowerBound
      guard length / Double(count) > Self.shortest / 4 else { break }
      // Where no three of so many are on a line, there are too many lines.
      guard count <= 2 * Self.mostStretches else { throw TooManyStretches() }
      var points = strays.filter { gap.contains($0.x) }
      for place in Self.places(count, in: gap) { points.append(try evaluate(place)) }
      points.sort { $0.x < $1.x }
      while let point = points.first, stretches[stretches.count - 1].contains(point) {
        stretches[stretches.count - 1].last = points.removeFirst()
      }
      while let point = points.last, right.contains(point) { right.first = points.removeLast() }
      if points.isEmpty { return try meet(right) }
      if try meet(Self.runs(of: points), then: right) { return }
      count *= 2
    }
    try append(right, at: Self.roundest(gap(before: right)))
  }

  /// Adds what was found between, and what is behind it; false if nothing was found.
  private mutating func meet(
    _ runs: [Stretch], then right: Stretch
  ) throws(TooManyStretches) -> Bool {
    guard !runs.isEmpty else { return false }
    for run in runs { try meet(run) }
    try meet(right)
    return true
  }

  /// Neighbours that are one line as one.
  private func joined(within range: ClosedRange<Double>) -> [Stretch] {
    var result: [Stretch] = []
    for stretch in stretches {
      if let last = result.last, let both = Self.joined(last, stretch) {
        result[result.count - 1] = both
      } else {
        result.append(stretch)
      }
    }
    return result
  }

  private static func joined(_ left: Stretch, _ right: Stretch) -> Stretch? {
    let isLeftLonger = left.last.x - left.first.x >= right.last.x - right.first.x
    let (long, short) = isLeftLonger ? (left, right) : (right, left)
    guard long.contains(short.first), long.contains(short.last) else { return nil }
    return Stretch(
      first: left.first, last: right.last,
      range: left.range.lowerBound...right.range.upperBound, includesStart: left.includesStart)
  }
}
