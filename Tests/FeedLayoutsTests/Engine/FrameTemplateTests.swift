import ConstraintKit
import Testing

@testable import FeedLayouts

@Suite struct FrameTemplateTests {
  /// Texts of all sizes lie in the regions of a template: none is left to the live solver.
  @Test(arguments: 0...9)
  func cellsNeedNoSolver(pictures: Int) throws {
    let shape = try MomentsShapes(width: 375).cell(pictures: pictures)
    var results = TemplateResults()
    var answers = 0
    shape.solve(itemCount: 40, into: &results) { item, parameter in
      parameter == 0 ? Double(item * 9) : Double(item) * 33.5
    } receive: { _, frames in
      if frames != nil { answers += 1 }
    }
    #expect(answers == 40)
    #expect(results.liveItemCount == 0)
  }

  @Test(arguments: [0, 1, 2, 5, 30])
  func footersNeedNoSolver(comments: Int) throws {
    let shape = try MomentsShapes(width: 375).footer(comments: comments)
    var results = TemplateResults()
    shape.solve(itemCount: 40, into: &results) { item, parameter in
      Double((item * 7 + parameter) % 5) * 14.5
    } receive: { _, _ in
    }
    #expect(results.liveItemCount == 0)
  }
}
