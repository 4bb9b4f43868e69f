/// A constraint lives on the item of its owner, and a tree is solved by the items of its views: one
/// whose owner isn't in the tree, a view that was never added to it say, would go unheard. So it
/// also leaves a claim on the views that it names, where they don't share a tree with its owner.
extension LayoutItem {
  /// The active constraints with an owner in another tree that name this view, as
  /// errors. Claims that are settled are forgotten.
  ///
  /// - Parameter root: The top of this view's tree.
  func takeForeignClaims(_ root: LayoutItem) -> [LayoutProblem] {
    let open = claims.filter { $0.isActive && $0.names(self) && $0.owner.root !== root }
    if open.count != claims.count { claims = open }
    return open.map {
      LayoutProblem(
        .otherTree(view: $0.owner.displayName), subject: $0.subject, origin: $0.origin)
    }
  }

  /// Whether two views share a tree at first sight.
  @inline(__always)
  fileprivate func isNear(_ other: LayoutItem) -> Bool {
    if other === parent || other === self || other.parent === self { return true }
    return parent != nil && parent === other.parent
  }

  /// Notes a constraint of the view with the item `owner`.
  fileprivate func claim(_ constraint: Constraint, of owner: LayoutItem) {
    guard owner.root !== root, claims.last !== constraint else { return }
    owner.hasClaims = true
    claims.append(constraint)
  }
}

extension LayoutItem {
  fileprivate func dropClaims(of constraint: Constraint) {
    guard !claims.isEmpty else { return }
    if claims.count == 1, claims[0] === constraint {
      claims = []
    } else {
      claims.removeAll { $0 === constraint }
    }
  }
}

extension Constraint {
  /// Leaves a claim on each view that isn't in the owner's tree.
  @inline(__always)
  func claimStrangers() {
    forEachOther { item in
      if !owner.isNear(item) { item.claim(self, of: owner) }
    }
  }

  /// Takes back what ``claimStrangers()`` left.
  func dropClaims() {
    forEachOther { $0.dropClaims(of: self) }
  }

  /// The views that it names beside its owner, each as often as it is named.
  var others: [LayoutItem] {
    var found: [LayoutItem] = []
    forEachOther { found.append($0) }
    return found
  }

  /// The same, without an array.
  @inline(__always)
  private func forEachOther(_ body: (LayoutItem) -> Void) {
    if let target = parts.firstTarget { body(target) }
    if isPlain { return }
    for part in parts.rest {
      if let target = part.target { body(target) }
    }
    for term in furtherTerms { body(term.item) }
  }

  fileprivate func names(_ other: LayoutItem) -> Bool {
    var isNamed = false
    forEachOther { if $0 === other { isNamed = true } }
    return isNamed
  }
}
