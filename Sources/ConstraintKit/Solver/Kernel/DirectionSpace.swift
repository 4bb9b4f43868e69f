/// A space of directions in which the values may move, as the rows of a matrix.
struct DirectionSpace {
  /// By row, then by variable.
  private(set) var rows: [[Double]]
  /// What rounding may leave of a zero, as a part of what it was made of.
  private let tolerance: Double
  /// The variable in which each reduced row alone isn't zero.
  private var pivots: [Int] = []

  init(_ rows: [[Double]], tolerance: Double) {
    self.rows = rows
    self.tolerance = tolerance
  }

  /// Brings the rows into reduced echelon form; those that depend on others vanish.
  private mutating func reduce() {
    for row in rows.indices { normalize(row) }
    var kept = 0
    while kept < rows.count, let pivot = largest(from: kept) {
      rows.swapAt(kept, pivot.row)
      eliminate(kept, pivot.column)
      pivots.append(pivot.column)
      kept += 1
    }
    rows.removeLast(rows.count - kept)
  }

  private mutating func normalize(_ row: Int) {
    let size = rows[row].reduce(0) { max($0, abs($1)) }
    guard size > 0 else { return }
    for index in rows[row].indices { rows[row][index] /= size }
  }

  /// The largest entry of the rows that are left.
  private func largest(from first: Int) -> (row: Int, column: Int)? {
    var best: (row: Int, column: Int)?
    var size = tolerance
    for row in first..<rows.count {
      for column in rows[row].indices where abs(rows[row][column]) > size {
        size = abs(rows[row][column])
        best = (row, column)
      }
    }
    return best
  }

  private mutating func eliminate(_ row: Int, _ column: Int) {
    let pivot = rows[row][column]
    for index in rows[row].indices { rows[row][index] /= pivot }
    let source = rows[row]
    for other in rows.indices where other != row && rows[other][column] != 0 {
      let factor = rows[other][column]
      for index in source.indices where source[index] != 0 {
        rows[other][index] = difference(rows[other][index], factor * source[index])
      }
      rows[other][column] = 0
    }
  }

  private func difference(_ lhs: Double, _ rhs: Double) -> Double {
    let difference = lhs - rhs
    return abs(difference) > tolerance * max(abs(lhs), abs(rhs)) ? difference : 0
  }

  /// The combinations of these rows that some functions of them leave at zero.
  /// - Parameter functions: each with a number for each row.
  func kernel(of functions: [[Double]]) -> DirectionSpace {
    var space = DirectionSpace(functions, tolerance: tolerance)
    space.reduce()
    let free = rows.indices.filter { !space.pivots.contains($0) }
    return DirectionSpace(
      free.map { index in
        var sum = rows[index]
        for (function, pivot) in zip(space.rows, space.pivots) where function[index] != 0 {
          for column in sum.indices {
            sum[column] = difference(sum[column], function[index] * rows[pivot][column])
          }
        }
        return sum
      }, tolerance: tolerance)
  }

  struct Group {
    var variables: [Int]
    var degrees: Int
  }

  /// The finest partition of the variables into parts whose directions are independent: what hangs
  /// together in the reduced echelon form (the components of the rows' matroid, Krogdahl 1977,
  /// doi:10.1016/0024-3795(77)90058-7).
  func groups() -> [Group] {
    var reduced = self
    reduced.reduce()
    var rest = Array(reduced.rows.indices)
    var groups: [Group] = []
    while let first = rest.first {
      var members = [first]
      var variables = Set(reduced.support(first))
      rest.removeFirst()
      while let index = rest.firstIndex(where: { !variables.isDisjoint(with: reduced.support($0)) })
      {
        let row = rest.remove(at: index)
        members.append(row)
        variables.formUnion(reduced.support(row))
      }
      groups.append(Group(variables: variables.sorted(), degrees: members.count))
    }
    return groups.sorted { $0.variables[0] < $1.variables[0] }
  }

  private func support(_ row: Int) -> [Int] {
    rows[row].indices.filter { rows[row][$0] != 0 }
  }
}

extension Kernel {
  /// The directions of the set of optima.
  ///
  /// A point of it is given by the residuals of the active keys, which are all zero at present. Those
  /// that may leave zero span the directions, but for combinations that inactive rows forbid which
  /// rest at zero too and can't leave it.
  mutating func freeDirections() -> DirectionSpace {
    let open = openKeys()
    let tolerance = isPrecise ? Tolerances.preciseDirection : Tolerances.direction
    guard !open.isEmpty else { return DirectionSpace([], tolerance: tolerance) }
    var optima = clone()
    optima.restrictToOptima()
    optima.makeLive(optima.retainLevel(Self.objectivePriority))
    let movable = open.filter { optima.moves($0) }
    let held = heldRows().filter { !optima.moves(.row($0)) }
    var functions = held.map { _ in [Double]() }
    var directions: [[Double]] = []
    for key in movable {
      transformColumn(key)
      let direction = directionsOfColumn()
      let size = direction.reduce(.leastNormalMagnitude) { max($0, abs($1)) }
      directions.append(direction.map { $0 / size })
      for (index, row) in held.enumerated() {
        let slope = rows[row].slope / size
        functions[index].append(abs(slope) > tolerance ? slope : 0)
      }
    }
    return DirectionSpace(directions, tolerance: tolerance).kernel(of: functions)
  }

  /// The inactive rows that rest at zero, and may leave it to one side at most.
  private func heldRows() -> [Int32] {
    (0..<Int32(rows.count)).filter { row in
      guard rows[row].status == .inactive, abs(rows[row].residual) <= rows[row].tolerance else {
        return false
      }
      let freedom = freedom(of: row)
      return !(freedom.mayRise && freedom.mayFall)
    }
  }

  private func directionsOfColumn() -> [Double] {
    var directions = [Double](repeating: 0, count: variables.count)
    let least = isPrecise ? 0 : Tolerances.drop
    for index in 0..<reached.count {
      let direction = variables[reached[index]].direction
      if abs(direction) > least { directions[Int(reached[index])] = direction }
    }
    return directions
  }
}
