import ConstraintKit
import Testing

@Suite("Operators")
struct OperatorTests {
  private let x: Variable
  private let y: Variable

  init() {
    var solver = Solver()
    x = solver.makeVariable("x")
    y = solver.makeVariable("y")
  }

  private func coefficients(_ expression: LinearExpression) -> [Double] {
    expression.terms.map(\.coefficient)
  }

  @Test("Sums, differences and multiples")
  func arithmetic() {
    let sum = 2 * x - y / 4 + 10 - 3
    #expect(coefficients(sum) == [2, -0.25])
    #expect(sum.constant == 7)
    let turned = 5 - (x + 1) * 3
    #expect(coefficients(turned) == [-3])
    #expect(turned.constant == 2)
    let negated = -(x - 1)
    #expect(coefficients(negated) == [-1])
    #expect(negated.constant == 1)
    var growing = LinearExpression()
    growing += x
    growing -= 2 * y
    #expect(coefficients(growing) == [1, -2])
  }

  @Test("Relations put the numbers on the right")
  func relations() {
    let equality = x + 5 == 2 * y - 1
    #expect(equality.relation == .equal)
    #expect(equality.terms.map(\.coefficient) == [1, -2])
    #expect(equality.constant == -6)
    #expect(equality.priority == .required)
    #expect((x >= 3).relation == .greaterThanOrEqual)
    #expect((3 >= x).relation == .lessThanOrEqual)
    #expect((3 <= x + 1).constant == 2)
    #expect((x <= y).relation == .lessThanOrEqual)
    #expect((7 == x).constant == 7)
  }

  @Test("A priority is given last")
  func priorities() {
    #expect((x == y + 1 ~ .high).priority == .high)
    #expect((x >= 1 ~ .low + 0.5).priority.value == 250.5)
  }
}
