public import ConstraintKit

/// Fails the test unless solving a layout finds a conflict.
///
/// ```swift
/// expectConflict(among: ["row height", "avatar.height == 34"]) { try cell.solve(width: 375) }
/// ```
///
/// - Parameters:
///   - members: The labels of the conflict's constraints, or the constraints as messages write them,
///     in any order, no others; nil for any conflict.
///   - solve: Solves the layout.
/// - Returns: The conflict, for more questions; nil without one.
@discardableResult
public func expectConflict(
  among members: [String]? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  _ solve: () throws -> LayoutSolution
) -> LayoutConflict? {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    try solve().report("expected a conflict, but the layout has frames", at: location)
  } catch LayoutError.unsatisfiable(let conflict) {
    if let members, let failure = conflict.mismatch(with: members) {
      FailureReporter.report(
        TestFailure(message: failure, attachments: [], location: location))
    }
    return conflict
  } catch {
    FailureReporter.report(
      TestFailure(
        message: "expected a conflict, but there is another error: \(error)", attachments: [],
        location: location))
  }
  return nil
}

extension LayoutConflict {
  /// What is wrong with the members; nil where each is said once.
  fileprivate func mismatch(with expected: [String]) -> String? {
    var missing = expected
    var unexpected: [String] = []
    for member in members.map({ model.stated($0) }) {
      if let index = missing.firstIndex(where: { member.says($0) }) {
        missing.remove(at: index)
      } else {
        unexpected.append(member.description)
      }
    }
    guard !missing.isEmpty || !unexpected.isEmpty else { return nil }
    let lines =
      missing.map { "not a member: \($0)" } + unexpected.map { "unexpected: \($0)" }
    return "the conflict is among other constraints\n" + lines.joined(separator: "\n")
      + "\n\(self)"
  }
}
