import ConstraintKit
import TestSupport
import Testing

/// A row of `dslCases`: the constant that Masonry or SnapKit gives an attribute for an argument.
struct DSLCase: Decodable, Sendable, Hashable, CustomTestStringConvertible {
  var lib: String
  var argument: String
  var attr: String
  var constant: Double

  var testDescription: String { "\(lib): \(argument), \(attr)" }

  static let all: [DSLCase] = {
    struct File: Decodable { var dslCases: [DSLCase] }
    return (try? Fixtures.json("autolayout.json", as: File.self).dslCases) ?? []
  }()

  /// The whole numbers of the argument, in order.
  var numbers: [Double] {
    let isPart = { (character: Character) in character.isNumber || character == "-" }
    return argument.split(whereSeparator: { !isPart($0) }).compactMap { Double($0) }
  }

  var direction: LayoutDirection { argument.hasSuffix("RTL") ? .rightToLeft : .leftToRight }

  /// States the argument for an attribute.
  func state(_ make: ConstraintMakerExtendable) throws {
    let numbers = numbers
    guard numbers.count == 2 || numbers.count == 4 else { throw CaseError.unknown(argument) }
    let point = LayoutPoint(numbers[0], numbers[1])
    let size = LayoutSize(numbers[0], numbers[1])
    let insets =
      numbers.count == 4
      ? LayoutInsets(numbers[0], numbers[1], numbers[2], numbers[3]) : LayoutInsets.zero
    let directional = LayoutDirectionalInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    switch argument.prefix(while: { !$0.isNumber && $0 != "-" }) {
    case "equalTo point(": make.equalTo(point)
    case "equalTo size(": make.equalTo(size)
    case "equalTo insets(top": make.equalTo(insets)
    case "centerOffset(": make.equalToSuperview().centerOffset(point)
    case "sizeOffset(": make.equalToSuperview().sizeOffset(size)
    case "insets(": make.equalToSuperview().insets(insets)
    case "inset insets(top": make.equalToSuperview().inset(insets)
    case "inset directional(top": make.equalToSuperview().inset(directional)
    default: throw CaseError.unknown(argument)
    }
  }
}

@Suite struct DSLCaseTests {
  /// What we answer where it isn't what the library does; the reasons are in
  /// `Documentation/Decisions.md`. Nil is an error.
  static let ownAnswers: [DSLCase: Double?] = [
    .init(lib: "Masonry", argument: "equalTo point(10,20)", attr: "width", constant: 0): nil,
    .init(lib: "SnapKit", argument: "equalTo point(10,20)", attr: "width", constant: 0): nil,
    .init(lib: "Masonry", argument: "equalTo size(30,40)", attr: "centerX", constant: 0): nil,
    .init(lib: "SnapKit", argument: "equalTo size(30,40)", attr: "left", constant: 0): nil,
    .init(lib: "Masonry", argument: "centerOffset(-20,-10)", attr: "width", constant: 0): nil,
    .init(lib: "Masonry", argument: "sizeOffset(-40,55)", attr: "bottom", constant: 0): nil,
    .init(
      lib: "Masonry", argument: "equalTo insets(top10,left20,bottom30,right40)",
      attr: "centerX", constant: 0): -10,
  ]

  @Test func fileIsThere() {
    #expect(DSLCase.all.count == 50)
    #expect(Set(Self.ownAnswers.keys).isSubset(of: DSLCase.all))
  }

  @Test(arguments: DSLCase.all) func givesItsConstant(_ test: DSLCase) throws {
    let attribute = try #require(LayoutAttribute.allCases.first { "\($0)" == test.attr })
    let root = LayoutView("root")
    let view = LayoutView("view")
    root.addSubview(view)
    var failure: (any Error)?
    view.makeConstraints { make in
      do { try test.state(make.adding([GuideAttribute(attribute)])) } catch { failure = error }
    }
    #expect(failure == nil)
    let expected = Self.ownAnswers[test] ?? test.constant
    guard let expected else {
      #expect(problems(of: root).count == 1)
      #expect(view.constraints.isEmpty)
      return
    }
    let constraint = try #require(try root.model(direction: test.direction).constraints.first)
    #expect(constraint.constant == expected)
  }
}
