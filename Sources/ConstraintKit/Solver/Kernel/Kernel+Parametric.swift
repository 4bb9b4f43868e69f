/// What following a constant has found, in the order in which it was found.
struct ParametricWalk {
  /// A stretch of the constant over which the basis is optimal.
  struct Stretch {
    var start: Double
    var end: Double
    /// The values at the start, and their change for each unit of the constant.
    var values: [Double]
    var directions: [Double]
    var isDetermined: [Bool]
  }

  var stretches: [Stretch] = []
  /// The constant that was reached.
  var end: Double
  /// The rows that allow no more.
  var conflict: [Int32]?
}

extension Kernel {
  /// Moves a row's constant to a target, and writes down the way. The kernel is of no use afterwards.
  mutating func follow(_ row: Int32, to target: Double) -> ParametricWalk {
    var walk = ParametricWalk(end: rows[row].constant)
    guard rows[row].status >= .inactive else {
      addStretch(&walk, row, to: target)
      return walk
    }
    var idleSteps = 0
    while true {
      startDirection(row)
      let sign: Double = target >= walk.end ? 1 : -1
      let remaining = abs(target - walk.end)
      let stop = nextStop(except: row, sign: sign, within: remaining)
      let length = stop?.length ?? remaining
      let reached = stop == nil ? target : walk.end + sign * length
      let isIdle = length <= Tolerances.residual * max(abs(walk.end), abs(target))
      idleSteps = isIdle ? idleSteps + 1 : 0
      if !isIdle || stop == nil { addStretch(&walk, row, to: reached) }
      advance(row, by: sign * length, to: reached)
      walk.end = reached
      guard let stop, idleSteps < Tolerances.stepLimit(size: variables.count + rows.count) else {
        return walk
      }
      usesBlandsRule = idleSteps > variables.count + rows.count
      do {
        try pass(stop.row, sign: sign)
      } catch {
        walk.conflict = conflictRows()
        return walk
      }
    }
  }

  /// How everything moves with the row's constant.
  private mutating func startDirection(_ row: Int32) {
    if rows[row].isActive { return transformColumn(.row(row)) }
    stamp &+= 1
    reached.removeAll()
    clearTouched()
    touched.append(row)
    rows[row].slope = -1
  }

  /// The first row that needs another side on the way.
  private func nextStop(except row: Int32, sign: Double, within remaining: Double) -> Breakpoint? {
    var best: Breakpoint?
    for index in 0..<touched.count {
      let other = touched[index]
      let slope = sign * rows[other].slope
      guard abs(slope) >= Tolerances.pivot else { continue }
      let needs =
        slope > 0
        ? rows[other].side < rows[other].highestSide
        : rows[other].side > rows[other].lowestSide
      guard needs else { continue }
      let stop = Breakpoint(
        length: max(0, -rows[other].residual / slope), row: other, size: abs(slope))
      guard stop.length < remaining else { continue }
      if best.map({ stop < $0 }) ?? true { best = stop }
    }
    return best
  }

  private mutating func advance(_ row: Int32, by length: Double, to constant: Double) {
    step(length)
    clearQueues()
    rows[row].constant = constant
  }

  /// Lets a row that has just reached zero take its new side, whatever its need.
  private mutating func pass(_ row: Int32, sign: Double) throws(KernelFailure) {
    let side: Int8 = sign * rows[row].slope > 0 ? 1 : -1
    rows[row].residual = 0
    try dualStep(row, toward: side)
    recomputeValues()
    clearQueues()
  }

  private func addStretch(_ walk: inout ParametricWalk, _ row: Int32, to end: Double) {
    var directions = [Double](repeating: 0, count: variables.count)
    for index in 0..<reached.count {
      directions[Int(reached[index])] = variables[reached[index]].direction
    }
    let values = (0..<variables.count).map { variables[$0].value }
    var middle = clone()
    middle.ignoreTies()
    middle.moveAlong(directions, by: (end - walk.end) / 2, constantOf: row)
    walk.stretches.append(
      ParametricWalk.Stretch(
        start: walk.end, end: end, values: values, directions: directions,
        isDetermined: middle.determinedVariables()))
  }

  /// The state between two stops.
  private mutating func moveAlong(
    _ directions: [Double], by length: Double, constantOf row: Int32
  ) {
    for (index, direction) in directions.enumerated() {
      variables[index].value += length * direction
    }
    rows[row].constant += length
    for row in 0..<Int32(rows.count) where rows[row].status == .inactive { evaluate(row) }
  }
}
