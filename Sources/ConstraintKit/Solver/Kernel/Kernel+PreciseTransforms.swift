/// Products with the precise inverse, rounded; entries within their uncertainty are left out.
extension Kernel {
  mutating func beginPreciseTransform() {
    ensurePreciseInverse()
    precise.clearWork()
  }

  /// Multiplies the collected combination with the inverse; what is uncertain becomes zero.
  func combinePrecisely() {
    precise.multiply()
    refineCombination()
    // A member's own uncertainty counts as often as the member does.
    for column in 0..<variables.count where precise.members[column] >= 0 {
      let amount = precise.combination[column].size
      guard amount != 0 else { continue }
      addUncertainty(of: precise.members[column], times: amount)
    }
    precise.spreadErrors()
    let noise = Tolerances.preciseNoise * Self.largest(precise.combination)
    for column in 0..<variables.count
    where precise.combination[column].size <= noise + Tolerances.safety * precise.bounds[column] {
      precise.combination[column] = .zero
    }
  }

  /// One step of iterative refinement. It makes the errors of all entries small, also of those that
  /// are small beside others.
  private func refineCombination() {
    for column in 0..<variables.count where precise.combination[column].high != 0 {
      let amount = -precise.combination[column]
      let row = precise.members[column]
      guard row >= 0 else {
        precise.work[column] += amount
        continue
      }
      let first = rows[row].firstEntry
      for index in first..<first + rows[row].entryCount {
        precise.work[entries[index].variable] += entries[index].coefficient * amount
      }
    }
    precise.addProduct()
    for variable in 0..<variables.count {
      precise.workErrors[variable] += Tolerances.refinement * precise.work[variable].size
    }
  }

  private static func largest(_ numbers: borrowing Buffer<DoubleDouble>) -> Double {
    var largest = 0.0
    for index in 0..<numbers.count { largest = max(largest, numbers[index].size) }
    return largest
  }

  private func addUncertainty(of row: Int32, times amount: Double) {
    let first = rows[row].firstEntry
    for index in first..<first + rows[row].entryCount {
      precise.workErrors[entries[index].variable] +=
        amount * Self.uncertainty(entries[index].coefficient)
    }
  }

  mutating func finishPreciseTransform() {
    combinePrecisely()
    for column in 0..<variables.count where precise.combination[column].high != 0 {
      let key = preciseKey(column)
      transform[key.code] = precise.combination[column].high
      transformed.append(key.code)
    }
  }

  func preciseKey(_ column: Int) -> Key {
    let row = precise.members[column]
    return row < 0 ? .pin(Int32(column)) : .row(row)
  }

  /// See `transformColumn`; `touched` and `reached` are empty.
  mutating func transformPreciseColumn(_ key: Key) {
    ensurePreciseInverse()
    let column = Int(key.isPin ? key.index : rows[key.index].variable)
    setPreciseColumn(column)
    for variable in 0..<variables.count {
      let direction = precise.column[variable]
      guard direction.size > Tolerances.safety * precise.columnErrors[variable] else { continue }
      variables[variable].mark = stamp
      variables[variable].direction = direction.high
      reached.append(Int32(variable))
    }
    for variable in 0..<variables.count where precise.column[variable].high != 0 {
      touchPreciseColumn(Int32(variable), column)
    }
    for row in 0..<rows.count { rows[row].isTouched = false }
  }

  /// A column of the inverse, with one step of refinement, and its uncertainty.
  private func setPreciseColumn(_ column: Int) {
    for variable in 0..<variables.count {
      precise.column[variable] = precise.cell(variable, column)
    }
    for member in 0..<variables.count {
      precise.work[member] = DoubleDouble(member == column ? 1 : 0) - memberProduct(member)
    }
    for variable in 0..<variables.count {
      for member in 0..<variables.count where precise.work[member].high != 0 {
        precise.column[variable] += precise.work[member] * precise.cell(variable, member)
      }
    }
    setColumnErrors()
  }

  /// A member's product with the column.
  private func memberProduct(_ member: Int) -> DoubleDouble {
    let row = precise.members[member]
    guard row >= 0 else { return precise.column[member] }
    let first = rows[row].firstEntry
    var sum = DoubleDouble.zero
    for index in first..<first + rows[row].entryCount {
      sum += entries[index].coefficient * precise.column[entries[index].variable]
    }
    return sum
  }

  private func setColumnErrors() {
    let noise = Tolerances.preciseNoise * Self.largest(precise.column)
    precise.columnErrors.fill(0..<variables.count, with: noise)
    for member in 0..<variables.count {
      let spread =
        Tolerances.refinement * precise.work[member].size + uncertaintyOfProduct(member)
      guard spread != 0 else { continue }
      for variable in 0..<variables.count {
        precise.columnErrors[variable] += spread * precise.cell(variable, member).size
      }
    }
  }

  private func uncertaintyOfProduct(_ member: Int) -> Double {
    let row = precise.members[member]
    guard row >= 0 else { return 0 }
    let first = rows[row].firstEntry
    var sum = 0.0
    for index in first..<first + rows[row].entryCount {
      let entry = precise.column[entries[index].variable]
      sum += Self.uncertainty(entries[index].coefficient) * entry.size
    }
    return sum
  }

  private mutating func touchPreciseColumn(_ variable: Int32, _ column: Int) {
    var index = variables[variable].firstEntry
    while index >= 0 {
      let row = entries[index].row
      if rows[row].status == .inactive, !rows[row].isTouched {
        rows[row].isTouched = true
        let slope = preciseSlope(row, column)
        if slope != 0 {
          rows[row].slope = slope
          touched.append(row)
        }
      }
      index = entries[index].next
    }
  }

  private func preciseSlope(_ row: Int32, _ column: Int) -> Double {
    let first = rows[row].firstEntry
    var sum = DoubleDouble.zero
    var error = 0.0
    for index in first..<first + rows[row].entryCount {
      let variable = Int(entries[index].variable)
      let coefficient = entries[index].coefficient
      let entry = precise.column[variable]
      sum += coefficient * entry
      error +=
        Self.uncertainty(coefficient) * entry.size
        + abs(coefficient) * precise.columnErrors[variable]
    }
    if sum.size > Tolerances.safety * error { return sum.high }
    return certainProduct(of: row, column)
  }

  /// The entry of a row's product with the inverse, with a tighter bound: errors of the variables
  /// that the row combines may cancel as the variables do.
  private func certainProduct(of row: Int32, _ column: Int) -> Double {
    precise.clearCollected()
    collect(row)
    combinePrecisely()
    return precise.combination[column].high
  }
}
