import ConstraintKit

/// A workload that every Cassowary solver can run; `Traces/README.md` has the format.
struct Trace {
  struct Row {
    var priority: Double
    var relation: Relation
    var constant: Double
    /// Where its terms end in `terms`; they begin where those of the row before end.
    var end: Int
  }

  enum Operation {
    case add(Int)
    case remove(Int)
    case edit(Int, priority: Double)
    case suggest(Int, Double)
    case update
  }

  struct Phase {
    var name: String
    /// How many operations a figure is divided by.
    var divisor: Int
    var operations: [Operation]
  }

  enum ParseError: Error {
    case unreadable
    case malformed(line: Int)
  }

  private(set) var name = ""
  private(set) var variableCount = 0
  private(set) var rows: [Row] = []
  /// The terms of all rows.
  private var terms: [(variable: Int32, coefficient: Double)] = []
  private(set) var phases: [Phase] = []

  init(path: String) throws {
    guard var lines = LineReader(path: path) else { throw ParseError.unreadable }
    var number = 0
    while let fields = lines.next() {
      number += 1
      guard fields.isEmpty || parse(fields) else { throw ParseError.malformed(line: number) }
    }
  }

  func terms(of row: Int) -> ArraySlice<(variable: Int32, coefficient: Double)> {
    terms[(row == 0 ? 0 : rows[row - 1].end)..<rows[row].end]
  }

  private mutating func parse(_ fields: [Substring]) -> Bool {
    if fields[0] == "trace" {
      guard fields.count == 5, let count = Int(fields[2]), let rowCount = Int(fields[3]) else {
        return false
      }
      name = String(fields[1])
      variableCount = count
      rows.reserveCapacity(rowCount)
      return true
    }
    if fields[0] == "phase" {
      guard fields.count == 4, let divisor = Int(fields[2]) else { return false }
      phases.append(Phase(name: String(fields[1]), divisor: divisor, operations: []))
      return true
    }
    if let priority = Double(fields[0]) { return parseRow(fields, priority: priority) }
    guard let operation = Self.operation(fields), !phases.isEmpty else { return false }
    phases[phases.count - 1].operations.append(operation)
    return true
  }

  private mutating func parseRow(_ fields: [Substring], priority: Double) -> Bool {
    let relations: [Substring: Relation] = [
      "==": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual,
    ]
    guard fields.count >= 4, let relation = relations[fields[1]],
      let constant = Double(fields[2]), let count = Int(fields[3]), fields.count == 4 + 2 * count
    else { return false }
    for term in 0..<count {
      guard let variable = Int32(fields[4 + 2 * term]), let factor = Double(fields[5 + 2 * term])
      else { return false }
      terms.append((variable, factor))
    }
    rows.append(
      Row(priority: priority, relation: relation, constant: constant, end: terms.count))
    return true
  }

  private static func operation(_ fields: [Substring]) -> Operation? {
    let numbers = fields.dropFirst().compactMap { Double($0) }
    switch (fields[0], numbers.count) {
    case ("add", 1): return .add(Int(numbers[0]))
    case ("remove", 1): return .remove(Int(numbers[0]))
    case ("edit", 2): return .edit(Int(numbers[0]), priority: numbers[1])
    case ("suggest", 2): return .suggest(Int(numbers[0]), numbers[1])
    case ("update", 0): return .update
    default: return nil
    }
  }
}
