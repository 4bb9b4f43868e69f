internal import ConstraintKit
internal import LayoutLanguage

/// A picture of a layout in the cells of a terminal: boxes in line-drawing characters, texts where
/// they were measured, names where there's room.
///
/// A cell is twice as high as wide. What is smaller than a cell is drawn as large as one, so a picture
/// is for the eye; frames are what `solve` prints.
struct TextPicture {
  /// Pictures of high layouts are cut here.
  private static let mostRows = 2_000
  /// With fewer, texts and boxes of most layouts have no room. A terminal that is narrower wraps lines.
  private static let leastColumns = 24
  private static let mostColumns = 1_000

  private let picture: LayoutPicture
  private let showsNames: Bool
  private let showsOutlines: Bool
  private var grid: CellGrid
  /// Points in the width of a cell.
  private let unit: Double

  init(_ picture: LayoutPicture, columns: Int, showsNames: Bool, showsOutlines: Bool) {
    self.picture = picture
    self.showsNames = showsNames
    self.showsOutlines = showsOutlines
    let columns = min(max(columns, Self.leastColumns), Self.mostColumns)
    unit = max(picture.size.width / Double(columns), Double.leastNormalMagnitude)
    let rows = (picture.size.height / unit / 2).rounded(.up)
    grid = CellGrid(columns: columns, rows: max(1, Int(min(rows, Double(Self.mostRows)))))
  }

  /// The rows, each with a newline, without spaces at their ends; of a layout without an area, a line
  /// that says so.
  var text: String {
    guard picture.size.width > 0, picture.size.height > 0 else {
      let size = [picture.size.width, picture.size.height].map { DecimalFormat.table.text($0) }
      return "nothing to draw: root is \(size[0]) wide and \(size[1]) high\n"
    }
    var drawing = self
    drawing.draw()
    return drawing.grid.text
  }

  private mutating func draw() {
    grid.box(cells(of: LayoutRect(width: picture.size.width, height: picture.size.height)))
    for shape in picture.shapes where isOutlined(shape) { grid.box(cells(of: shape.frame)) }
    for shape in picture.shapes { drawText(of: shape) }
    guard showsNames else { return }
    for shape in picture.shapes where shape.text?.string.isEmpty ?? true {
      let cells = cells(of: shape.frame)
      let row = cells.rows.count > 2 ? cells.rows.lowerBound + 1 : cells.rows.lowerBound
      grid.writeIfFree(
        shape.name.safeToShow, row: row, column: cells.columns.lowerBound + 1,
        width: cells.columns.count - 2)
    }
  }

  private func isOutlined(_ shape: LayoutPicture.Shape) -> Bool {
    switch shape.role {
    case .label: shape.style.fill != nil || shape.style.stroke != nil
    case .button, .image: true
    case .box: showsOutlines || shape.style.fill != nil || shape.style.stroke != nil
    }
  }
}

// MARK: - Places

extension TextPicture {
  /// The cells whose middles a frame covers; at least one each way.
  private func cells(of frame: LayoutRect) -> CellGrid.Box {
    CellGrid.Box(
      columns: Self.cells(frame.x / unit, frame.right / unit, limit: grid.columns),
      rows: Self.cells(frame.y / unit / 2, frame.bottom / unit / 2, limit: grid.rows))
  }

  /// Frames may lie outside of the root, so the range may be one that isn't in the grid.
  private static func cells(_ start: Double, _ end: Double, limit: Int) -> Range<Int> {
    let first = cell(start, limit)
    return first..<max(first + 1, cell(end, limit))
  }

  /// -1 and the limit stand for all that is further out.
  private static func cell(_ place: Double, _ limit: Int) -> Int {
    Int(min(max(place.rounded(), -1), Double(limit)))
  }
}

// MARK: - Texts

extension TextPicture {
  private mutating func drawText(of shape: LayoutPicture.Shape) {
    guard let text = shape.text else { return }
    let bytes = Array(text.string.utf8)
    let isButton = shape.role == .button
    let drop = isButton ? (shape.frame.height - text.layout.size.height) / 2 : 0
    for (index, line) in text.layout.lines.enumerated() {
      let isCut = text.layout.isTruncated && index == text.layout.lines.count - 1
      let range = line.range.clamped(to: 0..<bytes.count)
      let string = String(decoding: bytes[range], as: UTF8.self).safeToShow + (isCut ? "…" : "")
      let middle = shape.frame.y + drop + line.baseline - text.font.size / 2
      let start = x(of: line, of: shape)
      let place = CellGrid.Box(
        columns: Self.cells(start / unit, (start + line.width) / unit, limit: grid.columns),
        rows: Self.cells(middle / unit / 2 - 0.5, middle / unit / 2 - 0.5, limit: grid.rows))
      grid.write(string, in: place)
    }
  }

  private func x(of line: TextLayout.Line, of shape: LayoutPicture.Shape) -> Double {
    if shape.role == .button { return shape.frame.centerX - line.width / 2 }
    return picture.direction == .leftToRight ? shape.frame.x : shape.frame.right - line.width
  }
}
