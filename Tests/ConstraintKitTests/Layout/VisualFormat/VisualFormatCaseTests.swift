import ConstraintKit
import TestSupport
import Testing

/// A case of `parserCases` in `autolayout.json`.
struct VisualFormatCase: Decodable, Sendable, CustomTestStringConvertible {
  struct First: Decodable, Sendable {
    var constant: Double?
  }
  var vfl: String
  var extended: Bool
  var constraintCount: Int
  var first: First?

  var testDescription: String { vfl }

  static let all: [VisualFormatCase] = {
    struct File: Decodable { var parserCases: [VisualFormatCase] }
    return (try? Fixtures.json("autolayout.json", as: File.self).parserCases) ?? []
  }()
}

@Suite struct VisualFormatCaseTests {
  let root = LayoutView("root")
  let views = ["child": LayoutView("child"), "child2": LayoutView("child2")]

  init() {
    for name in views.keys.sorted() { views[name].map { root.addSubview($0) } }
  }

  @Test func fileIsThere() {
    #expect(VisualFormatCase.all.count == 11)
  }

  /// A number in parentheses is called an extension there; Apple's grammar has it.
  @Test(arguments: VisualFormatCase.all.filter { !$0.extended || $0.vfl.contains("(50)-") })
  func reads(_ test: VisualFormatCase) throws {
    let made = root.visualFormat(test.vfl, views: views)
    #expect(made.count == test.constraintCount)
    let model = try root.model()
    try #require(model.constraints.count == test.constraintCount)
    if let constant = test.first?.constant {
      #expect(abs(model.constraints[0].constant) == abs(constant))
    }
  }

  static let messages = [
    "|[child]| //x": "expected the end of the format, found `/`; "
      + "arithmetic and comments aren't part of the language, use a metric",
    "//|[child]|": "expected `[`, found `/`; "
      + "arithmetic and comments aren't part of the language, use a metric",
    "[child]-10%-[child2]": "expected `-`, found `%`; "
      + "a percentage isn't part of the language, use a multiplier in a constraint",
    "[child]-(-10%)-[child2]": "expected `)`, found `%`; "
      + "a percentage isn't part of the language, use a multiplier in a constraint",
    "[child(60)]-(child/-10)-[child2]": "expected `)`, found `/`; "
      + "arithmetic and comments aren't part of the language, use a metric",
    "[child(50%)]": "expected `)`, found `%`; "
      + "a percentage isn't part of the language, use a multiplier in a constraint",
    "[child(-10%)]": "expected `)`, found `%`; "
      + "a percentage isn't part of the language, use a multiplier in a constraint",
    "C:view1.centerX(view2,view3)": "expected `[`, found `C`; the orientations are `H:` and `V:`",
  ]

  @Test(arguments: VisualFormatCase.all.filter { $0.extended && !$0.vfl.contains("(50)-") })
  func refusesExtensions(_ test: VisualFormatCase) {
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormat(parsing: test.vfl)
    }
    #expect(error?.message == Self.messages[test.vfl])
  }

  /// The layout cases that come with formats have the same frames through them.
  @Test(arguments: AutolayoutCase.all.filter { $0.given.vfl != nil && $0.given.spacing != 20 })
  func layoutCases(_ test: AutolayoutCase) throws {
    var views: [String: LayoutView] = [:]
    for name in test.views.keys.sorted() where name != "root" {
      let view = LayoutView(name)
      views[name] = view
      root.addSubview(view)
    }
    for format in test.given.vfl ?? [] { root.visualFormat(format, views: views) }
    let size = test.given.root
    guard test.outcome?.conflict == nil else {
      let error = #expect(throws: LayoutError.self) { try root.solve(width: size?.width) }
      guard case .unsatisfiable(let conflict) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(conflict.members.count == 4)
      return
    }
    let solution = try root.solve(width: size?.width, height: size?.height)
    for (name, expected) in test.expect.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(views[name].flatMap { solution.frame(of: $0) })
      let pairs = [
        (frame.x, expected.x), (frame.y, expected.y), (frame.width, expected.width),
        (frame.height, expected.height),
      ]
      for case (let value, let wanted?) in pairs { #expect(value.isClose(to: wanted), "\(name)") }
    }
  }
}
