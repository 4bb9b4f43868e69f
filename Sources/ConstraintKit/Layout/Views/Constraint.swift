/// A constraint, or several that were made in one statement, kept to be changed later.
///
/// ```swift
/// var top: Constraint?
/// box.makeConstraints { make in
///   top = make.top.equalTo(header.bottom).offset(20).constraint
/// }
/// top?.update(offset: 8)
/// top?.isActive = false
/// ```
///
/// Its properties are exempt from the dynamic check of exclusive access, which took a fifth of the
/// time in which a statement is made. Nothing that runs while one is changed can reach the
/// constraint: the changes are a few assignments, without callbacks.
public final class Constraint {
  /// The item of the view on which it was made, and whose attributes are constrained.
  let owner: LayoutItem
  /// The attributes that the statement names.
  @exclusivity(unchecked) var names: [GuideAttribute]
  /// One for each attribute of the statement and each target.
  @exclusivity(unchecked) var parts = ConstraintParts()
  /// Nil while the statement has none.
  @exclusivity(unchecked) var relation: Relation?
  @exclusivity(unchecked) var strength = Priority.required
  /// How it came about.
  @exclusivity(unchecked) var provenance = ConstraintProvenance.written
  @exclusivity(unchecked) var origin: ConstraintOrigin
  @exclusivity(unchecked) fileprivate var isInstalled = false
  @exclusivity(unchecked) private var extras: Extras?

  /// What few constraints have: each property that there always is takes time to make and to destroy.
  private final class Extras {
    var label: String?
    var furtherTerms: [ConstraintTerm] = []
    var faults: [LayoutProblem.Kind] = []
    var original: Constraint?
  }

  /// A statement about attributes of the view with the item `owner`, yet without a relation.
  init(owner: LayoutItem, names: [GuideAttribute], origin: ConstraintOrigin) {
    self.owner = owner
    self.names = names
    self.origin = origin
  }
}

extension Constraint {
  private var ownExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  /// Whether it has one part at most, and nothing that few constraints have.
  var isPlain: Bool {
    @inline(__always) get { extras == nil && parts.rest.isEmpty }
  }

  /// Whether the statement can be made a constraint.
  var isSound: Bool {
    @inline(__always) get { relation != nil && (extras == nil || faults.isEmpty) }
  }

  /// Its name in messages.
  public var label: String? {
    get { extras?.label }
    set { if newValue != nil || extras != nil { ownExtras.label = newValue } }
  }

  /// The third and further terms of a relation of anchors, which is one part.
  var furtherTerms: [ConstraintTerm] {
    get { extras?.furtherTerms ?? [] }
    set { if !newValue.isEmpty || extras != nil { ownExtras.furtherTerms = newValue } }
  }

  /// What is wrong with the statement.
  var faults: [LayoutProblem.Kind] {
    get { extras?.faults ?? [] }
    set { ownExtras.faults = newValue }
  }

  /// The constraint that an update found for the statement and for which this one stands.
  private var original: Constraint? {
    get { extras?.original }
    set { ownExtras.original = newValue }
  }
}

extension Constraint {
  /// How strongly it is wanted.
  public var priority: Priority { target.strength }

  /// Whether it takes part when the tree is solved; settable, as with `NSLayoutConstraint`.
  public var isActive: Bool {
    get { target.isInstalled && owner.isAlive }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Makes the constraint take part. It goes behind the constraints that its view has by then,
  /// which matters for ties alone.
  ///
  /// Where its view is gone, that is an error when a tree is solved that has another view of the
  /// constraint.
  public func activate() {
    guard owner.isAlive else {
      keepOwnerIsGone()
      return
    }
    let target = target
    guard !target.isInstalled else { return }
    target.isInstalled = true
    owner.constraints.append(target)
    target.claimStrangers()
    owner.session?.note(target)
  }

  /// Takes the constraint out; it can be activated again.
  public func deactivate() {
    let target = target
    guard target.isInstalled else { return }
    target.isInstalled = false
    owner.constraints.removeAll { $0 === target }
    if owner.hasClaims { target.dropClaims() }
    owner.session?.note(target)
  }

  /// The Masonry and SnapKit name of ``activate()``.
  public func install() { activate() }

  /// The Masonry and SnapKit name of ``deactivate()``.
  public func uninstall() { deactivate() }

  private func keepOwnerIsGone() {
    guard let other = others.first(where: \.isAlive) else { return }
    other.problems.append(
      LayoutProblem(.viewIsGone(view: owner.displayName), subject: subject, origin: origin))
  }

  /// What is changed in place of this constraint.
  var target: Constraint { original ?? self }
}

extension LayoutItem {
  /// Activates constraints of this view that no block had before.
  func install(_ made: [Constraint]) {
    let span = made.span
    for index in span.indices where span[index].isInstalled {
      // One that was activated in its block has its place already.
      return made.activate()
    }
    for index in span.indices {
      span[index].isInstalled = true
      span[index].claimStrangers()
    }
    if let session { for constraint in made { session.note(constraint) } }
    if constraints.isEmpty {
      constraints = made
    } else {
      constraints.append(contentsOf: made)
    }
  }
}

/// What an update does with the constraints that are there.
extension Constraint {
  /// Takes over the constants of a part of `other` that relates the same attributes of the same
  /// views in the same way; false without such a part.
  func takeConstants(of part: ConstraintPart, in other: Constraint) -> Bool {
    guard relation == other.relation, strength == other.strength,
      furtherTerms == other.furtherTerms
    else { return false }
    let isTaken = parts.changeFirst(where: part.relatesTheSame) { own in
      own.number = part.comparison.number
      own.constant = part.comparison.constant
    }
    if isTaken { owner.session?.note(self) }
    return isTaken
  }

  /// Keeps only the parts for which no constraint was there, or, where there was one that is as
  /// large, stands for that.
  func keep(only unmatched: ConstraintParts, found: Constraint?) {
    if unmatched.isEmpty, let found, found.parts.count == parts.count { original = found }
    parts = unmatched
  }
}

extension Constraint {
  /// What the constraint is called before there is a model with names.
  var subject: String {
    let names = names.map(\.attribute.description).joined(separator: ", ")
    return "\(owner.displayName).\(names)"
  }

  /// Whether it names both views inside and views outside of a set.
  func crosses(_ inside: Set<ObjectIdentifier>) -> Bool {
    let isInside = inside.contains(ObjectIdentifier(owner))
    return others.contains { inside.contains(ObjectIdentifier($0)) != isInside }
  }
}
