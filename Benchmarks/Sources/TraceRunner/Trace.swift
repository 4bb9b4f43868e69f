import ConstraintKit
import Foundation

/// A workload that every Cassowary solver can run; `Traces/README.md` has the format.
struct Trace {
  struct Row {
    var priority: Double
    var relation: Relation
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
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
    case malformed(line: Int)
  }

  var name = ""
  var variableCount = 0
  var rows: [Row] = []
  var phases: [Phase] = []

  init(contentsOf url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    for (number, line) in text.split(separator: "\n").enumerated() {
      let fields = line.split(separator: " ").map(String.init)
      guard parse(fields) else { throw ParseError.malformed(line: number + 1) }
    }
  }

  private mutating func parse(_ fields: [String]) -> Bool {
    if fields[0] == "trace" {
      guard fields.count == 5, let count = Int(fields[2]) else { return false }
      name = fields[1]
      variableCount = count
      return true
    }
    if fields[0] == "phase" {
      guard fields.count == 4, let divisor = Int(fields[2]) else { return false }
      phases.append(Phase(name: fields[1], divisor: divisor, operations: []))
      return true
    }
    if let priority = Double(fields[0]) { return parseRow(fields, priority: priority) }
    guard let operation = Self.operation(fields), !phases.isEmpty else { return false }
    phases[phases.count - 1].operations.append(operation)
    return true
  }

  private mutating func parseRow(_ fields: [String], priority: Double) -> Bool {
    let relations: [String: Relation] = [
      "==": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual,
    ]
    guard fields.count >= 4, let relation = relations[fields[1]],
      let constant = Double(fields[2]), let count = Int(fields[3]), fields.count == 4 + 2 * count
    else { return false }
    var row = Row(priority: priority, relation: relation, constant: constant, terms: [])
    for term in 0..<count {
      guard let variable = Int(fields[4 + 2 * term]), let factor = Double(fields[5 + 2 * term])
      else { return false }
      row.terms.append((variable, factor))
    }
    rows.append(row)
    return true
  }

  private static func operation(_ fields: [String]) -> Operation? {
    let numbers = fields.dropFirst().compactMap(Double.init)
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
