/// What constraints know of a view: who it is, where it lies, and which constraints it has.
///
/// Constraints and anchors refer to items and not to views, so that they keep no view alive, can
/// name one that is gone, and need no weak references, each of which costs an atomic operation and
/// slows down every use of the view. A view's item forgets its constraints when the view goes,
/// which breaks the cycles among items.
///
/// Its properties are exempt from the dynamic check of exclusive access for the reason that
/// ``Constraint`` gives.
final class LayoutItem {
  /// The identity of the view.
  let id: LayoutView.ID
  /// The name that the view was given.
  @exclusivity(unchecked) var name: String
  /// Where the view's intrinsic size comes from; none when the view is gone.
  @exclusivity(unchecked) var content: LayoutContent {
    didSet { session?.noteContent(of: self) }
  }
  /// The item of the superview; nil at the top, and when either view is gone.
  @exclusivity(unchecked) var parent: LayoutItem?
  /// The active constraints that were made on the view, in the order in which they were made.
  @exclusivity(unchecked) var constraints: [Constraint] = []
  /// What went wrong in calls on the view, to be thrown when it is solved.
  @exclusivity(unchecked) var problems: [LayoutProblem] = [] {
    didSet { session?.invalidate() }
  }
  /// Constraints of views of other trees that name this one, when they were activated.
  @exclusivity(unchecked) var claims: [Constraint] = [] {
    didSet { session?.invalidate() }
  }
  /// Whether constraints of this view may be among the claims of others.
  @exclusivity(unchecked) var hasClaims = false
  /// The node that the view was in the last model that was made of its tree.
  @exclusivity(unchecked) var node = 0
  /// What keeps the tree solved in which the view was solved last, if it was twice.
  @exclusivity(unchecked) var session: TreeSession?
  /// Whether the view was the root of a tree that was solved.
  var wasSolved = false
  /// Whether the view exists.
  @exclusivity(unchecked) private(set) var isAlive = true

  init(id: LayoutView.ID, name: String, content: LayoutContent) {
    self.id = id
    self.name = name
    self.content = content
  }

  /// Lets go of everything but the name.
  func retire() {
    isAlive = false
    if hasClaims { for constraint in constraints { constraint.dropClaims() } }
    session?.invalidate()
    session = nil
    content = .none
    parent = nil
    constraints = []
    if !claims.isEmpty { claims = [] }
    problems = []
  }
}

extension LayoutItem {
  /// What the view is called in messages.
  var displayName: String {
    guard name.isEmpty else { return name }
    guard case .text(let text) = content else { return "view" }
    let start = text.string.prefix(12)
    return "label(\(start)\(start.endIndex == text.string.endIndex ? "" : "…"))"
  }

  /// The item of the view at the top of the tree.
  ///
  /// - Complexity: O(depth).
  var root: LayoutItem {
    var top = self
    while let next = top.parent { top = next }
    return top
  }

  /// Keeps what went wrong until the view is solved.
  func keep(_ kind: LayoutProblem.Kind, at origin: ConstraintOrigin) {
    problems.append(LayoutProblem(kind, subject: displayName, origin: origin))
  }
}
