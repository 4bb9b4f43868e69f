/// A quick proof that nothing is open, without the search for the ends of ranges.
extension Kernel {
  /// Whether it is plain that no variable in use can take another value at no cost, ties broken: each key
  /// that may leave zero is stopped, in each direction that is free to it, by a row that no other
  /// such key moves. False proves nothing.
  ///
  /// - Complexity: O(size), and a column for each such key.
  mutating func isPlainlyDetermined() -> Bool {
    let open = openKeys().filter { !$0.isPin || !isUnused($0.index) }
    guard open.count <= Self.mostOpenKeys else { return false }
    var movers: [Int32: Int] = [:]
    var stops: [(rise: [Int32], fall: [Int32])] = []
    for key in open {
      transformColumn(key)
      for index in 0..<touched.count { movers[touched[index], default: 0] += 1 }
      stops.append((rise: rowsStopping(1), fall: rowsStopping(-1)))
    }
    return zip(open, stops).allSatisfy { key, rows in
      let freedom = key.isPin ? Freedom(mayRise: true, mayFall: true) : freedom(of: key.index)
      return (!freedom.mayRise || rows.rise.contains { movers[$0] == 1 })
        && (!freedom.mayFall || rows.fall.contains { movers[$0] == 1 })
    }
  }

  /// Whether a variable is in no row, so that nothing depends on its value.
  func isUnused(_ variable: Int32) -> Bool {
    variables[variable].definition < 0 && variables[variable].firstEntry < 0
  }

  /// Puts unused variables to where those of a new system are, 0.
  mutating func restUnusedVariables() {
    for variable in 0..<Int32(variables.count)
    where isUnused(variable) && variables[variable].value != 0 {
      endPlans()
      if hot.contains(variable: variable) { hot.releaseAll() }
      variables[variable].value = 0
      variables[variable].pinned = 0
      variables[variable].magnitude = 0
      precise.hasValues = false
    }
  }

  /// With more open keys a proof is unlikely, and the search not much dearer.
  private static let mostOpenKeys = 32

  /// The inactive rows that can't move at no cost when the key of the column moves by `sign`.
  private func rowsStopping(_ sign: Double) -> [Int32] {
    (0..<touched.count).compactMap { index in
      let row = touched[index]
      let slope = rows[row].slope * sign
      guard !rows[row].isActive, abs(slope) > Tolerances.direction else { return nil }
      let freedom = freedom(of: row)
      return (slope > 0 ? freedom.mayRise : freedom.mayFall) ? nil : row
    }
  }
}
