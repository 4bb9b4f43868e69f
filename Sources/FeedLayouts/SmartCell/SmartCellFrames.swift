public import ConstraintKit

/// The frames of a ``SmartCell``, in the cell's coordinates.
public struct SmartCellFrames: Sendable, Hashable {
  /// Of the author's name.
  public private(set) var name: LayoutRect
  /// Of the text.
  public private(set) var message: LayoutRect
  /// All nine; those that aren't shown have frames, too.
  public private(set) var pictures: [LayoutRect]
  /// How many of the pictures are shown.
  public let imageCount: Int
  /// The cell's size in points.
  public var size: LayoutSize { cell.size }
  private var cell: LayoutRect

  /// Of the cell, in points.
  public var height: Double { size.height }
  /// Those that are shown.
  public var shownPictures: ArraySlice<LayoutRect> { pictures.prefix(imageCount) }

  /// The frames of the views of a cell of a size, in points.
  ///
  /// - Parameter imageCount: How many of the pictures are shown; clamped to how many there are.
  public init(
    name: LayoutRect, message: LayoutRect, pictures: [LayoutRect], imageCount: Int,
    size: LayoutSize
  ) {
    self.name = name
    self.message = message
    self.pictures = pictures
    self.imageCount = min(max(0, imageCount), pictures.count)
    cell = LayoutRect(width: size.width, height: size.height)
  }

  init(_ cell: SmartCell, _ solution: LayoutSolution) {
    func frame(_ view: LayoutView) -> LayoutRect { solution.frame(of: view) ?? LayoutRect() }
    self.cell = frame(cell.contentView)
    name = frame(cell.name)
    message = frame(cell.message)
    pictures = cell.pictures.map(frame)
    imageCount = cell.imageCount
  }
}

extension SmartCellFrames: FrameList {
  static func views(of cell: SmartCell) -> [LayoutView] {
    [cell.contentView, cell.name, cell.message] + cell.pictures
  }

  subscript(frame index: Int) -> LayoutRect {
    get {
      switch index {
      case 0: cell
      case 1: name
      case 2: message
      default: pictures[index - 3]
      }
    }
    set {
      switch index {
      case 0: cell = newValue
      case 1: name = newValue
      case 2: message = newValue
      default: pictures[index - 3] = newValue
      }
    }
  }
}
