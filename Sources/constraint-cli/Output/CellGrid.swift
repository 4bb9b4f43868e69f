internal import LayoutLanguage

/// Characters in rows and columns, with boxes whose lines join where they meet.
struct CellGrid {
  /// Cells of a rectangle; parts outside of the grid aren't drawn.
  struct Box {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  /// What leaves a cell's middle.
  private struct Lines: OptionSet, Hashable {
    var rawValue: UInt8
    static let up = Lines(rawValue: 1)
    static let down = Lines(rawValue: 2)
    static let left = Lines(rawValue: 4)
    static let right = Lines(rawValue: 8)
  }

  private enum Cell: Hashable {
    case lines(Lines)
    case character(Character)
    /// The second cell of a wide character.
    case covered
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: .lines([]), count: columns * rows)
  }

  /// The rows, each with a newline, without spaces at their ends.
  var text: String {
    (0..<rows).map { row in
      var line = ""
      for cell in cells[row * columns..<(row + 1) * columns] {
        switch cell {
        case .lines(let lines): line.append(Self.joints[Int(lines.rawValue)])
        case .character(let character): line.append(character)
        case .covered: continue
        }
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// By the bits of ``Lines``; a line that only ends in a cell goes through it.
  private static let joints: [Character] = Array(" ││││┘┐┤─└┌├─┴┬┼")
}

// MARK: - Boxes

extension CellGrid {
  /// Draws the edges of a box; one of a single row or column is a line.
  mutating func box(_ box: Box) {
    let (left, right) = (box.columns.lowerBound, box.columns.upperBound - 1)
    let (top, bottom) = (box.rows.lowerBound, box.rows.upperBound - 1)
    if left == right, top == bottom { return dot(column: left, row: top) }
    for row in Set([top, bottom]) where left < right {
      for column in left...right {
        if column > left { add(.left, column, row) }
        if column < right { add(.right, column, row) }
      }
    }
    for column in Set([left, right]) where top < bottom {
      for row in top...bottom {
        if row > top { add(.up, column, row) }
        if row < bottom { add(.down, column, row) }
      }
    }
  }

  private mutating func dot(column: Int, row: Int) {
    guard let index = index(column, row), cells[index] == .lines([]) else { return }
    cells[index] = .character("·")
  }

  private mutating func add(_ line: Lines, _ column: Int, _ row: Int) {
    guard let index = index(column, row) else { return }
    if case .lines(let lines) = cells[index] {
      cells[index] = .lines(lines.union(line))
    } else {
      cells[index] = .lines(line)
    }
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    (0..<columns).contains(column) && (0..<rows).contains(row) ? row * columns + column : nil
  }
}

// MARK: - Text

extension CellGrid {
  /// Writes as much of a text as the box is wide, over whatever is there.
  mutating func write(_ text: String, in box: Box) {
    var column = box.columns.lowerBound
    for character in Self.cut(text, to: box.columns.count) {
      let width = DisplayWidth.of(character)
      guard let index = index(column, box.rows.lowerBound) else {
        column += width
        continue
      }
      if width == 0 { continue }
      guard width == 1 || column + 1 < columns else { return }
      cells[index] = .character(character)
      if width == 2 { cells[index + 1] = .covered }
      column += width
    }
  }

  /// Writes a text where it fits whole and nothing is there yet.
  mutating func writeIfFree(_ text: String, row: Int, column: Int, width: Int) {
    let length = DisplayWidth.of(text)
    guard length > 0, length <= width, column >= 0, column + length <= columns,
      (0..<rows).contains(row)
    else { return }
    let start = row * columns + column
    guard cells[start..<start + length].allSatisfy({ $0 == .lines([]) }) else { return }
    write(text, in: Box(columns: column..<column + length, rows: row..<row + 1))
  }

  /// The text, or its beginning and an ellipsis.
  private static func cut(_ text: String, to width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    var result = ""
    var length = 0
    for character in text {
      length += DisplayWidth.of(character)
      if length > width - 1 { break }
      result.append(character)
    }
    return result + "…"
  }
}
