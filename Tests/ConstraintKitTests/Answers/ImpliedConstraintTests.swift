import ConstraintKit
import TestSupport
import Testing

/// What implied equations are said to follow from.
@Suite struct ImpliedConstraintTests {
  /// Equations among widths that all hold for some widths: each that is told is a sum of its causes,
  /// and of no fewer of them.
  @Test(arguments: 0..<200 * Soak.factor)
  func causesAreIrreducible(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let (model, vectors) = Self.system(&random)
    let solution = try LayoutEngine().solve(model)
    let groups = vectors.indices.map { [$0] }
    let implied = solution.impliedConstraints(among: groups)
    #expect(implied.count >= vectors.count - vectors[0].count)
    for item in implied {
      let target = vectors[item.constraints[0]]
      let causes = item.causes.compactMap { source -> [Double]? in
        if case .explicit(let index) = source { vectors[index] } else { nil }
      }
      #expect(causes.count == item.causes.count)
      let rank = Self.rank(causes)
      #expect(rank == causes.count && Self.rank(causes + [target]) == rank, "seed \(seed)")
      for left in causes.indices {
        var fewer = causes
        fewer.remove(at: left)
        #expect(Self.rank(fewer + [target]) > fewer.count, "seed \(seed)")
      }
    }
  }

  /// More equations than unknowns, and their factors.
  private static func system(
    _ random: inout SeededGenerator
  ) -> (model: LayoutModel, vectors: [[Double]]) {
    let count = Int.random(in: 2...6, using: &random)
    let widths = (0..<count).map { _ in Double(Int.random(in: 1...20, using: &random)) }
    var model = LayoutModel(canvas: DimensionPair(horizontal: 375, vertical: 100))
    for node in 0..<count { model.nodes.append(LayoutNode(name: "v\(node)", parent: 0)) }
    var vectors: [[Double]] = []
    for _ in 0..<count + Int.random(in: 1...5, using: &random) {
      var vector = [Double](repeating: 0, count: count)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let factors: [Double] = [1, -1, 2]
        let factor = factors[Int.random(in: 0..<3, using: &random)]
        vector[Int.random(in: 0..<count, using: &random)] = factor
      }
      let constant = zip(vector, widths).reduce(0.0) { $0 + $1.0 * $1.1 }
      let terms = vector.indices.filter { vector[$0] != 0 }.map {
        LayoutConstraint.Term(vector[$0], .attribute(.width, node: $0 + 1))
      }
      model.constraints.append(LayoutConstraint(terms, .equal, constant))
      vectors.append(vector)
    }
    return (model, vectors)
  }

  /// By elimination; the factors are small whole numbers.
  private static func rank(_ rows: [[Double]]) -> Int {
    var rows = rows
    var rank = 0
    for column in (rows.first ?? []).indices {
      guard
        let pivot = rows.indices.dropFirst(rank).first(where: { rows[$0][column].magnitude > 1e-9 })
      else { continue }
      rows.swapAt(rank, pivot)
      for row in rows.indices.dropFirst(rank + 1) {
        let factor = rows[row][column] / rows[rank][column]
        for place in rows[row].indices { rows[row][place] -= factor * rows[rank][place] }
      }
      rank += 1
    }
    return rank
  }
}
