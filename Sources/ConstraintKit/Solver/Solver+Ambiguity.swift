/// What the constraints leave open.
extension Solver {
  /// The values that a variable or an expression may take without any level getting worse;
  /// infinite at open ends.
  /// - Parameter breakingTies: whether what is settled only by the order in which tied constraints
  ///   were added counts as settled.
  /// - Complexity: a copy of the system, and a few steps of the simplex method for what is open.
  public func range(
    of operand: some LinearOperand, breakingTies: Bool = false
  ) -> ClosedRange<Double> {
    ranges(of: [operand], breakingTies: breakingTies)[0]
  }

  /// The same for several variables or expressions, in their order. Each range is for itself: the
  /// values may depend on each other.
  /// - Complexity: one copy of the system, and a few steps of the simplex method for each that is
  ///   open.
  public func ranges(
    of operands: [some LinearOperand], breakingTies: Bool = false
  ) -> [ClosedRange<Double>] {
    var copy = kernel.clone()
    if !breakingTies { copy.ignoreTies() }
    var ranges: [ClosedRange<Double>] = []
    var open: [(index: Int, terms: [KernelTerm], constant: Double)] = []
    for operand in operands {
      let expression = operand.linearExpression
      let value = value(of: expression)
      guard let terms = kernelTerms(expression) else {
        ranges.append(-.infinity ... .infinity)
        continue
      }
      if !copy.isDetermined(terms) { open.append((ranges.count, terms, expression.constant)) }
      ranges.append(value...value)
    }
    if !open.isEmpty { copy.restrictToOptima() }
    for (index, terms, constant) in open {
      let value = ranges[index].lowerBound
      let high = copy.extreme(of: terms, isLargest: true) + constant
      let low = copy.extreme(of: terms, isLargest: false) + constant
      ranges[index] = min(low, value)...max(high, value)
    }
    return ranges
  }

  /// Whether a variable or an expression can take no other value without some level getting worse.
  public func isDetermined(_ operand: some LinearOperand, breakingTies: Bool = false) -> Bool {
    guard let terms = kernelTerms(operand.linearExpression) else { return false }
    var kernel = kernel.clone()
    if !breakingTies { kernel.ignoreTies() }
    if kernel.isDetermined(terms) { return true }
    let range = range(of: operand, breakingTies: breakingTies)
    return kernel.isSingle(range.lowerBound, range.upperBound)
  }

  /// The variables that can take other values without some level getting worse, in the order of their
  /// making.
  /// - Parameter breakingTies: whether what is settled only by the order in which tied constraints
  ///   were added counts as settled.
  /// - Complexity: a copy of the system and O(size) if there are none; a few steps of the simplex
  ///   method for each open variable otherwise.
  public func undetermined(breakingTies: Bool = false) -> [Variable.ID] {
    var copy = kernel.clone()
    if !breakingTies { copy.ignoreTies() }
    let isDetermined = copy.determinedVariables()
    return isDetermined.indices.filter { !isDetermined[$0] }.map {
      ledger.variables.id(of: Int32($0))
    }
  }

  /// How many independent ways there are to change values without any level getting worse, and which
  /// variables each of them changes.
  /// - Parameter breakingTies: whether what is settled only by the order in which tied constraints
  ///   were added counts as settled.
  /// - Complexity: a copy of the system and O(size) if there are none; otherwise a few steps of the
  ///   simplex method for each constraint that has leeway, and an elimination that takes
  ///   variables · degrees² operations.
  public func degreesOfFreedom(breakingTies: Bool = false) -> DegreesOfFreedom {
    var copy = kernel.clone()
    if !breakingTies { copy.ignoreTies() }
    let groups = copy.freeDirections().groups()
    return DegreesOfFreedom(
      groups: groups.map { group in
        DegreesOfFreedom.Group(
          variables: group.variables.map { ledger.variables.id(of: Int32($0)) },
          degrees: group.degrees)
      })
  }
}
