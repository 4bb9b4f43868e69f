public import ConstraintKit

/// The frames of a ``MomentsCell``, in the cell's coordinates.
public struct MomentsCellFrames: Sendable, Hashable {
  /// Of the line at the top, from side to side.
  public private(set) var topLine: LayoutRect
  /// Of the author's picture.
  public private(set) var avatar: LayoutRect
  /// Of the author's name.
  public private(set) var name: LayoutRect
  /// Of the time of publication.
  public private(set) var time: LayoutRect
  /// Of the text.
  public private(set) var content: LayoutRect
  /// Of the pictures together.
  public private(set) var grid: LayoutRect
  /// The pictures that are shown, in the grid's coordinates.
  public private(set) var pictures: [LayoutRect]
  /// The cell's size in points.
  public var size: LayoutSize { cell.size }
  private var cell: LayoutRect

  /// Of the cell, in points.
  public var height: Double { size.height }

  /// The frames of the views of a cell of a size, in points.
  public init(
    topLine: LayoutRect, avatar: LayoutRect, name: LayoutRect, time: LayoutRect,
    content: LayoutRect, grid: LayoutRect, pictures: [LayoutRect], size: LayoutSize
  ) {
    self.topLine = topLine
    self.avatar = avatar
    self.name = name
    self.time = time
    self.content = content
    self.grid = grid
    self.pictures = pictures
    cell = LayoutRect(width: size.width, height: size.height)
  }

  init(_ cell: MomentsCell, _ solution: LayoutSolution) {
    func frame(_ view: LayoutView) -> LayoutRect { solution.frame(of: view) ?? LayoutRect() }
    topLine = frame(cell.topLine)
    avatar = frame(cell.avatar)
    name = frame(cell.name)
    time = frame(cell.time)
    content = frame(cell.content)
    grid = frame(cell.grid.view)
    pictures = cell.grid.pictures.prefix(cell.grid.count).map(frame)
    self.cell = frame(cell.view)
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

extension MomentsCellFrames: FrameList {
  static func views(of cell: MomentsCell) -> [LayoutView] {
    [cell.view, cell.topLine, cell.avatar, cell.name, cell.time, cell.content, cell.grid.view]
      + cell.grid.pictures.prefix(cell.grid.count)
  }

  subscript(frame index: Int) -> LayoutRect {
    get {
      switch index {
      case 0: cell
      case 1: topLine
      case 2: avatar
      case 3: name
      case 4: time
      case 5: content
      case 6: grid
      default: pictures[index - 7]
      }
    }
    set {
      switch index {
      case 0: cell = newValue
      case 1: topLine = newValue
      case 2: avatar = newValue
      case 3: name = newValue
      case 4: time = newValue
      case 5: content = newValue
      case 6: grid = newValue
      default: pictures[index - 7] = newValue
      }
    }
  }
}
