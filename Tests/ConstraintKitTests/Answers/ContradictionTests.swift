import ConstraintKit
import Testing

/// The arithmetic of conflicts.
@Suite struct ContradictionTests {
  private static let cases = AutolayoutCase.all.filter { $0.outcome?.conflict != nil }

  private func conflict(_ model: LayoutModel) throws -> LayoutConflict {
    let error = #expect(throws: LayoutError.self) { try LayoutEngine().solve(model) }
    guard case .unsatisfiable(let conflict)? = error else {
      throw CaseError.unknown("\(error as Any)")
    }
    return conflict
  }

  /// Logs of Auto Layout that people asked about, and the sum that they were looking for.
  @Test(
    arguments: [
      ("conflict-equal-25-vs-at-least-50", "25, not 50 or more"),
      ("conflict-stack-hidden-height-zero", "16 + 16 = 32 or more, not 0"),
      ("conflict-encapsulated-height-rounded-3x", "34 + 2 * 10 = 54, not 54.3333"),
      ("conflict-encapsulated-height-312p5", "1 + 1 + 310 = 312, not 312.5"),
      ("conflict-masonry-update-adds-second-target", "-93, not 94"),
      ("autolayoutjs-overconstrained-width", "50, not 200"),
    ])
  func tellsTheSum(_ name: String, _ sum: String) throws {
    let test = try #require(AutolayoutCase.all.first { $0.name == name })
    let contradiction = try conflict(NamedModel(test).model).contradiction()
    #expect(contradiction?.description == sum)
  }

  /// Held against the solver: the others alone let the left side go as far as they are said to.
  @Test(arguments: cases)
  func saysWhatTheOthersImply(_ test: AutolayoutCase) throws {
    let found = try conflict(NamedModel(test).model)
    for case .explicit(let index) in found.members {
      let contradiction = try #require(found.contradiction(refuting: .explicit(index)))
      var others = found.model
      for dimension in LayoutDimension.allCases where !found.members.contains(.canvas(dimension)) {
        others.canvas[dimension] = nil
      }
      others.constraints = found.members.compactMap { member in
        guard case .explicit(let other) = member, other != index else { return nil }
        return found.model.constraints[other]
      }
      let constraint = found.model.constraints[index]
      // Optional constraints would narrow the range.
      for node in others.nodes.indices { others.nodes[node].content = .none }
      let range = try LayoutEngine().solve(others).range(of: constraint.terms)
      let implied = constraint.constant + contradiction.distance
      switch contradiction.relation {
      case .equal:
        #expect(range.lowerBound.isClose(to: implied) && range.upperBound.isClose(to: implied))
      case .greaterThanOrEqual: #expect(range.lowerBound.isClose(to: implied))
      case .lessThanOrEqual: #expect(range.upperBound.isClose(to: implied))
      }
    }
  }

  @Test func whatIsNoMemberIsNotRefuted() throws {
    let test = try #require(Self.cases.first)
    #expect(try conflict(NamedModel(test).model).contradiction(refuting: .explicit(99)) == nil)
  }

  /// A text's size and a safe area count with the numbers that they have.
  @Test func contentsAndInsetsAreInTheSum() throws {
    let cell = LayoutView("cell")
    let label = LayoutView("label", content: .size(width: 200, height: 20))
    label.compression.horizontal = .required
    cell.safeAreaInsets = LayoutInsets(left: 44)
    cell.addSubview(label)
    cell.constrain {
      label.left == cell.safeArea.left + 6
      label.right == cell.right
    }
    let found = try conflict(cell.model(width: 240))
    #expect(found.contradiction()?.description == "50 + 200 = 250 or more, not 240")
  }

  /// More digits where six decimals would show the same number twice.
  @Test func closeNumbersAreToldApart() throws {
    let view = LayoutView("view")
    view.constrain {
      view.width == 10
      view.width == 10.000_000_01
    }
    #expect(
      try conflict(view.model()).contradiction()?.description == "10, not 10.00000001")
  }

  @Test func oneConstraintThatCannotHold() throws {
    let root = LayoutView("root")
    let view = LayoutView("view")
    root.addSubview(view)
    view.makeConstraints(fileID: "App/Cell.swift", line: 3) { make in
      make.left.equalTo(view.left, fileID: "App/Cell.swift", line: 4).offset(3)
    }
    #expect(
      try conflict(root.model()).description == """
        this required constraint cannot hold:
          view.left == view.left + 3  App/Cell.swift:4
        0, not 3.
        Leave it out.
        """)
  }

  /// The numbers of a conflict of random chains add up.
  @Test(arguments: 0..<20)
  func chainsOfRandomBoxes(_ count: Int) throws {
    let root = LayoutView("root")
    var above = root.top + 0
    var total = 0
    for index in 0...count {
      let box = LayoutView("box\(index)")
      let height = (index * 37 + count * 11) % 50 + 1
      root.addSubview(box)
      let edge = above
      root.constrain {
        box.top == edge
        box.height == height
        box.left == root.left
      }
      above = box.bottom + index
      total += height + index
    }
    let end = above
    root.constrain { end == root.bottom }
    let contradiction = try #require(
      try conflict(root.model(height: Double(total) + 1)).contradiction())
    #expect(contradiction.value == Double(total))
    #expect(contradiction.distance == -1)
    #expect(contradiction.refuted == .canvas(.vertical))
  }
}
