internal import ConstraintKit

/// The views whose place or size is left open, each root cause once: what is settled as soon as an
/// earlier one is settled isn't named.
struct AmbiguityReport {
  /// More than anybody reads.
  private static let mostReports = 20

  private typealias FreeAttribute = (node: Int, attribute: LayoutAttribute)

  private let solution: LayoutSolution
  private let expander: Expander
  private let engine: LayoutEngine

  init(_ solution: LayoutSolution, _ expander: Expander, _ engine: LayoutEngine) {
    self.solution = solution
    self.expander = expander
    self.engine = engine
  }

  func diagnostics(code: DiagnosticCode) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var current = solution
    var pending = current.freeAttributes
    while let first = pending.first, found.count < Self.mostReports {
      let dimension = first.attribute.dimension
      let free = pending.filter {
        $0.node == first.node && $0.attribute.dimension == dimension
      }
      var degrees = 0
      var model = current.model
      for ambiguity in free where degrees < 2 {
        let operand = LayoutOperand.attribute(ambiguity.attribute, node: first.node)
        guard !current.isDetermined([.init(1, operand)], breakingTies: true) else { continue }
        degrees += 1
        model.constraints.append(
          LayoutConstraint([.init(1, operand)], .equal, current.value(of: operand)))
        guard let pinned = try? engine.solve(model) else { break }
        current = pinned
      }
      found.append(
        diagnostic(first.node, dimension, degrees: max(degrees, 1), free: free, code))
      guard degrees > 0 else { break }
      pending = current.freeAttributes
    }
    return found
  }

  // MARK: Text

  private func diagnostic(
    _ node: Int, _ dimension: LayoutDimension, degrees: Int, free: [FreeAttribute],
    _ code: DiagnosticCode
  ) -> Diagnostic {
    let path = expander.path(of: node)
    let attribute = free.first?.attribute ?? .width
    var label = axisText(node, dimension, degrees: degrees)
    let other: LayoutDimension = dimension == .horizontal ? .vertical : .horizontal
    if isDetermined(node, other) {
      label += "\n\(other == .horizontal ? "x" : "y") axis: fully determined"
    }
    return Diagnostic(
      code, "the layout is ambiguous: `\(path).\(attribute)` is free",
      at: .init(expander.views[node].span, label), fixes: [help(node, dimension, free)])
  }

  private func axisText(_ node: Int, _ dimension: LayoutDimension, degrees: Int) -> String {
    let attributes = Self.attributes(dimension)
    let fixed = attributes.filter { isDetermined($0, of: node) }
    var free = attributes.filter { !fixed.contains($0) }
    // The centre is worth a word only where it is what is fixed.
    free.removeAll { $0 == .centerX || $0 == .centerY }
    let axis = dimension == .horizontal ? "x" : "y"
    let fixedText =
      fixed.isEmpty ? "" : "\(Self.list(fixed)) \(fixed.count == 1 ? "is" : "are") fixed, "
    let freeText = "\(Self.list(free)) \(free.count == 1 ? "is" : "are") free"
    let plural = degrees == 1 ? "degree" : "degrees"
    return "\(axis) axis: \(fixedText)\(freeText) (\(degrees) \(plural) of freedom)"
  }

  private static func attributes(_ dimension: LayoutDimension) -> [LayoutAttribute] {
    dimension == .horizontal
      ? [.left, .width, .right, .centerX] : [.top, .height, .bottom, .centerY]
  }

  private static func list(_ attributes: [LayoutAttribute]) -> String {
    let names = attributes.map(\.description)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private func help(
    _ node: Int, _ dimension: LayoutDimension, _ free: [FreeAttribute]
  ) -> Diagnostic.Fix {
    let size: LayoutAttribute = dimension == .horizontal ? .width : .height
    let near: LayoutAttribute = dimension == .horizontal ? .left : .top
    let far: LayoutAttribute = dimension == .horizontal ? .right : .bottom
    guard node != 0 else { return .init("add `\(size) == …`") }
    var choices: [String] = []
    if !isDetermined(near, of: node) { choices.append("`\(near) == super + …`") }
    if !isDetermined(size, of: node) { choices.append("`\(size) == …`") }
    if !isDetermined(far, of: node) { choices.append("`\(far) == super - …`") }
    return .init("add one of: " + choices.joined(separator: ", "))
  }

  private func isDetermined(_ attribute: LayoutAttribute, of node: Int) -> Bool {
    solution.isDetermined([.init(1, .attribute(attribute, node: node))], breakingTies: true)
  }

  private func isDetermined(_ node: Int, _ dimension: LayoutDimension) -> Bool {
    Self.attributes(dimension).allSatisfy { isDetermined($0, of: node) }
  }
}
