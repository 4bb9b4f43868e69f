extension LayoutView {
  /// Views row by row in columns of the same width; see ``GridArrangement``.
  ///
  /// ```swift
  /// let grid = LayoutView.grid(columns: 3, spacing: 10, insets: LayoutInsets(10)) { pictures }
  /// grid.showArrangedSubviews(first: post.pictures.count)
  /// ```
  ///
  /// - Parameters:
  ///   - name: For messages.
  ///   - spacing: Between columns and between rows, in points.
  ///   - insets: From the edges to the cells, in points.
  ///   - views: The children, which become subviews.
  public static func grid(
    columns: Int, name: String = "grid", spacing: Double = 0, insets: LayoutInsets = .zero,
    cellSize: GridArrangement.CellSize = .aspect(1), fileID: StaticString = #fileID,
    line: Int = #line, @ArrangedViewsBuilder _ views: () -> [LayoutView] = { [] }
  ) -> LayoutView {
    let grid = LayoutView(name, fileID: fileID, line: line)
    grid.gridArrangement = GridArrangement(
      columns: columns, spacing: spacing, insets: insets, cellSize: cellSize)
    for view in views() { grid.addArrangedSubview(view, fileID: fileID, line: line) }
    return grid
  }

  /// How the view places its arranged subviews in columns; nil for a view that isn't a grid.
  ///
  /// Setting it makes any view a grid; setting it to nil leaves the subviews where their own
  /// constraints put them.
  public var gridArrangement: GridArrangement? {
    get {
      if case .grid(let grid) = contents?.arrangement { grid } else { nil }
    }
    set {
      if let newValue {
        setArrangement(.grid(newValue))
      } else if gridArrangement != nil {
        contents = nil
      }
    }
  }
}
