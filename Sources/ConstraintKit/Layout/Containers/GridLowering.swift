/// A grid and its children while they become constraints.
struct GridLowering {
  private let grid: GridArrangement
  private let children: [Int]
  private let container: Int
  private let columns: Int
  private let horizontal: ArrangementEdges
  private let vertical: ArrangementEdges

  init(
    _ grid: GridArrangement, children: [Int], container: Int, direction: LayoutDirection,
    origin: ConstraintOrigin
  ) {
    self.grid = grid
    self.children = children
    self.container = container
    columns = max(1, grid.columns)
    func edges(_ dimension: LayoutDimension) -> ArrangementEdges {
      ArrangementEdges(
        container: container, dimension: dimension,
        isMirrored: dimension == .horizontal && direction == .rightToLeft, insets: grid.insets,
        guide: .frame, origin: origin)
    }
    horizontal = edges(.horizontal)
    vertical = edges(.vertical)
  }

  var constraints: [LayoutConstraint] {
    guard let first = children.first, let last = children.last else {
      return [vertical.constraint(vertical.length(container), .equal, 0)]
    }
    var result = sizes(of: first)
    for index in children.indices { result += place(index) }
    result.append(
      vertical.distance(
        from: vertical.far(last), to: vertical.far(container), by: vertical.farInset))
    return result
  }

  /// The first cell's size, which the others share.
  private func sizes(of first: Int) -> [LayoutConstraint] {
    let width = horizontal.length(first)
    let height = vertical.length(first)
    switch grid.cellSize {
    case .aspect(let ratio):
      let aspect = LayoutConstraint(
        [.init(1, width), .init(-ratio, height)], .equal, origin: horizontal.origin)
      return [share(first), aspect]
    case .height(let points):
      return [share(first), vertical.constraint(height, .equal, points)]
    case .fixed(let size):
      return [
        horizontal.constraint(width, .equal, size.width),
        vertical.constraint(height, .equal, size.height), room(for: first),
      ]
    }
  }

  /// What the insets and the spacing take of the width.
  private var taken: Double {
    horizontal.nearInset + horizontal.farInset + Double(columns - 1) * grid.columnSpacing
  }

  /// The columns and what is between them are as wide as the grid.
  private func share(_ first: Int) -> LayoutConstraint {
    columnsAndTaken(first, .equal)
  }

  /// The columns that are filled aren't wider than the grid.
  private func room(for first: Int) -> LayoutConstraint {
    columnsAndTaken(first, .lessThanOrEqual)
  }

  private func columnsAndTaken(_ first: Int, _ relation: Relation) -> LayoutConstraint {
    LayoutConstraint(
      [
        .init(Double(columns), horizontal.length(first)),
        .init(-1, horizontal.length(container)),
      ], relation, -taken, origin: horizontal.origin)
  }

  /// Each cell lies after its neighbour before it, or above it.
  private func place(_ index: Int) -> [LayoutConstraint] {
    let child = children[index]
    var result: [LayoutConstraint] = []
    if index == 0 {
      result = [
        horizontal.distance(
          from: horizontal.near(container), to: horizontal.near(child), by: horizontal.nearInset),
        vertical.distance(
          from: vertical.near(container), to: vertical.near(child), by: vertical.nearInset),
      ]
    } else {
      let first = children[0]
      result = [
        horizontal.equal(horizontal.length(child), horizontal.length(first)),
        vertical.equal(vertical.length(child), vertical.length(first)),
      ]
      result += placeAfterNeighbours(index)
    }
    return result
  }

  private func placeAfterNeighbours(_ index: Int) -> [LayoutConstraint] {
    let child = children[index]
    let previous = children[index - 1]
    guard index % columns == 0 else {
      return [
        horizontal.distance(
          from: horizontal.far(previous), to: horizontal.near(child), by: grid.columnSpacing),
        vertical.equal(vertical.near(child), vertical.near(previous)),
      ]
    }
    let above = children[index - columns]
    return [
      horizontal.equal(horizontal.near(child), horizontal.near(above)),
      vertical.distance(from: vertical.far(above), to: vertical.near(child), by: grid.rowSpacing),
    ]
  }
}
