import ConstraintKit
import TestSupport
import Testing

/// Suggestions to several variables of a layout of nested boxes.
struct SuggestionSession {
  var boxes: BoxesSession
  private var edits: [(index: Int, variable: Variable)] = []
  private(set) var suggestions = 0
  /// How many suggestions were met.
  private(set) var met = 0

  /// The root's width, and the sizes of some boxes.
  init(count: Int, seed: UInt64) throws {
    boxes = try BoxesSession(count: count, seed: seed)
    for _ in 0..<Int.random(in: 1...4, using: &boxes.generator) {
      let box = Int.random(in: 1..<count, using: &boxes.generator)
      let variable = boxes.layout.boxes[box].size(Bool.random(using: &boxes.generator))
      guard !boxes.present.contains(where: { $0.edited?.id == variable.id }) else { continue }
      let priority = [Priority.required - 1, .high, .medium + 50, .low].randomElement(
        using: &boxes.generator)
      try boxes.edit(variable, priority: priority ?? .high)
    }
    edits = boxes.present.indices.compactMap { index in
      boxes.present[index].edited.map { (index, $0) }
    }
  }

  /// Suggests a likely value.
  mutating func suggest() throws {
    let place = Int.random(in: 0..<edits.count, using: &boxes.generator)
    let isZero = Int.random(in: 0..<200, using: &boxes.generator) == 0
    let value = isZero ? 0 : Double.random(in: 0...2000, using: &boxes.generator)
    try suggest(value, for: edits[place])
  }

  /// Suggests a value of a certain size, and then a likely one.
  mutating func suggestThere(andBackFrom size: Double) throws {
    let place = Int.random(in: 0..<edits.count, using: &boxes.generator)
    try suggest(.random(in: -size...size, using: &boxes.generator), for: edits[place])
    try suggest(.random(in: 0...2000, using: &boxes.generator), for: edits[place])
  }

  /// What is met reads back to the last bit: a value beside the suggestion is one that something else
  /// asked for, and not a rounding error away.
  private mutating func suggest(
    _ value: Double, for edit: (index: Int, variable: Variable)
  ) throws {
    suggestions += 1
    try boxes.solver.suggest(value, for: edit.variable)
    boxes.present[edit.index].constraint.constant = value
    let result = boxes.solver.value(of: edit.variable)
    if result == value { met += 1 }
    #expect(
      result == value || abs(result - value) > 1e-9 * max(1, abs(value)),
      "\(boxes.label), suggestion \(suggestions): \(value) reads \(result)")
  }
}
