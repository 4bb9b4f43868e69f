/// How a grid places its children, row by row, in columns of the same width: the nine pictures
/// under a post, say.
///
/// ```swift
/// let grid = LayoutView.grid(columns: 3, spacing: 10, insets: LayoutInsets(10)) { pictures }
/// grid.gridArrangement?.columns = GridArrangement.nineGridColumns(for: pictures.count)
/// ```
///
/// Hidden children take no cell. The grid's bottom follows its last row; without children the grid
/// is 0 high.
public struct GridArrangement: Sendable, Hashable {
  /// What decides the size of the cells, which are all the same.
  public enum CellSize: Sendable, Hashable {
    /// As wide as the columns; the height is the width divided by this: 1 for squares.
    case aspect(Double)
    /// As wide as the columns; the height in points.
    case height(Double)
    /// In points; the grid is as wide as its columns, or wider.
    case fixed(LayoutSize)
  }

  /// How many there are; at least 1 are made.
  public var columns: Int
  /// Between columns, in points.
  public var columnSpacing: Double
  /// Between rows, in points.
  public var rowSpacing: Double
  /// From the edges to the cells, in points, physical.
  public var insets: LayoutInsets
  /// What decides the size of the cells.
  public var cellSize: CellSize

  /// A grid with the same spacing between columns and between rows.
  public init(
    columns: Int, spacing: Double = 0, insets: LayoutInsets = .zero,
    cellSize: CellSize = .aspect(1)
  ) {
    self.columns = columns
    columnSpacing = spacing
    rowSpacing = spacing
    self.insets = insets
    self.cellSize = cellSize
  }

  /// The columns of up to nine pictures in a timeline: one for one, two for two and four, three for
  /// any other number.
  public static func nineGridColumns(for count: Int) -> Int {
    switch count {
    case 1: 1
    case 2, 4: 2
    default: 3
    }
  }
}

extension GridArrangement {
  /// The grid as constraints.
  ///
  /// - Parameters:
  ///   - children: The nodes that have a cell, in order.
  ///   - container: The grid's own node.
  ///   - direction: Of text, which rows follow.
  ///   - origin: Where the grid was written.
  public func constraints(
    of children: [Int], in container: Int, direction: LayoutDirection,
    origin: ConstraintOrigin = .none
  ) -> [LayoutConstraint] {
    GridLowering(
      self, children: children, container: container, direction: direction, origin: origin
    ).constraints
  }

  /// Whether the grid's width is that of its columns, where nothing else decides it.
  public var fitsWidth: Bool {
    if case .fixed = cellSize { true } else { false }
  }
}
