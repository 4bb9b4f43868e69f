/// Where the optimum leaves values open.
///
/// By complementary slackness a row may leave zero on a side, at no cost at any level, exactly where
/// its gradient is at that side's bound at every level. So the set of all optima is what is left
/// when those sides are free and all others required, and its ends are found by the primal method.
extension Kernel {
  /// In which directions a row's residual may move without cost.
  struct Freedom {
    var mayRise = false
    var mayFall = false
    var exists: Bool { mayRise || mayFall }
  }

  func freedom(of row: Int32) -> Freedom {
    guard rows[row].isActive else {
      return Freedom(
        mayRise: rows[row].side == rows[row].highestSide,
        mayFall: rows[row].side == rows[row].lowestSide)
    }
    return Freedom(
      mayRise: slackSign(.row(row), falling: false) == 0,
      mayFall: slackSign(.row(row), falling: true) == 0)
  }

  /// Forgets the tie level, so that it doesn't decide any more.
  mutating func ignoreTies() {
    for index in 0..<liveLevels.count where liveLevels[index] == Level.tie {
      liveLevels.remove(at: index)
      levels[Level.tie].dualRow = -1
      noteLiveLevels()
      return
    }
  }

  /// Whether something that moves no cost moves the terms' sum.
  ///
  /// Only what the sum depends on can move it; that is a row of the inverse, and each that may is
  /// looked at closely.
  mutating func isDetermined(_ terms: [KernelTerm]) -> Bool {
    freeKeys(behind: terms).allSatisfy { !moves(terms, along: $0) }
  }

  /// The pins and the rows that may move at no cost on which the terms' sum may depend.
  private mutating func freeKeys(behind terms: [KernelTerm]) -> [Key] {
    beginTransform()
    for term in terms { addTransfer(term.variable, term.coefficient) }
    finishTransform()
    return (0..<transformed.count).compactMap { index in
      let key = Key(code: transformed[index])
      guard transform[key.code] != 0 else { return nil }
      return key.isPin || freedom(of: key.index).exists ? key : nil
    }
  }

  private mutating func moves(_ terms: [KernelTerm], along key: Key) -> Bool {
    transformColumn(key)
    var sum = 0.0
    var magnitude = 0.0
    for term in terms where variables[term.variable].mark == stamp {
      let part = term.coefficient * variables[term.variable].direction
      sum += part
      magnitude = max(magnitude, isPrecise ? abs(part) : abs(term.coefficient))
    }
    return abs(sum) > (isPrecise ? Tolerances.preciseRange : Tolerances.direction) * magnitude
  }

  /// Turns the kernel into one of the set of optima: everything that would cost is required.
  mutating func restrictToOptima() {
    var freedoms = [Freedom](repeating: Freedom(), count: rows.count)
    for row in 0..<rows.count where rows[row].status >= .inactive {
      freedoms[row] = freedom(of: Int32(row))
    }
    for row in 0..<rows.count where rows[row].status >= .inactive {
      rows[row].weight = .infinity
      rows[row].hasLower = !freedoms[row].mayFall
      rows[row].hasUpper = !freedoms[row].mayRise
      rows[row].side = 0
    }
    forgetDuals()
  }

  private mutating func forgetDuals() {
    for level in 0..<levels.count { levels[level].dualRow = -1 }
    liveLevels.removeAll()
    freeDualRows.removeAll()
    duals.removeAll()
    dualRowCount = 0
    hasGroups = false
  }

  /// The largest (or smallest) sum of the terms in a kernel restricted to optima; infinite if there's
  /// none.
  mutating func extreme(of terms: [KernelTerm], isLargest: Bool) -> Double {
    let sign: Int8 = isLargest ? -1 : 1
    var objective = RowNumbers()
    // A row that is never met, and pulls the sum toward infinity.
    objective.constant = isLargest ? .infinity : -.infinity
    objective.weight = 1
    objective.hasLower = isLargest
    objective.hasUpper = !isLargest
    stage(terms)
    // In units of the largest coefficient, as the dual values have tolerances.
    let largest = stagedExtremes().largest
    if largest > 0 { scaleStaged(by: 1 / Self.powerOfTwo(near: largest)) }
    let row = makeRow(objective, priority: Self.objectivePriority)
    ensureKeys()
    link(row)
    makeLive(rows[row].level)
    transformRow(row)
    changeGradient(of: row, by: Double(sign))
    rows[row].side = sign
    var isBounded = true
    do {
      try settle()
    } catch {
      isBounded = false
    }
    transformRow(row)
    changeGradient(of: row, by: -Double(sign))
    unlink(row)
    freeRow(row)
    clearQueues()
    guard isBounded else { return isLargest ? .infinity : -.infinity }
    return sum(of: terms)
  }

