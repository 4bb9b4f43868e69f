/// The rows of a system by what they stand for, as indices into ``LayoutSystem/ids``.
struct SystemIndex: Sendable {
  /// The rows that keep a node from being smaller, and larger, than its content.
  struct ContentRows: Sendable {
    var minimum = 0
    var maximum = 0
  }

  private(set) var canvas = DimensionPair<Int?>(nil)
  /// By node.
  private(set) var contents: [DimensionPair<ContentRows?>]
  /// By constraint of the model, where it has ever taken part.
  private var explicit: [Int?]
  /// By node, the constraints that name a baseline of it.
  private var baselines: [Int: [Int]] = [:]
  private let hasReadableGuide: [Bool]

  init(_ sources: [ConstraintSource], _ model: LayoutModel) {
    contents = Array(repeating: DimensionPair(nil), count: model.nodes.count)
    explicit = Array(repeating: nil, count: model.constraints.count)
    var hasReadableGuide = [Bool](repeating: false, count: model.nodes.count)
    for case .readableGuide(let node, _) in sources { hasReadableGuide[node] = true }
    self.hasReadableGuide = hasReadableGuide
    for (row, source) in sources.enumerated() {
      switch source {
      case .explicit(let constraint): explicit[constraint] = row
      case .canvas(let dimension): canvas[dimension] = row
      case .intrinsic(let node, let dimension, let isMinimum):
        var rows = contents[node][dimension] ?? ContentRows()
        if isMinimum { rows.minimum = row } else { rows.maximum = row }
        contents[node][dimension] = rows
      case .nonNegative, .fitting, .readableGuide: break
      }
    }
    let constraints = model.constraints.span
    for index in constraints.indices { noteBaselines(of: index, constraints) }
  }

  /// The row of a constraint of the model; nil where it has never taken part.
  func explicit(_ constraint: Int) -> Int? {
    explicit.indices.contains(constraint) ? explicit[constraint] : nil
  }

  /// The constraints that name a baseline of a node.
  func baselineUsers(of node: Int) -> [Int] {
    baselines[node] ?? []
  }

  /// Whether the system has the unknowns that a constraint names.
  func canTake(_ constraint: LayoutConstraint) -> Bool {
    constraint.sum.allSatisfy { term in
      guard case .attribute(_, let node, .readable) = term.operand else { return true }
      return hasReadableGuide[node]
    }
  }

  /// Takes up a constraint that came later.
  mutating func add(_ constraint: Int, _ model: LayoutModel, row: Int) {
    while explicit.count <= constraint { explicit.append(nil) }
    explicit[constraint] = row
    noteBaselines(of: constraint, model.constraints.span)
  }

  private mutating func noteBaselines(of constraint: Int, _ constraints: Span<LayoutConstraint>) {
    constraints.visitTerms(of: constraint) { term in
      guard case .attribute(let attribute, let node, _) = term.operand,
        attribute == .firstBaseline || attribute == .lastBaseline
      else { return }
      baselines[node, default: []].append(constraint)
    }
  }
}
