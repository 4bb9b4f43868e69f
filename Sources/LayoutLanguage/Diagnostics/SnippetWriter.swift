/// Writes excerpts and remarks below the first line of a diagnostic.
struct SnippetWriter {
  private(set) var output = ""
  private let level: Diagnostic.Level
  /// The width of the line numbers.
  private let gutter: Int
  private let usesColor: Bool

  init(level: Diagnostic.Level, gutter: Int, usesColor: Bool) {
    self.level = level
    self.gutter = gutter
    self.usesColor = usesColor
  }

  // MARK: Excerpts

  /// ` --> file:line:column` and the lines with what's said of them.
  mutating func write(_ snippet: Snippet, at location: String) {
    output += padding + paint("-->", .gutter) + " \(location.safeToShow)\n"
    writeBar()
    var last: Int?
    for line in snippet.lines {
      writeGap(from: last, to: line.number)
      write(line, of: snippet)
      last = line.number
    }
  }

  /// An empty line for one that's left out, dots for more.
  private mutating func writeGap(from last: Int?, to number: Int) {
    guard let last, number > last + 1 else { return }
    if number == last + 2 { writeBar() } else { output += paint("...", .gutter) + "\n" }
  }

  private mutating func write(_ line: Snippet.Line, of snippet: Snippet) {
    let number = "\(line.number + 1)"
    let filled = number + String(repeating: " ", count: max(0, gutter - number.count))
    writeRow(paint("\(filled) |", .gutter), line.excerpt.text)
    for row in snippet.annotations(of: line, level: level).rows {
      writeRow(bar, text(of: row))
    }
  }

  /// A note that stands in a file of its own.
  mutating func writeNote(
    _ label: Diagnostic.Label, _ snippet: Snippet, _ sources: SourceMap
  ) {
    output += paint("note", .primary(.note))
    output += label.message.isEmpty ? "\n" : ": \(label.message.safeToShow)\n"
    write(snippet, at: sources.location(of: label.span) ?? "")
  }

  // MARK: Remarks

  /// `   = note: …`
  mutating func writeRemark(_ kind: String, _ message: String) {
    let lines = Snippet.messageLines(message)
    output += padding + " " + paint("=", .gutter) + " " + paint("\(kind):", .strong)
    output += " " + (lines.first ?? "") + "\n"
    let indent = String(repeating: " ", count: gutter + kind.count + 5)
    for line in lines.dropFirst() { output += indent + line + "\n" }
  }

  /// An empty line of an excerpt.
  mutating func writeBar() {
    output += bar + "\n"
  }

  // MARK: Rows

  private var padding: String { String(repeating: " ", count: gutter) }

  private var bar: String { paint("\(padding) |", .gutter) }

  private mutating func writeRow(_ head: String, _ line: String) {
    let trailing = line.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let text = line.dropLast(trailing)
    output += text.isEmpty ? head + "\n" : "\(head) \(text)\n"
  }

  private func text(of row: AnnotationRows.Row) -> String {
    var result = ""
    var column = 0
    for run in row.runs {
      result += String(repeating: " ", count: max(0, run.start - column))
      result += paint(run.text, run.style)
      column = run.start + run.text.count
    }
    if let text = row.text {
      result += String(repeating: " ", count: max(0, text.column - column))
      result += paint(text.text, text.style)
    }
    return result
  }

  private func paint(_ text: String, _ style: TerminalStyle) -> String {
    usesColor ? style.apply(to: text) : text
  }
}
