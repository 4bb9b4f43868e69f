/// Turns the placements of a layout into constraints and content sizes.
///
/// First what lies outside of placed children is solved, which gives the containers' widths; then
/// each child alone, at the width that its container offers it, with what is known outside at its
/// value. The children's frames become required constraints, the heights of the contents intrinsic heights of the containers. What is then solved
/// is an ordinary layout, which answers questions as any other.
struct LayoutPlacer {
  private let engine: LayoutEngine
  private var model: LayoutModel
  private let owners: PlacementOwners
  private var widths: [PlacedWidth] = []
  private var late: Set<Int> = []

  /// - Parameter model: A valid one.
  private init(_ model: LayoutModel, _ engine: LayoutEngine) {
    self.model = model
    self.engine = engine
    owners = PlacementOwners(model)
  }

  /// The layout without placements, the widths that its containers have for their children, and the
  /// constraints that counted for none of these.
  ///
  /// - Complexity: Each node is solved once for each container that it lies in, and once more.
  static func place(
    _ model: LayoutModel, _ engine: LayoutEngine
  ) throws(LayoutError) -> (model: LayoutModel, widths: [PlacedWidth], late: Set<Int>) {
    var placer = LayoutPlacer(model, engine)
    try placer.run()
    return (placer.model, placer.widths, placer.late)
  }

  private mutating func run() throws(LayoutError) {
    let placements = model.placements.filter { owners[$0.container] == nil }
    for placement in placements { addMinWidth(of: placement) }
    let parts = ModelParts(model, owners)
    late = Set(parts.between)
    let (found, values) = try solveOutside(placements, parts)
    model.placements = []
    var owner: [Int: Int] = [:]
    for (number, child) in owners.children.enumerated() { owner[child] = number }
    for (placement, width) in zip(placements, found) {
      let children = placement.children.compactMap { owner[$0] }
      try place(children, of: parts, values, placement, width)
    }
  }

  private mutating func addMinWidth(of placement: LayoutPlacement) {
    let width = placement.content.minWidth
    guard width > 0 else { return }
    let term = LayoutConstraint.Term(1, .attribute(.width, node: placement.container))
    model.constraints.append(
      LayoutConstraint(
        LayoutTerms(term), .greaterThanOrEqual, width, origin: placement.origin,
        provenance: placement.content.provenance))
  }

  // MARK: Widths

  /// More than anybody reads; each costs a range.
  private static let mostProblems = 20

  /// The widths of containers, which have to be determined unless they are hidden, and what else is
  /// known if a child asks for it.
  private func solveOutside(
    _ placements: [LayoutPlacement], _ parts: ModelParts
  ) throws(LayoutError) -> (widths: [Double], values: OutsideValues?) {
    let outside = parts.outside
    let numbers = parts.outsideNumbers
    let solution = try solve(outside)
    let open = Set(solution.system.solver.undetermined(breakingTies: true))
    var problems: [LayoutProblem] = []
    let widths = placements.map { placement in
      let number = numbers[placement.container] ?? 0
      let length = solution.system.variables.span(of: number, .horizontal).length
      if problems.count < Self.mostProblems, open.contains(length.id),
        !model.isHidden(placement.container)
      {
        let term = LayoutConstraint.Term(1, .attribute(.width, node: number))
        let range = solution.range(of: [term], breakingTies: true)
        problems.append(problem(.openWidth(node: placement.container, range), placement))
      }
      return max(placement.content.minWidth, solution.system.solver.value(of: length))
    }
    guard problems.isEmpty else { throw .invalid(problems) }
    guard parts.needsOutside else { return (widths, nil) }
    var other = outside
    for (index, placement) in placements.enumerated() {
      let number = numbers[placement.container] ?? 0
      other.model.nodes[number].setContentHeight(OutsideValues.otherHeight(index))
      // A height that nobody has mustn't contradict a layout that is fine.
      let compression = other.model.nodes[number].compression.vertical
      other.model.nodes[number].compression.vertical = min(compression, .required - 0.001)
    }
    return (
      widths, OutsideValues(solution, try solve(other), numbers: numbers, open: open)
    )
  }

  private func problem(
    _ kind: LayoutProblem.Kind, _ placement: LayoutPlacement
  ) -> LayoutProblem {
    LayoutProblem(
      kind, subject: model.nodes[placement.container].name, origin: placement.origin)
  }
}

/// The width that a container had when its children were placed.
struct PlacedWidth: Sendable {
  var node: Int
  var width: Double
}

// MARK: Children

extension LayoutPlacer {
  private mutating func place(
    _ children: [Int], of parts: ModelParts, _ values: OutsideValues?,
    _ placement: LayoutPlacement, _ width: Double
  ) throws(LayoutError) {
    let offers = try offers(to: children.count, placement, width)
    var sizes: [LayoutSize] = []
    sizes.reserveCapacity(children.count)
    var isChecked = false
    for (child, offer) in zip(children, offers) {
      let part = parts.child(child, values)
      do {
        sizes.append(try measure(part, offer, placement))
      } catch {
        guard part.isHeld, case .unsatisfiable = error else { throw error }
        if !isChecked { try checkSizes(offers, placement) }
        isChecked = true
        sizes.append(try measure(parts.child(child, nil), offer, placement))
      }
    }
    let contents = try contents(of: sizes, placement, width)
    for (child, frame) in zip(placement.children, contents.frames) {
      pin(child, to: frame, placement)
    }
    model.nodes[placement.container].setContentHeight(contents.height)
    widths.append(PlacedWidth(node: placement.container, width: width))
  }

