internal import ConstraintKit

/// The views whose place or size is left open, each root cause once: what is settled as soon as an
/// earlier one is settled isn't named.
struct AmbiguityReport {
  /// More than anybody reads.
  private static let mostReports = 20

  private let solution: LayoutSolution
  private let expander: Expander

  init(_ solution: LayoutSolution, _ expander: Expander) {
    self.solution = solution
    self.expander = expander
  }

  func diagnostics(code: DiagnosticCode) -> [Diagnostic] {
    solution.freeAxes(atMost: Self.mostReports).map { diagnostic($0, code) }
  }

  // MARK: Text

  private func diagnostic(
    _ axis: LayoutSolution.FreeAxis, _ code: DiagnosticCode
  ) -> Diagnostic {
    let (node, dimension) = (axis.node, axis.dimension)
    let path = expander.path(of: node)
    let attribute = axis.attributes.first ?? .width
    var label = axisText(node, dimension, degrees: axis.degrees)
    let other: LayoutDimension = dimension == .horizontal ? .vertical : .horizontal
    if isDetermined(node, other) {
      label += "\n\(other == .horizontal ? "x" : "y") axis: fully determined"
    }
    return Diagnostic(
      code, "the layout is ambiguous: `\(path).\(attribute)` is free",
      at: .init(expander.views[node].span, label),
      fixes: [help(node, dimension, degrees: axis.degrees)])
  }

  private func axisText(_ node: Int, _ dimension: LayoutDimension, degrees: Int) -> String {
    let attributes = Self.attributes(dimension)
    let fixed = attributes.filter { isDetermined($0, of: node) }
    var free = attributes.filter { !fixed.contains($0) }
    // The centre is worth a word only where it is what is fixed.
    free.removeAll { $0 == .centerX || $0 == .centerY }
    let axis = dimension == .horizontal ? "x" : "y"
    let fixedText =
      fixed.isEmpty ? "" : "\(fixed.conjunction) \(fixed.count == 1 ? "is" : "are") fixed, "
    let freeText = "\(free.conjunction) \(free.count == 1 ? "is" : "are") free"
    let plural = degrees == 1 ? "degree" : "degrees"
    return "\(axis) axis: \(fixedText)\(freeText) (\(degrees) \(plural) of freedom)"
  }

  private static func attributes(_ dimension: LayoutDimension) -> [LayoutAttribute] {
    dimension == .horizontal
      ? [.left, .width, .right, .centerX] : [.top, .height, .bottom, .centerY]
  }

  private func help(
    _ node: Int, _ dimension: LayoutDimension, degrees: Int
  ) -> Diagnostic.Fix {
    let size: LayoutAttribute = dimension == .horizontal ? .width : .height
    let near: LayoutAttribute = dimension == .horizontal ? .left : .top
    let far: LayoutAttribute = dimension == .horizontal ? .right : .bottom
    guard node != 0 else { return .init("add `\(size) == …`") }
    if let help = helpInContainer(node, size, dimension) { return help }
    var choices: [String] = []
    if !isDetermined(near, of: node) { choices.append("`\(near) == super + …`") }
    if !isDetermined(size, of: node) { choices.append("`\(size) == …`") }
    if !isDetermined(far, of: node) { choices.append("`\(far) == super - …`") }
    return .init("add \(degrees == 2 ? "two" : "one") of: " + choices.joined(separator: ", "))
  }

  /// What to say of a child of a row or column, which has its place from that; nil for others.
  private func helpInContainer(
    _ node: Int, _ size: LayoutAttribute, _ dimension: LayoutDimension
  ) -> Diagnostic.Fix? {
    let view = expander.views[node]
    guard let parent = view.parent, view.isArranged,
      case .stack(let stack) = expander.views[parent].container, !isDetermined(size, of: node)
    else { return nil }
    let isSpacer =
      dimension != stack.dimension && view.kind == .view && view.children.isEmpty
      && view.style.fill == nil
    return .init(
      "add `\(size) == …`" + (isSpacer ? "; of a spacer any will do, `\(size) == 1`" : ""))
  }

  private func isDetermined(_ attribute: LayoutAttribute, of node: Int) -> Bool {
    solution.isDetermined([.init(1, .attribute(attribute, node: node))], breakingTies: true)
  }

  private func isDetermined(_ node: Int, _ dimension: LayoutDimension) -> Bool {
    Self.attributes(dimension).allSatisfy { isDetermined($0, of: node) }
  }
}
