import ConstraintKit
import ConstraintKitTesting
import Testing

/// How failures reach Swift Testing.
///
/// `withKnownIssue` fails where its body records no issue: here it holds that an expectation that isn't
/// met does record one.
@Suite struct SwiftTestingReportTests {
  @Test func aFailureIsAnIssueOnTheLineOfTheExpectation() throws {
    let cell = LayoutView("cell")
    let solution = try cell.solve(width: 100, height: 50)
    let line = #line + 2
    withKnownIssue {
      solution.expectFrame(of: cell, width: 90)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == "SwiftTestingReportTests.swift"
        && issue.comments.map(\.rawValue) == [
          """
          cell.width is 100, not 90:
          cell.width = 100
            + 100  cell.width == 100  the canvas
          """
        ]
    }
  }

  @Test func eachExpectationCanFail() throws {
    let cell = LayoutView("cell")
    let loose = LayoutView("loose")
    cell.addSubview(loose)
    cell.constrain { loose.width == 40 ~ .low }
    cell.constrain { loose.width == 50 ~ .high }
    let solution = try cell.solve(width: 100, height: 50)
    withKnownIssue { solution.expectSatisfied() }
    withKnownIssue { solution.expectDetermined() }
    withKnownIssue { solution.expectDetermined(loose) }
    withKnownIssue { solution.expectPriority("a", winsOver: "b") }
    withKnownIssue { solution.expectValue(of: loose.width, 40) }
    withKnownIssue { expectConflict { solution } }
    withKnownIssue { cell.expectFrameSnapshot(named: "never recorded", widths: [100]) }
  }
}
