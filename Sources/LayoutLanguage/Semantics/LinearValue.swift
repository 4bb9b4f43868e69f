internal import ConstraintKit

/// A sum of unknowns times numbers, plus a number.
struct LinearValue {
  enum Operand: Hashable {
    case known(LayoutOperand)
    /// A view where an attribute is wanted: the same attribute as on the other side.
    case view(ViewReference)
    /// How many lines a node's text has; in expectations only.
    case lines(node: Int)
  }

  struct Term {
    var coefficient: Double
    var operand: Operand

    init(_ coefficient: Double, _ operand: Operand) {
      self.coefficient = coefficient
      self.operand = operand
    }
  }

  var terms: [Term] = []
  var constant = 0.0

  init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  init(_ operand: LayoutOperand) {
    terms = [Term(1, .known(operand))]
  }

  init(_ attribute: LayoutAttribute, of view: ViewReference) {
    self.init(.attribute(attribute, node: view.node, guide: view.guide))
  }
}

extension LinearValue {
  var isConstant: Bool { terms.isEmpty }

  /// The one attribute that it names, if it names views and all of them by the same attribute.
  var attribute: LayoutAttribute? {
    var found: LayoutAttribute?
    for term in terms {
      guard case .known(.attribute(let attribute, _, _)) = term.operand,
        found == nil || found == attribute
      else { return nil }
      found = attribute
    }
    return found
  }

  /// The attribute if it is nothing but that: no number, no factor.
  var bareAttribute: LayoutAttribute? {
    terms.count == 1 && terms[0].coefficient == 1 && constant == 0 ? attribute : nil
  }

  /// Whether an attribute is still to be said.
  var namesBareView: Bool {
    terms.contains { if case .view = $0.operand { true } else { false } }
  }

  /// Every view without an attribute becomes that attribute of it.
  func resolved(to attribute: LayoutAttribute) -> LinearValue {
    var result = self
    for index in terms.indices {
      guard case .view(let view) = terms[index].operand else { continue }
      result.terms[index].operand = .known(
        .attribute(attribute, node: view.node, guide: view.guide))
    }
    return result
  }

  /// The terms as a constraint has them; nil while a view lacks its attribute.
  var layoutTerms: [LayoutConstraint.Term]? {
    var result: [LayoutConstraint.Term] = []
    for term in terms {
      guard case .known(let operand) = term.operand else { return nil }
      result.append(.init(term.coefficient, operand))
    }
    return result
  }

  static func + (lhs: LinearValue, rhs: LinearValue) -> LinearValue {
    LinearValue(terms: lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
  }

  static func - (lhs: LinearValue, rhs: LinearValue) -> LinearValue {
    lhs + rhs * -1
  }

  static func * (lhs: LinearValue, rhs: Double) -> LinearValue {
    LinearValue(
      terms: lhs.terms.map { Term($0.coefficient * rhs, $0.operand) },
      constant: lhs.constant * rhs)
  }

  /// Division rather than multiplication by a reciprocal, which would round twice.
  static func / (lhs: LinearValue, rhs: Double) -> LinearValue {
    LinearValue(
      terms: lhs.terms.map { Term($0.coefficient / rhs, $0.operand) },
      constant: lhs.constant / rhs)
  }

  var isFinite: Bool {
    constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
  }
}
