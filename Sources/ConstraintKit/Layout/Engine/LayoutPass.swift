/// A solved system with the texts as they were measured for it, which can be changed in place.
struct LayoutPass: Sendable {
  private(set) var system: LayoutSystem
  private(set) var texts: TextPass
  private var index: SystemIndex?
  /// Whether there are wishes that came later: they are behind all others among ties, which in a new
  /// system they might not be.
  private var hasLateRows = false
  /// How many rows the system was made with.
  private let rowCount: Int

  /// Solves a valid model.
  init(_ model: LayoutModel, texts: TextPass) throws(LayoutError) {
    system = try LayoutSystem(model, texts: texts)
    rowCount = system.sources.count
    self.texts = texts
  }

  /// A change that can't be made in place.
  private struct NotInPlace: Error {}

  private mutating func index(of model: LayoutModel) -> SystemIndex {
    if let index { return index }
    let made = SystemIndex(system.sources, model)
    index = made
    return made
  }

  /// Whether the values that the system has are the only ones that it may have.
  mutating func isDetermined() -> Bool {
    system.solver.settleWholly(breakingTies: !hasLateRows)
  }

  /// The same of the widths of the texts that wrap.
  mutating func areWrappingWidthsDetermined() -> Bool {
    isDetermined()
      || texts.wrapping.allSatisfy {
        system.solver.isDetermined(
          system.variables.span(of: $0, .horizontal).length, breakingTies: !hasLateRows)
      }
  }

  /// Makes changes, those of `texts` as in a first pass.
  mutating func update(
    _ changes: SessionChanges, of model: LayoutModel, texts: [Int]
  ) throws {
    if changes.hasCanvas { try updateCanvas(of: model) }
    for node in texts { try updateContent(of: node, model) }
    for constraint in changes.constraints where !model.constraints[constraint].isActive {
      try deactivate(constraint, model)
    }
    for constraint in changes.constraints { try updateNumbers(of: constraint, model) }
    for constraint in changes.constraints where model.constraints[constraint].isActive {
      try activate(constraint, model)
    }
  }

  private mutating func updateCanvas(of model: LayoutModel) throws {
    let rows = index(of: model).canvas
    for dimension in LayoutDimension.allCases {
      guard (rows[dimension] == nil) == (model.canvas[dimension] == nil) else {
        throw NotInPlace()
      }
      guard let row = rows[dimension], let side = model.alignedCanvas(dimension) else { continue }
      try setConstant(side, row)
    }
  }

  private mutating func setConstant(_ value: Double, _ row: Int) throws {
    guard let id = system.ids[row] else { throw NotInPlace() }
    try system.solver.setConstant(value, of: id)
  }
}

// MARK: Contents

extension LayoutPass {
  private mutating func updateContent(of node: Int, _ model: LayoutModel) throws {
    let before = texts.sizes[node]
    guard try texts.update(node, of: model) else { throw NotInPlace() }
    try contentChanged(of: node, from: before, model)
  }

  /// Takes over a content from the first pass, unless it is a text that wraps.
  mutating func takeOver(_ node: Int, from first: TextPass, of model: LayoutModel) throws {
    guard first.layouts[node] == nil || first.sizes[node].vertical != nil else { return }
    let before = texts.sizes[node]
    texts.takeOver(node, from: first)
    try contentChanged(of: node, from: before, model)
  }

  /// Turns a first pass into a second: the texts that wrap measured at their widths, in order.
  mutating func remeasure(_ widths: [Double], of model: LayoutModel) throws {
    for (node, width) in zip(texts.wrapping, widths) {
      try remeasure(node, at: width, of: model, isChanged: true)
    }
  }

  /// Measures a wrapping text if that can have changed anything.
  mutating func remeasure(
    _ node: Int, at width: Double, of model: LayoutModel, isChanged: Bool
  ) throws {
    guard isChanged || texts.widths[node] != max(0, width) else { return }
    let before = texts.sizes[node]
    try texts.remeasure(node, of: model, at: width)
    try contentChanged(of: node, from: before, model)
  }

  /// Tells the solver the size of a content. Of the two sides the one that gives way comes first,
  /// so that they aren't at odds meanwhile.
  private mutating func contentChanged(
    of node: Int, from before: ContentSize, _ model: LayoutModel
  ) throws {
    let size = texts.sizes[node]
    for dimension in LayoutDimension.allCases where size[dimension] != before[dimension] {
      guard let side = size[dimension],
        let rows = index(of: model).contents[node][dimension]
      else { throw NotInPlace() }
      let isGrowing = side > before[dimension] ?? 0
      for isMinimum in [!isGrowing, isGrowing] {
        try setContentSide(
          side, of: node, dimension, isMinimum: isMinimum,
          isMinimum ? rows.minimum : rows.maximum, model)
      }
    }
    try moveBaselines(of: node, model)
  }

  private mutating func setContentSide(
    _ side: Double, of node: Int, _ dimension: LayoutDimension, isMinimum: Bool, _ row: Int,
    _ model: LayoutModel
  ) throws {
    if system.ids[row] != nil { return try setConstant(side, row) }
    let length = system.variables.span(of: node, dimension).length
    let constraint = LinearConstraint(
      [LinearExpression.Term(length.id, 1)],
      isMinimum ? .greaterThanOrEqual : .lessThanOrEqual, side,
      priority: model.nodes[node].resistance(isMinimum: isMinimum)[dimension])
    try system.addLater(constraint, tag: row)
  }

  private mutating func moveBaselines(of node: Int, _ model: LayoutModel) throws {
    let baselines = texts.baselines(of: node, in: model)
    let before = system.variables.baselines[node]
    guard baselines != before else { return }
    guard (baselines.firstFromTop == nil) == (before.firstFromTop == nil),
      (baselines.lastFromBottom == nil) == (before.lastFromBottom == nil)
    else { throw NotInPlace() }
    system.variables.setBaselines(baselines, of: node)
    for constraint in index(of: model).baselineUsers(of: node) {
      try updateNumbers(of: constraint, model)
    }
  }
}

// MARK: Constraints

extension LayoutPass {
  private mutating func updateNumbers(of constraint: Int, _ model: LayoutModel) throws {
    guard let row = index(of: model).explicit(constraint), let id = system.ids[row] else { return }
    let linear = system.variables.linear(model.constraints[constraint])
    try system.solver.setConstant(linear.constant, of: id)
    try system.solver.setPriority(linear.priority, of: id)
    noteLateness(of: row, linear)
  }

  private mutating func noteLateness(of row: Int, _ linear: LinearConstraint) {
    if row >= rowCount, !linear.priority.isRequired { hasLateRows = true }
  }

  private mutating func deactivate(_ constraint: Int, _ model: LayoutModel) throws {
    guard let row = index(of: model).explicit(constraint), let id = system.ids[row] else { return }
    try system.solver.setActive(false, of: id)
  }

  private mutating func activate(_ constraint: Int, _ model: LayoutModel) throws {
    let index = index(of: model)
    let row = index.explicit(constraint)
    if let row, let id = system.ids[row] {
      return try system.solver.setActive(true, of: id)
    }
    guard index.canTake(model.constraints[constraint]) else { throw NotInPlace() }
    let linear = system.variables.linear(model.constraints[constraint])
    if let row { return try system.addLater(linear, tag: row) }
    noteLateness(of: system.sources.count, linear)
    self.index?.add(constraint, model, row: system.sources.count)
    try system.add(linear, source: .explicit(constraint))
  }
}
