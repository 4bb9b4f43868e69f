import ConstraintKit
import Testing

@Suite("The terms of a layout's constraint")
struct LayoutTermsTests {
  private func terms(_ count: Int, from first: Int = 0) -> [LayoutConstraint.Term] {
    (first..<first + count).map { .init(Double($0 + 1), .variable($0)) }
  }

  @Test("are those that it was made of", arguments: 0..<6)
  func made(count: Int) {
    #expect(LayoutConstraint(terms(count), .equal).terms == terms(count))
  }

  @Test("can be replaced, added to and changed", arguments: 0..<5, 0..<5)
  func changed(from count: Int, to other: Int) {
    var constraint = LayoutConstraint(terms(count), .equal)
    let copy = constraint
    constraint.terms = terms(other, from: 10)
    #expect(constraint.terms == terms(other, from: 10))
    constraint.terms.append(.init(7, .variable(20)))
    #expect(constraint.terms == terms(other, from: 10) + [.init(7, .variable(20))])
    constraint.terms[other].coefficient = 8
    #expect(constraint.terms.last?.coefficient == 8)
    #expect(copy.terms == terms(count))
  }

  /// Views that lie in the tree in another order than that in which they were made.
  @Test("find the nodes of views that were made in any order", arguments: [[0, 1, 2], [2, 0, 1]])
  func nodes(order: [Int]) throws {
    let views = (0..<3).map { LayoutView("view\($0)") }
    let root = LayoutView("root")
    for index in order { root.addSubview(views[index]) }
    for (index, view) in views.enumerated() {
      view.makeConstraints { make in
        make.left.top.equalTo(0)
        make.size.equalTo(index + 1)
      }
    }
    let solution = try root.solve(width: 100, height: 100)
    for (index, view) in views.enumerated() {
      #expect(solution.frame(of: view)?.width == Double(index + 1))
      #expect(solution.node(of: view).map { solution.model.nodes[$0].name } == "view\(index)")
    }
    #expect(solution.node(of: root) == 0)
    #expect(solution.node(of: LayoutView("stranger")) == nil)
  }
}
