public import ConstraintKit

/// Up to nine square pictures in one, two or three columns, as under a post of a timeline.
///
/// The picture views are a pool that is reused: showing another number hides the rest, gives every
/// view its new place, and moves the grid's bottom to the last picture that is shown.
public final class NineGrid {
  /// The most pictures.
  public static let capacity = 9

  /// Holds the pictures; its width is the caller's to constrain.
  public let view = LayoutView("grid")
  /// The pool.
  public let pictures: [LayoutView]
  /// How many are shown.
  public private(set) var count = 0
  /// Between the pictures and around them, in points.
  public let gap: Double
  private var bottomConstraint: Constraint?

  /// An empty grid.
  public init(gap: Double = 10) {
    self.gap = gap
    pictures = (0..<Self.capacity).map { LayoutView("picture\($0)") }
    for picture in pictures { view.addSubview(picture) }
    show(0, maxWidth: 0)
  }

  /// Shows the first pictures of the pool.
  ///
  /// - Parameters:
  ///   - count: Clamped to 0…9.
  ///   - maxWidth: The grid's width in points.
  public func show(_ count: Int, maxWidth: Double) {
    self.count = min(max(0, count), Self.capacity)
    let columns = Self.columns(for: self.count)
    let side = max(0, Self.side(for: self.count, maxWidth: maxWidth, gap: gap))
    for (index, picture) in pictures.enumerated() {
      picture.isHidden = index >= self.count
      picture.remakeConstraints { make in
        make.left.equalToSuperview().offset(gap + Double(index % columns) * (side + gap))
        make.top.equalToSuperview().offset(gap + Double(index / columns) * (side + gap))
        make.size.equalTo(side)
      }
    }
    remakeBottom()
  }

  /// The bottom follows the last visible picture; without one the grid has no height.
  private func remakeBottom() {
    bottomConstraint?.uninstall()
    view.makeConstraints { make in
      if let last = pictures.last(where: { !$0.isHidden }) {
        bottomConstraint = make.bottom.equalTo(last.bottom).offset(gap).constraint
      } else {
        bottomConstraint = make.height.equalTo(0).constraint
      }
    }
  }
}

extension NineGrid {
  /// One picture has a column, two and four have two, other numbers three.
  public static func columns(for count: Int) -> Int {
    GridArrangement.nineGridColumns(for: count)
  }

  /// The width and height of a picture in points: what the gaps leave of the width.
  public static func side(for count: Int, maxWidth: Double, gap: Double) -> Double {
    let columns = Double(columns(for: count))
    return (maxWidth - gap * (columns + 1)) / columns
  }
}
