internal import ConstraintKit
internal import LayoutLanguage

/// The pieces of a study for people: a line for each, with how it differs from the one before.
///
/// ```
/// split.layout over widths 320…1024: 4 pieces
///     320 …  700
///     700 …  800   appears: divider, content, content.empty
///     800 … 1024   decides: sidebar.width == 0.3 * root.width @high (line 14)
/// ```
struct WidthTable {
  /// More than anybody reads.
  private static let mostRows = 100
  private static let mostNames = 3
  /// Of rows that say the same.
  private static let mostAlike = 8
  /// In points.
  private static let shortest = 1.0
  /// Text widths are whole multiples of it, in points, and the rounding errors of a width.
  private static let textRounding = 0.500_001

  private let study: WidthStudy
  private let file: String

  init(_ study: WidthStudy, file: String) {
    self.study = study
    self.file = file
  }

  /// The lines, with a newline at the end.
  var text: String {
    let rows = rows
    let columns = (
      rows.map(\.start.utf8.count).max() ?? 0, rows.map(\.end.utf8.count).max() ?? 0
    )
    let indent = String(repeating: " ", count: columns.0 + columns.1 + 7)
    let lines = rows.prefix(Self.mostRows).flatMap { row -> [String] in
      let head =
        "  " + Self.padded(row.start, columns.0) + " … " + Self.padded(row.end, columns.1)
      return [head + (row.remarks.first.map { "  " + $0 } ?? "")]
        + row.remarks.dropFirst().map { indent + $0 }
    }
    let rest = rows.count - Self.mostRows
    let more = rest > 0 ? ["  and \(rest) more"] : []
    return ([title(rows)] + lines + more).joined(separator: "\n") + "\n"
  }

  private func title(_ rows: [Row]) -> String {
    let count = Summary.count(study.pieces.count, "piece")
    let folded = rows.reduce(0) { $0 + $1.folded }
    let note = folded > 0 ? ", \(folded) of them not told alone" : ""
    return "\(file.safeToShow) over widths \(WidthRange(study.range)): \(count)\(note)"
  }
}

// MARK: - Rows

extension WidthTable {
  private struct Row {
    var start: String
    var end: String
    var remarks: [String]
    /// How many pieces that aren't told alone it begins or ends with.
    var folded = 0

    mutating func lengthen(to piece: WidthStudy.Piece, by count: Int) {
      end = WidthRange.text(piece.widths.upperBound)
      folded += count
    }
  }

  private var rows: [Row] {
    var rows: [Row] = []
    var shown = 0
    var start: Int?
    for (index, piece) in study.pieces.enumerated() {
      let first = start ?? index
      if index > 0, isFolded(index) {
        if isSeen(at: index + 1) {
          rows[rows.count - 1].lengthen(to: piece, by: index - first + 1)
          start = nil
        } else {
          start = first
        }
        continue
      }
      let remarks = index > 0 ? remarks(on: index, after: shown) : solved(index)
      guard let remarks else {
        // Only a cut text is cut elsewhere.
        rows[rows.count - 1].lengthen(to: piece, by: index - first + 1)
        (shown, start) = (index, nil)
        continue
      }
      rows.append(
        Row(
          start: WidthRange.text(study.pieces[first].widths.lowerBound),
          end: WidthRange.text(piece.widths.upperBound),
          remarks: remarks,
          folded: index - first))
      shown = index
      start = nil
    }
    return Self.collapsed(rows)
  }

  /// Whether a piece is told with the one after it, or before it, as too short to matter. A single
  /// width is one that the file names.
  private func isFolded(_ index: Int) -> Bool {
    let piece = study.pieces[index]
    guard piece.isSolved, piece.widths.lowerBound < piece.widths.upperBound,
      index + 1 < study.pieces.count, study.pieces[index + 1].isSolved
    else { return false }
    let isShort =
      piece.widths.upperBound - piece.widths.lowerBound < Self.shortest
      || isRounding(of: study.change(at: index)?.rewrapped.map(\.path) ?? [], over: piece)
    return isShort && !(isSeen(at: index) && isSeen(at: index + 1))
  }

  /// Whether something is seen to happen where a piece begins, which is told exactly: views jump or
  /// come and go, texts begin or cease to be cut, constraints of the file give way or hold again.
  private func isSeen(at index: Int) -> Bool {
    guard let change = study.change(at: index) else { return false }
    return !change.appeared.isEmpty || !change.disappeared.isEmpty
      || change.rewrapped.contains { $0.wasCut != $0.isCut }
      || (change.lost + change.regained).contains { $0.span != nil }
      || jumps(at: index)
  }

