internal import ConstraintKit
internal import LayoutLanguage

/// A solved layout as a view in Objective-C with Masonry's constraints.
///
/// Masonry constrains views only, and with two sides: guides and what is added up are hidden spacers.
struct ObjCSource {
  private let model: SourceModel
  private let file: String
  private let views: [ObjCView]
  private let spelling: ObjCSpelling
  private var names: SourceNames

  /// - Parameter file: The layout's name, for the class's name and its comment.
  init(_ layout: SolvedLayout, file: String) {
    var model = SourceModel(layout.solution)
    model.stateContents()
    model = SourceSpacers(model).model
    let solved = layout.solution.model
    model.settleTies(LayoutEngine(measurer: HelveticaMeasurer(scale: solved.scale)))
    var names = SourceNames(reserved: ["initWithFrame"], renamed: ObjCNames.property)
    let spelling = ObjCSpelling(names: ["self"] + names.take(paths: Array(model.paths.dropFirst())))
    let found = Dictionary(
      ([layout.root] + layout.views).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let paths = model.dottedPaths
    let named = solved.nodes.count + model.guides.count
    views = model.nodes.indices.map { node in
      ObjCView(
        model.nodes[node], as: node == 0 ? "self" : "_" + spelling.names[node],
        model.nodes[node].isGuide ? nil : found[paths[node]], solved.direction,
        isNamed: node < named)
    }
    (self.model, self.file, self.spelling, self.names) = (model, file, spelling, names)
  }

  var text: String {
    var names = names
    let blocks = ObjCConstraints(model, spelling).blocks
    let functions =
      SourceFunction.functions(creations, "createViews", &names)
      + SourceFunction.functions(additions, "addSubviews", &names)
      + SourceFunction.functions(blocks, of: model, spelling.names, &names)
    let lines =
      ["#import <Masonry/Masonry.h>", "#import <UIKit/UIKit.h>", ""] + comment
      + ["@interface \(typeName) : UIView", ""] + properties
      + (model.nodes.count > 1 ? [""] : []) + ["@end", "", "@implementation \(typeName)"]
      + initializer(functions.map(\.name)) + functions.flatMap(\.objectiveC) + ["", "@end"]
    return lines.joined(separator: "\n") + "\n"
  }
}

// MARK: - The class

extension ObjCSource {
  private var typeName: String {
    let stem = Path.name(of: file)
    return ObjCNames.type(forFile: stem.hasSuffix(".layout") ? String(stem.dropLast(7)) : stem)
  }

  private var comment: [String] {
    let model = model.solution.model
    let width = model.canvas.horizontal ?? self.model.solution.frame(of: 0).width
    var lines = [
      "/// `\(Path.name(of: file).safeToShow)` at a width of \(SourceNumber.decimal(width)) points,"
        + " written by `constraint-cli render -f objc`."
    ]
    if let height = model.canvas.vertical {
      lines.append("/// Its height is \(SourceNumber.decimal(height)).")
    }
    let safeArea = model.nodes[0].safeArea
    if safeArea != .zero {
      lines.append("/// Its safe area is \(ObjCLiteral.insets(safeArea)).")
    }
    return lines
  }

  private var properties: [String] {
    model.order.filter { $0 != 0 }.map { node in
      "@property (nonatomic, strong, readonly) \(views[node].className) *\(spelling.names[node]);"
    }
  }

  private func initializer(_ functions: [String]) -> [String] {
    [
      "", "- (instancetype)initWithFrame:(CGRect)frame {",
      "    self = [super initWithFrame:frame];",
      "    if (self) {",
    ] + functions.map { "        [self \($0)];" } + ["    }", "    return self;", "}"]
  }
}

// MARK: - Views

extension ObjCSource {
  private var creations: [[String]] {
    model.order.map { [""] + views[$0].lines.map { "    " + $0 } }
  }

  private var additions: [[String]] {
    model.order.filter { !model.children[$0].isEmpty }.map { parent in
      model.children[parent].map {
        "    [\(spelling.view(parent)) addSubview:\(spelling.view($0))];"
      }
    }
  }
}

extension SourceModel {
  /// The names from the root's child down with dots between them, by node.
  fileprivate var dottedPaths: [String] {
    var paths: [String] = []
    for node in nodes {
      let parent = node.parent.map { paths[$0] } ?? ""
      paths.append(
        node.parent == nil ? "" : parent.isEmpty ? node.name : parent + "." + node.name)
    }
    return paths
  }
}

extension SourceFunction {
  fileprivate var objectiveC: [String] {
    ["", "- (void)\(name) {"] + lines.drop { $0.isEmpty } + ["}"]
  }
}