  /// Tells the conflict of a child with what lies outside of it in terms of the whole, where it is
  /// one: what is outside may also give way.
  private func checkSizes(
    _ offers: [PlacementOffer], _ placement: LayoutPlacement
  ) throws(LayoutError) {
    var model = model
    for (child, offer) in zip(placement.children, offers) {
      model.constraints.append(constraint(offer, to: child, placement))
    }
    _ = try engine.solve(model)
  }

  private func constraint(
    _ offer: PlacementOffer, to child: Int, _ placement: LayoutPlacement
  ) -> LayoutConstraint {
    let width = LayoutTerms(.init(1, .attribute(.width, node: child)))
    let (relation, constant): (Relation, Double) =
      switch offer {
      case .exactly(let width): (.equal, width)
      case .atMost(let width): (.lessThanOrEqual, width)
      }
    return LayoutConstraint(
      width, relation, constant, origin: placement.origin,
      provenance: placement.content.provenance)
  }

  private func offers(
    to count: Int, _ placement: LayoutPlacement, _ width: Double
  ) throws(LayoutError) -> [PlacementOffer] {
    do throws(PlacementFault) {
      let offers = try placement.content.offers(to: count, in: width)
      guard offers.count == count else { throw PlacementFault("a child has no width") }
      return offers
    } catch {
      throw refusal(error, placement)
    }
  }

  private func contents(
    of sizes: [LayoutSize], _ placement: LayoutPlacement, _ width: Double
  ) throws(LayoutError) -> ContentPlacement {
    do throws(PlacementFault) {
      let contents = try placement.content.placement(of: sizes, in: width, model.direction)
      guard contents.frames.count == sizes.count else {
        throw PlacementFault("a child has no frame")
      }
      guard contents.isUsable else { throw PlacementFault("a frame is too large, or not a number") }
      return contents
    } catch {
      throw refusal(error, placement)
    }
  }

  private func refusal(_ fault: PlacementFault, _ placement: LayoutPlacement) -> LayoutError {
    let kind = LayoutProblem.Kind.unplaceable(node: placement.container, reason: fault.reason)
    return .invalid([problem(kind, placement)])
  }

  /// Solves a child alone, takes over what was placed in it, and returns its size.
  private mutating func measure(
    _ child: ModelPart, _ offer: PlacementOffer, _ placement: LayoutPlacement
  ) throws(LayoutError) -> LayoutSize {
    var child = child
    child.model.constraints.append(constraint(offer, to: 0, placement))
    let solution = try solveAlone(child)
    takeOver(solution.model, from: child)
    late.formUnion(child.leftOut)
    for index in solution.lateConstraints where child.constraints.indices.contains(index) {
      late.insert(child.constraints[index])
    }
    let system = solution.system
    return LayoutSize(
      max(0, system.length(of: 0, .horizontal)), max(0, system.length(of: 0, .vertical)))
  }

  /// Pulls only those sides of a child to 0 that nothing else settles, so that its ties are decided
  /// as they are outside of a container.
  ///
  /// What holds children that are placed in turn is pulled at once: to try would cost twice as much
  /// with each container inside another.
  private func solveAlone(_ child: ModelPart) throws(LayoutError) -> LayoutSolution {
    guard child.model.placements.isEmpty, !child.model.pullDecidesNothing else {
      return try solve(child)
    }
    var child = child
    child.model.pullsFreeSides = DimensionPair(false)
    let solution = try solve(child)
    for dimension in LayoutDimension.allCases {
      let length = solution.system.variables.span(of: 0, dimension).length
      child.model.pullsFreeSides[dimension] =
        !solution.system.solver.isDetermined(length, breakingTies: true)
    }
    let isSettled = LayoutDimension.allCases.allSatisfy { !child.model.pullsFreeSides[$0] }
    return isSettled ? solution : try solve(child)
  }

  private func solve(_ part: ModelPart) throws(LayoutError) -> LayoutSolution {
    do {
      return try engine.solve(part.model)
    } catch {
      throw part.inWhole(error, model)
    }
  }

  /// Takes over what placements inside a part have become; its width is pinned with the rest.
  private mutating func takeOver(_ placed: LayoutModel, from part: ModelPart) {
    for constraint in placed.constraints.dropFirst(part.constraints.count + 1) {
      model.constraints.append(part.inWhole(constraint))
    }
    for placement in part.model.placements {
      let node = placement.container
      model.nodes[part.nodes[node]].content = placed.nodes[node].content
    }
  }

  private mutating func pin(_ child: Int, to frame: LayoutRect, _ placement: LayoutPlacement) {
    func pin(_ attribute: LayoutAttribute, _ constant: Double, isPosition: Bool) {
      let term = LayoutConstraint.Term(1, .attribute(attribute, node: child))
      let container = LayoutOperand.attribute(attribute, node: placement.container)
      model.constraints.append(
        LayoutConstraint(
          isPosition ? LayoutTerms(term, .init(-1, container)) : LayoutTerms(term), .equal,
          constant, origin: placement.origin, provenance: placement.content.provenance))
    }
    pin(.left, frame.x, isPosition: true)
    pin(.top, frame.y, isPosition: true)
    pin(.width, frame.width, isPosition: false)
    pin(.height, frame.height, isPosition: false)
  }
}

extension LayoutNode {
  /// Gives the node an intrinsic height, unless it has one.
  fileprivate mutating func setContentHeight(_ height: Double) {
    switch content {
    case .none: content = .size(width: nil, height: height)
    case .size(let width, nil): content = .size(width: width, height: height)
    case .size, .text: break
    }
  }
}

extension ContentPlacement {
  fileprivate var isUsable: Bool {
    LayoutMetrics.isUsable(height) && height >= 0
      && frames.allSatisfy { frame in
        [frame.x, frame.y, frame.width, frame.height].allSatisfy(LayoutMetrics.isUsable)
          && frame.width >= 0 && frame.height >= 0
      }
  }
}
