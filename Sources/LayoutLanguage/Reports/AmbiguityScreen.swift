internal import ConstraintKit

/// Tells quickly that nothing is ambiguous, which is the rule.
///
/// A sum of many values with unrelated weights is determined only if each of them is (but for
/// coincidences that no layout meets), and asking for one sum costs as much as asking for one
/// value.
struct AmbiguityScreen {
  /// The cost of a sum grows with the square of its length, the number of sums shrinks with it.
  private static let nodesInSum = 256

  let solution: LayoutSolution

  var findsNothing: Bool {
    let nodes = solution.model.nodes.indices.filter { !solution.model.nodes[$0].isHidden }
    return stride(from: 0, to: nodes.count, by: Self.nodesInSum).allSatisfy { start in
      let terms = nodes[start..<min(start + Self.nodesInSum, nodes.count)].flatMap(terms)
      return solution.isDetermined(terms, breakingTies: true)
    }
  }

  /// The size of a node and its place in its superview.
  private func terms(of node: Int) -> [LayoutConstraint.Term] {
    var terms = [
      LayoutConstraint.Term(weight(4 * node), .attribute(.width, node: node)),
      LayoutConstraint.Term(weight(4 * node + 1), .attribute(.height, node: node)),
    ]
    guard let parent = solution.model.nodes[node].parent else { return terms }
    for (number, edge) in [(2, LayoutAttribute.left), (3, .top)] {
      let weight = weight(4 * node + number)
      terms.append(.init(weight, .attribute(edge, node: node)))
      terms.append(.init(-weight, .attribute(edge, node: parent)))
    }
    return terms
  }

  /// Between 1 and 2; the fractions of the multiples of the golden ratio are spread evenly
  /// (Knuth, The Art of Computer Programming 3, section 6.4) and unrelated.
  private func weight(_ number: Int) -> Double {
    let multiple = Double(number + 1) * 0.6180339887498949
    return 1 + multiple - multiple.rounded(.down)
  }
}
