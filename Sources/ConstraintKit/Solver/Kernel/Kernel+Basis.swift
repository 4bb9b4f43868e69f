/// Changes of the basis. They follow Forrest and Tomlin (1972, doi:10.1007/BF01584548) in spirit:
/// the triangular part is kept as it is, and only rows that meet the change are eliminated.
extension Kernel {
  /// Takes a key out of the basis and a row in. `transformColumn(leaving)` is current, and so is
  /// `transformRow(entering)`.
  mutating func replace(_ leaving: Key, by entering: Int32) {
    pivotsSinceRefresh += 1
    notePivot()
    if isDense { return replaceDense(leaving, by: entering) }
    define(vacate(leaving), by: entering)
  }

  /// Takes an active row out of the basis; the variable that it frees is pinned where it is.
  mutating func pinInsteadOf(_ leaving: Int32) {
    // Where nothing is eliminated no number changes.
    if isDense || rows[leaving].status == .modified || rows[leaving].firstFactor >= 0 {
      pivotsSinceRefresh += 1
    }
    notePin()
    let variable = isDense ? vacateDense(leaving) : vacate(.row(leaving))
    variables[variable].pinned = variables[variable].value
    variables[variable].order = 0
  }

  /// Takes a key out of the basis, and returns the variable that has no definition then.
  private mutating func vacate(_ leaving: Key) -> Int32 {
    guard !leaving.isPin else { return leaving.index }
    let row = leaving.index
    var source = leastSource(of: row)
    if source.isUnstable {
      factorize()
      transformColumn(leaving)
      source = leastSource(of: row)
    }
    let variable = rows[source.row].variable
    let order = variables[variable].order
    eliminate(row, with: source, order: order)
    moveSlot(row, into: source, order: order)
    rows[row].status = .inactive
    variables[variable].definition = -1
    return variable
  }

  /// A slot whose row contains an original row, and the multiple.
  private struct Source {
    var row: Int32 = -1
    var value = 1.0
    var isUnstable = false
  }

  /// The slot of least order among those that contain an original row: the others can be rid of it
  /// without a cycle.
  private func leastSource(of row: Int32) -> Source {
    var source = Source()
    var order = Int32.max
    var largest = 0.0
    if rows[row].status == .raw {
      source.row = row
      order = variables[rows[row].variable].order
      largest = 1
    }
    var index = rows[row].firstFactor
    while index >= 0 {
      let factor = factors[index]
      let candidate = variables[rows[factor.row].variable].order
      largest = max(largest, abs(factor.value))
      if candidate < order {
        order = candidate
        source.row = factor.row
        source.value = factor.value
      }
      index = factor.next
    }
    source.isUnstable = abs(source.value) < Tolerances.growth * largest
    return source
  }

  /// Rids the other slots of the leaving row.
  private mutating func eliminate(_ row: Int32, with source: Source, order: Int32) {
    var index = nextTarget(of: row, except: source.row)
    while index >= 0 {
      let factor = factors[index]
      load(factor.row, times: 1)
      load(source.row, times: -factor.value / source.value)
      rows[row].work = 0
      let variable = rows[factor.row].variable
      store(factor.row, defining: variable)
      raise(variable, to: order + 1)
      index = nextTarget(of: row, except: source.row)
    }
  }

  private func nextTarget(of row: Int32, except source: Int32) -> Int32 {
    var index = rows[row].firstFactor
    while index >= 0, factors[index].row == source || factors[index].row == row {
      index = factors[index].next
    }
    return index
  }

  /// The leaving row's slot is given up: what it holds moves into the source's slot.
  private mutating func moveSlot(_ row: Int32, into source: Source, order: Int32) {
    guard source.row != row else { return freeFactors(of: row) }
    var multiple = rows[row].status == .raw ? 1.0 : 0.0
    var index = rows[row].firstFactor
    while index >= 0 {
      if factors[index].row == row { multiple = factors[index].value }
      index = factors[index].next
    }
    load(row, times: 1)
    if multiple != 0 {
      load(source.row, times: -multiple / source.value)
      rows[row].work = 0
    }
    let variable = rows[row].variable
    freeFactors(of: row)
    store(source.row, defining: variable)
    variables[variable].definition = source.row
    if multiple != 0 { raise(variable, to: order + 1) }
  }

