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
    if isFree(overflow) { return Self.help(following: view.name, side) }
    let isEmpty = room(overflow, of: parent) <= Self.tolerance
    if overflow.side == .right, view.kind == .label, !isEmpty {
      return "keep it inside by `right <= super - …`; with `lines: 0` it wraps"
    }
    if follows(overflow, parent) {
      return "it grows with its superview: make `\(view.name)` smaller, or let it begin further in"
    }
    if parent == 0 { return canvasHelp(overflow) }
    let path = expander.path(of: parent)
    if canFollow(overflow, parent) {
      return "`\(path)` follows its content where a line says so: add "
        + "`\(side) == \(view.name) + …` to it"
    }
    let measure = overflow.side == .right ? "wide" : "high"
    return "`\(path)` is \(describe(room(overflow, of: parent))) \(measure): make it at least "
      + "\(describe(needed(overflow))), or `\(view.name)` smaller"
  }

  /// Whether what decides the superview's size has a part in where the view ends, so that a larger
  /// superview doesn't help.
  private func follows(_ overflow: Overflow, _ parent: Int) -> Bool {
    let isRight = overflow.side == .right
    let end: [LayoutConstraint.Term] = [
      .init(1, .attribute(isRight ? .right : .bottom, node: overflow.node)),
      .init(-1, .attribute(isRight ? .left : .top, node: parent)),
    ]
    let size = [LayoutConstraint.Term(1, .attribute(isRight ? .width : .height, node: parent))]
    let reasons = Set(solution.explanation(of: end).map(\.source))
    return solution.explanation(of: size).contains { reasons.contains($0.source) }
  }

  /// What to do about a side of the canvas that is fixed.
  private func canvasHelp(_ overflow: Overflow) -> String {
    let (view, canvas) = (expander.views[overflow.node], expander.model.canvas)
    let isRight = overflow.side == .right
    let other = (isRight ? canvas.vertical : canvas.horizontal).map { describe($0) } ?? "auto"
    let size = { (length: String) in isRight ? "(\(length), \(other))" : "(\(other), \(length))" }
    return "the canvas is \(describe(room(overflow, of: 0))) \(isRight ? "wide" : "high"): make it "
      + "`\(size(describe(needed(overflow))))`, or `\(size("auto"))` with "
      + "`\(overflow.side.rawValue) == \(view.name) + …`, or `\(view.name)` smaller"
  }

  private func room(_ overflow: Overflow, of parent: Int) -> Double {
    let size = solution.frame(of: parent).size
    return overflow.side == .right ? size.width : size.height
  }

  /// The least whole size of the superview that the view is in.
  private func needed(_ overflow: Overflow) -> Double {
    let frame = solution.frame(of: overflow.node)
    let end = overflow.side == .right ? frame.right : frame.bottom
    return (end - Self.tolerance).rounded(.up)
  }

  /// Whether the superview may be as large as the view needs, or is only pulled to its size.
  private func canFollow(_ overflow: Overflow, _ parent: Int) -> Bool {
    let size: LayoutAttribute = overflow.side == .right ? .width : .height
    let terms = [LayoutConstraint.Term(1, .attribute(size, node: parent))]
    let needed = room(overflow, of: parent) + overflow.distance - Self.tolerance
    return solution.range(of: terms, breakingTies: true).upperBound >= needed
      || !solution.explanation(of: terms).allSatisfy(isLimit)
  }

  /// Whether what holds a size keeps it from growing.
  private func isLimit(_ reason: LayoutReason) -> Bool {
    switch reason.source {
    case .canvas: return true
    case .explicit(let index):
      let relation = expander.model.constraints[index].relation
      return relation == .equal || (relation == .lessThanOrEqual) == (reason.sensitivity > 0)
    default: return false
    }
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
