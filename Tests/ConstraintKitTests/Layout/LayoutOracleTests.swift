import ConstraintKit
import TestSupport
import Testing

/// A constraint's error worked out from the finished frames alone, with no sums of unknowns: the
/// slow, obvious way.
private struct FrameOracle {
  let solution: LayoutSolution

  private var model: LayoutModel { solution.model }

  /// The absolute rectangle of a guide.
  private func rect(_ node: Int, _ guide: LayoutGuide) -> LayoutRect {
    var rect = solution.absoluteFrame(of: node)
    let described = model.nodes[node]
    var insets: [LayoutInsets] = []
    if guide != .frame { insets.append(described.safeArea) }
    if guide == .margins || guide == .readable { insets.append(described.margins) }
    for inset in insets {
      rect.x += inset.left
      rect.y += inset.top
      rect.width -= inset.left + inset.right
      rect.height -= inset.top + inset.bottom
    }
    if guide == .readable, rect.width > 672 {
      rect.x += (rect.width - 672) / 2
      rect.width = 672
    }
    return rect
  }

  private func path(_ node: Int) -> [Int] {
    var path = [node]
    while let parent = model.nodes[path[0]].parent { path.insert(parent, at: 0) }
    return path
  }

  private func reference(_ terms: [LayoutConstraint.Term]) -> Int {
    var nodes: [Int] = []
    for term in terms {
      if case .attribute(_, let node, _) = term.operand, !nodes.contains(node) {
        nodes.append(node)
      }
    }
    if nodes.count == 1 { return model.nodes[nodes[0]].parent ?? nodes[0] }
    var common = path(nodes[0])
    for node in nodes { common = zip(common, path(node)).filter { $0 == $1 }.map(\.0) }
    return common.last ?? 0
  }

  private func value(
    _ attribute: LayoutAttribute, _ node: Int, _ guide: LayoutGuide, in reference: LayoutRect,
    alongText: Bool
  ) -> Double {
    let rect = rect(node, guide)
    let isMirrored = alongText && model.direction == .rightToLeft
    func x(_ left: Double) -> Double { isMirrored ? reference.right - left : left - reference.x }
    let isRightToLeft = model.direction == .rightToLeft
    let hasText = guide == .frame && solution.text(of: node) != nil
    switch attribute {
    case .left: return x(rect.x)
    case .right: return x(rect.right)
    case .leading: return x(isRightToLeft ? rect.right : rect.x)
    case .trailing: return x(isRightToLeft ? rect.x : rect.right)
    case .centerX: return x(rect.centerX)
    case .top: return rect.y - reference.y
    case .bottom: return rect.bottom - reference.y
    case .centerY: return rect.centerY - reference.y
    case .width: return rect.width
    case .height: return rect.height
    case .firstBaseline: return (hasText ? rect.y + 15 : rect.bottom) - reference.y
    case .lastBaseline: return rect.bottom - (hasText ? 5 : 0) - reference.y
    }
  }

  func error(of constraint: LayoutConstraint) -> Double {
    let reference = solution.absoluteFrame(of: reference(constraint.terms))
    let alongText = constraint.terms.contains { term in
      if case .attribute(let attribute, _, _) = term.operand {
        attribute == .leading || attribute == .trailing
      } else {
        false
      }
    }
    var sum = -constraint.constant
    for case .attribute(let attribute, let node, let guide) in constraint.terms.map(\.operand) {
      let coefficient = constraint.terms.first {
        $0.operand == .attribute(attribute, node: node, guide: guide)
      }?.coefficient
      sum +=
        (coefficient ?? 0)
        * value(attribute, node, guide, in: reference, alongText: alongText)
    }
    switch constraint.relation {
    case .equal: return abs(sum)
    case .greaterThanOrEqual: return max(0, -sum)
    case .lessThanOrEqual: return max(0, sum)
    }
  }
}

@Suite struct LayoutOracleTests {
  /// Random trees with random constraints: what the engine says of each constraint is what the
  /// frames say.
  @Test(arguments: 1...60) func framesAndErrorsAgree(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = randomModel(&random)
    let solution = try LayoutEngine(measurer: GridMeasurer()).solve(model)
    let oracle = FrameOracle(solution: solution)
    for (index, constraint) in model.constraints.enumerated() {
      let expected = oracle.error(of: constraint)
      let error = solution.error(ofConstraint: index)
      #expect(
        abs(error - expected) <= 1e-6 * max(1, expected), "\(model.statement(of: .explicit(index)))"
      )
    }
    for node in model.nodes.indices {
      let frame = solution.frame(of: node)
      #expect(frame.width >= 0 && frame.height >= 0)
      guard let parent = model.nodes[node].parent else { continue }
      let outer = solution.absoluteFrame(of: parent)
      let absolute = solution.absoluteFrame(of: node)
      #expect(abs(outer.x + frame.x - absolute.x) < 1e-9)
      #expect(abs(outer.y + frame.y - absolute.y) < 1e-9)
    }
  }

  private func randomModel(_ random: inout SeededGenerator) -> LayoutModel {
    var model = LayoutModel(canvas: DimensionPair(horizontal: 800, vertical: nil))
    model.direction = Bool.random(using: &random) ? .rightToLeft : .leftToRight
    for index in 1...Int.random(in: 1...8, using: &random) {
      var node = LayoutNode(name: "n\(index)", parent: Int.random(in: 0..<index, using: &random))
      node.margins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
      node.safeArea = LayoutInsets(top: 4, left: 3, bottom: 2, right: 1)
      if Bool.random(using: &random) {
        node.content = .text(
          TextContent("abcdefghijklmno", maxLines: Int.random(in: 0...2, using: &random)))
      }
      model.nodes.append(node)
    }
    for _ in 0..<20 { model.constraints.append(randomConstraint(model, &random)) }
    return model
  }

  private func randomConstraint(
    _ model: LayoutModel, _ random: inout SeededGenerator
  ) -> LayoutConstraint {
    let isHorizontal = Bool.random(using: &random)
    let attributes = LayoutAttribute.allCases.filter {
      ($0.dimension == .horizontal) == isHorizontal
    }
    let guides: [LayoutGuide] = [.frame, .frame, .frame, .safeArea, .margins, .readable]
    var terms: [LayoutConstraint.Term] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let operand = LayoutOperand.attribute(
        attributes.randomElement(using: &random) ?? .left,
        node: Int.random(in: model.nodes.indices, using: &random),
        guide: guides.randomElement(using: &random) ?? .frame)
      guard !terms.contains(where: { $0.operand == operand }) else { continue }
      terms.append(.init([1, -1, 0.5, -2].randomElement(using: &random) ?? 1, operand))
    }
    return LayoutConstraint(
      terms, Relation.allCases.randomElement(using: &random) ?? .equal,
      Double(Int.random(in: -50...200, using: &random)),
      priority: Priority(clamping: Double(Int.random(in: 1...999, using: &random))))
  }
}
