import ConstraintKit
import FeedLayouts

/// The frames of a moments cell worked out by hand: what a template is measured against.
struct ArithmeticCell {
  let topLine: LayoutRect
  let avatar: LayoutRect
  let name: LayoutRect
  let time: LayoutRect
  let content: LayoutRect
  let grid: LayoutRect
  let pictures: [LayoutRect]
  let height: Double

  init(_ post: MomentsMeasuredPost, width: Double) {
    let count = post.imgCount
    let room = width - 90
    topLine = LayoutRect(x: 0, y: 0, width: width, height: 1)
    avatar = LayoutRect(x: 20, y: 20, width: 40, height: 40)
    name = LayoutRect(x: 70, y: 20, width: room, height: 20)
    time = LayoutRect(x: 70, y: 45, width: post.timeWidth, height: 10)
    content = LayoutRect(x: 70, y: 65, width: room, height: post.contentHeight)
    let columns = count == 1 ? 1 : count == 2 || count == 4 ? 2 : 3
    let side = (room - 10 * Double(columns + 1)) / Double(columns)
    pictures = (0..<count).map { index in
      LayoutRect(
        x: 10 + Double(index % columns) * (side + 10),
        y: 10 + Double(index / columns) * (side + 10), width: side, height: side)
    }
    let gridHeight = pictures.last.map { $0.bottom + 10 } ?? 0
    grid = LayoutRect(x: 70, y: content.bottom + 20, width: room, height: gridHeight)
    height = grid.bottom + (count == 0 ? 0 : 10)
  }
}
