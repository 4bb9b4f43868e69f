import ConstraintKit
import TestSupport
import Testing

@Suite struct LayoutGuideTests {
  @Test func safeAreaAndMarginsAreInsets() throws {
    let root = LayoutView("root")
    let safe = LayoutView("safe")
    let inner = LayoutView("inner")
    root.addSubviews(safe, inner)
    root.safeAreaInsets = LayoutInsets(top: 44, left: 1, bottom: 34, right: 3)
    root.layoutMargins = LayoutInsets(top: 8, left: 16, bottom: 8, right: 20)
    root.constrain {
      safe.edges == root.safeArea.edges
      inner.edges == root.margins.edges
    }
    let solution = try root.solve(width: 300, height: 600)
    #expect(solution.frame(of: safe) == LayoutRect(x: 1, y: 44, width: 296, height: 522))
    #expect(solution.frame(of: inner) == LayoutRect(x: 17, y: 52, width: 260, height: 506))
  }

  @Test(arguments: [(500.0, 8.0, 484.0), (688, 8, 672), (1000, 164, 672)])
  func readableWidthIsLimited(_ width: Double, _ x: Double, _ readable: Double) throws {
    let root = LayoutView("root")
    let text = LayoutView.label("text", name: "text", lines: 0)
    root.addSubview(text)
    root.constrain { text.edges == root.readable.edges }
    let solution = try root.solve(width: width, height: 100)
    #expect(
      solution.frame(of: text) == LayoutRect(x: x, y: 8, width: readable, height: 84))
    #expect(solution.ambiguities.isEmpty)
  }
}

@Suite struct LayoutFramesTests {
  /// Neighbours share their edges after rounding, wherever their superview lies.
  @Test(arguments: [1.0, 2, 3]) func neighboursStillMeet(_ scale: Double) throws {
    let root = LayoutView("root")
    let row = LayoutView("row")
    root.addSubview(row)
    row.makeConstraints { make in
      make.left.top.equalToSuperview().offset(0.3)
      make.right.bottom.equalToSuperview()
    }
    let cells = (0..<7).map { LayoutView("cell\($0)") }
    for (index, cell) in cells.enumerated() {
      row.addSubview(cell)
      cell.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.width.equalToSuperview().dividedBy(7)
        if index == 0 {
          make.left.equalToSuperview()
        } else {
          make.left.equalTo(cells[index - 1].right)
        }
      }
    }
    let solution = try root.solve(width: 100, height: 50, scale: scale)
    let rounded = solution.rounded()
    for index in 1..<7 {
      let node = try #require(solution.node(of: cells[index]))
      // Thirds aren't exact in binary: x + width may be off by the last bit.
      #expect(abs(rounded.absolute[node].x - rounded.absolute[node - 1].right) < 1e-12)
      #expect(
        (rounded.absolute[node].width * scale).rounded() == rounded.absolute[node].width * scale)
      let row = rounded.absolute[1]
      #expect(abs(rounded.relative[node].x + row.x - rounded.absolute[node].x) < 1e-12)
    }
    #expect(rounded.absolute[8].right == 100)
  }

  @Test(arguments: [0, -2, Double.nan, .infinity]) func badScalesCountAsTheModels(
    _ scale: Double
  ) throws {
    let root = LayoutView("root")
    let solution = try root.solve(width: 10.3, height: 10, scale: 1)
    #expect(solution.rounded(scale: scale).absolute[0].width == 10)
    #expect(solution.rounded(scale: 10).absolute[0].width == 10.3)
  }

  @Test func framesAreExactAndPositive() throws {
    let root = LayoutView("root")
    let box = LayoutView("box")
    root.addSubview(box)
    box.makeConstraints { make in
      make.edges.equalToSuperview().inset(1.0 / 3)
    }
    let solution = try root.solve(width: 2.0 / 3, height: 10)
    #expect(solution.frame(of: box)?.width == 0)
    #expect(solution.frame(of: box)?.width.sign == .plus)
    #expect(solution.frame(of: box)?.height == 10 - 2.0 / 3)
  }
}

/// Models that mean nothing are refused, each with the reason.
@Suite struct LayoutModelProblemTests {
  private func model(_ change: (inout LayoutModel) -> Void) -> LayoutModel {
    var model = LayoutModel(canvas: DimensionPair(horizontal: 100, vertical: nil))
    model.nodes.append(LayoutNode(name: "a", parent: 0))
    model.constraints = [LayoutConstraint([.init(1, .attribute(.left, node: 1))], .equal, 5)]
    change(&model)
    return model
  }

  private func kinds(_ change: (inout LayoutModel) -> Void) -> [LayoutProblem.Kind] {
    do {
      _ = try LayoutEngine().solve(model(change))
      return []
    } catch .invalid(let problems) {
      return problems.map(\.kind)
    } catch {
      return []
    }
  }

  @Test func theTreeIsChecked() {
    #expect(kinds { $0.nodes = [] }.contains(.badParent))
    #expect(kinds { $0.nodes[1].parent = 1 } == [.badParent])
    #expect(kinds { $0.nodes[1].parent = -1 } == [.badParent])
    #expect(kinds { $0.nodes[1].parent = nil } == [.badParent])
    #expect(kinds { $0.nodes[0].parent = 0 } == [.badParent])
  }

