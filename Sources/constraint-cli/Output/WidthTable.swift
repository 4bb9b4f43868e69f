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

  private let study: WidthStudy
  private let file: String

  init(_ study: WidthStudy, file: String) {
    self.study = study
    self.file = file
  }

  /// The lines, with a newline at the end.
  var text: String {
    let count = Summary.count(study.pieces.count, "piece")
    let widths = WidthRange(study.range).description
    let ends = study.pieces.prefix(Self.mostRows).map {
      (WidthRange.text($0.widths.lowerBound), WidthRange.text($0.widths.upperBound))
    }
    let columns = (
      ends.map(\.0.utf8.count).max() ?? 0, ends.map(\.1.utf8.count).max() ?? 0
    )
    let rows = ends.enumerated().flatMap { index, ends -> [String] in
      let head =
        "  " + Self.padded(ends.0, columns.0) + " … " + Self.padded(ends.1, columns.1)
      let remarks = remarks(on: index)
      let indent = String(repeating: " ", count: columns.0 + columns.1 + 5)
      return [head + (remarks.first.map { "  " + $0 } ?? "")]
        + remarks.dropFirst().map { indent + "  " + $0 }
    }
    let rest = study.pieces.count - Self.mostRows
    let more = rest > 0 ? ["  and \(rest) more"] : []
    return (["\(file.safeToShow) over widths \(widths): \(count)"] + rows + more)
      .joined(separator: "\n") + "\n"
  }

  private func remarks(on index: Int) -> [String] {
    guard study.pieces[index].isSolved else { return ["no frames"] }
    guard let change = study.change(at: index) else { return [] }
    let remarks = [
      ("appears", change.appeared), ("disappears", change.disappeared),
      ("breaks into other lines", change.rewrapped), ("gives way", names(of: change.lost)),
      ("holds again", names(of: change.regained)),
      ("decides", names(of: change.started.filter { !change.regained.contains($0) })),
      ("decides no longer", names(of: change.stopped.filter { !change.lost.contains($0) })),
    ].compactMap { verb, names in
      names.isEmpty ? nil : "\(verb): \(Self.listed(names))"
    }
    return remarks.isEmpty ? ["other numbers"] : remarks
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
