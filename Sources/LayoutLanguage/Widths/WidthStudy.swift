public import ConstraintKit

/// A layout as a function of the root's width, over a range of widths.
///
/// ```swift
/// let study = try program.widthStudy(of: 320...1024).get()
/// for piece in study.pieces { print(piece.widths, piece.deciding.count) }
/// let frame = study.frame(of: "card.title", at: 341.5)
/// ```
///
/// The range is cut into pieces. Within one, each frame is a linear function of the width, texts have
/// the same lines, there are the same views and statements, the same optional constraints give way,
/// and the same constraints decide.
///
/// The frames of a piece are exact, as solved. Where pieces meet is exact, but for rounding, where
/// frames bend, and found by halving where they jump, to a hundred-millionth of the width. That no piece was missed is certain where nothing takes
/// `root.width` as a number and no container places its children: then the solver says where other
/// constraints begin to hold the frames, and a text that has the same lines at two widths has them at
/// all between. Otherwise the range is tried at about every point, irregularly, and at the numbers that
/// the program writes where it compares for equality, as in `root.width == 414`: what lies between two
/// such widths, and leaves no trace at them, isn't seen.
public struct WidthStudy: Sendable {
  /// The widths that were asked for, in points.
  public let range: ClosedRange<Double>
  /// Rising and without gaps.
  public let pieces: [Piece]
  /// What is wrong at some of the widths, by the first of them.
  public let findings: [Finding]
  /// What the spans refer to.
  public let sources: SourceMap

  /// Some of the widths, over which the layout is linear.
  public struct Piece: Sendable {
    /// The widths. Where two pieces meet, the width is of one of them only.
    public let widths: WidthRange
    /// Each view, the root first and a view before what is in it; empty where there are no frames.
    public let views: [View]
    /// The constraints that hold the frames, in the order in which they were stated.
    public let deciding: [Constraint]
    /// The optional constraints that don't hold, those of texts' sizes too.
    public let unmet: [Constraint]
    /// Whether there are frames.
    public var isSolved: Bool { !views.isEmpty }
  }

  /// A view over the widths of a piece.
  public struct View: Sendable {
    /// The view at one of the widths: what it is, how it looks, and the lines of its text.
    public let solved: SolvedView
    /// Relative to the superview, in points, where the piece begins.
    public let lower: LayoutRect
    /// Relative to the superview, where it ends.
    public let upper: LayoutRect
    /// Relative to the root, where it begins.
    public let absoluteLower: LayoutRect
    /// Relative to the root, where it ends.
    public let absoluteUpper: LayoutRect
    /// Which of the piece's ``Piece/deciding`` hold it horizontally; nil where the layout is so large
    /// that it would take more than ``LayoutLimits/maxStudySteps`` to say.
    public let horizontally: [Int]?
    /// Which of them hold it vertically.
    public let vertically: [Int]?
  }

  /// A constraint of the file, or one of the layout's own.
  public struct Constraint: Sendable, Hashable {
    /// What it says: `name.left == avatar.right + 10`.
    public let statement: String
    /// The label, what it is for, and `card.layout:9:3`, as far as there are.
    public let place: String
    /// The statement of the file that made it; nil for what the layout adds.
    public let span: SourceSpan?
    /// The paths of the views that it is about; `root` for the root.
    public let views: [String]
    let key: ConstraintName
  }

  /// Something that is wrong at some of the widths: a conflict (E0401), an ambiguity (E0402), a view
  /// that reaches beyond its superview (W1006), or an error that the program has.
  public struct Finding: Sendable {
    /// What is wrong; its numbers are those of one of the widths, which a note names.
    public let diagnostic: Diagnostic
    /// Where it is.
    public let widths: [WidthRange]
  }

  /// What is wrong at some of the widths, with a note that says at which.
  public var diagnostics: [Diagnostic] { findings.map(\.diagnostic) }
}

/// Two constraints of different widths are the same if they are of the same statement and about the
/// same attributes; their numbers may differ.
struct ConstraintName: Hashable, Sendable {
  var span: SourceSpan?
  var subject: String
  /// Of a text's size, whether it isn't less, or isn't more, than the text takes; nil else.
  var isMinimum: Bool?

  /// Where a text is as large as it takes, either bound may be the one that decides.
  fileprivate var ofEitherBound: ConstraintName { ConstraintName(span: span, subject: subject) }
}

extension WidthStudy.Constraint {
  public static func == (left: Self, right: Self) -> Bool { left.key == right.key }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Whether both are one constraint, or bound the size of one text by what it takes: where it is as
  /// large as that, either of them may be the one that decides.
  public func isAlike(_ other: Self) -> Bool { key.ofEitherBound == other.key.ofEitherBound }
}

// MARK: - Answers

extension WidthStudy {
  /// The piece that a width is of; nil outside of the range.
  ///
  /// - Complexity: O(log pieces).
  public func piece(at width: Double) -> Piece? {
    guard range.contains(width) else { return nil }
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      let widths = pieces[middle].widths
      let isBefore =
        widths.upperBound < width || widths.upperBound == width && !widths.includesUpperBound
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return pieces.indices.contains(low) ? pieces[low] : pieces.last
  }

