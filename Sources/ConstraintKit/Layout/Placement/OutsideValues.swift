/// What is known of what lies outside of placed children before these are placed: sizes, and
/// variables, that come out the same without contents of the containers and with very high ones.
struct OutsideValues {
  private let solution: LayoutSolution
  private let other: LayoutSolution
  /// By node of the whole, its number outside; nil for those in placed children.
  private let numbers: [Int?]
  private let open: Set<Variable.ID>

  /// A height of a container's content beyond that of any screen, so that all that follows it comes
  /// out otherwise, and another one for each, so that their differences do, too.
  static func otherHeight(_ container: Int) -> Double {
    1_000_000 + 1_000 * Double(container % 1_000)
  }

  /// - Parameters:
  ///   - solution: Without contents.
  ///   - other: The same where contents have ``otherHeight(_:)``.
  ///   - open: What `solution` leaves open.
  init(
    _ solution: LayoutSolution, _ other: LayoutSolution, numbers: [Int?], open: Set<Variable.ID>
  ) {
    self.solution = solution
    self.other = other
    self.numbers = numbers
    self.open = open
  }

  /// In points; nil for what isn't known, and for a position: a child has none yet that could be
  /// compared with it.
  func value(of operand: LayoutOperand) -> Double? {
    guard let operand = outside(operand) else { return nil }
    let terms = [LayoutConstraint.Term(1, operand)]
    let sum = solution.system.variables.expression(of: terms)
    guard sum.terms.allSatisfy({ !open.contains($0.variable) }) else { return nil }
    let value = solution.system.solver.value(of: sum)
    let otherSum = other.system.variables.expression(of: terms)
    let otherValue = other.system.solver.value(of: otherSum)
    return LayoutTolerance.isSame(value, otherValue) ? value : nil
  }

  private func outside(_ operand: LayoutOperand) -> LayoutOperand? {
    guard case .attribute(let attribute, let node, let guide) = operand else { return operand }
    guard attribute.isSize, let number = numbers[node] else { return nil }
    // Only a guide that is named outside has its limits there.
    if guide == .readable, attribute == .width,
      !solution.system.variables.nodesWithReadableGuide.contains(number)
    {
      return nil
    }
    return .attribute(attribute, node: number, guide: guide)
  }
}

extension LayoutConstraint {
  /// The same with operands at their values, as far as these are given.
  func holding(_ value: (LayoutOperand) -> Double?) -> LayoutConstraint {
    var result = self
    var sum = LayoutTerms()
    for term in self.sum {
      if let known = value(term.operand) {
        result.constant -= term.coefficient * known
      } else {
        sum.append(term)
      }
    }
    result.sum = sum
    return result
  }
}
