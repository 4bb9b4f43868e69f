internal import ConstraintKit
internal import LayoutLanguage

/// A solved layout as Swift source in SnapKit's spelling, which solves to the same frames.
///
/// What a `LayoutView` doesn't have is left out: colours, and what follows from the width or from data.
struct SwiftSource {
  private let model: SwiftModel
  private let file: String
  /// Properties of the layout that no view of the source has.
  private let leftOut: [String]

  /// - Parameter file: The layout's name, for the type's name and its comment.
  init(_ layout: SolvedLayout, file: String) {
    var model = SwiftModel(layout.solution)
    let scale = layout.solution.model.scale
    model.settleTies(LayoutEngine(measurer: HelveticaMeasurer(scale: scale)))
    self.model = model
    self.file = file
    leftOut = Self.leftOut(of: [layout.root] + layout.views)
  }

  private static func leftOut(of views: [SolvedView]) -> [String] {
    let styles = views.map(\.style)
    let properties: [(name: String, isUsed: (ViewStyle) -> Bool)] = [
      ("fill", { $0.fill != nil }), ("stroke", { $0.stroke != nil }),
      ("color", { $0.color != nil }), ("radius", { $0.radius != nil }),
      ("alpha", { $0.alpha != nil }),
    ]
    return properties.filter { styles.contains(where: $0.isUsed) }.map { "`\($0.name)`" }
  }

  var text: String {
    var names = SwiftNames(reserved: Self.reserved)
    let views = names.take(paths: model.paths)
    let spelling = SwiftSpelling(views: views.map { SwiftNames.quoted($0) })
    let tree = SwiftTree(model: model, spelling: spelling)
    let blocks = SwiftConstraints(model, spelling, &names).blocks
    let functions =
      Self.functions(tree.settings, "configureViews", &names)
      + Self.functions(tree.additions, "addSubviews", &names)
      + constraintFunctions(blocks, views, &names)
    let lines =
      ["import ConstraintKit", ""] + comment(views) + ["struct \(typeName) {"]
      + tree.declarations + ["", "  init() {"] + functions.map { "    \($0.name)()" } + ["  }", ""]
      + solve + functions.flatMap(\.text) + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Names that mean something else in the source.
  private static let reserved: Set<String> = ["self", "init", "make", "solve", "Type", "Protocol"]
}

// MARK: - The type

extension SwiftSource {
  private var typeName: String {
    let stem = Path.name(of: file)
    let name = stem.hasSuffix(".layout") ? String(stem.dropLast(7)) : stem
    let wanted = SwiftNames.upperCamel(name) + "Layout"
    return Self.typesOfTheLibrary.contains(wanted) ? "My" + wanted : wanted
  }

  /// Types that a file could be called after.
  private static let typesOfTheLibrary: Set<String> = ["TextLayout", "TemplateLayout"]

  private var canvas: DimensionPair<Double?> { model.solution.model.canvas }

  private var width: Double { canvas.horizontal ?? model.solution.frame(of: 0).width }

  private func comment(_ views: [String]) -> [String] {
    let example = model.order.dropFirst().first { !model.nodes[$0].isGuide } ?? 0
    return [
      "/// `\(Path.name(of: file).safeToShow)` at a width of \(SwiftLiteral.number(width)) points,"
        + " written by `constraint-cli render -f swift`.",
      "/// `ConstraintKit` is a product of the package of that name.",
    ] + appearance + [
      "///",
      "/// ```swift",
      "/// let layout = \(typeName)()",
      "/// let solution = try layout.solve()",
      "/// solution.frame(of: layout.\(views[example]))",
      "/// ```",
    ]
  }

  /// Frames are what a `LayoutView` is for; the rest is told, not dropped silently.
  private var appearance: [String] {
    leftOut.isEmpty ? [] : ["/// Not in it: \(leftOut.joined(last: "and"))."]
  }

  private var solve: [String] {
    let model = model.solution.model
    var arguments: [String] = []
    if let width = canvas.horizontal { arguments.append("width: \(SwiftLiteral.number(width))") }
    if let height = canvas.vertical { arguments.append("height: \(SwiftLiteral.number(height))") }
    if model.direction == .rightToLeft { arguments.append("direction: .rightToLeft") }
    if model.scale != 2 {
      let scale = "scale: \(SwiftLiteral.number(model.scale))"
      arguments += [scale, "measurer: HelveticaMeasurer(\(scale))"]
    }
    return [
      "  /// The frames at this width.",
      "  func solve() throws(LayoutError) -> LayoutSolution {",
    ] + SwiftStatement.call("try root.solve", arguments, indent: 4) + ["  }"]
  }
}

// MARK: - Functions

extension SwiftSource {
  struct Function {
    var name: String
    var lines: [String]

    var text: [String] { ["", "  private func \(name)() {"] + lines + ["  }"] }
  }

  /// The most lines of a function, unless a piece of it has more.
  private static let mostLines = 60

  /// Pieces as functions that aren't too long.
  private static func functions(
    _ pieces: [[String]], _ name: String, _ names: inout SwiftNames
  ) -> [Function] {
    var functions: [Function] = []
    for piece in pieces {
      if let last = functions.last, last.lines.count + piece.count <= mostLines {
        functions[functions.count - 1].lines += piece
      } else {
        functions.append(Function(name: names.take(name), lines: piece))
      }
    }
    return functions
  }

  /// The constraints in one function, or in several, each called after the first view that it is about.
  private func constraintFunctions(
    _ blocks: [SwiftConstraints.Block], _ views: [String], _ names: inout SwiftNames
  ) -> [Function] {
    let total = blocks.reduce(0) { $0 + $1.lines.count }
    guard total > Self.mostLines else {
      return Self.functions(blocks.map(\.lines), "makeConstraints", &names)
    }
    var functions: [Function] = []
    for block in blocks {
      if let last = functions.last, !isCut(after: last, before: block) {
        functions[functions.count - 1].lines += block.lines
      } else {
        let name = "constrain" + SwiftNames.upperCamel(views[block.owner])
        functions.append(Function(name: names.take(name), lines: block.lines))
      }
    }
    return functions
  }

  /// Where a function would get long, and where it has some length and a view with contents begins.
  private func isCut(after function: Function, before block: SwiftConstraints.Block) -> Bool {
    let length = function.lines.count + block.lines.count
    return length > Self.mostLines
      || length > Self.mostLines / 2 && !model.children[block.owner].isEmpty
  }
}

extension SwiftModel {
  /// The names from the root's child down, of each node; of the root its own.
  fileprivate var paths: [[String]] {
    var paths: [[String]] = []
    for node in nodes {
      let parent = node.parent.map { $0 == 0 ? [] : paths[$0] } ?? []
      paths.append(parent.suffix(5) + [node.name])
    }
    return paths
  }
}