  /// The frame of a view, relative to its superview, at a width; nil where there is none.
  ///
  /// - Complexity: O(log pieces + views).
  public func frame(of path: String, at width: Double) -> LayoutRect? {
    guard let piece = piece(at: width) else { return nil }
    let name = path == "root" ? "" : path
    return piece.views.first { $0.solved.path == name }.map { piece.frame(of: $0, at: width) }
  }

  /// The widths at which a piece ends and another begins.
  public var breakpoints: [Double] { pieces.dropFirst().map(\.widths.lowerBound) }
}

extension WidthStudy.Piece {
  /// The frame of one of the piece's views, relative to its superview, at a width.
  public func frame(of view: WidthStudy.View, at width: Double) -> LayoutRect {
    mix(view.lower, view.upper, at: width)
  }

  /// The frame of one of the piece's views, relative to the root, at a width.
  public func absoluteFrame(of view: WidthStudy.View, at width: Double) -> LayoutRect {
    mix(view.absoluteLower, view.absoluteUpper, at: width)
  }

  private func mix(_ lower: LayoutRect, _ upper: LayoutRect, at width: Double) -> LayoutRect {
    let length = widths.upperBound - widths.lowerBound
    guard length > 0 else { return lower }
    let part = (width - widths.lowerBound) / length
    func mixed(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    return LayoutRect(
      x: mixed(lower.x, upper.x), y: mixed(lower.y, upper.y),
      width: mixed(lower.width, upper.width), height: mixed(lower.height, upper.height))
  }
}

// MARK: - Changes

extension WidthStudy {
  /// How a piece differs from one before it.
  public struct Change: Sendable {
    /// Constraints that begin to hold frames.
    public let started: [Constraint]
    /// Constraints that no longer hold frames, or aren't there.
    public let stopped: [Constraint]
    /// Optional constraints that begin to give way.
    public let lost: [Constraint]
    /// Optional constraints that hold again, or aren't there.
    public let regained: [Constraint]
    /// Texts whose lines end elsewhere, or that are cut elsewhere.
    public let rewrapped: [Rewrapping]
    /// The paths of views that weren't there.
    public let appeared: [String]
    /// The paths of views that are there no longer.
    public let disappeared: [String]
  }

  /// How the lines of a text differ.
  public struct Rewrapping: Sendable, Hashable {
    public let path: String
    public let linesBefore: Int
    public let lines: Int
    /// Whether it didn't find room for all of the text.
    public let wasCut: Bool
    /// Whether it doesn't.
    public let isCut: Bool
  }

  /// How a piece, given by its index, differs from the one before it; nil for the first.
  public func change(at index: Int) -> Change? {
    change(from: index - 1, to: index)
  }

  /// How a piece differs from another, both given by their indices; nil where one isn't there.
  ///
  /// - Complexity: O(views + constraints).
  public func change(from first: Int, to index: Int) -> Change? {
    guard pieces.indices.contains(first), pieces.indices.contains(index) else { return nil }
    let (before, after) = (pieces[first], pieces[index])
    let old = Dictionary(
      before.views.map { ($0.solved.path, $0.solved) }, uniquingKeysWith: { a, _ in a })
    let paths = Set(after.views.map(\.solved.path))
    return Change(
      started: after.deciding.withoutAnyLike(before.deciding),
      stopped: before.deciding.withoutAnyLike(after.deciding),
      lost: after.unmet.without(before.unmet), regained: before.unmet.without(after.unmet),
      rewrapped: after.views.compactMap { view in
        old[view.solved.path].flatMap { Rewrapping(from: $0, to: view.solved) }
      },
      appeared: before.isSolved ? after.views.map(\.solved.path).filter { old[$0] == nil } : [],
      disappeared: after.isSolved
        ? before.views.map(\.solved.path).filter { !paths.contains($0) } : [])
  }
}

extension [WidthStudy.Constraint] {
  fileprivate func without(_ others: Self) -> Self {
    let others = Set(others)
    return filter { !others.contains($0) }
  }

  fileprivate func withoutAnyLike(_ others: Self) -> Self {
    let others = Set(others.map(\.key.ofEitherBound))
    return filter { !others.contains($0.key.ofEitherBound) }
  }

  /// Whether the constraints of both are alike, whatever their order.
  func areAlike(_ others: Self) -> Bool {
    Set(map(\.key.ofEitherBound)) == Set(others.map(\.key.ofEitherBound))
  }
}

extension WidthStudy.Rewrapping {
  /// Nil where both break alike.
  fileprivate init?(from before: SolvedView, to after: SolvedView) {
    guard let old = before.textLayout, let new = after.textLayout,
      old.lines.map(\.range) != new.lines.map(\.range)
    else { return nil }
    path = after.path
    (linesBefore, lines) = (old.lines.count, new.lines.count)
    (wasCut, isCut) = (old.isTruncated, new.isTruncated)
  }
}
