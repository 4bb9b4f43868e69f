/// A layout in a solver.
struct LayoutSystem: Sendable {
  var variables: LayoutVariables
  var solver: Solver
  /// What the constraint of the solver with this number as its origin's tag stands for.
  private(set) var sources: [ConstraintSource] = []
  /// The constraints of the solver, by the same number; nil where one hasn't come yet.
  private(set) var ids: [ConstraintID?] = []
  /// The places of those that come later, by the same number.
  private var places: [Int: Solver.Place] = [:]

  /// Solves `model`, which is valid, with the texts of a pass.
  init(_ model: LayoutModel, texts: TextPass) throws(LayoutError) {
    solver = Solver()
    variables = LayoutVariables(model, baselines: texts.baselines(of: model), in: &solver)
    do {
      try build(model, texts)
    } catch {
      throw LayoutError(error, refusing: sources.last, sources: sources, model: model)
    }
  }

  private mutating func build(_ model: LayoutModel, _ texts: TextPass) throws(SolverError) {
    let count = model.constraints.count + 6 * model.nodes.count
    sources.reserveCapacity(count)
    ids.reserveCapacity(count)
    var lowering = LayoutLowering(
      model, variables: variables, texts: texts, build: SystemBuild(solver, rows: count))
    try lowering.run(into: &self)
    try lowering.finish()
  }

  /// Takes up what the next constraint of the solver stands for; returns its tag.
  @inline(__always)
  mutating func note(_ source: ConstraintSource) -> Int {
    sources.append(source)
    return sources.count - 1
  }

  /// Takes up the constraint that stands for the source that was noted last.
  @inline(__always)
  mutating func note(_ id: ConstraintID) {
    ids.append(id)
  }

  /// Takes up the place of a constraint that comes later.
  mutating func postpone(_ source: ConstraintSource, _ place: Solver.Place) {
    places[sources.count] = place
    sources.append(source)
    ids.append(nil)
  }

  /// How many constraints take part.
  var constraintCount: Int { ids.count { $0.map(solver.isActive) ?? false } }

  /// Adds a constraint behind those that there are.
  mutating func add(
    _ constraint: LinearConstraint, source: ConstraintSource
  ) throws(SolverError) {
    ids.append(try solver.add(constraint, origin: .tag(sources.count)))
    sources.append(source)
  }

  /// Adds a constraint that comes later, in the place that it has.
  mutating func addLater(_ constraint: LinearConstraint, tag: Int) throws(SolverError) {
    guard ids[tag] == nil, let place = places[tag] else { return }
    ids[tag] = try solver.add(constraint, origin: .tag(tag), in: place)
  }

  /// What a constraint of the solver stands for.
  func source(of id: ConstraintID) -> ConstraintSource? {
    solver.origin(of: id)?.source(in: sources)
  }

  func length(of node: Int, _ dimension: LayoutDimension) -> Double {
    solver.value(of: variables.span(of: node, dimension).length)
  }
}

extension LayoutSystem {
  /// The widths of all nodes.
  var widths: [Double] {
    variables.tree.parents.indices.map { length(of: $0, .horizontal) }
  }

  /// The exact frames of the nodes, whose parents come before them.
  func frames(parents: [Int?]) -> LayoutFrames {
    var relative: [LayoutRect] = []
    var absolute: [LayoutRect] = []
    relative.reserveCapacity(parents.count)
    absolute.reserveCapacity(parents.count)
    for (node, parent) in parents.enumerated() {
      let horizontal = place(node, .horizontal)
      let vertical = place(node, .vertical)
      let frame = LayoutRect(
        x: horizontal.origin, y: vertical.origin, width: horizontal.length,
        height: vertical.length)
      relative.append(frame)
      absolute.append(parent.map { frame.moved(by: absolute[$0].origin) } ?? frame)
    }
    return LayoutFrames(relative: relative, absolute: absolute)
  }

  /// No length is negative by a rounding error, and no zero is.
  private func place(
    _ node: Int, _ dimension: LayoutDimension
  ) -> (origin: Double, length: Double) {
    let span = variables.span(of: node, dimension)
    let origin = span.origin.map { solver.value(of: $0) } ?? 0
    return (origin + 0, max(0, solver.value(of: span.length)) + 0)
  }
}

extension LayoutRect {
  package func moved(by offset: LayoutPoint) -> LayoutRect {
    LayoutRect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }
}

extension ConstraintOrigin {
  fileprivate func source(in sources: [ConstraintSource]) -> ConstraintSource? {
    guard case .tag(let index) = self, sources.indices.contains(index) else { return nil }
    return sources[index]
  }
}

extension LayoutError {
  /// What a solver said about a constraint, in terms of the layout.
  fileprivate init(
    _ error: SolverError, refusing source: ConstraintSource?, sources: [ConstraintSource],
    model: LayoutModel
  ) {
    switch error {
    case .unsatisfiable(let conflict):
      let tagged = conflict.members.compactMap { member -> (tag: Int, row: LinearConstraint)? in
        if case .tag(let index) = member.origin { (index, member.constraint) } else { nil }
      }.sorted { $0.tag < $1.tag }
      self = .unsatisfiable(
        LayoutConflict(
          members: tagged.map { sources[$0.tag] }, model: model, rows: tagged.map(\.row)))
    case .overflow, .notFinite, .badWeight:
      self = .invalid([
        LayoutProblem(
          .overflow, subject: source.map { model.statement(of: $0) } ?? "a constraint",
          origin: source.map { model.origin(of: $0) } ?? .none)
      ])
    case .unknownConstraint, .unknownVariable, .notEdited, .alreadyEdited:
      self = .unsolved(reason: "\(error)")
    }
  }
}
