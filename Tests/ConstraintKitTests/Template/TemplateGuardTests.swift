import ConstraintKit
import TestSupport
import Testing

/// Guards that are too wide give wrong answers, and guards that are too narrow none.
@Suite("Guards of templates")
struct TemplateGuardTests {
  @Test("are right on both sides of a border", arguments: 0..<UInt64(30 * Soak.factor))
  func borders(seed: UInt64) throws {
    var system = try RandomTemplateSystem(seed: seed)
    let template = try system.template(regionLimit: 1)
    guard template.regionCount == 1 else { return }
    for _ in 0..<4 {
      var inside = system.parameters.map { system.constraints[$0].constraint.constant }
      var outside = system.randomInnerItem()
      guard template.regionIndex(at: inside) != nil, template.regionIndex(at: outside) == nil
      else { continue }
      for _ in 0..<48 {
        let middle = zip(inside, outside).map { ($0 + $1) / 2 }
        if template.regionIndex(at: middle) != nil { inside = middle } else { outside = middle }
      }
      for item in [inside, outside] {
        guard let expected = try system.freshValues(at: item) else {
          #expect(template.regionIndex(at: item) == nil || isNearBorder(template, item))
          continue
        }
        for (value, wanted) in zip(try template.values(at: item), expected) {
          #expect(isClose(value, to: wanted, within: 1e-9), "seed \(seed) item \(item)")
        }
      }
    }
  }

  private func isNearBorder(_ template: SolvedTemplate, _ item: [Double]) -> Bool {
    template.isOnBorder(ofRegion: 0, item)
  }

  /// Where a region's functions are right, it should answer. Not quite all of them do: rows that may
  /// pass zero share what room there is.
  @Test("seldom miss where the region's functions are right")
  func width() throws {
    var hits = 0
    var needlessMisses = 0
    for seed in 0..<UInt64(60 * Soak.factor) {
      var system = try RandomTemplateSystem(seed: seed)
      let template = try system.template(regionLimit: 1)
      guard template.regionCount == 1 else { continue }
      for _ in 0..<10 {
        let item = system.randomInnerItem()
        guard let expected = try system.freshValues(at: item) else { continue }
        if template.regionIndex(at: item) != nil {
          hits += 1
        } else if zip(template.prediction(ofRegion: 0, at: item), expected).allSatisfy({
          isClose($0, to: $1, within: 1e-9)
        }) {
          needlessMisses += 1
        }
      }
    }
    print("template hits", hits, "needless misses", needlessMisses)
    #expect(hits > 100)
    #expect(needlessMisses * 10 < hits, "\(needlessMisses) needless misses, \(hits) hits")
  }

  @Test("hold a neighbourhood of what was learned", arguments: 0..<UInt64(20 * Soak.factor))
  func neighbourhood(seed: UInt64) throws {
    var system = try RandomTemplateSystem(seed: seed)
    for _ in 0..<4 {
      let item = system.randomInnerItem()
      var template = try system.template(regionLimit: 2)
      try template.learn(from: TemplateBatch(columns: item.map { [$0] }))
      guard let index = template.regionIndex(at: item),
        !template.isOnBorder(ofRegion: index, item)
      else { continue }
      for sign in [-1.0, 1] {
        let near = item.map { $0 + sign * 1e-13 * max(1, abs($0)) }
        #expect(template.regionIndex(at: near) == index, "seed \(seed) item \(item)")
      }
    }
  }

  /// A label's own width doesn't matter where stronger constraints decide its frame.
  @Test("don't watch what changes nothing")
  func hugging() throws {
    var solver = Solver()
    let width = solver.makeVariable("width")
    let labels = (0..<6).map { solver.makeVariable("label\($0)") }
    var parameters = [try solver.add(width == 390)]
    for label in labels {
      try solver.add(label == width - 24)
      parameters.append(try solver.add(label == 100 ~ .low))
    }
    let template = try SolvedTemplate(
      solver, parameters: parameters, outputs: labels.map(\.linearExpression))
    var generator = SeededGenerator(seed: 1)
    let batch = TemplateBatch(itemCount: 500, parameterCount: 7) { _, parameter in
      Double.random(in: parameter == 0 ? 300...400 : 0...600, using: &generator)
    }
    var results = TemplateResults()
    try template.solve(batch, into: &results)
    #expect(results.liveItemCount == 0)
    #expect(results[7, 3] == batch[7, 0] - 24)
  }
}