  /// Defines a variable by a row, from which everything that depends on the variable is eliminated.
  private mutating func define(_ variable: Int32, by row: Int32) {
    if defineAsWritten(variable, by: row) { return }
    load(row, times: 1)
    let isReduced = eliminateDependents(of: variable)
    var order: Int32 = 0
    for index in 0..<upperWork.count {
      let other = upperWork[index]
      if other != variable, abs(variables[other].work) >= Tolerances.drop {
        order = max(order, variables[other].order)
      }
    }
    if isReduced {
      store(row, defining: variable)
    } else {
      rows[row].status = .raw
      rows[row].variable = variable
      rows[row].pivot = variables[variable].work
      clearWork()
    }
    variables[variable].definition = row
    raise(variable, to: order + 1)
  }

  /// The same for a row in which nothing depends on the variable, as in most; false if something does.
  private mutating func defineAsWritten(_ variable: Int32, by row: Int32) -> Bool {
    let (terms, states) = (entries.view, variables.view)
    var order: Int32 = 0
    var pivot = 0.0
    let first = rows[row].firstEntry
    for index in first..<first &+ rows[row].entryCount {
      let other = terms[index].variable
      if other == variable {
        pivot = terms[index].coefficient
        continue
      }
      if states[other].mark == stamp, states[other].definition >= 0 { return false }
      order = max(order, states[other].order)
    }
    guard pivot != 0 else { return false }
    rows[row].status = .raw
    rows[row].variable = variable
    rows[row].pivot = pivot
    variables[variable].definition = row
    raise(variable, to: order + 1)
    return true
  }

  private mutating func eliminateDependents(of variable: Int32) -> Bool {
    var isReduced = false
    // The list grows while rows are loaded; what is new may depend on the variable too.
    var scanned = 0
    while true {
      while scanned < upperWork.count {
        pushDependent(upperWork[scanned], except: variable)
        scanned += 1
      }
      guard !heap.isEmpty else { return isReduced }
      let other = Int32(truncatingIfNeeded: popKey())
      variables[other].isInHeap = false
      let amount = variables[other].work
      if abs(amount) >= Tolerances.drop {
        let definition = variables[other].definition
        load(definition, times: -amount / rows[definition].pivot)
        isReduced = true
      }
      variables[other].work = 0
    }
  }

  @inline(__always)
  private mutating func pushDependent(_ other: Int32, except variable: Int32) {
    guard other != variable, variables[other].mark == stamp, variables[other].definition >= 0,
      !variables[other].isInHeap
    else { return }
    variables[other].isInHeap = true
    push(fallingKey(other))
  }

  /// Raises a variable's order, and that of everything that depends on it.
  private mutating func raise(_ variable: Int32, to order: Int32) {
    guard variables[variable].order < order else { return }
    variables[variable].order = order
    raised.removeAll()
    raised.append(variable)
    while !raised.isEmpty { raiseDependents(of: raised.removeLast()) }
  }

  private mutating func raiseDependents(of variable: Int32) {
    let order = variables[variable].order
    var index = variables[variable].firstEntry
    while index >= 0 {
      let row = entries[index].row
      if rows[row].status == .raw { raise(rows[row].variable, above: order, except: variable) }
      index = entries[index].next
    }
    index = variables[variable].firstFactor
    while index >= 0 {
      raise(rows[factors[index].row].variable, above: order, except: variable)
      index = factors[index].next
    }
  }

  @inline(__always)
  private mutating func raise(_ variable: Int32, above order: Int32, except source: Int32) {
    guard variable != source, variables[variable].order <= order else { return }
    variables[variable].order = order + 1
    raised.append(variable)
  }
}
