import ConstraintKit
import FeedLayouts
import TestSupport
import Testing

@Suite struct NineGridTests {
  @Test(
    arguments: [
      (0, 0.0, []), (1, 285, [[10, 10, 265, 265]]),
      (2, 147.5, [[10, 10, 127.5, 127.5], [147.5, 10, 127.5, 127.5]]),
      (
        4, 285,
        [
          [10, 10, 127.5, 127.5], [147.5, 10, 127.5, 127.5], [10, 147.5, 127.5, 127.5],
          [147.5, 147.5, 127.5, 127.5],
        ]
      ),
    ] as [(Int, Double, [[Double]])])
  func framesOfPictures(count: Int, height: Double, frames: [[Double]]) throws {
    let grid = NineGrid()
    grid.show(count, maxWidth: 285)
    let solution = try grid.view.solve(width: 285)
    let pictures = grid.pictures.prefix(grid.count).compactMap { solution.frame(of: $0) }
    #expect(areClose(pictures, frames))
    #expect(isClose(try #require(solution.frame(of: grid.view)).height, to: height))
  }

  @Test(arguments: [-3, 10, .max, .min])
  func countsAreClamped(count: Int) {
    let grid = NineGrid()
    grid.show(count, maxWidth: 285)
    #expect(grid.count == (count < 0 ? 0 : 9))
  }

  @Test func ninePicturesFillTheWidth() throws {
    let grid = NineGrid()
    grid.show(9, maxWidth: 285)
    let solution = try grid.view.solve(width: 285)
    let last = try #require(solution.frame(of: grid.pictures[8]))
    #expect(isClose(last.right, to: 275))
    #expect(isClose(last.bottom, to: 275))
  }
}
