internal import ConstraintKit

/// Views that reach beyond their superview: of each side of a superview the one that reaches
/// farthest, since one forgotten constraint lets all of them out.
struct OverflowReport {
  /// Less than a hundredth of a point can't be seen and may come from rounding.
  static let tolerance = 0.01

  enum Side: String, CaseIterable {
    case left, top, right, bottom

    /// How far a frame reaches past its superview.
    func distance(of frame: LayoutRect, beyond room: LayoutSize) -> Double {
      switch self {
      case .left: -frame.x
      case .top: -frame.y
      case .right: frame.right - room.width
      case .bottom: frame.bottom - room.height
      }
    }
  }

  private struct Overflow {
    var node: Int
    var side: Side
    var distance: Double
  }

  private let solution: LayoutSolution
  private let expander: Expander

  init(_ solution: LayoutSolution, _ expander: Expander) {
    self.solution = solution
    self.expander = expander
  }

  /// In the order of the superviews.
  var diagnostics: [Diagnostic] {
    expander.views.indices.flatMap { parent in
      Side.allCases.compactMap { side in
        farthest(of: expander.views[parent].children, beyond: side, of: parent)
      }
    }.map { overflow in
      .overflows(
        expander.path(of: overflow.node), side: overflow.side.rawValue, by: overflow.distance,
        help: help(overflow), at: expander.views[overflow.node].span)
    }
  }

  /// What lets a side of the root follow a view.
  static func help(following view: String, _ side: String) -> String {
    "an `auto` side of the root follows its content where a line says so: add "
      + "`\(side) == \(view) + …`"
  }

  /// What lets the superview follow, or keeps the view inside.
  private func help(_ overflow: Overflow) -> String? {
    let (view, side) = (expander.views[overflow.node], overflow.side.rawValue)
    guard let parent = view.parent, overflow.side == .right || overflow.side == .bottom else {
      return nil
    }
    let follow = "`\(side) == \(view.name) + …`"
    if isFree(overflow) {
      return Self.help(following: view.name, side)
    }
    let room = solution.frame(of: parent).size
    if (overflow.side == .right ? room.width : room.height) <= Self.tolerance {
      let path = expander.path(of: parent)
      return "`\(path)` follows its content where a line says so: add \(follow) to it"
    }
    guard overflow.side == .right, view.kind == .label else { return nil }
    return "keep it inside by `right <= super - …`; with `lines: 0` it wraps"
  }

  /// Whether it reaches past a side of the root that could follow it.
  private func isFree(_ overflow: Overflow) -> Bool {
    guard expander.views[overflow.node].parent == 0 else { return false }
    return switch overflow.side {
    case .right: expander.model.canvas.horizontal == nil
    case .bottom: expander.model.canvas.vertical == nil
    case .left, .top: false
    }
  }

  private func farthest(of children: [Int], beyond side: Side, of parent: Int) -> Overflow? {
    let room = solution.frame(of: parent)
    var farthest: Overflow?
    for node in children
    where !expander.model.nodes[node].isHidden && !(side == .right && isUnbounded(node)) {
      let distance = side.distance(of: solution.frame(of: node), beyond: room.size)
      if distance > farthest?.distance ?? Self.tolerance {
        farthest = Overflow(node: node, side: side, distance: distance)
      }
    }
    return farthest
  }

  /// Whether W1009 tells of the label.
  private func isUnbounded(_ node: Int) -> Bool {
    expander.lints.contains {
      $0.code == .unboundedWrappingLabel && $0.primary?.span == expander.views[node].span
    }
  }
}
