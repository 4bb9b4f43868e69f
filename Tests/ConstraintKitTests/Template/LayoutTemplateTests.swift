import ConstraintKit
import TestSupport
import Testing

@Suite struct LayoutTemplateTests {
  /// A label in a card, below a picture.
  private struct Card {
    let view = LayoutView("card")
    let picture = LayoutView("picture")
    let label = LayoutView.label("a text", name: "label", lines: 0)

    init() {
      view.addSubviews(picture, label)
      picture.makeConstraints { make in
        make.left.top.right.equalToSuperview()
        make.height.equalTo(picture.width).multipliedBy(0.5)
      }
      label.makeConstraints { make in
        make.top.equalTo(picture.bottom).offset(8)
        make.left.right.equalToSuperview().inset(16)
        make.bottom.equalToSuperview().offset(-8)
        make.height.greaterThanOrEqualTo(30)
      }
    }
  }

  @Test func widthAndContentVary() throws {
    let card = Card()
    let solution = try card.view.solve(width: 375)
    let label = try #require(solution.node(of: card.label))
    let template = try LayoutTemplate(
      solution, varying: [.canvas(.horizontal), .content(.vertical, node: label)],
      outputs: [
        .attribute(.height, node: 0), .attribute(.width, node: label),
        .attribute(.top, node: label),
      ])
    #expect(try template.values(at: [400, 100]) == [316, 368, 208])
    #expect(try template.values(at: [300, 10]) == [196, 268, 158])
    var results = TemplateResults()
    try template.solve(itemCount: 3, into: &results) { item, parameter in
      parameter == 0 ? 400 : Double(item) * 50
    }
    #expect((0..<3).map { results[$0, 0] } == [246, 266, 316])
  }

  /// Against the views themselves, with a text of that height.
  @Test func equalsTheLiveSolver() throws {
    let card = Card()
    let solution = try card.view.solve(width: 375)
    let label = try #require(solution.node(of: card.label))
    let template = try LayoutTemplate(
      solution, varying: [.canvas(.horizontal), .content(.vertical, node: label)],
      outputs: [.attribute(.bottom, node: label), .attribute(.height, node: 0)])
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<50 {
      let width = Double.random(in: 40...900, using: &generator)
      let height = Double.random(in: 0...200, using: &generator)
      card.label.content = .size(width: 50, height: height)
      let live = try card.view.solveAnew(width: width)
      let values = try template.values(at: [width, height])
      #expect(isClose(values[0], to: try #require(live.frame(of: card.label)).bottom, within: 1e-9))
      #expect(isClose(values[1], to: try #require(live.frame(of: card.view)).height, within: 1e-9))
    }
  }

  /// A constraint's constant is the one that was written, whatever insets are added to it.
  @Test func constantsVary() throws {
    let view = LayoutView("view")
    let child = LayoutView("child")
    view.addSubview(child)
    view.layoutMargins = LayoutInsets(12)
    child.makeConstraints { make in
      make.left.equalTo(view.margins.left).offset(5)
      make.top.equalToSuperview()
      make.size.equalTo(10)
    }
    let solution = try view.solve(width: 100, height: 100)
    let index = try #require(solution.model.constraints.firstIndex { $0.constant == 5 })
    let node = try #require(solution.node(of: child))
    let template = try LayoutTemplate(
      solution, varying: [.constant(constraint: index)], outputs: [.attribute(.left, node: node)])
    #expect(try template.values(at: [5]) == [17])
    #expect(try template.values(at: [20]) == [32])
  }

  @Test func whatIsNotThere() throws {
    let card = Card()
    let solution = try card.view.solve(width: 375)
    let bad: [LayoutParameter] = [
      .canvas(.vertical), .content(.horizontal, node: 0), .content(.vertical, node: 9),
      .constant(constraint: 99), .constant(constraint: -1), .content(.vertical, node: -1),
    ]
    for parameter in bad {
      let error = #expect(throws: LayoutTemplateError.self) {
        try LayoutTemplate(solution, varying: [parameter], outputs: [])
      }
      guard case .unknownParameter(let told)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(told == parameter)
    }
    #expect(throws: LayoutTemplateError.self) {
      try LayoutTemplate(solution, varying: [], outputs: [.attribute(.left, node: 7)])
    }
    #expect(throws: LayoutTemplateError.self) {
      try LayoutTemplate(solution, varying: [], outputs: [.variable(0)])
    }
    let twice = [LayoutParameter](repeating: .canvas(.horizontal), count: 2)
    #expect(throws: LayoutTemplateError.self) {
      try LayoutTemplate(solution, varying: twice, outputs: [])
    }
    let template = try LayoutTemplate(
      solution, varying: [.canvas(.horizontal)], outputs: [.attribute(.height, node: 0)])
    #expect(throws: TemplateError.self) { try template.values(at: []) }
    #expect(throws: TemplateError.self) { try template.values(at: [.nan]) }
    #expect(throws: TemplateError.self) { try template.values(at: [-5]) }
  }

  @Test func errorsAsText() {
    let texts: [(LayoutTemplateError, String)] = [
      (.unknownParameter(.canvas(.vertical)), "the layout's vertical side is free"),
      (
        .unknownParameter(.content(.horizontal, node: 3)),
        "node 3 has no horizontal size of its own"
      ),
      (
        .unknownParameter(.constant(constraint: 2)),
        "constraint 2 isn't there, or doesn't take part"
      ),
      (.unknownOutput(.attribute(.left, node: 7)), "there is no left of node 7"),
      (.unknownOutput(.variable(1)), "there is no free variable 1"),
      (
        .notSolved(.overflow),
        "the layout can't be a template: the numbers are too large, or too far apart, to be solved"
      ),
    ]
    for (error, text) in texts { #expect("\(error)" == text) }
  }
}
