extension Solver {
  /// Why a variable or an expression has its value: the constraints that hold exactly and fix it,
  /// each with the sensitivity to its constant.
  ///
  /// The reasons are a row of the inverse of the basis; a sensitivity holds as long as the same
  /// constraints stay active.
  /// - Complexity: a copy of the system, and O(what the value depends on).
  public func explanation(of operand: some LinearOperand) -> Explanation {
    guard let terms = kernelTerms(operand.linearExpression) else {
      return Explanation(reasons: [], isComplete: false)
    }
    var kernel = kernel.clone()
    return explanation(of: terms, in: &kernel)
  }

  /// The explanations of several expressions, in their order; nil for one that may have other values
  /// without any level getting worse. What only the order decides in which tied constraints were
  /// added counts as settled.
  ///
  /// - Parameter isThorough: Whether variables that only inequalities hold, from both sides, are told
  ///   from open ones, which takes steps of the simplex method. They are taken for open otherwise.
  /// - Parameter steps: How many constraints may be gone through, counted anew for each expression
  ///   that depends on them. What is left then isn't looked at, and the result is shorter.
  /// - Parameter transform: What to keep of an explanation.
  /// - Complexity: one copy of the system, and for each O(what the value depends on).
  func explanationsOfDetermined<Result>(
    _ expressions: [LinearExpression], isThorough: Bool, steps: Int,
    _ transform: (Explanation) -> Result
  ) -> [Result?] {
    var copy = kernel.clone()
    let isDetermined = isThorough ? copy.determinedVariables() : []
    var explanations: [Result?] = []
    var spent = 0
    for expression in expressions where spent < steps {
      var explained: Result?
      if let terms = kernelTerms(expression),
        isThorough && terms.allSatisfy({ isDetermined[Int($0.variable)] })
          || copy.isDetermined(terms)
      {
        explained = transform(explanation(of: terms, in: &copy))
      }
      explanations.append(explained)
      spent += 1 + copy.transformed.count
    }
    return explanations
  }

  /// The constraints that hold any of several expressions, those left out of which a variable may
  /// have other values without any level getting worse.
  ///
  /// They are the reasons of one sum of all, whose factors have no common ratio, so that what one
  /// contributes isn't taken away by another.
  /// - Complexity: that of finding out which variables are determined; it isn't more for expressions
  ///   that depend on the same constraints.
  func constraintsHolding(anyOf expressions: [LinearExpression]) -> [ConstraintID] {
    var copy = kernel.clone()
    let isDetermined = copy.determinedVariables()
    var sum: [KernelTerm] = []
    var factor = 1.0
    for case let terms? in expressions.map(kernelTerms)
    where terms.allSatisfy({ isDetermined[Int($0.variable)] }) {
      // The golden ratio's multiples are spread evenly.
      factor = 1 + (factor + 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
      sum += terms.map {
        KernelTerm(variable: $0.variable, coefficient: factor * $0.coefficient)
      }
    }
    return explanation(of: sum, in: &copy).reasons.map(\.id)
  }

  private func explanation(of terms: [KernelTerm], in kernel: inout Kernel) -> Explanation {
    let contributions = kernel.contributions(to: terms)
    let rows = contributions.filter { !$0.key.isPin }
    let reasons = rows.sorted { sequence(of: $0.key) < sequence(of: $1.key) }
      .map { contribution in
        Explanation.Reason(
          id: id(ofRow: contribution.key.index),
          sensitivity: contribution.amount * kernel.rows[contribution.key.index].scale)
      }
    return Explanation(reasons: reasons, isComplete: rows.count == contributions.count)
  }

  private func sequence(of key: Key) -> UInt64 {
    ledger.records[Int(key.index)].sequence
  }
}

extension Kernel {
  /// What a key's residual contributes to a sum of variables.
  struct Contribution {
    var key: Key
    var amount: Double
  }

  /// The contributions of the active keys to the terms' sum, but for rounding.
  mutating func contributions(to terms: [KernelTerm]) -> [Contribution] {
    beginTransform()
    for term in terms { addTransfer(term.variable, term.coefficient) }
    finishTransform()
    var largest = 0.0
    for index in 0..<transformed.count {
      largest = max(largest, abs(transform[transformed[index]]))
    }
    return (0..<transformed.count).compactMap { index in
      let key = Key(code: transformed[index])
      let amount = transform[key.code]
      guard abs(amount) > Tolerances.direction * largest else { return nil }
      return Contribution(key: key, amount: amount)
    }
  }
}
