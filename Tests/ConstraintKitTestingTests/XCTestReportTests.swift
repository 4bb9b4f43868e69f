import ConstraintKit
import ConstraintKitTesting
import XCTest

/// How failures reach XCTest.
final class XCTestReportTests: XCTestCase {
  private var expected: String?
  private var found: [String] = []

  #if !canImport(ObjectiveC)
  /// Takes the failure that a test is about for what it is.
  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected isExpected: Bool
  ) {
    guard expected != nil else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: isExpected)
    }
    let file = filePath.split(separator: "/").last ?? ""
    found.append("\(file):\(lineNumber): \(description)")
  }

  func testAFailureIsOneOfTheTestCase() throws {
    let cell = LayoutView("cell")
    let solution = try cell.solve(width: 100, height: 50)
    expected = """
      XCTestReportTests.swift:\(#line + 6): failed - cell.width is 100, not 90:
      cell.width = 100
        + 100  cell.width == 100  the canvas
      cell (0, 0, 100, 50)

      """
    solution.expectFrame(of: cell, width: 90)
    let wanted = expected
    expected = nil
    XCTAssertEqual(found, [wanted])
  }
  #endif

  func testExpectationsPass() throws {
    let cell = LayoutView("cell")
    let solution = try cell.solve(width: 100, height: 50)
    solution.expectFrame(of: cell, LayoutRect(width: 100, height: 50))
    solution.expectSatisfied()
    solution.expectDetermined()
    cell.makeConstraints { make in make.width.equalTo(90) }
    expectConflict { try cell.solve(width: 100) }
  }
}
