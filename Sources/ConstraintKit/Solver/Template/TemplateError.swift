/// Why a template couldn't be made, or couldn't answer.
public enum TemplateError: Error, Sendable {
  /// A parameter is no constraint of the solver.
  case unknownParameter(Int, ConstraintID)
  /// The constraint is in the list of parameters twice; the number is the second's.
  case duplicateParameter(Int, ConstraintID)
  /// An output names a variable that isn't one of the solver's.
  case unknownVariable(output: Int, Variable.ID)
  /// An output has a coefficient or a constant that is infinite or not a number.
  case badOutput(Int, Double)
  /// The template has another number of parameters.
  case wrongParameterCount(expected: Int, actual: Int)
  /// The columns of a batch differ in length; the numbers are the first column's and the other's.
  case unequalColumns(parameter: Int, expected: Int, actual: Int)
  /// A constant is infinite or not a number. The item is 0 for a single question.
  case notFinite(item: Int, parameter: Int, Double)
  /// The required constraints contradict each other at these constants.
  case unsatisfiable(Conflict)
  /// A constant can't be scaled, or an output is more than a `Double` can hold.
  case overflow
}

/// An item of a batch that has no answer.
public struct TemplateFailure: Error, Sendable {
  /// Counts from 0.
  public let item: Int
  /// `unsatisfiable` or `overflow`.
  public let error: TemplateError
}
