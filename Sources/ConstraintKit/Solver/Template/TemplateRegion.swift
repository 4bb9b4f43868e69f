/// A basis of the solver as a function of the parameters: the outputs, and where they hold.
///
/// Gradients don't depend on constants, so a basis stays optimal exactly as long as no inactive row's
/// residual asks for another side. Rows whose residual doesn't depend on the parameters can't, and
/// have no guard.
struct TemplateRegion: Sendable {
  let guards: TemplateGuards
  let outputs: AffineForms
  /// Whether every variable has but one possible value throughout, so that the basis is the same
  /// however it was reached.
  let isUnique: Bool

  /// Whether the region holds the constants, its border included.
  func contains(_ constants: [Double]) -> Bool {
    for constant in constants where !(abs(constant) <= Tolerances.templateParameter) {
      return false
    }
    for index in 0..<guards.forms.count where guards.forms.value(index, at: constants) < 0 {
      return false
    }
    return true
  }

  /// The region without its border.
  func interior() -> TemplateRegion {
    TemplateRegion(guards: guards.interior(), outputs: outputs, isUnique: isUnique)
  }

  /// Whether constants that the region holds lie on its border, up to rounding.
  func isOnBorder(_ constants: [Double]) -> Bool {
    (0..<guards.forms.count).contains {
      guards.forms.value($0, at: constants) < guards.margins[$0]
    }
  }

  func values(at constants: [Double]) -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(outputs.count)
    for index in 0..<outputs.count { values.append(outputs.value(index, at: constants)) }
    return values
  }
}

/// Functions of the parameters that aren't negative where a region holds.
struct TemplateGuards: Sendable {
  private(set) var forms = AffineForms()
  /// What each is at least, well inside.
  private(set) var margins: [Double] = []

  mutating func append(base: Double, factors: some Sequence<Double>, margin: Double) {
    forms.append(base: base, factors: factors)
    margins.append(margin)
  }

  func interior() -> TemplateGuards {
    var guards = self
    guards.forms = forms.lowered(by: margins)
    return guards
  }
}
