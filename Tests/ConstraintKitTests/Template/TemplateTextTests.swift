import ConstraintKit
import Testing

@Suite("Errors as text")
struct TemplateTextTests {
  @Test("A template's errors say what is wrong")
  func template() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let id = try solver.add(x == 1)
    let texts: [(TemplateError, String)] = [
      (.unknownParameter(2, id), "parameter 2, c0, isn't a constraint of the solver"),
      (.duplicateParameter(1, id), "parameter 1, c0, is a parameter already"),
      (
        .unknownVariable(output: 3, x.id),
        "output 3 names v0, which isn't a variable of the solver"
      ),
      (.badOutput(0, .nan), "output 0 has the number nan"),
      (
        .wrongParameterCount(expected: 2, actual: 1),
        "the template has 2 parameters, but there is 1 constant"
      ),
      (
        .wrongParameterCount(expected: 1, actual: 3),
        "the template has 1 parameter, but there are 3 constants"
      ),
      (
        .unequalColumns(parameter: 4, expected: 2, actual: 1),
        "column 4 has 1 item, but column 0 has 2"
      ),
      (.notFinite(item: 7, parameter: 1, .infinity), "parameter 1 of item 7 is inf"),
      (.overflow, "the numbers are too large, or too far apart, to be solved"),
    ]
    for (error, text) in texts { #expect("\(error)" == text) }
  }

  @Test("A failed item names itself and its conflict")
  func failure() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let low = try solver.add(x >= 0, origin: .tag(4))
    let high = try solver.add(2 * x <= 10)
    let template = try SolvedTemplate(
      solver, parameters: [low, high], outputs: [x.linearExpression])
    var results = TemplateResults()
    try template.solve(TemplateBatch(columns: [[0, 20], [10, 10.5]]), into: &results)
    #expect(
      results.failures.map { "\($0)" } == [
        "item 1: these required constraints cannot all hold:\n  2 v0 <= 10.5\n  v0 >= 20 (#4)"
      ])
  }

  @Test("A solver's errors say what is wrong")
  func solver() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let id = try solver.edit(x, priority: .high)
    let texts: [(SolverError, String)] = [
      (.notFinite(.nan), "a number is nan"),
      (.badWeight(-1), "the weight -1.0 isn't positive and finite"),
      (.overflow, "the numbers are too large, or too far apart, to be solved"),
      (.unknownConstraint(id), "c0 has been removed, or belongs to another solver"),
      (.unknownVariable(x.id), "v0 belongs to another solver"),
      (.notEdited(x.id), "v0 isn't being edited"),
      (.alreadyEdited(x.id, by: id), "v0 is being edited already, by c0"),
    ]
    for (error, text) in texts { #expect("\(error)" == text) }
    try solver.add(x >= 3, origin: .tag(1))
    let error = #expect(throws: SolverError.self) { try solver.add(-x >= -2 ~ .required) }
    #expect(
      error.map { "\($0)" }
        == "these required constraints cannot all hold:\n  -v0 >= -2\n  v0 >= 3 (#1)")
  }
}
