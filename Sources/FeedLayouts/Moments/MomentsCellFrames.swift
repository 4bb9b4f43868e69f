public import ConstraintKit

/// The frames of a ``MomentsCell``, in the cell's coordinates.
public struct MomentsCellFrames: Sendable, Hashable {
  public let topLine: LayoutRect
  public let avatar: LayoutRect
  public let name: LayoutRect
  public let time: LayoutRect
  public let content: LayoutRect
  public let grid: LayoutRect
  /// The pictures that are shown, in the grid's coordinates.
  public let pictures: [LayoutRect]
  /// The cell's size in points.
  public let size: LayoutSize

  public var height: Double { size.height }

  init(_ cell: MomentsCell, _ solution: LayoutSolution) {
    func frame(_ view: LayoutView) -> LayoutRect { solution.frame(of: view) ?? LayoutRect() }
    topLine = frame(cell.topLine)
    avatar = frame(cell.avatar)
    name = frame(cell.name)
    time = frame(cell.time)
    content = frame(cell.content)
    grid = frame(cell.grid.view)
    pictures = cell.grid.pictures.prefix(cell.grid.count).map(frame)
    size = frame(cell.view).size
  }

  /// The pictures that are shown, in the cell's coordinates.
  public var picturesInCell: [LayoutRect] {
    pictures.map { picture in
      LayoutRect(
        x: grid.x + picture.x, y: grid.y + picture.y, width: picture.width,
        height: picture.height)
    }
  }
}