  /// Whether a view has another frame where a piece begins than where the one before it ends, and no
  /// text is cut elsewhere there, which moves what is beside it.
  private func jumps(at index: Int) -> Bool {
    let (before, after) = (study.pieces[index - 1].views, study.pieces[index].views)
    guard before.count == after.count,
      study.change(at: index)?.rewrapped.contains(where: { $0.wasCut && $0.isCut }) != true
    else { return false }
    return zip(before, after).contains { view, other in
      view.upper.differs(from: other.lower, by: Self.textRounding)
    }
  }

  /// Whether texts that broke fill, over a piece, what their widths are rounded up by.
  private func isRounding(of texts: [String], over piece: WidthStudy.Piece) -> Bool {
    let views = piece.views.filter { texts.contains($0.solved.path) }
    return !views.isEmpty
      && views.allSatisfy { view in
        let growth = (view.upper.width - view.lower.width).magnitude
        return growth > 0 && growth <= Self.textRounding
      }
  }

  /// Of many rows that say the same, the first three, and a fourth for the others.
  private static func collapsed(_ rows: [Row]) -> [Row] {
    var result: [Row] = []
    var start = 0
    while start < rows.count {
      let end =
        rows[start...].firstIndex { $0.remarks != rows[start].remarks } ?? rows.count
      let run = rows[start..<end]
      if run.count > mostAlike, let last = run.last, let remark = last.remarks.first {
        let others = run.dropFirst(3)
        var row = last
        row.start = others[others.startIndex].start
        row.remarks[0] = "\(remark), \(others.count) times"
        row.folded = others.reduce(0) { $0 + $1.folded }
        result += run.prefix(3) + [row]
      } else {
        result += run
      }
      start = end
    }
    return result
  }

  private func solved(_ index: Int) -> [String]? {
    study.pieces[index].isSolved ? [] : ["no frames"]
  }

  /// Nil where there is nothing to say.
  private func remarks(on index: Int, after shown: Int) -> [String]? {
    guard study.pieces[index].isSolved else { return ["no frames"] }
    guard let change = study.change(from: shown, to: index) else { return [] }
    let moved = Set(change.appeared + change.disappeared)
    // A view that appears brings its constraints.
    func told(
      _ constraints: [WidthStudy.Constraint], but others: [WidthStudy.Constraint] = []
    ) -> [String] {
      names(
        of: constraints.filter { constraint in
          !others.contains(where: constraint.isAlike) && moved.isDisjoint(with: constraint.views)
        })
    }
    let remarks = [
      ("appears", change.appeared), ("disappears", change.disappeared),
      ("is cut", change.rewrapped.filter { !$0.wasCut && $0.isCut }.map(\.path)),
      ("is no longer cut", change.rewrapped.filter { $0.wasCut && !$0.isCut }.map(\.path)),
      ("breaks otherwise", rebroken(change)), ("gives way", told(change.lost)),
      ("holds again", told(change.regained)),
      ("decides", told(change.started, but: change.regained)),
      ("decides no longer", told(change.stopped, but: change.lost)),
    ].compactMap { verb, names in
      names.isEmpty ? nil : "\(verb): \(Self.listed(names))"
    }
    if remarks.isEmpty {
      let isSeen = (shown + 1...index).contains(where: jumps)
      return change.rewrapped.isEmpty || isSeen ? ["other numbers"] : nil
    }
    return remarks
  }

  /// Texts that break into other lines, with how many there are where that changes.
  private func rebroken(_ change: WidthStudy.Change) -> [String] {
    change.rewrapped.compactMap { text in
      guard text.lines == text.linesBefore else {
        return "\(text.path) (\(text.linesBefore) → \(Summary.count(text.lines, "line")))"
      }
      return text.wasCut || text.isCut ? nil : text.path
    }
  }

  private func names(of constraints: [WidthStudy.Constraint]) -> [String] {
    constraints.map { "\($0.statement) (\(place(of: $0)))" }
  }

  /// `line 13`, with the file where that isn't the one of the table; what a constraint is for where it
  /// isn't written.
  private func place(of constraint: WidthStudy.Constraint) -> String {
    guard let span = constraint.span, let position = study.sources.position(of: span) else {
      return constraint.place
    }
    let main = study.sources.files.first?.path
    let path = study.sources.file(span.file)?.path
    return "line \(position.line)" + (path == main ? "" : " of \(path ?? "")")
  }

  private static func listed(_ names: [String]) -> String {
    let rest = names.count - mostNames
    let told = names.prefix(mostNames).map(\.safeToShow)
    return (rest > 0 ? told + ["\(rest) more"] : told).joined(separator: ", ")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }
}

extension LayoutRect {
  /// Whether a side or a length is another, by more than so many points.
  fileprivate func differs(from other: LayoutRect, by slack: Double) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height]).contains {
      ($0 - $1).magnitude > slack
    }
  }
}
