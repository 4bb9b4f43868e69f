internal import ConstraintKit
internal import LayoutLanguage

/// A solved layout as Swift source in SnapKit's spelling, which solves to the same frames.
///
/// What a `LayoutView` doesn't have is left out: colours, and what follows from the width or from data.
struct SwiftSource {
  private let model: SourceModel
  private let file: String
  /// Properties of the layout that no view of the source has.
  private let leftOut: [String]

  /// - Parameter file: The layout's name, for the type's name and its comment.
  init(_ layout: SolvedLayout, file: String) {
    var model = SourceModel(layout.solution)
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
    var names = SourceNames(reserved: Self.reserved)
    let views = names.take(paths: model.paths)
    let spelling = SwiftSpelling(views: views.map { SwiftKeywords.quoted($0) })
    let tree = SwiftTree(model: model, spelling: spelling)
    let blocks = SwiftConstraints(model, spelling, &names).blocks
    let functions =
      SourceFunction.functions(tree.settings, "configureViews", &names)
      + SourceFunction.functions(tree.additions, "addSubviews", &names)
      + SourceFunction.functions(blocks, of: model, views, &names)
    let lines =
      ["import ConstraintKit", ""] + comment(views) + ["struct \(typeName) {"]
      + tree.declarations + ["", "  init() {"] + functions.map { "    \($0.name)()" } + ["  }", ""]
      + solve + functions.flatMap(\.swift) + ["}"]
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
    let wanted = SourceNames.upperCamel(name) + "Layout"
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
    ] + SourceLines.call("try root.solve", arguments, indent: 4) + ["  }"]
  }
}

extension SourceFunction {
  fileprivate var swift: [String] { ["", "  private func \(name)() {"] + lines + ["  }"] }
}
