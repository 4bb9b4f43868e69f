import ConstraintKit
import TestSupport
import Testing

/// Suggestions in long runs, most of which change no side of a constraint: then nothing is computed
/// until somebody reads.
@Suite("Suggestions in a row")
struct SuggestionSessionTests {
  @Test("All ways of reading agree", arguments: 0..<UInt64(10 * Soak.factor))
  func readingAgrees(seed: UInt64) throws {
    var card = Card(seed: seed)
    try card.build()
    for step in 0..<60 {
      let label: Comment = "seed \(seed), step \(step)"
      let before = card.values
      let suggested = try card.suggestSome()
      for (variable, value) in suggested {
        #expect(card.solver.value(of: variable) == value, label)
      }
      var all: [Double] = []
      card.solver.readValues(into: &all)
      #expect(all == card.values, label)
      #expect(card.valuesOfACopy == all, label)
      let changed = zip(card.variables, zip(before, all)).filter { $1.0 != $1.1 }.map(\.0.id)
      #expect(card.takeChanged() == changed, label)
    }
  }

  @Test("Values are those of a new solver", arguments: 0..<UInt64(10 * Soak.factor))
  func valuesAreFresh(seed: UInt64) throws {
    var card = Card(seed: seed &+ 1000)
    try card.build()
    for step in 0..<60 {
      let label: Comment = "seed \(seed), step \(step)"
      _ = try card.suggestSome()
      if step % 7 == 6 { try card.changeOther() }
      let fresh = try card.fresh()
      #expect(zip(card.values, fresh).allSatisfy { abs($0 - $1) < 1e-9 }, label)
      #expect(card.solver.violations == card.violationsOfACopy, label)
      #expect(card.solver.verify().holds, label)
    }
  }

  @Test func hugeValuesLeaveNothingBehind() throws {
    var solver = Solver()
    let (width, half) = (solver.makeVariable("width"), solver.makeVariable("half"))
    try solver.edit(width, priority: .high)
    try solver.add(2 * half == width)
    for value in [10, 20, 30, 1e12, 12.1, 40, 1e15, 0.3] {
      try solver.suggest(value, for: width)
    }
    #expect(solver.value(of: width) == 0.3)
    #expect(solver.value(of: half) == 0.15)
    #expect(solver.errors.allSatisfy { $0.error == 0 })
  }
}

/// An image beside two texts, in a frame of which width and heights are suggested.
private struct Card {
  private(set) var solver = Solver()
  private(set) var variables: [Variable] = []
  private var generator: SeededGenerator
  private var constraints: [LinearConstraint] = []
  private var suggestions: [Double] = [400, 30, 60]
  private var other: ConstraintID?

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<9 { variables.append(solver.makeVariable()) }
    let (width, title, body) = (variables[0], variables[1], variables[2])
    let (image, text, height) = (variables[3], variables[4], variables[5])
    let (slack, middle, bottom) = (variables[6], variables[7], variables[8])
    constraints = [
      3 * image <= width, image == 120 ~ .medium, text == width - image - 20,
      text >= 50, height >= title + body + 12, height >= image + 8, height == 0 ~ .low,
      slack == height - title - body, 2 * middle == title + height, bottom == height + 7,
      slack <= 60 ~ .high,
    ]
  }

  private var edited: [Variable] { Array(variables[..<3]) }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// What a copy has after its first write.
  var valuesOfACopy: [Double] {
    var copy = solver
    _ = copy.makeVariable()
    return variables.map { copy.value(of: $0) }
  }

  var violationsOfACopy: [Violation] {
    var copy = solver
    _ = copy.makeVariable()
    return copy.violations
  }

  mutating func build() throws {
    for (variable, value) in zip(edited, suggestions) {
      try solver.edit(variable, priority: .required - 1)
      try solver.suggest(value, for: variable)
    }
    for constraint in constraints { try solver.add(constraint) }
    _ = solver.takeChanged()
  }

  mutating func takeChanged() -> [Variable.ID] { solver.takeChanged() }

  /// One to four suggestions, mostly near each other.
  mutating func suggestSome() throws -> [(Variable, Double)] {
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = Int.random(in: 0..<3, using: &generator)
      let isFar = Int.random(in: 0..<12, using: &generator) == 0
      let value = Double.random(in: isFar ? 80...900 : 300...420, using: &generator)
      suggestions[index] = index == 0 ? value : value / 8
      try solver.suggest(suggestions[index], for: variables[index])
    }
    return Array(zip(edited, suggestions))
  }

  /// A change that isn't a suggestion.
  mutating func changeOther() throws {
    if let id = other {
      try solver.remove(id)
      other = nil
      constraints.removeLast()
    } else {
      let limit = Double.random(in: 40...200, using: &generator)
      constraints.append(variables[3] <= limit)
      other = try solver.add(variables[3] <= limit)
    }
  }

  /// The values of a solver that knows nothing but the present constraints.
  func fresh() throws -> [Double] {
    var solver = Solver()
    let variables = variables.map { _ in solver.makeVariable() }
    for (variable, value) in zip(variables, suggestions) {
      try solver.add(variable == value ~ .required - 1)
    }
    for var constraint in constraints {
      constraint.terms = constraint.terms.map { term in
        let index = self.variables.firstIndex { $0.id == term.variable } ?? 0
        return LinearExpression.Term(variables[index].id, term.coefficient)
      }
      try solver.add(constraint)
    }
    return variables.map { solver.value(of: $0) }
  }
}