  func sum(of terms: [KernelTerm]) -> Double {
    var sum = 0.0
    for term in terms { sum += term.coefficient * presentValue(of: term.variable) }
    return sum
  }
}

extension Kernel {
  /// Which variables can take no other value.
  ///
  /// Keys that may move at no cost mostly can't, being held from both sides. Those are found first,
  /// since a row is about few variables, and its column may reach many.
  mutating func determinedVariables() -> [Bool] {
    var isDetermined = [Bool](repeating: true, count: variables.count)
    let open = openKeys()
    guard !open.isEmpty else { return isDetermined }
    var optima = clone()
    optima.restrictToOptima()
    // Kept live, so that its dual values aren't made for each end that is sought.
    optima.makeLive(optima.retainLevel(Self.objectivePriority))
    for key in open where optima.moves(key) { mark(&isDetermined, along: key) }
    optima.testOpen(&isDetermined)
    return isDetermined
  }

  /// Any priority does for the one objective of a kernel restricted to optima.
  static let objectivePriority = 1.0

  /// The keys that may leave zero without cost.
  func openKeys() -> [Key] {
    var keys: [Key] = []
    for variable in 0..<Int32(variables.count) where variables[variable].definition < 0 {
      keys.append(.pin(variable))
    }
    for row in 0..<Int32(rows.count) where rows[row].isActive && freedom(of: row).exists {
      keys.append(.row(row))
    }
    return keys
  }

  /// Whether an optimum exists at which a key isn't zero.
  mutating func moves(_ key: Key) -> Bool {
    if key.isPin { return !hasSingleValue([KernelTerm(variable: key.index, coefficient: 1)]) }
    let first = rows[key.index].firstEntry
    let terms = (first..<first + rows[key.index].entryCount).map { index in
      KernelTerm(variable: entries[index].variable, coefficient: entries[index].coefficient)
    }
    return !hasSingleValue(terms)
  }

  /// Finds out which of the open variables have a single value all the same. What moves while the
  /// ends of another are sought is settled by that.
  private mutating func testOpen(_ isDetermined: inout [Bool]) {
    let open = isDetermined.indices.filter { !isDetermined[$0] }
    let values = open.map { variables[$0].value }
    var hasMoved = [Bool](repeating: false, count: open.count)
    for position in open.indices where !hasMoved[position] {
      let terms = [KernelTerm(variable: Int32(open[position]), coefficient: 1)]
      isDetermined[open[position]] = hasSingleValue(terms)
      for other in position..<open.count where !hasMoved[other] {
        hasMoved[other] = !isSingle(values[other], variables[open[other]].value)
      }
    }
  }

  private mutating func mark(_ isDetermined: inout [Bool], along key: Key) {
    transformColumn(key)
    let least = isPrecise ? 0 : Tolerances.direction
    for index in 0..<reached.count where abs(variables[reached[index]].direction) > least {
      isDetermined[Int(reached[index])] = false
    }
  }

  mutating func hasSingleValue(_ terms: [KernelTerm]) -> Bool {
    let high = extreme(of: terms, isLargest: true)
    let low = extreme(of: terms, isLargest: false)
    return isSingle(low, high)
  }

  /// Whether two ends of a range are one value but for rounding.
  func isSingle(_ low: Double, _ high: Double) -> Bool {
    let width = abs(high - low)
    guard width.isFinite else { return false }
    return width <= Tolerances.range * max(isPrecise ? abs(high) : 1, abs(low))
  }
}
