internal import Synchronization

/// A rectangle in a tree of rectangles, whose place is described by constraints.
///
/// ```swift
/// let cell = LayoutView("cell")
/// let avatar = LayoutView("avatar")
/// cell.addSubview(avatar)
/// avatar.makeConstraints { make in
///   make.left.top.equalToSuperview().offset(20)
///   make.size.equalTo(40)
/// }
/// let solution = try cell.solve(width: 375)
/// solution.frame(of: avatar)  // (20, 20, 40, 40)
/// ```
///
/// A view has identity and belongs to whoever made it: it isn't `Sendable`, and a worker has a tree
/// of its own. What comes out of ``solve(width:height:direction:scale:measurer:)`` is a value that
/// can go anywhere.
///
/// Its properties are exempt from the dynamic check of exclusive access, which took a twentieth of
/// the time from views to frames: what runs when one is changed only marks the tree as changed.
///
/// Nothing here throws or traps. What can't be, a constraint on a view without a superview say, is
/// kept with the line on which it was written, and thrown when the tree is solved.
public final class LayoutView: Identifiable {
  /// What tells a view from every other view of the process.
  public struct ID: Hashable, Sendable {
    private let number: UInt64
    private static let last = Atomic<UInt64>(0)

    fileprivate init() {
      number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// Whether the view was made before another.
    static func < (lhs: ID, rhs: ID) -> Bool { lhs.number < rhs.number }
  }

  /// The view's identity, for as long as the process runs.
  public let id = ID()
  /// What constraints know of the view.
  let item: LayoutItem
  /// Whether the view is a layout guide of one's own, which has anchors and no picture.
  public let isGuide: Bool
  /// The view in which this one lies.
  @exclusivity(unchecked) public internal(set) weak var superview: LayoutView?
  /// In the order in which they were added.
  @exclusivity(unchecked) public internal(set) var subviews: [LayoutView] = [] {
    didSet { item.session?.invalidate() }
  }

  /// How strongly the view resists growing beyond its intrinsic size.
  @exclusivity(unchecked) public var hugging = DimensionPair<Priority>(.low) {
    didSet { item.session?.invalidate() }
  }
  /// How strongly the view resists shrinking below its intrinsic size.
  @exclusivity(unchecked) public var compression = DimensionPair<Priority>(.high) {
    didSet { item.session?.invalidate() }
  }
  /// Sides that are pulled to 0 at `.fittingSize`, after everything explicit.
  @exclusivity(unchecked) public var fits = DimensionPair<Bool>(false) {
    didSet { item.session?.invalidate() }
  }
  /// From the edges to the safe area, in points.
  @exclusivity(unchecked) public var safeAreaInsets = LayoutInsets.zero {
    didSet { item.session?.invalidate() }
  }
  /// From the safe area to the margins, in points.
  @exclusivity(unchecked) public var layoutMargins = LayoutInsets(8) {
    didSet { item.session?.invalidate() }
  }
  /// From the top to the first baseline; nil is the text's, or the bottom where there is no text.
  @exclusivity(unchecked) public var firstBaselineOffsetFromTop: Double? {
    didSet { item.session?.invalidate() }
  }
  /// From the bottom up to the last baseline; nil is the text's, or 0 where there is no text.
  @exclusivity(unchecked) public var lastBaselineOffsetFromBottom: Double? {
    didSet { item.session?.invalidate() }
  }
  /// From the edges to the alignment rectangle, in points. Constraints and the intrinsic size are
  /// about the alignment rectangle, as in UIKit; frames come out as full frames.
  @exclusivity(unchecked) public var alignmentRectInsets = LayoutInsets.zero {
    didSet { item.session?.invalidate() }
  }
  /// Left out of pictures; the frame stays, as in UIKit.
  @exclusivity(unchecked) public var isHidden = false {
    didSet { noteHidden() }
  }
  /// What makes it a stack or a grid, if it is one.
  @exclusivity(unchecked) var contents: ArrangedContents? {
    didSet {
      isArranged = contents != nil
      item.session?.invalidate()
    }
  }
  /// Whether there are contents: to copy them just to see that costs more.
  @exclusivity(unchecked) private(set) var isArranged = false
  /// The groups in which it is distributed along each dimension.
  @exclusivity(unchecked) var distributions = DimensionPair<DistributedViews?>(nil)
  private let origin: ConstraintOrigin

  /// A view with the given content.
  ///
  /// - Parameter name: For messages; without one the view is called after its kind.
  public convenience init(
    _ name: String = "", content: LayoutContent = .none, fileID: StaticString = #fileID,
    line: Int = #line
  ) {
    self.init(
      name, content: content, isGuide: false, origin: .swift(fileID: .init(fileID), line: line))
  }

  init(_ name: String, content: LayoutContent, isGuide: Bool, origin: ConstraintOrigin) {
    item = LayoutItem(id: id, name: name, content: content)
    self.isGuide = isGuide
    self.origin = origin
  }

  /// Lets go of a deep tree without a deep recursion.
  deinit {
    item.retire()
    var waiting = releaseSubviews()
    while var view = waiting.popLast() {
      guard isKnownUniquelyReferenced(&view) else {
        view.claimStrangers()
        continue
      }
      waiting.append(contentsOf: view.releaseSubviews())
    }
  }

  /// Leaves claims for the constraints of the tree of the view, which has lost its superview.
  private func claimStrangers() {
    for view in subviews.isEmpty ? [self] : tree {
      for constraint in view.constraints { constraint.claimStrangers() }
    }
  }

  /// Makes the subviews the tops of trees of their own.
  private func releaseSubviews() -> [LayoutView] {
    let released = subviews
    subviews = []
    for view in released { view.item.parent = nil }
    return released
  }
}

extension LayoutView {
  /// For messages and for trees of frames.
  public var name: String {
    get { item.name }
    set { item.name = newValue }
  }

  /// Where the intrinsic size comes from.
  public var content: LayoutContent {
    get { item.content }
    set { item.content = newValue }
  }

  /// The active constraints that were made on this view, in the order in which they were made.
  public var constraints: [Constraint] { item.constraints }
}

extension LayoutView {
  private func noteHidden() {
    guard let session = item.session else { return }
    session.noteHidden(item, isArranged: superview?.contents?.members.contains(id) ?? false)
  }

  /// What the view is called in messages.
  var displayName: String { item.displayName }

  /// The node that stands for the view in a model.
  func node(parent: Int?) -> LayoutNode {
    var node = LayoutNode(name: displayName, parent: parent)
    node.isGuide = isGuide
    node.content = content
    node.hugging = hugging
    node.compression = compression
    node.fits = fits
    node.safeArea = safeAreaInsets
    node.margins = layoutMargins
    node.alignmentInsets = alignmentRectInsets
    node.firstBaselineOffsetFromTop = firstBaselineOffsetFromTop
    node.lastBaselineOffsetFromBottom = lastBaselineOffsetFromBottom
    node.isHidden = isHidden
    node.origin = origin
    return node
  }
}
