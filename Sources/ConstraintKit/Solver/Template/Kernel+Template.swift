/// What a template needs to know of a kernel.
struct TemplateShape: Sendable {
  /// The rows whose constant each parameter is; none for one that takes no part.
  var parameters: [[Int32]]
  /// The outputs' terms, like ones merged, in the kernel's scale.
  var outputs: [[KernelTerm]]
  var outputConstants: [Double]
}

/// The present basis as a function of some constants.
extension Kernel {
  /// Sets constants, scaled, all at once, and solves. A kernel in which that fails is to be thrown
  /// away.
  mutating func solve(_ constants: [Double], of shape: TemplateShape) throws(KernelFailure) {
    hot.releaseAll()
    for (parameter, constant) in zip(shape.parameters, constants) {
      for row in parameter { rows[row].constant = constant * rows[row].scale }
    }
    recomputeValues()
    queueEverythingWrong()
    try settle()
  }

  /// The region of the present basis; nil if an output isn't determined in it. Ties count as broken.
  ///
  /// Rows that are zero throughout the region are interchangeable in the basis; the earliest are
  /// taken, and factored anew, so that the numbers depend on the region alone and not on how it was
  /// reached. The kernel is used up.
  /// - Parameter isGuarded: whether to find out where it holds; otherwise it seems to hold everywhere.
  mutating func makeRegion(_ shape: TemplateShape, isGuarded: Bool) -> TemplateRegion? {
    guard areDetermined(shape) else { return nil }
    let isUnique = hasNoFreedom
    hot.releaseAll()
    let mayPassZero = isGuarded ? rowsThatMayPassZero(templateColumns(shape)) : []
    takeEarliestRows(shape)
    factorize()
    guard !hasLostRows else { return nil }
    recomputeValues()
    let columns = templateColumns(shape)
    let tolerances = isGuarded ? (0..<rows.count).map { rows[$0].tolerance } : []
    for row in shape.parameters.joined() { rows[row].constant = 0 }
    recomputeValues()
    let guards =
      isGuarded
      ? templateGuards(columns, tolerances, except: mayPassZero) : TemplateGuards()
    let outputs = templateOutputs(shape, columns)
    guard guards.forms.isSafe, outputs.isSafe else { return nil }
    return TemplateRegion(guards: guards, outputs: outputs, isUnique: isUnique)
  }

  /// Whether no output can move at no cost.
  private mutating func areDetermined(_ shape: TemplateShape) -> Bool {
    let open = openOutputs(shape.outputs)
    guard !open.isEmpty else { return true }
    let columns = templateColumns(shape)
    var optima = clone()
    optima.restrictToOptima()
    for row in 0..<rows.count where rows[row].status == .inactive {
      let rests = abs(rows[row].residual) <= rows[row].tolerance
      if !rests || columns.dependsOnParameters(row: row) { optima.release(row) }
    }
    return open.allSatisfy { optima.hasSingleValue(shape.outputs[$0]) }
  }

  /// The outputs that move along a key which may leave zero without cost. Mostly another row that
  /// is zero throughout the region holds the key from the other side: the two sides of a label's
  /// own width, say.
  private mutating func openOutputs(_ outputs: [[KernelTerm]]) -> [Int] {
    var isOpen = [Bool](repeating: false, count: outputs.count)
    for key in openKeys() {
      transformColumn(key)
      for output in outputs.indices where movement(of: outputs[output]) != 0 {
        isOpen[output] = true
      }
    }
    return outputs.indices.filter { isOpen[$0] }
  }

  /// Lets a row have any residual.
  private mutating func release(_ row: Int) {
    rows[row].hasLower = false
    rows[row].hasUpper = false
  }

  /// Whether no variable that occurs in a row can move at no cost.
  private var hasNoFreedom: Bool {
    for variable in 0..<variables.count
    where variables[variable].definition < 0 && variables[variable].firstEntry >= 0 {
      return false
    }
    for row in 0..<Int32(rows.count) where rows[row].isActive && freedom(of: row).exists {
      return false
    }
    return true
  }

  /// How a sum changes along the transformed column; 0 if by no more than rounding leaves.
  private func movement(of terms: [KernelTerm]) -> Double {
    var sum = 0.0
    var magnitude = 0.0
    for term in terms where variables[term.variable].mark == stamp {
      let part = term.coefficient * variables[term.variable].direction
      sum += part
      magnitude = max(magnitude, abs(term.coefficient))
    }
    return abs(sum) > Tolerances.direction * magnitude ? sum : 0
  }
}

/// How everything depends on the parameters.
struct TemplateColumns {
  /// By parameter, then by variable or row; in the kernel's scale for a parameter in the user's.
  var directions: [[Double]]
  var slopes: [[Double]]

  func dependsOnParameters(row: Int) -> Bool {
    slopes.contains { $0[row] != 0 }
  }
}

