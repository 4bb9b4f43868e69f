import ConstraintKit
import TestSupport
import Testing

/// Answers held against slow, obvious ones.
@Suite struct RandomAnswerTests {
  /// Differences of positions, `i − j ≥ c`, where what follows from what is a longest path.
  private struct Differences {
    struct Edge {
      var from: Int
      var to: Int
      var distance: Int
    }

    var edges: [Edge] = []
    let count = 5

    /// Edges that some positions meet.
    init(_ random: inout SeededGenerator) {
      let positions = (0..<count).map { _ in Int.random(in: 0...20, using: &random) }
      for _ in 0..<Int.random(in: 3...12, using: &random) {
        let from = Int.random(in: 0..<count, using: &random)
        let to = (from + Int.random(in: 1..<count, using: &random)) % count
        let room = Int.random(in: 0...3, using: &random)
        edges.append(
          Edge(from: from, to: to, distance: positions[to] - positions[from] - room))
      }
    }

    /// The first edge that says the same.
    func isRepeated(_ index: Int) -> Bool {
      edges[..<index].contains {
        $0.from == edges[index].from && $0.to == edges[index].to
          && $0.distance == edges[index].distance
      }
    }

    /// The longest path between an edge's ends along others (Floyd and Warshall).
    private func isImplied(_ edge: Edge, by others: [Int]) -> Bool {
      var longest = Array(repeating: Array(repeating: Int?.none, count: count), count: count)
      for other in others.map({ edges[$0] }) {
        let known = longest[other.from][other.to]
        longest[other.from][other.to] = max(known ?? other.distance, other.distance)
      }
      for middle in 0..<count {
        for start in 0..<count {
          for end in 0..<count {
            guard let first = longest[start][middle], let second = longest[middle][end] else {
              continue
            }
            longest[start][end] = max(longest[start][end] ?? first + second, first + second)
          }
        }
      }
      return longest[edge.from][edge.to].map { $0 >= edge.distance } ?? false
    }

    /// From the last to the first, each tried without those that were found.
    var implied: [Int] {
      var kept = edges.indices.filter { !isRepeated($0) }
      for index in kept.reversed() {
        let others = kept.filter { $0 != index }
        if isImplied(edges[index], by: others) { kept = others }
      }
      return edges.indices.filter { !kept.contains($0) && !isRepeated($0) }
    }

    func model() -> LayoutModel {
      var model = LayoutModel(canvas: DimensionPair(horizontal: 100, vertical: 100))
      for index in 0..<count { model.nodes.append(LayoutNode(name: "v\(index)", parent: 0)) }
      model.constraints = edges.map { edge in
        LayoutConstraint(
          [
            .init(1, .attribute(.left, node: edge.to + 1)),
            .init(-1, .attribute(.left, node: edge.from + 1)),
          ], .greaterThanOrEqual, Double(edge.distance))
      }
      return model
    }
  }

  @Test(arguments: 0..<UInt64(20 * Soak.factor))
  func impliedConstraintsAreLongestPaths(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let differences = Differences(&random)
    let review = try LayoutEngine().solve(differences.model()).review()
    #expect(review.implied.map(\.source) == differences.implied.map { .explicit($0) })
    let repeated = differences.edges.indices.filter(differences.isRepeated)
    #expect(review.duplicates.map(\.constraint.source) == repeated.map { .explicit($0) })
  }

  /// The factors of a contradiction make the left sides cancel, term by term.
  @Test(arguments: 0..<UInt64(40 * Soak.factor))
  func leftSidesCancel(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var model = LayoutModel(canvas: DimensionPair(100))
    for index in 0..<4 { model.nodes.append(LayoutNode(name: "v\(index)", parent: 0)) }
    for _ in 0..<40 {
      model.constraints.append(randomConstraint(&random))
    }
    let error = #expect(throws: LayoutError.self) { try LayoutEngine().solve(model) }
    guard case .unsatisfiable(let conflict)? = error else { return }
    let contradiction = try #require(conflict.contradiction())
    var sums: [Int: Double] = [:]
    for summand in contradiction.summands {
      for (node, coefficient) in widths(summand.member, model) {
        sums[node, default: 0] += summand.factor * coefficient
      }
    }
    for (node, coefficient) in widths(contradiction.refuted, model) {
      sums[node, default: 0] -= coefficient
    }
    for sum in sums.values { #expect(abs(sum) < 1e-9) }
    let total = contradiction.summands.reduce(0) { $0 + $1.factor * $1.constant }
    #expect(total.isClose(to: contradiction.value))
    #expect(contradiction.distance != 0)
  }

  private func randomConstraint(_ random: inout SeededGenerator) -> LayoutConstraint {
    let terms = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      LayoutConstraint.Term(
        [-3, -2, -1, 1, 2, 3].randomElement(using: &random) ?? 1,
        .attribute(.width, node: Int.random(in: 1...4, using: &random)))
    }
    return LayoutConstraint(
      terms, Relation.allCases.randomElement(using: &random) ?? .equal,
      Double(Int.random(in: -50...50, using: &random)))
  }

  /// The coefficients of a constraint on widths.
  private func widths(_ source: ConstraintSource, _ model: LayoutModel) -> [(Int, Double)] {
    switch source {
    case .explicit(let index):
      model.constraints[index].terms.compactMap { term in
        guard case .attribute(.width, let node, _) = term.operand else { return nil }
        return (node, term.coefficient)
      }
    case .nonNegative(let node, .horizontal): [(node, 1)]
    default: []
    }
  }
}
