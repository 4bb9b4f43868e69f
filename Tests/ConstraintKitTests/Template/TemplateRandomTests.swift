import ConstraintKit
import TestSupport
import Testing

@Suite("Templates of random systems")
struct TemplateRandomTests {
  /// In these, learned regions that kept their borders changed the bits, or columns were added after
  /// a failure.
  private static let hardSeeds: [UInt64] = [92, 186, 613, 751, 883]

  @Test("equal solvers made afresh", arguments: 0..<UInt64(20 * Soak.factor))
  func equalsFresh(seed: UInt64) throws {
    var system = try RandomTemplateSystem(seed: seed)
    var template = try system.template()
    let items = system.randomItems(24)
    for round in 0..<2 {
      for item in items { try compare(template, system, item, round) }
      try template.learn(from: TemplateBatch(columns: RandomTemplateSystem.columns(items)))
    }
  }

  private func compare(
    _ template: SolvedTemplate, _ system: RandomTemplateSystem, _ item: [Double], _ round: Int
  ) throws {
    let label = "seed \(system.seed) round \(round) item \(item)"
    guard let expected = try system.freshValues(at: item) else {
      let error = #expect(throws: TemplateError.self, "\(label)") {
        try template.values(at: item)
      }
      try checkConflict(error, system, item, label)
      return
    }
    let values = try template.values(at: item)
    for (value, wanted) in zip(values, expected) {
      #expect(isClose(value, to: wanted, within: 1e-9), "\(label): \(value), not \(wanted)")
    }
  }

  /// The conflict is made of the caller's constraints with the item's constants, and irreducible.
  private func checkConflict(
    _ error: TemplateError?, _ system: RandomTemplateSystem, _ item: [Double], _ label: String
  ) throws {
    guard case .unsatisfiable(let conflict) = error else {
      Issue.record("\(label): \(String(describing: error))")
      return
    }
    for left in -1..<conflict.members.count {
      var solver = system.solver
      for entry in system.constraints { try solver.remove(entry.id) }
      var isMet = true
      for (index, member) in conflict.members.enumerated() where index != left {
        let known = system.constraints.first { $0.id == member.id }
        #expect(known != nil, "\(label): a foreign constraint")
        isMet = try RandomTemplateSystem.add(member.constraint, to: &solver) && isMet
      }
      #expect(isMet == (left >= 0), "\(label): member \(left)")
    }
    for (index, id) in zip(item.indices, system.ids) {
      for member in conflict.members where member.id == id {
        #expect(member.constraint.constant == item[index], "\(label)")
      }
    }
  }

  @Test(
    "answer batches as they answer single items",
    arguments: Array(0..<UInt64(3 * Soak.factor)) + hardSeeds)
  func batchEqualsSingle(seed: UInt64) throws {
    var system = try RandomTemplateSystem(seed: seed)
    var template = try system.template(regionLimit: 3)
    let items = system.randomItems(Int.random(in: 1...600, using: &system.generator))
    let batch = try TemplateBatch(columns: RandomTemplateSystem.columns(items))
    if seed % 3 != 0 { try template.learn(from: batch) }
    var results = TemplateResults()
    for _ in 0..<2 {
      try template.solve(batch, into: &results)
      compare(results, template, items, "seed \(seed)")
    }
  }

  private func compare(
    _ results: TemplateResults, _ template: SolvedTemplate, _ items: [[Double]], _ label: String
  ) {
    #expect(results.itemCount == items.count)
    for (index, item) in items.enumerated() {
      let failed = results.failures.contains { $0.item == index }
      do {
        let values = try template.values(at: item)
        let bits = (0..<results.outputCount).map { results[index, $0].bitPattern }
        #expect(bits == values.map(\.bitPattern), "\(label) item \(index)")
        #expect(!failed, "\(label) item \(index)")
      } catch {
        #expect(failed, "\(label) item \(index)")
        #expect(results[index, 0].isNaN, "\(label) item \(index)")
      }
    }
  }

  @Test(
    "give the same bits in any order, whatever a session has learned",
    arguments: Array(0..<UInt64(6 * Soak.factor)) + hardSeeds)
  func orderDoesNotMatter(seed: UInt64) throws {
    var system = try RandomTemplateSystem(seed: seed)
    let template = try system.template(regionLimit: 1)
    let items = system.randomItems(60) + (0..<60).map { _ in system.randomInnerItem() }
    let expected = items.map { bits(of: $0) { try template.values(at: $0) } }
    for limit in [1, 2, 8] {
      var session = TemplateSession(template, regionLimit: limit)
      for index in items.indices.shuffled(using: &system.generator) {
        let found = bits(of: items[index]) { try session.values(at: $0) }
        #expect(found == expected[index], "seed \(seed) item \(items[index])")
      }
      var results = TemplateResults()
      try session.solve(
        TemplateBatch(columns: RandomTemplateSystem.columns(items)), into: &results)
      for index in items.indices {
        let found = (0..<results.outputCount).map { results[index, $0].bitPattern }
        let isFailure = expected[index] == nil
        #expect(isFailure || found == expected[index], "seed \(seed) item \(items[index])")
        #expect(isFailure == results[index, 0].isNaN)
      }
    }
  }

  private func bits(
    of item: [Double], _ values: ([Double]) throws -> [Double]
  ) -> [UInt64]? {
    try? values(item).map(\.bitPattern)
  }
}
