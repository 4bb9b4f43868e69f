import ConstraintKit
import Testing

/// Every layout case of `autolayout.json`.
@Suite struct AutolayoutTests {
  @Test func fileIsThere() {
    #expect(AutolayoutCase.all.count == 40)
  }

  @Test(arguments: AutolayoutCase.all.filter { $0.outcome?.conflict == nil })
  func solves(_ test: AutolayoutCase) throws {
    let named = try NamedModel(test)
    let solution = try LayoutEngine().solve(named.model)
    for (view, expected) in test.expect.sorted(by: { $0.key < $1.key }) {
      let node = try named.node(view)
      expect(solution.absoluteFrame(of: node), meets: expected, view)
      expectDetermined(expected, of: node, in: solution, view)
    }
    if let size = test.outcome?.fittingSize {
      let frame = AutolayoutCase.Frame(width: size.width, height: size.height)
      expect(solution.absoluteFrame(of: 0), meets: frame, "root")
    }
    if let views = test.outcome?.ambiguous {
      let free = Set(solution.ambiguities.filter { $0.attribute == .left }.map(\.node))
      #expect(free == Set(try views.map(named.node)))
    }
    for (view, expected) in test.outcome?.rounded ?? [:] {
      expect(solution.rounded().absolute[try named.node(view)], meets: expected, view)
    }
  }

  @Test(arguments: AutolayoutCase.all.filter { $0.outcome?.conflict != nil })
  func refuses(_ test: AutolayoutCase) throws {
    let named = try NamedModel(test)
    let error = #expect(throws: LayoutError.self) { try LayoutEngine().solve(named.model) }
    guard case .unsatisfiable(let conflict) = error else {
      Issue.record("not a conflict: \(String(describing: error))")
      return
    }
    let explicit = conflict.members.compactMap { member -> Int? in
      if case .explicit(let index) = member { index } else { nil }
    }
    #expect(explicit == test.outcome?.conflict)
    try expectMinimal(conflict, of: named.model)
  }

  private func expect(
    _ frame: LayoutRect, meets expected: AutolayoutCase.Frame, _ view: String
  ) {
    let pairs = [
      ("x", frame.x, expected.x), ("y", frame.y, expected.y),
      ("width", frame.width, expected.width), ("height", frame.height, expected.height),
    ]
    for case (let side, let value, let wanted?) in pairs {
      #expect(value.isClose(to: wanted), "\(view).\(side)")
    }
  }

  /// A case promises that the frame is unique.
  private func expectDetermined(
    _ expected: AutolayoutCase.Frame, of node: Int, in solution: LayoutSolution, _ view: String
  ) {
    let attributes: [(LayoutAttribute, Double?)] = [
      (.left, expected.x), (.top, expected.y), (.width, expected.width),
      (.height, expected.height),
    ]
    for (attribute, wanted) in attributes where wanted != nil {
      let term = LayoutConstraint.Term(1, .attribute(attribute, node: node))
      #expect(solution.isDetermined([term]), "\(view).\(attribute)")
    }
  }
}

/// Expects that a conflict's explicit constraints are solvable as soon as one is left out.
func expectMinimal(_ conflict: LayoutConflict, of model: LayoutModel) throws {
  for case .explicit(let index) in conflict.members {
    var weaker = model
    weaker.constraints = conflict.members.compactMap { member in
      if case .explicit(let other) = member, other != index {
        model.constraints[other]
      } else {
        nil
      }
    }
    #expect(throws: Never.self, "without \(model.statement(of: .explicit(index)))") {
      try LayoutEngine().solve(weaker)
    }
  }
}

extension Double {
  /// Within 1e-6, relative to `expected` where that is above 1. The cases' own numbers have
  /// seven decimals.
  func isClose(to expected: Double) -> Bool {
    abs(self - expected) <= 1e-6 * max(1, abs(expected))
  }
}
