/// Affine functions of the parameters: `base + Σ factor · parameter`, without the zero factors.
struct AffineForms: Sendable {
  /// A factor and the parameter that it belongs to.
  struct Term: Sendable, BitwiseCopyable {
    var factor: Double
    var parameter: Int
  }

  private(set) var bases: [Double] = []
  private(set) var terms: [Term] = []
  /// Where each function's terms end.
  private var ends: [Int] = []

  var count: Int { bases.count }

  mutating func append(base: Double, factors: some Sequence<Double>) {
    bases.append(base)
    for (parameter, factor) in factors.enumerated() where factor != 0 {
      terms.append(Term(factor: factor, parameter: parameter))
    }
    ends.append(terms.count)
  }

  @inline(__always)
  func termRange(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  func isConstant(_ index: Int) -> Bool { termRange(of: index).isEmpty }

  /// Adds up in the same order as the batch does, so that the bits are the same.
  @inline(__always)
  func value(_ index: Int, at constants: [Double]) -> Double {
    var sum = bases[index]
    for term in termRange(of: index) {
      sum += terms[term].factor * constants[terms[term].parameter]
    }
    return sum
  }

  func lowered(by amounts: [Double]) -> AffineForms {
    var forms = self
    for index in forms.bases.indices { forms.bases[index] -= amounts[index] }
    return forms
  }

  /// Whether all numbers are so small that no sum overflows while parameters are within
  /// `Tolerances.templateParameter`.
  var isSafe: Bool {
    bases.allSatisfy { abs($0) <= Tolerances.templateNumber }
      && terms.allSatisfy { abs($0.factor) <= Tolerances.templateNumber }
  }
}
