internal import LayoutLanguage

/// A view that a command line names, alone or with one of its attributes: `cell[0].name.width`.
///
/// The end of a path is enough where only one view has it: `name` for `cell.name`.
struct ViewPath {
  let view: SolvedView
  /// What is behind the view's path.
  let attribute: String?

  init(_ text: String, in layout: SolvedLayout) throws(ToolError) {
    if let view = try Self.find(text, in: layout) {
      self.view = view
      attribute = nil
      return
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let owner = parts.dropLast().joined(separator: ".")
    guard parts.count > 1 || Self.isOfRoot(text, layout),
      let view = try Self.find(owner, in: layout)
    else { throw .unknownView(text, in: layout) }
    self.view = view
    attribute = parts.last.map(String.init)
  }

  /// As the layout's answers take it.
  var text: String {
    [view.path, attribute].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ".")
  }

  private static func isOfRoot(_ text: String, _ layout: SolvedLayout) -> Bool {
    !layout.explanations(of: text).isEmpty
  }

  private static func find(
    _ path: String, in layout: SolvedLayout
  ) throws(ToolError) -> SolvedView? {
    if let view = layout.view(path) { return view }
    let found = layout.views.filter { $0.path.hasSuffix("." + path) }
    if found.count > 1 { throw .ambiguousView(path, found) }
    return found.first
  }
}

extension ToolError {
  private static let mostNames = 8

  /// A view that the command line names and the layout doesn't have.
  fileprivate static func unknownView(_ path: String, in layout: SolvedLayout) -> ToolError {
    let views = [layout.root] + layout.views
    let names = views.map { $0.depth == 0 ? "root" : $0.path }
    let near =
      closestMatch(to: path, in: names)
      ?? zip(views, names).first { closestMatch(to: path, in: [$0.0.name]) != nil }?.1
    let hint = near.map { "did you mean \($0.quoted)?" } ?? "there are \(some(of: names))"
    return ToolError(message: "no view or attribute \(path.quoted); \(hint)", exitCode: .usage)
  }

  fileprivate static func ambiguousView(_ path: String, _ views: [SolvedView]) -> ToolError {
    ToolError(
      message: "\(path.quoted) may be \(some(of: views.map(\.path))); write more of the path",
      exitCode: .usage)
  }

  private static func some(of names: [String]) -> String {
    let shown = names.prefix(mostNames).map(\.safeToShow).joined(separator: ", ")
    return names.count > mostNames ? "\(shown) and \(names.count - mostNames) more" : shown
  }
}
