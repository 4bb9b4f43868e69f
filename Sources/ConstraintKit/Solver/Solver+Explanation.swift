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
  /// An expression that only inequalities hold, from both sides, may be taken for open.
  /// - Parameter steps: How many constraints may be gone through, counted anew for each expression
  ///   that depends on them. What is left then isn't looked at, and the result is shorter.
  /// - Complexity: one copy of the system, and for each O(what the value depends on).
  func explanationsOfDetermined(
    _ expressions: [LinearExpression], steps: Int = .max
  ) -> [Explanation?] {
    var copy = kernel.clone()
    var explanations: [Explanation?] = []
    var spent = 0
    for expression in expressions where spent < steps {
      var explained: Explanation?
      if let terms = kernelTerms(expression), copy.isDetermined(terms) {
        explained = explanation(of: terms, in: &copy)
      }
      explanations.append(explained)
      spent += 1 + copy.transformed.count
    }
    return explanations
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
