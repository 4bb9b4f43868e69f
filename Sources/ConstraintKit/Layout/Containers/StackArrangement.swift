/// How a stack places its children one after another: the properties of a `UIStackView`, as a
/// value that becomes ordinary constraints.
///
/// ```swift
/// var stack = StackArrangement(.horizontal, spacing: 8)
/// stack.alignment = .center
/// stack.distribution = .equal
/// ```
///
/// Hidden children take no room and no spacing. Without children the stack wants the size of its
/// insets, just above ``Priority/fittingSize``.
public struct StackArrangement: Sendable, Hashable {
  /// How children lie across the stack.
  public enum Alignment: Sendable, Hashable, CaseIterable {
    /// As high as the row, as wide as the column.
    case fill
    /// At the top of a row; in a column, at the edge where text begins.
    case leading
    /// In the middle.
    case center
    /// At the bottom of a row; in a column, at the edge where text ends.
    case trailing
    /// In a row: the baselines of the first lines are level, as high as they can be.
    case firstBaseline
    /// In a row: the baselines of the last lines are level, as low as they can be.
    case lastBaseline
  }

  /// How children share the stack's length.
  public enum Distribution: Sendable, Hashable, CaseIterable {
    /// Hugging and compression resistance decide which child stretches or shrinks; among equals,
    /// the last gives way.
    case fill
    /// All have the same length.
    case equal
    /// Lengths in proportion to the intrinsic ones, of what the spacing leaves.
    case proportional
    /// Gaps of the same size, at least the largest spacing.
    case equalSpacing
    /// Centres at the same distance, as far as the spacing between neighbours lets them.
    case equalCentering
  }

  /// Horizontal for a row, vertical for a column.
  public var dimension: LayoutDimension
  /// Between neighbours, in points; the least where the distribution makes the gaps.
  public var spacing: Double
  /// How children lie across the stack.
  public var alignment: Alignment
  /// How children share the stack's length.
  public var distribution: Distribution
  /// From the edges to the children, in points, physical.
  public var insets: LayoutInsets
  /// Whether the insets are measured from the stack's margins, not from its edges.
  public var isLayoutMarginsRelative = false

  /// A row or a column.
  public init(
    _ dimension: LayoutDimension = .horizontal, spacing: Double = 0, alignment: Alignment = .fill,
    distribution: Distribution = .fill, insets: LayoutInsets = .zero
  ) {
    self.dimension = dimension
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.insets = insets
  }
}

extension StackArrangement.Alignment {
  /// `UIStackView`'s other name of ``leading``, for rows.
  public static let top = leading
  /// `UIStackView`'s other name of ``trailing``, for rows.
  public static let bottom = trailing

  /// Whether it makes sense in a row only.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension StackArrangement.Distribution {
  /// `UIStackView`'s name of ``equal``.
  public static let fillEqually = equal
  /// `UIStackView`'s name of ``proportional``.
  public static let fillProportionally = proportional
}
