extension Solver {
  /// All values as functions of a constraint's constant over a range.
  ///
  /// From the present constant the solution is followed in both directions, from one change of the
  /// active constraints to the next (Gass and Saaty 1955, doi:10.1002/nav.3800020107).
  /// - Throws: `notFinite` for a bound, `unknownConstraint`.
  /// - Complexity: a copy of the system, a step of the simplex method for each breakpoint, and a test
  ///   of what is determined for each segment.
  public func parametric(
    _ id: ConstraintID, over range: ClosedRange<Double>
  ) throws(SolverError) -> ParametricSolution {
    let slot = try slot(of: id)
    let scale = kernel.rows[slot].scale
    let lowest = try RowNumbers.scaled(range.lowerBound, by: scale)
    let highest = try RowNumbers.scaled(range.upperBound, by: scale)
    let present = kernel.rows[slot].constant
    let down = present > lowest ? follow(slot, to: lowest) : nil
    let up = present < highest || down == nil ? follow(slot, to: highest) : nil
    let walked = (down?.stretches.reversed() ?? []) + (up?.stretches ?? [])
    return ParametricSolution(
      segments: clip(walked, to: range, scale),
      lowerConflict: conflict(down, in: slot, scale),
      upperConflict: conflict(up, in: slot, scale), slots: ledger.variables)
  }

  private func follow(_ slot: Int32, to target: Double) -> ParametricWalk {
    var kernel = kernel.clone()
    return kernel.follow(slot, to: target)
  }

  private func conflict(_ walk: ParametricWalk?, in slot: Int32, _ scale: Double) -> Conflict? {
    guard let walk, let rows = walk.conflict else { return nil }
    return makeConflict(of: rows, changed: slot) { $0.constant = walk.end / scale }
  }

  /// In the user's units, and within the range.
  private func clip(
    _ stretches: [ParametricWalk.Stretch], to range: ClosedRange<Double>, _ scale: Double
  ) -> [ParametricSolution.Segment] {
    stretches.compactMap { stretch in
      let start = min(stretch.start, stretch.end) / scale
      let end = max(stretch.start, stretch.end) / scale
      let lower = max(start, range.lowerBound)
      let upper = min(end, range.upperBound)
      guard lower <= upper, lower < upper || range.lowerBound == range.upperBound else {
        return nil
      }
      return segment(stretch, lower...upper, scale)
    }
  }

  private func segment(
    _ stretch: ParametricWalk.Stretch, _ range: ClosedRange<Double>, _ scale: Double
  ) -> ParametricSolution.Segment {
    let units = (0..<kernel.variables.count).map { kernel.variables[$0].scale }
    let way = range.lowerBound * scale - stretch.start
    let slopes = zip(stretch.directions, units).map { $0 * $1 }
    let values = stretch.values.indices.map { index in
      stretch.values[index] * units[index] + way * slopes[index]
    }
    return ParametricSolution.Segment(
      range: range, values: values, slopes: slopes.map { $0 * scale },
      isDetermined: stretch.isDetermined)
  }
}
