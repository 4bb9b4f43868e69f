import ConstraintKit
import Foundation
import TestSupport
import Testing

/// A case of `autolayout.json`: constraints on views with what must come of them.
struct AutolayoutCase: Decodable, Sendable, CustomTestStringConvertible {
  struct View: Decodable, Sendable {
    struct Size: Decodable, Sendable {
      var width: Double?
      var height: Double?
    }
    var parent: String?
    var margins: [Double]?
    var intrinsic: Size?
    var baselineFromBottom: Double?
  }
  struct Constraint: Decodable, Sendable {
    var item: String
    var attr: String
    var relation: String
    var toItem: String?
    var toAttr: String?
    var multiplier: Double
    var constant: Double
    var priority: Double
  }
  struct Given: Decodable, Sendable {
    var root: View.Size?
    var direction: String?
    var scale: Double?
    var spacing: Double?
    var fitting: String?
    var vfl: [String]?
    var evfl: [String]?
  }
  struct Frame: Decodable, Sendable {
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
  }
  struct Outcome: Decodable, Sendable {
    var conflict: [Int]?
    var fittingSize: View.Size?
    var ambiguous: [String]?
    var rounded: [String: Frame]?
  }

  var name: String
  var views: [String: View]
  var constraints: [Constraint]
  var given: Given
  var expect: [String: Frame]
  var outcome: Outcome?

  var testDescription: String { name }

  static let all: [AutolayoutCase] = {
    struct File: Decodable { var cases: [AutolayoutCase] }
    return (try? Fixtures.json("autolayout.json", as: File.self).cases) ?? []
  }()
}

/// A model under construction, with nodes found by name.
struct NamedModel {
  var model: LayoutModel
  private(set) var nodes: [String: Int] = ["root": 0]

  init(width: Double? = nil, height: Double? = nil) {
    model = LayoutModel(canvas: DimensionPair(horizontal: width, vertical: height))
  }

  /// The nodes of a case, parents first, otherwise by name.
  init(_ test: AutolayoutCase) throws {
    self.init(width: test.given.root?.width, height: test.given.root?.height)
    model.scale = test.given.scale ?? 2
    model.direction = test.given.direction == "rtl" ? .rightToLeft : .leftToRight
    var waiting = test.views.keys.filter { $0 != "root" }.sorted()
    while !waiting.isEmpty {
      let ready = waiting.filter { nodes[test.views[$0]?.parent ?? "root"] != nil }
      guard !ready.isEmpty else { throw CaseError.unknown(waiting.joined(separator: " ")) }
      for name in ready { add(name, to: test.views[name]?.parent ?? "root") }
      waiting.removeAll { nodes[$0] != nil }
    }
    for (name, view) in test.views { try configure(name, as: view) }
    for constraint in test.constraints { model.constraints.append(try lowered(constraint)) }
  }

  @discardableResult
  mutating func add(_ name: String, to parent: String = "root") -> Int {
    let index = model.nodes.count
    model.nodes.append(LayoutNode(name: name, parent: nodes[parent] ?? 0))
    nodes[name] = index
    return index
  }

  func node(_ name: String) throws -> Int {
    guard let node = nodes[name] else { throw CaseError.unknown(name) }
    return node
  }

  private mutating func configure(_ name: String, as view: AutolayoutCase.View) throws {
    let index = try node(name)
    if let margins = view.margins {
      guard margins.count == 4 else { throw CaseError.unknown("margins \(margins)") }
      model.nodes[index].margins = LayoutInsets(
        top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
    }
    if let size = view.intrinsic {
      model.nodes[index].content = .size(width: size.width, height: size.height)
    }
    model.nodes[index].lastBaselineOffsetFromBottom = view.baselineFromBottom
  }

  private func lowered(_ constraint: AutolayoutCase.Constraint) throws -> LayoutConstraint {
    guard let relation = Relation.allCases.first(where: { "\($0)" == constraint.relation }),
      let priority = Priority(constraint.priority)
    else { throw CaseError.unknown("\(constraint)") }
    var terms = [LayoutConstraint.Term(1, try operand(constraint.item, constraint.attr))]
    if let target = constraint.toItem, let attribute = constraint.toAttr {
      terms.append(.init(-constraint.multiplier, try operand(target, attribute)))
    }
    return LayoutConstraint(terms, relation, constraint.constant, priority: priority)
  }

  func operand(_ view: String, _ attribute: String) throws -> LayoutOperand {
    let name = attribute.hasSuffix("Margin") ? String(attribute.dropLast(6)) : attribute
    guard let found = LayoutAttribute.allCases.first(where: { "\($0)" == name }) else {
      throw CaseError.unknown(attribute)
    }
    return .attribute(
      found, node: try node(view), guide: attribute == name ? .frame : .margins)
  }
}

enum CaseError: Error {
  case unknown(String)
}
