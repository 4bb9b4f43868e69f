extension LayoutSolution {
  /// The operand's value in the coordinates of its node's parent (of the root, in its own).
  public func value(of operand: LayoutOperand) -> Double {
    value(of: [LayoutConstraint.Term(1, operand)])
  }

  /// The sum of the terms, measured as a ``LayoutConstraint`` of them would be.
  public func value(of terms: [LayoutConstraint.Term]) -> Double {
    system.solver.value(of: system.variables.expression(of: terms)) + 0
  }

  /// What the sum of the terms may be among all solutions that are as good as this one; infinite
  /// at a free end.
  ///
  /// - Parameter breakingTies: Whether the order of declaration counts as a priority.
  public func range(
    of terms: [LayoutConstraint.Term], breakingTies: Bool = false
  ) -> ClosedRange<Double> {
    let expression = system.variables.expression(of: terms)
    return system.solver.range(of: expression, breakingTies: breakingTies)
  }

  /// Whether the sum of the terms is the same in all solutions that are as good as this one.
  ///
  /// - Parameter breakingTies: Whether the order of declaration counts as a priority.
  public func isDetermined(
    _ terms: [LayoutConstraint.Term], breakingTies: Bool = false
  ) -> Bool {
    let expression = system.variables.expression(of: terms)
    return system.solver.isDetermined(expression, breakingTies: breakingTies)
  }

  /// The constraints that hold the sum of the terms where it is, in the order in which the solver
  /// took them.
  public func explanation(of terms: [LayoutConstraint.Term]) -> [LayoutReason] {
    let expression = system.variables.expression(of: terms)
    return system.solver.explanation(of: expression).reasons.compactMap { reason in
      system.source(of: reason.id).map {
        LayoutReason(source: $0, sensitivity: reason.sensitivity)
      }
    }
  }

  /// The constraints that hold several sums of terms; nil for one that isn't the same in all solutions
  /// that are as good as this one, what the order of declaration decides counting as decided.
  ///
  /// - Parameter isThorough: Whether attributes that only inequalities hold, from both sides, are told
  ///   from open ones, which takes longer. They are taken for open otherwise.
  /// - Parameter steps: How many constraints may be gone through, counted anew for each sum that
  ///   depends on them. What is left then isn't looked at, and the result is shorter.
  /// - Parameter transform: What to keep of the constraints that hold a sum.
  /// - Complexity: a copy of the system, and for each sum O(what it depends on).
  public func explanationsOfDetermined<Result>(
    _ sums: [[LayoutConstraint.Term]], isThorough: Bool, steps: Int = .max,
    _ transform: ([LayoutReason]) -> Result
  ) -> [Result?] {
    let expressions = sums.map { system.variables.expression(of: $0) }
    return system.solver.explanationsOfDetermined(
      expressions, isThorough: isThorough, steps: steps
    ) { explanation in
      transform(
        explanation.reasons.compactMap { reason in
          system.source(of: reason.id).map {
            LayoutReason(source: $0, sensitivity: reason.sensitivity)
          }
        })
    }
  }

  /// The constraints that hold any of several sums of terms, those left out that have an attribute or
  /// a variable that isn't the same in all solutions that are as good as this one.
  ///
  /// Of sums of one term each they are those of ``explanationsOfDetermined(_:isThorough:steps:_:)`` all
  /// together, without its work for each sum.
  /// - Complexity: a copy of the system, and what it takes to find out what is ambiguous.
  public func sourcesHolding(anyOf sums: [[LayoutConstraint.Term]]) -> Set<ConstraintSource> {
    let expressions = sums.map { system.variables.expression(of: $0) }
    let ids = system.solver.constraintsHolding(anyOf: expressions)
    return Set(ids.compactMap(system.source(of:)))
  }

  /// Holds the frames against the constraints of the layout: whether they keep the required ones, and
  /// no others come nearer to the optional ones.
  ///
  /// - Complexity: O(levels · size)
  public func verify() -> Verification {
    system.solver.verify()
  }

  /// The sides of the canvas, between the present one and another, at which other constraints become
  /// the ones that hold the frames: between two of them each frame is a linear function of the side.
  ///
  /// They are exact as long as the texts keep their sizes, and containers the places of their
  /// children. Empty for a free side, and for one that isn't finite.
  /// - Complexity: a copy of the system, and a step of the simplex method for each.
  public func breakpoints(of dimension: LayoutDimension, to side: Double) -> [Double] {
    let row = system.sources.firstIndex(of: .canvas(dimension))
    guard side.isFinite, let row, let id = system.ids[row],
      let now = system.solver.constraint(id)?.constant
    else { return [] }
    // The constraint is about the root's alignment rectangle.
    let insets = model.nodes[0].alignmentInsets.along(dimension)
    let wanted = side - insets.near - insets.far
    let range = min(now, wanted)...max(now, wanted)
    guard let parametric = try? system.solver.parametric(id, over: range) else { return [] }
    let ends = parametric.segments.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
    return Set(ends).subtracting([range.lowerBound, range.upperBound]).sorted()
      .map { $0 + insets.near + insets.far }
  }

  /// By how much the model's constraint at `index` is violated; 0 where it holds.
  public func error(ofConstraint index: Int) -> Double {
    let constraint = model.constraints[index]
    let difference = value(of: constraint.terms) - constraint.constant
    let error = difference.error(against: constraint.relation)
    return error > LayoutTolerance.constraintError * magnitude(of: constraint) ? error : 0
  }

  /// How much room the model's inequality at `index` leaves; 0 where it binds or doesn't hold, and for
  /// an equation.
  public func slack(ofConstraint index: Int) -> Double {
    let constraint = model.constraints[index]
    guard constraint.relation != .equal else { return 0 }
    let difference = value(of: constraint.terms) - constraint.constant
    let room = constraint.relation == .lessThanOrEqual ? -difference : difference
    return room > LayoutTolerance.constraintError * magnitude(of: constraint) ? room : 0
  }

  /// The largest number that takes part in a constraint, at least 1.
  private func magnitude(of constraint: LayoutConstraint) -> Double {
    constraint.terms.reduce(max(1, abs(constraint.constant))) { largest, term in
      max(largest, abs(term.coefficient * value(of: term.operand)))
    }
  }

  /// The attributes left, top, width and height that the constraints leave free, in the order of
  /// the nodes, and what they may be. What the order of declaration decides isn't counted, nor are
  /// hidden nodes.
  /// - Complexity: a copy of the system and O(size) if there are none; a copy for each otherwise.
  public var ambiguities: [LayoutAmbiguity] {
    freeAttributes.map { node, attribute in
      let term = LayoutConstraint.Term(1, .attribute(attribute, node: node))
      let range = range(of: [term], breakingTies: true)
      return LayoutAmbiguity(node: node, attribute: attribute, range: range)
    }
  }

  /// What ``ambiguities`` is about, without the ranges.
  var freeAttributes: [(node: Int, attribute: LayoutAttribute)] {
    freeAttributes(in: system.solver)
  }

  /// The same in a system to which constraints were added.
  func freeAttributes(in solver: Solver) -> [(node: Int, attribute: LayoutAttribute)] {
    let open = Set(solver.undetermined(breakingTies: true))
    guard !open.isEmpty else { return [] }
    var found: [(node: Int, attribute: LayoutAttribute)] = []
    for node in model.nodes.indices where !model.nodes[node].isHidden {
      let horizontal = system.variables.span(of: node, .horizontal)
      let vertical = system.variables.span(of: node, .vertical)
      let unknowns: [(LayoutAttribute, Variable?)] = [
        (.left, horizontal.origin), (.top, vertical.origin), (.width, horizontal.length),
        (.height, vertical.length),
      ]
      for case (let attribute, let unknown?) in unknowns where open.contains(unknown.id) {
        found.append((node, attribute))
      }
    }
    return found
  }
}