/// Sums of columns, in which what cancels is 0.
private struct TemplateSums {
  private(set) var values: [Double]
  private var isEmpty = true

  init(count: Int) {
    values = Array(repeating: 0, count: count)
  }

  mutating func add(_ column: [Double]) {
    defer { isEmpty = false }
    if isEmpty {
      values = column
      return
    }
    for (index, part) in column.enumerated() where part != 0 {
      let sum = values[index] + part
      values[index] = abs(sum) > Tolerances.drop * abs(part) ? sum : 0
    }
  }
}

extension Kernel {
  private func templateColumn(_ row: Int32) -> (directions: [Double], slopes: [Double]) {
    var directions = [Double](repeating: 0, count: variables.count)
    var slopes = [Double](repeating: 0, count: rows.count)
    let scale = rows[row].scale
    guard rows[row].isActive else {
      slopes[Int(row)] = -scale
      return (directions, slopes)
    }
    var largest = 0.0
    for index in 0..<reached.count {
      largest = max(largest, abs(variables[reached[index]].direction))
    }
    let least = Tolerances.drop * largest
    for index in 0..<reached.count {
      let direction = variables[reached[index]].direction
      if abs(direction) > least { directions[Int(reached[index])] = direction * scale }
    }
    for index in 0..<touched.count {
      let slope = rows[touched[index]].slope
      if abs(slope) > least { slopes[Int(touched[index])] = slope * scale }
    }
    return (directions, slopes)
  }

  mutating func templateColumns(_ shape: TemplateShape) -> TemplateColumns {
    var columns = TemplateColumns(directions: [], slopes: [])
    for parameter in shape.parameters {
      var directions = TemplateSums(count: variables.count)
      var slopes = TemplateSums(count: rows.count)
      for row in parameter {
        if rows[row].isActive { transformColumn(.row(row)) }
        let column = templateColumn(row)
        directions.add(column.directions)
        slopes.add(column.slopes)
      }
      columns.directions.append(directions.values)
      columns.slopes.append(slopes.values)
    }
    settleSingles(shape, &columns)
    return columns
  }

  /// An active row of one variable fixes it exactly, whatever the factors made of it.
  private func settleSingles(_ shape: TemplateShape, _ columns: inout TemplateColumns) {
    for row in 0..<Int32(rows.count) where rows[row].isActive && rows[row].entryCount == 1 {
      let entry = entries[rows[row].firstEntry]
      for (parameter, other) in shape.parameters.enumerated() {
        columns.directions[parameter][Int(entry.variable)] =
          other.contains(row) ? rows[row].scale / entry.coefficient : 0
      }
    }
  }

  /// Exchanges active keys for inactive rows that are zero at all constants, pins first and then the
  /// latest rows: what remains are the earliest rows that are independent (the greedy basis of a
  /// matroid doesn't depend on where one starts).
  private mutating func takeEarliestRows(_ shape: TemplateShape) {
    let resting = (0..<rows.count).filter {
      rows[$0].status == .inactive && abs(rows[$0].residual) <= rows[$0].tolerance
        && rows[$0].entryCount > 0
    }
    guard !resting.isEmpty else { return }
    let columns = templateColumns(shape)
    for row in resting where !columns.dependsOnParameters(row: row) {
      transformRow(Int32(row))
      guard let latest = latestKey(after: Int32(row)) else { continue }
      transformColumn(latest)
      replace(latest, by: Int32(row))
      rows[row].residual = 0
      if !latest.isPin {
        rows[latest.index].residual = 0
        rows[latest.index].side = 0
      }
    }
  }

  private func latestKey(after row: Int32) -> Key? {
    var latest: Key?
    for index in 0..<transformed.count {
      let key = Key(code: transformed[index])
      guard abs(transform[key.code]) > Tolerances.smallPivot else { continue }
      if key.isPin { return key }
      if key.index > latest?.index ?? row { latest = key }
    }
    return latest
  }

  private func templateOutputs(
    _ shape: TemplateShape, _ columns: TemplateColumns
  ) -> AffineForms {
    var forms = AffineForms()
    for (terms, constant) in zip(shape.outputs, shape.outputConstants) {
      let base = terms.reduce(constant) { $0 + $1.coefficient * variables[$1.variable].value }
      forms.append(base: base, factors: columns.directions.lazy.map { Self.factor(of: terms, $0) })
    }
    return forms
  }

  private static func factor(of terms: [KernelTerm], _ directions: [Double]) -> Double {
    var sum = 0.0
    var magnitude = 0.0
    for term in terms {
      let part = term.coefficient * directions[Int(term.variable)]
      sum += part
      magnitude = max(magnitude, abs(part))
    }
    return abs(sum) > Tolerances.drop * magnitude ? sum : 0
  }
}