  @Test func indicesAreChecked() {
    #expect(kinds { $0.constraints[0].terms[0].operand = .variable(0) } == [.unknownVariable(0)])
    #expect(
      kinds { $0.constraints[0].terms[0].operand = .attribute(.top, node: 2) } == [.unknownNode(2)])
    #expect(
      kinds { $0.constraints[0].terms[0].operand = .attribute(.top, node: -1) }
        == [.unknownNode(-1)])
  }

  @Test func numbersAreChecked() {
    #expect(kinds { $0.canvas.horizontal = -1 } == [.badNumber(role: "canvas width", value: -1)])
    #expect(kinds { $0.canvas.vertical = .nan }.count == 1)
    #expect(kinds { $0.scale = 0 } == [.badNumber(role: "scale", value: 0)])
    #expect(
      kinds { $0.constraints[0].constant = .infinity }
        == [.badNumber(role: "constant", value: .infinity)])
    #expect(kinds { $0.constraints[0].terms[0].coefficient = .nan }.count == 1)
    #expect(kinds { $0.constraints[0].weight = 0 } == [.badNumber(role: "weight", value: 0)])
    #expect(kinds { $0.nodes[1].content = .size(width: -1, height: nil) }.count == 1)
    #expect(kinds { $0.nodes[1].margins.left = .infinity }.count == 1)
    #expect(
      kinds { $0.nodes[1].content = .text(TextContent("x", font: TextFont(size: 0))) }.count == 1)
    #expect(
      kinds {
        $0.scale = -1
        $0.constraints[0].weight = -1
        $0.constraints[0].constant = 1e13
      }.count == 3)
  }

  /// The message needs names, which a bad tree doesn't have in full.
  @Test func badTreesWithBadNumbersAreTold() {
    for parent in [1, -1, 7] {
      let found = kinds {
        $0.nodes.append(LayoutNode(name: "a", parent: 1))
        $0.nodes[1].parent = parent
        $0.constraints[0].constant = .nan
        $0.constraints[0].terms[0].operand = .attribute(.left, node: 2)
      }
      #expect(found.count == 2)
      #expect(found.first == .badParent)
    }
  }

  @Test func anEmptyLayoutIsARoot() throws {
    let solution = try LayoutEngine().solve(LayoutModel(canvas: DimensionPair(nil)))
    #expect(solution.frame(of: 0) == LayoutRect())
  }
}

@Suite struct LayoutAnswerTests {
  let root = LayoutView("root")
  let box = LayoutView("box", content: .size(width: 30, height: 20))

  init() {
    root.addSubview(box)
    box.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.right.equalToSuperview().offset(-10).priority(.low - 50)
      make.bottom.lessThanOrEqualToSuperview()
    }
  }

  @Test func explanationsNameWhatHolds() throws {
    let solution = try root.solve(width: 100, height: 100)
    #expect(solution.frame(of: box) == LayoutRect(x: 10, y: 10, width: 30, height: 20))
    let right = solution.explanation(of: [.init(1, .attribute(.right, node: 1))])
    #expect(right.map(\.source).contains(.explicit(0)))
    #expect(right.map(\.sensitivity) == [1, 1])
    #expect(
      right.map(\.source).contains(.intrinsic(node: 1, .horizontal, isMinimum: false)))
    #expect(solution.error(ofConstraint: 2) == 50)
    #expect(solution.error(ofConstraint: 0) == 0)
  }

  @Test func freeVariablesTakePart() throws {
    var model = LayoutModel(canvas: DimensionPair(horizontal: 90, vertical: 10))
    model.nodes += [LayoutNode(name: "a", parent: 0), LayoutNode(name: "b", parent: 0)]
    model.freeVariables = ["gap"]
    func term(_ factor: Double, _ attribute: LayoutAttribute, _ node: Int) -> LayoutConstraint.Term
    { .init(factor, .attribute(attribute, node: node)) }
    model.constraints = [
      LayoutConstraint([term(1, .width, 1)], .equal, 20),
      LayoutConstraint([term(1, .width, 2)], .equal, 40),
      LayoutConstraint([term(1, .left, 1), .init(-1, .variable(0))], .equal),
      LayoutConstraint(
        [term(1, .left, 2), term(-1, .right, 1), .init(-1, .variable(0))], .equal),
      LayoutConstraint([term(1, .right, 2), term(-1, .right, 0), .init(1, .variable(0))], .equal),
    ]
    let solution = try LayoutEngine().solve(model)
    #expect(solution.value(of: .variable(0)) == 10)
    #expect(solution.frame(of: 2).x == 40)
  }

  /// The same model has the same frames to the last bit, whatever was solved before.
  @Test(arguments: [1, 2, 3] as [UInt64]) func layoutsArePure(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = try randomTree(&random).model(width: 200)
    let first = try LayoutEngine().solve(model)
    _ = try randomTree(&random).solve(width: 100)
    #expect(try LayoutEngine().solve(model).frames == first.frames)
  }

  /// A column of boxes and labels, each somewhere beside or under one before it.
  private func randomTree(_ random: inout SeededGenerator) -> LayoutView {
    let root = LayoutView("root")
    var views = [root]
    for index in 0..<20 {
      let parent = views[Int.random(in: 0..<views.count, using: &random)]
      let view =
        Bool.random(using: &random)
        ? LayoutView("v\(index)")
        : LayoutView.label("some words to be wrapped", lines: 0)
      parent.addSubview(view)
      let gap = Double.random(in: 0...10, using: &random)
      view.makeConstraints { make in
        make.left.equalToSuperview().offset(gap)
        make.right.lessThanOrEqualToSuperview().priority(.high)
        make.top.greaterThanOrEqualTo(views[index]).offset(gap).priority(.low + gap)
        make.bottom.lessThanOrEqualToSuperview()
      }
      views.append(view)
    }
    return root
  }
}
