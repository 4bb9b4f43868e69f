internal import ConstraintKit

extension ContentPlacement {
  init(_ arrangement: FeedArrangement) {
    self.init(frames: arrangement.frames, height: arrangement.contentSize.height)
  }
}

extension PlacementFault {
  static func catching<Result>(
    _ body: () throws(FeedError) -> Result
  ) throws(PlacementFault) -> Result {
    do {
      return try body()
    } catch {
      throw PlacementFault(error.description)
    }
  }
}
