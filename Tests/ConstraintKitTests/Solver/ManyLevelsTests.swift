import ConstraintKit
import TestSupport
import Testing

/// As many priorities as constraints. Small systems of this kind are held against the exact oracle by
/// the random sessions, in the form `.grouped`.
@Suite("Many priorities")
struct ManyLevelsTests {
  static let counts = [10, 17, 40, 200]

  private func priority(_ index: Int, of count: Int) -> Priority {
    Priority(clamping: 1 + 998 * Double(index * 7919 % count) / Double(count))
  }

  @Test("Of two wishes the one with the higher priority wins", arguments: counts)
  func pairs(count: Int) throws {
    var solver = Solver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var ids: [ConstraintID] = []
    for (index, variable) in variables.enumerated() {
      let priorities = (
        priority(2 * index, of: 2 * count), priority(2 * index + 1, of: 2 * count)
      )
      ids.append(try solver.add(variable == 1 ~ priorities.0))
      ids.append(try solver.add(variable == 2 ~ priorities.1))
      #expect(solver.value(of: variable) == (priorities.0 > priorities.1 ? 1 : 2))
    }
    #expect(solver.verify().holds)
    #expect(solver.errors.map(\.error).reduce(0, +) == Double(count))
    for index in variables.indices {
      try solver.remove(ids[2 * index])
      #expect(solver.value(of: variables[index]) == 2)
    }
    #expect(solver.verify().holds)
  }

  @Test("A chain too long gives way where the priority is lowest", arguments: counts)
  func chain(count: Int) throws {
    var solver = Solver()
    let variables = (0...count).map { _ in solver.makeVariable() }
    try solver.add(variables[0] == 0)
    for index in 0..<count {
      try solver.add(variables[index + 1] >= variables[index] + 10)
      try solver.add(variables[index + 1] == variables[index] + 20 ~ priority(index, of: count))
    }
    let shortened = count / 2
    let limit = try solver.edit(variables[count], priority: .required - 0.5)
    for target in [Double(20 * count - 10 * shortened), Double(20 * count)] {
      try solver.suggest(target, for: variables[count])
      #expect(solver.verify().holds)
      let short = Double(20 * count) - target
      let order = (0..<count).sorted { priority($0, of: count) < priority($1, of: count) }
      for (place, index) in order.enumerated() {
        let gap = solver.value(of: variables[index + 1]) - solver.value(of: variables[index])
        #expect(isClose(gap, to: Double(place) < short / 10 ? 10 : 20, within: 1e-9))
      }
    }
    try solver.remove(limit)
    #expect(solver.verify().holds)
  }

  @Test("Views that share one width", arguments: counts)
  func sharedWidth(count: Int) throws {
    var solver = Solver()
    let width = solver.makeVariable("width")
    for index in 0..<count {
      let own = solver.makeVariable()
      try solver.add(own == width)
      try solver.add(own == Double(30 + index % 71) ~ priority(index, of: count))
    }
    #expect(solver.verify().holds)
    let first = (0..<count).max { priority($0, of: count) < priority($1, of: count) } ?? 0
    #expect(solver.value(of: width) == Double(30 + first % 71))
    #expect(solver.isDetermined(width))
  }
}
