internal import ConstraintKit
internal import LayoutLanguage

/// The constraints of a layout as a graph in Graphviz's DOT language.
///
/// Views are boxes, inside those of their superviews; constraints between two views are arrows from the
/// view on the left of the relation to the one on its right, those of more views have a node of their
/// own, and those of one view stand in its box. Red ones don't hold, grey and dashed ones leave room.
struct ConstraintGraph {
  private let layout: SolvedLayout
  private let shown: [SolvedView]
  private let constraints: [SolvedConstraint]
  private let precision: DecimalFormat

  /// - Parameter view: The path of the view to look at, with what is in it and what it is tied to; nil
  ///   is the whole layout.
  init(_ layout: SolvedLayout, around view: SolvedView?, precision: DecimalFormat?) {
    self.layout = layout
    self.precision = precision ?? .table
    let all = [layout.root] + layout.views
    guard let view else {
      constraints = layout.constraints
      shown = all
      return
    }
    let inner = Set(all.map(\.path).filter { $0 == view.path || $0.hasPrefix(view.path + ".") })
    constraints = layout.constraints.filter { $0.views.contains { inner.contains($0) } }
    let named = Set(constraints.flatMap(\.views)).union(inner)
    shown = all.filter { named.contains($0.path) }
  }

  /// The graph, with a newline at its end.
  var text: String {
    var lines = [
      "digraph layout {", "  graph [rankdir=BT, fontname=\"Helvetica\", fontsize=10];",
      "  node [shape=box, fontname=\"Helvetica\", fontsize=10];",
      "  edge [fontname=\"Helvetica\", fontsize=8];",
    ]
    let own = ownStatements
    var open: [Int] = []
    for (index, view) in shown.enumerated() {
      while let depth = open.last, depth >= view.depth {
        open.removeLast()
        lines.append(indent(open.count) + "}")
      }
      if hasChildren(at: index) {
        lines.append(indent(open.count) + "subgraph \(quote("cluster " + id(view))) {")
        open.append(view.depth)
        lines.append(indent(open.count) + "label=\(quote(name(of: view)));")
      }
      lines.append(indent(open.count) + node(of: view, own[view.path] ?? []))
    }
    while open.popLast() != nil { lines.append(indent(open.count) + "}") }
    lines += constraints.enumerated().flatMap { edges(of: $1, number: $0) }
    return lines.joined(separator: "\n") + "\n}\n"
  }
}

// MARK: - Views

extension ConstraintGraph {
  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth + 1) }

  private func id(_ view: SolvedView) -> String { id(ofPath: view.path) }

  private func id(ofPath path: String) -> String { path.isEmpty ? "root" : path }

  private func name(of view: SolvedView) -> String { view.depth == 0 ? "root" : view.name }

  /// Views come before what is in them.
  private func hasChildren(at index: Int) -> Bool {
    index + 1 < shown.count && shown[index + 1].depth > shown[index].depth
  }

  private func node(of view: SolvedView, _ statements: [String]) -> String {
    let size = "\(precision.text(view.frame.width)) × \(precision.text(view.frame.height))"
    let kind = view.depth == 0 ? "canvas" : view.kind
    let label = (["\(name(of: view))", "\(kind) \(size)"] + statements).joined(separator: "\n")
    return "\(quote(id(view))) [label=\(quote(label))];"
  }

  /// What is said of one view alone, by its path.
  private var ownStatements: [String: [String]] {
    var found: [String: [String]] = [:]
    for constraint in constraints where constraint.views.count == 1 {
      found[constraint.views[0], default: []].append(Self.text(of: constraint))
    }
    return found
  }
}

// MARK: - Constraints

extension ConstraintGraph {
  private func edges(of constraint: SolvedConstraint, number: Int) -> [String] {
    let views = constraint.views.map { quote(id(ofPath: $0)) }
    guard views.count > 1 else { return [] }
    let style = Self.style(of: constraint)
    let label = quote(Self.text(of: constraint))
    if views.count == 2 { return ["  \(views[0]) -> \(views[1]) [label=\(label)\(style)];"] }
    let middle = quote("constraint \(number)")
    return ["  \(middle) [shape=plain, label=\(label)\(style)];"]
      + views.enumerated().map { place, view in
        place == 0
          ? "  \(view) -> \(middle) [arrowhead=none\(style)];"
          : "  \(middle) -> \(view)\(list(style));"
      }
  }

  private func list(_ style: String) -> String {
    style.isEmpty ? "" : " [\(style.dropFirst(2))]"
  }

  private static func text(of constraint: SolvedConstraint) -> String {
    let label = constraint.label.map { " as \($0)" } ?? ""
    let error =
      constraint.error > 0 ? "\noff by \(DecimalFormat.table.text(constraint.error))" : ""
    return constraint.statement + label + error
  }

  private static func style(of constraint: SolvedConstraint) -> String {
    if constraint.error > 0 { return ", color=red, fontcolor=red" }
    if constraint.slack > 0 { return ", color=gray, fontcolor=gray, style=dashed" }
    return constraint.priority.isRequired ? "" : ", style=dotted"
  }

  /// A quoted string of DOT: only `"` and `\` need an escape, and a newline is `\n`.
  private func quote(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line).safeToShow.reduce(into: "") { result, character in
        if character == "\"" || character == "\\" { result += "\\" }
        result.append(character)
      }
    }
    return "\"" + lines.joined(separator: "\\n") + "\""
  }
}
