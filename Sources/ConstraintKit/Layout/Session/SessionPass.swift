/// A solved system that can be changed in place.
struct SessionPass: Sendable {
  private(set) var pass: LayoutPass
  private var index: SystemIndex
  /// Constraints that came later are behind all others among ties, which in a new system they
  /// might not be.
  private var hasLateRows = false

  init(_ pass: LayoutPass, of model: LayoutModel) {
    self.pass = pass
    index = SystemIndex(pass.system.sources, model)
  }

  /// A change that can't be made in place.
  private struct NotInPlace: Error {}

  /// Whether the values that the system has are the only ones that it may have.
  mutating func isDetermined() -> Bool {
    hasLateRows
      ? pass.system.solver.undetermined().isEmpty : pass.system.solver.isWhollyDetermined()
  }

  /// The same of the widths of some nodes.
  mutating func isDetermined(widthsOf nodes: [Int]) -> Bool {
    isDetermined()
      || nodes.allSatisfy {
        pass.system.solver.isDetermined(
          pass.system.variables.span(of: $0, .horizontal).length, breakingTies: !hasLateRows)
      }
  }

  /// Makes changes, those of `texts` as in a first pass.
  mutating func update(
    _ changes: SessionChanges, of model: LayoutModel, texts: [Int]
  ) throws {
    if changes.hasCanvas { try updateCanvas(of: model) }
    for node in texts { try updateContent(of: node, model) }
    for constraint in changes.constraints where !model.constraints[constraint].isActive {
      try deactivate(constraint)
    }
    for constraint in changes.constraints { try updateNumbers(of: constraint, model) }
    for constraint in changes.constraints where model.constraints[constraint].isActive {
      try activate(constraint, model)
    }
  }

  private mutating func updateCanvas(of model: LayoutModel) throws {
    for dimension in LayoutDimension.allCases {
      let row = index.canvas[dimension]
      guard (row == nil) == (model.canvas[dimension] == nil) else { throw NotInPlace() }
      guard let row, let side = model.canvas[dimension] else { continue }
      try pass.system.solver.setConstant(side, of: pass.system.ids[row])
    }
  }
}

// MARK: Contents

extension SessionPass {
  private mutating func updateContent(of node: Int, _ model: LayoutModel) throws {
    let before = pass.texts.sizes[node]
    guard try pass.texts.update(node, of: model) else { throw NotInPlace() }
    try contentChanged(of: node, from: before, model)
  }

  /// Takes over a content from the first pass, unless it is a text that wraps.
  mutating func takeOver(_ node: Int, from first: TextPass, of model: LayoutModel) throws {
    guard first.layouts[node] == nil || first.sizes[node].vertical != nil else { return }
    let before = pass.texts.sizes[node]
    pass.texts.takeOver(node, from: first)
    try contentChanged(of: node, from: before, model)
  }

  /// Measures a wrapping text if that can have changed anything.
  mutating func remeasure(
    _ node: Int, at width: Double, of model: LayoutModel, isChanged: Bool
  ) throws {
    guard isChanged || pass.texts.widths[node] != max(0, width) else { return }
    let before = pass.texts.sizes[node]
    try pass.texts.remeasure(node, of: model, at: width)
    try contentChanged(of: node, from: before, model)
  }

  private mutating func contentChanged(
    of node: Int, from before: ContentSize, _ model: LayoutModel
  ) throws {
    let size = pass.texts.sizes[node]
    for dimension in LayoutDimension.allCases where size[dimension] != before[dimension] {
      guard let side = size[dimension], let rows = index.contents[node][dimension] else {
        throw NotInPlace()
      }
      let isGrowing = side > before[dimension] ?? 0
      for row in isGrowing ? [rows.maximum, rows.minimum] : [rows.minimum, rows.maximum] {
        try pass.system.solver.setConstant(side, of: pass.system.ids[row])
      }
    }
    try moveBaselines(of: node, model)
  }

  private mutating func moveBaselines(of node: Int, _ model: LayoutModel) throws {
    let baselines = pass.texts.baselines(of: node, in: model)
    let before = pass.system.variables.baselines[node]
    guard baselines != before else { return }
    guard (baselines.firstFromTop == nil) == (before.firstFromTop == nil),
      (baselines.lastFromBottom == nil) == (before.lastFromBottom == nil)
    else { throw NotInPlace() }
    pass.system.variables.setBaselines(baselines, of: node)
    for constraint in index.baselineUsers(of: node) {
      try updateNumbers(of: constraint, model)
    }
  }
}

// MARK: Constraints

extension SessionPass {
  private mutating func updateNumbers(of constraint: Int, _ model: LayoutModel) throws {
    guard let row = index.explicit(constraint) else { return }
    let id = pass.system.ids[row]
    let linear = pass.system.variables.linear(model.constraints[constraint])
    try pass.system.solver.setConstant(linear.constant, of: id)
    try pass.system.solver.setPriority(linear.priority, of: id)
  }

  private mutating func deactivate(_ constraint: Int) throws {
    guard let row = index.explicit(constraint) else { return }
    try pass.system.solver.setActive(false, of: pass.system.ids[row])
  }

  private mutating func activate(_ constraint: Int, _ model: LayoutModel) throws {
    if let row = index.explicit(constraint) {
      return try pass.system.solver.setActive(true, of: pass.system.ids[row])
    }
    guard index.canTake(model.constraints[constraint]) else { throw NotInPlace() }
    hasLateRows = true
    index.add(constraint, model, row: pass.system.sources.count)
    try pass.system.add(
      pass.system.variables.linear(model.constraints[constraint]), source: .explicit(constraint))
  }
}
