extension TemplateError: CustomStringConvertible {
  /// What is wrong, with the numbers that are.
  public var description: String {
    switch self {
    case .unknownParameter(let number, let id):
      "parameter \(number), \(id), isn't a constraint of the solver"
    case .duplicateParameter(let number, let id):
      "parameter \(number), \(id), is a parameter already"
    case .unknownVariable(let output, let variable):
      "output \(output) names \(variable), which isn't a variable of the solver"
    case .badOutput(let output, let number):
      "output \(output) has the number \(number)"
    case .wrongParameterCount(let expected, let actual):
      "the template has \(expected.counted("parameter")), but there \(actual.areCounted("constant"))"
    case .unequalColumns(let parameter, let expected, let actual):
      "column \(parameter) has \(actual.counted("item")), but column 0 has \(expected)"
    case .notFinite(let item, let parameter, let number):
      "parameter \(parameter) of item \(item) is \(number)"
    case .unsatisfiable(let conflict): conflict.description
    case .overflow: "the numbers are too large, or too far apart, to be solved"
    }
  }
}

extension TemplateFailure: CustomStringConvertible {
  /// The item's number, and its error.
  public var description: String { "item \(item): \(error)" }
}

extension Int {
  fileprivate func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }

  fileprivate func areCounted(_ noun: String) -> String {
    "\(self == 1 ? "is" : "are") \(counted(noun))"
  }
}
