public import Testing

/// A line of the solver's case files: a system, its changes, and what is exactly right after them.
public struct SolverCase: Decodable, Sendable, CustomTestStringConvertible {
  public var name: String
  public var variables: Int
  public var steps: [Step]

  public var testDescription: String { name }

  public struct Step: Decodable, Sendable {
    public var op: Operation
    public var id: String
    public var terms: [Term]?
    public var relation: String?
    public var constant: Double?
    public var priority: Double?
    public var value: Double?
    public var expect: Expectation?
  }

  public enum Operation: String, Decodable, Sendable {
    case add, remove, constant, priority
  }

  public struct Term: Decodable, Sendable {
    public var variable: Int
    public var coefficient: Double

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      variable = try container.decode(Int.self)
      coefficient = try container.decode(Double.self)
    }
  }

  public struct Expectation: Decodable, Sendable {
    public var status: Status
    public var errors: [String: Double]?
    /// Per variable the smallest and the largest value; nil is unbounded.
    public var ranges: [[Double?]]?
    public var core: [String]?
  }

  public enum Status: String, Decodable, Sendable {
    case solved, unsatisfiable
  }
}
