/// The lines of one file that a diagnostic shows, with the labels under them.
struct Snippet {
  struct Label {
    var span: SourceSpan
    var message: String
    var isPrimary: Bool
  }

  /// A line, from 0, and its labels.
  struct Line {
    var number: Int
    var excerpt: ExcerptLine
    var labels: [Label]
  }

  let file: SourceFile
  let lines: [Line]

  /// - Parameter labels: Of one file.
  init(_ file: SourceFile, labels: [Label], maxWidth: Int) {
    self.file = file
    var byLine: [Int: [Label]] = [:]
    for label in labels {
      byLine[file.lineIndex(at: Int(label.span.start)), default: []].append(label)
    }
    lines = byLine.keys.sorted().flatMap { number in
      Self.lines(file, number, byLine[number] ?? [], maxWidth)
    }
  }

  /// One line for all labels; where it must be cut, one for each group that is seen at once.
  private static func lines(
    _ file: SourceFile, _ number: Int, _ labels: [Label], _ maxWidth: Int
  ) -> [Line] {
    let end = file.lineRange(number).upperBound
    func range(_ label: Label) -> Range<Int> {
      let start = Int(label.span.start)
      return start..<max(start, min(Int(label.span.end), end))
    }
    func excerpt(_ focus: Range<Int>) -> ExcerptLine {
      ExcerptLine(file, line: number, focus: focus, maxWidth: maxWidth)
    }
    let first = excerpt(range(labels[0]))
    guard first.isCut, labels.count > 1 else {
      return [Line(number: number, excerpt: first, labels: labels)]
    }
    var groups: [(focus: Range<Int>, line: Line)] = []
    for label in labels {
      let own = range(label)
      if let last = groups.last {
        let focus =
          min(last.focus.lowerBound, own.lowerBound)..<max(last.focus.upperBound, own.upperBound)
        let shared = excerpt(focus)
        if shared.shows(focus) {
          let line = Line(number: number, excerpt: shared, labels: last.line.labels + [label])
          groups[groups.count - 1] = (focus, line)
          continue
        }
      }
      groups.append((own, Line(number: number, excerpt: excerpt(own), labels: [label])))
    }
    return groups.map(\.line)
  }

  /// The number of the last line, from 1.
  var lastNumber: Int { (lines.last?.number ?? 0) + 1 }

  /// The rows under a line.
  func annotations(of line: Line, level: Diagnostic.Level) -> AnnotationRows {
    let end = file.lineRange(line.number).upperBound
    let marks = line.labels.map { label in
      let start = Int(label.span.start)
      let cells = line.excerpt.cells(of: start..<max(start, min(Int(label.span.end), end)))
      return AnnotationRows.Mark(
        cells: cells, isPrimary: label.isPrimary,
        message: label.message.isEmpty ? [] : Self.messageLines(label.message))
    }
    return AnnotationRows(marks, level: level)
  }

  /// The lines of a message, safe to show.
  static func messageLines(_ message: String) -> [String] {
    message.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0).safeToShow
    }
  }
}
