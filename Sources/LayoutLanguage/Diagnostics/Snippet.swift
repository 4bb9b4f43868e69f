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

  /// One line for all labels, or one for each where the line must be cut.
  private static func lines(
    _ file: SourceFile, _ number: Int, _ labels: [Label], _ maxWidth: Int
  ) -> [Line] {
    func excerpt(_ label: Label) -> ExcerptLine {
      let start = Int(label.span.start)
      return ExcerptLine(
        file, line: number, focus: start..<max(start, Int(label.span.end)), maxWidth: maxWidth)
    }
    let first = excerpt(labels[0])
    guard first.isCut, labels.count > 1 else {
      return [Line(number: number, excerpt: first, labels: labels)]
    }
    return labels.map { Line(number: number, excerpt: excerpt($0), labels: [$0]) }
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
