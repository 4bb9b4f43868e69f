import ConstraintKit
import Foundation

/// What the cells have to come out as; shared with the tests of ConstraintKit.
struct ExpectedFrames: Decodable {
  struct Flow: Decodable {
    var itemSizes: [[[Double]]]
  }

  var smartCells: [SmartCellTests.Case]
  var words: [[String]]
  var wordFlow: [Flow]

  static func load() throws -> ExpectedFrames {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../../../Tests/Fixtures/feed-expected.json").standardized
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(ExpectedFrames.self, from: Data(contentsOf: file))
  }
}

extension LayoutRect {
  /// x, y, width and height.
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
