/// The rows under a line of an excerpt: what's underlined, and what's said of it.
///
///     ^^^^^   ----- the last one's message stands beside it
///     |
///     the others' hang below
struct AnnotationRows {
  struct Mark {
    var cells: Range<Int>
    var isPrimary: Bool
    /// Its lines.
    var message: [String]
  }

  /// A row: marks in cells, then a text.
  struct Row {
    var marks: [Int: (Character, TerminalStyle)] = [:]
    var text: (column: Int, text: String, style: TerminalStyle)?

    /// Neighbouring marks of one style.
    struct Run {
      var start: Int
      var text: String
      var style: TerminalStyle
    }

    /// The marks, from left to right.
    var runs: [Run] {
      var runs: [Run] = []
      for cell in marks.keys.sorted() {
        guard let (mark, style) = marks[cell] else { continue }
        if let last = runs.last, last.start + last.text.count == cell, last.style == style {
          runs[runs.count - 1].text.append(mark)
        } else {
          runs.append(Run(start: cell, text: String(mark), style: style))
        }
      }
      return runs
    }
  }

  private(set) var rows: [Row] = []
  private let level: Diagnostic.Level

  init(_ marks: [Mark], level: Diagnostic.Level) {
    self.level = level
    let sorted = marks.enumerated().sorted {
      ($0.element.cells.lowerBound, $0.offset) < ($1.element.cells.lowerBound, $1.offset)
    }.map(\.element)
    var underline = underline(sorted)
    var hanging = sorted.filter { !$0.message.isEmpty }
    if let last = hanging.last, isFree(after: last, in: sorted) {
      hanging.removeLast()
      let column = last.cells.upperBound + 1
      underline.text = (column, last.message[0], style(last))
      rows.append(underline)
      appendLines(last.message.dropFirst(), at: column, under: [], style(last))
    } else {
      rows.append(underline)
    }
    appendHanging(hanging)
  }

  private func underline(_ marks: [Mark]) -> Row {
    var row = Row()
    for mark in marks where !mark.isPrimary {
      for cell in mark.cells { row.marks[cell] = ("-", style(mark)) }
    }
    for mark in marks where mark.isPrimary {
      for cell in mark.cells { row.marks[cell] = ("^", style(mark)) }
    }
    return row
  }

  /// Whether nothing is underlined right of a mark.
  private func isFree(after mark: Mark, in marks: [Mark]) -> Bool {
    marks.allSatisfy { $0.cells.upperBound <= mark.cells.upperBound }
  }

  /// Messages below their marks, the rightmost first.
  private mutating func appendHanging(_ marks: [Mark]) {
    guard !marks.isEmpty else { return }
    rows.append(bars(marks[...]))
    for index in marks.indices.reversed() {
      let mark = marks[index]
      appendLines(
        mark.message[...], at: mark.cells.lowerBound, under: marks[..<index], style(mark))
    }
  }

  private mutating func appendLines(
    _ lines: ArraySlice<String>, at column: Int, under marks: ArraySlice<Mark>,
    _ style: TerminalStyle
  ) {
    for line in lines {
      var row = bars(marks)
      row.marks = row.marks.filter { $0.key < column }
      row.text = (column, line, style)
      rows.append(row)
    }
  }

  private func bars(_ marks: ArraySlice<Mark>) -> Row {
    var row = Row()
    for mark in marks { row.marks[mark.cells.lowerBound] = ("|", style(mark)) }
    return row
  }

  private func style(_ mark: Mark) -> TerminalStyle {
    mark.isPrimary ? .primary(level) : .secondary
  }
}
