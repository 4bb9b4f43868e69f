import ConstraintKit
import Testing

/// Grids, the nine pictures of a timeline first.
@Suite struct GridTests {
  let root = LayoutView("root")
  let pictures = (0..<9).map { LayoutView("picture\($0)") }

  private func frames(
    _ grid: LayoutView, width: Double? = nil, direction: LayoutDirection = .leftToRight
  ) throws -> [LayoutRect] {
    if grid.superview == nil {
      root.addSubview(grid)
      grid.makeConstraints { make in make.edges.equalToSuperview() }
    }
    let solution = try root.solve(width: width, direction: direction)
    #expect(solution.ambiguities.isEmpty)
    return try (grid.arrangedSubviews.filter { !$0.isHidden } + [root]).map {
      try #require(solution.frame(of: $0))
    }
  }

  /// The pool of nine: the bottom follows the last picture that is shown, up and down again.
  @Test func nineGrid() throws {
    let grid = LayoutView.grid(columns: 3, name: "grid", spacing: 10, insets: LayoutInsets(10)) {
      pictures
    }
    var counts: [Int: Int] = [:]
    for count in [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 4, 1, 0, 9] {
      let columns = GridArrangement.nineGridColumns(for: count)
      grid.gridArrangement?.columns = columns
      grid.showArrangedSubviews(first: count)
      let frames = try frames(grid, width: 285)
      try #require(frames.count == count + 1)
      let side = (285 - 10 * Double(columns + 1)) / Double(columns)
      for index in 0..<count {
        let (row, column) = (Double(index / columns), Double(index % columns))
        let x = 10 + column * (side + 10)
        let y = 10 + row * (side + 10)
        #expect(frames[index].x.isClose(to: x) && frames[index].y.isClose(to: y))
        #expect(frames[index].width.isClose(to: side))
        #expect(frames[index].height.isClose(to: side))
      }
      let rows = Double((count + columns - 1) / columns)
      let height = count == 0 ? 0 : 10 + rows * (side + 10)
      #expect(frames[count].height.isClose(to: height), "\(count)")
      // As many constraints as the first time.
      let constraints = try root.model().constraints.count
      #expect(counts.updateValue(constraints, forKey: count) ?? constraints == constraints)
    }
  }

  @Test func columnsOfNineGrids() {
    #expect((0...10).map(GridArrangement.nineGridColumns) == [3, 1, 2, 3, 2, 3, 3, 3, 3, 3, 3])
  }

  @Test func rightToLeft() throws {
    let insets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    let grid = LayoutView.grid(
      columns: 2, spacing: 10, insets: insets, cellSize: .height(20)
    ) { pictures[..<3].map { $0 } }
    let mirrored = try frames(grid, width: 56, direction: .rightToLeft)
    #expect(
      mirrored == [
        LayoutRect(x: 32, y: 1, width: 20, height: 20),
        LayoutRect(x: 2, y: 1, width: 20, height: 20),
        LayoutRect(x: 32, y: 31, width: 20, height: 20), LayoutRect(width: 56, height: 54),
      ])
  }

  /// Cells of 16:9, hidden ones left out, rows and columns apart by different gaps.
  @Test func aspect() throws {
    let grid = LayoutView.grid(columns: 3, cellSize: .aspect(16.0 / 9)) {
      for picture in pictures[..<5] { picture }
    }
    grid.gridArrangement?.columnSpacing = 6
    grid.gridArrangement?.rowSpacing = 4
    pictures[1].isHidden = true
    let found = try frames(grid, width: 300)
    #expect(found.map(\.x).map { $0.rounded() } == [0, 102, 204, 0, 0])
    #expect(found[3].y.isClose(to: 58) && found[3].height.isClose(to: 54))
    #expect(found[4].height.isClose(to: 112))
  }

  /// Cells of a given size make the grid as wide as its columns.
  @Test func fixedCells() throws {
    let size = LayoutSize(width: 30, height: 10)
    let grid = LayoutView.grid(
      columns: 2, spacing: 5, insets: LayoutInsets(1), cellSize: .fixed(size)
    ) { pictures[..<3].map { $0 } }
    #expect(try frames(grid).last?.size == LayoutSize(width: 67, height: 27))
    #expect(try frames(grid, width: 100)[1].x == 36)
    #expect(throws: LayoutError.self) { try root.solve(width: 60) }
  }

  /// Fewer than one column is one.
  @Test(arguments: [0, -4, .min]) func columnsAreClamped(_ columns: Int) throws {
    let grid = LayoutView.grid(columns: columns) { pictures[..<2].map { $0 } }
    #expect(try frames(grid, width: 50).last?.height == 100)
  }

  @Test func badNumbersAreErrors() {
    for size in [GridArrangement.CellSize.aspect(.nan), .height(.infinity), .height(-1)] {
      let grid = LayoutView.grid(columns: .max, spacing: 1, cellSize: size) { [LayoutView("a")] }
      #expect(throws: LayoutError.self) { try grid.solve(width: 10) }
      grid.gridArrangement?.columns = 1
      #expect(throws: LayoutError.self) { try grid.solve(width: 10) }
    }
  }

  @Test func aGridIsNoStack() {
    let grid = LayoutView.grid(columns: 2) { [LayoutView("a")] }
    #expect(grid.stackArrangement == nil)
    grid.stackArrangement = nil
    #expect(grid.gridArrangement?.columns == 2)
    grid.axis = .vertical
    #expect(grid.gridArrangement == nil)
    #expect(grid.arrangedSubviews.count == 1)
  }
}
