import ConstraintKit
import TestSupport

/// The moments part of `feed-expected.json`.
struct MomentsExpectations: Decodable {
  let cells: [Cell]
  let footers: [Footer]
  let feeds: [Feed]

  private enum CodingKeys: String, CodingKey {
    case cells = "moments_cells"
    case footers = "moments_footers"
    case feeds = "moments_feed"
  }

  struct Cell: Decodable, Sendable {
    let width: Double
    let imageCount: Int
    let contentTextHeight: Double
    let timeTextWidth: Double
    let frames: Frames
    let itemSide: Double
    let bottomOffset: Double
    let cellHeight: Double

    struct Frames: Decodable, Sendable {
      let topLine: [Double]
      let avatar: [Double]
      let name: [Double]
      let time: [Double]
      let content: [Double]
      let grid: [Double]
      let gridItemsInGrid: [[Double]]
      let gridItemsInCell: [[Double]]
    }
  }

  struct Footer: Decodable, Sendable {
    let width: Double
    let commentHeights: [Double]
    let frames: Frames
    let footerHeight: Double

    struct Frames: Decodable, Sendable {
      let background: [Double]
      let labelsInBackground: [[Double]]
    }
  }

  struct Feed: Decodable, Sendable {
    let width: Double
    let imageCounts: [Int]
    let contentHeights: [Double]
    let commentHeights: [[Double]]
    let sections: [Section]
    let contentHeight: Double

    struct Section: Decodable, Sendable {
      let headerY: Double
      let headerHeight: Double
      let cellY: Double
      let cellHeight: Double
      let footerY: Double
      let footerHeight: Double
    }
  }

  static func load() throws -> MomentsExpectations {
    try Fixtures.json("feed-expected.json", as: MomentsExpectations.self)
  }
}

extension LayoutRect {
  var numbers: [Double] { [x, y, width, height] }
}

/// As for numbers, for each of a frame's.
func isClose(_ actual: LayoutRect, _ expected: [Double]) -> Bool {
  zip(actual.numbers, expected).allSatisfy { isClose($0, to: $1) } && expected.count == 4
}

func areClose(_ actual: [LayoutRect], _ expected: [[Double]]) -> Bool {
  zip(actual, expected).allSatisfy { isClose($0, $1) } && actual.count == expected.count
}

/// A measurer that gives each text the height that is written in it.
struct StatedHeightMeasurer {
  static func text(height: Double, in prefix: String = "height") -> String {
    height == 0 ? "" : "\(prefix) \(height)"
  }

  /// - Parameter timeWidth: Of the text "time".
  static func measurer(heights: [Double], timeWidth: Double = 70) -> FixedSizeMeasurer {
    var sizes = ["time": LayoutSize(width: timeWidth, height: 14.5)]
    for height in heights {
      sizes[text(height: height)] = LayoutSize(width: 100, height: height)
    }
    return FixedSizeMeasurer(sizes: sizes)
  }
}
