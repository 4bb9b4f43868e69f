/// Which slot a variable has, and whether it belongs to a solver at all.
struct VariableSlots: Sendable {
  /// A stretch of variables made by one lineage.
  struct Stretch: Sendable {
    var lineage: UInt32
    var firstVariable: Int32
  }

  /// The stretch in which variables are made now.
  private var last: Stretch
  /// Those before it, rising; a new one begins where a copy went its own way.
  private var earlier: [Stretch] = []
  private(set) var count: Int32 = 0

  init() {
    last = Stretch(lineage: Lineage.next(), firstVariable: 0)
  }

  var lineage: UInt32 { last.lineage }

  /// The variables made from now on are of a lineage of their own.
  mutating func startLineage() {
    if last.firstVariable < count { earlier.append(last) }
    last = Stretch(lineage: Lineage.next(), firstVariable: count)
  }

  mutating func add() -> Variable.ID {
    count += 1
    return Variable.ID(lineage: lineage, index: count - 1)
  }

  mutating func add(_ number: Int) {
    count += Int32(truncatingIfNeeded: number)
  }

  @inline(__always)
  func slot(of variable: Variable.ID) -> Int32? {
    let index = variable.index
    guard index >= 0, index < count else { return nil }
    let lineage = index >= last.firstVariable ? last.lineage : earlierStretch(of: index).lineage
    return lineage == variable.lineage ? index : nil
  }

  func id(of slot: Int32) -> Variable.ID {
    let stretch = slot >= last.firstVariable ? last : earlierStretch(of: slot)
    return Variable.ID(lineage: stretch.lineage, index: slot)
  }

  /// The first stretch begins at zero.
  private func earlierStretch(of slot: Int32) -> Stretch {
    var position = earlier.count - 1
    while position > 0, earlier[position].firstVariable > slot { position -= 1 }
    return earlier[position]
  }
}

/// Variables that were made one after the other.
struct VariableRange {
  let lineage: UInt32
  private var next: Int32

  init(lineage: UInt32, first: Int32) {
    self.lineage = lineage
    next = first
  }

  /// The next variable. The range doesn't know where it ends.
  mutating func take() -> Variable {
    defer { next += 1 }
    return Variable(id: Variable.ID(lineage: lineage, index: next))
  }
}
