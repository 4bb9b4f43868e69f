/// A point in points: origin top-left, y down.
public struct LayoutPoint: Sendable, Hashable {
  /// From the left, in points.
  public var x: Double
  /// From the top, in points.
  public var y: Double

  /// A point; the origin by default.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// A point in the order of `CGPointMake`.
  public init(_ x: Double, _ y: Double) {
    self.init(x: x, y: y)
  }

  /// The origin.
  public static let zero = LayoutPoint()
}

/// A width and a height in points.
public struct LayoutSize: Sendable, Hashable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  /// A size; 0×0 by default.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// A size in the order of `CGSizeMake`.
  public init(_ width: Double, _ height: Double) {
    self.init(width: width, height: height)
  }

  /// A size of nothing.
  public static let zero = LayoutSize()
}

/// A rectangle in points: origin top-left, y down.
public struct LayoutRect: Sendable, Hashable {
  /// From the left, in points.
  public var x: Double
  /// From the top, in points.
  public var y: Double
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  /// A rectangle; empty by default.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The top left corner.
  public var origin: LayoutPoint { LayoutPoint(x: x, y: y) }
  /// The width and the height.
  public var size: LayoutSize { LayoutSize(width: width, height: height) }
  /// The x of the right edge.
  public var right: Double { x + width }
  /// The y of the bottom edge.
  public var bottom: Double { y + height }
  /// The x of the centre.
  public var centerX: Double { x + width / 2 }
  /// The y of the centre.
  public var centerY: Double { y + height / 2 }
}

/// The names of `CGRect`.
extension LayoutRect {
  /// The x of the left edge.
  public var minX: Double { x }
  /// The x of the centre.
  public var midX: Double { centerX }
  /// The x of the right edge.
  public var maxX: Double { right }
  /// The y of the top edge.
  public var minY: Double { y }
  /// The y of the centre.
  public var midY: Double { centerY }
  /// The y of the bottom edge.
  public var maxY: Double { bottom }
}

/// One value for each dimension.
public struct DimensionPair<Value> {
  /// The value for widths and x positions.
  public var horizontal: Value
  /// The value for heights and y positions.
  public var vertical: Value

  /// One value for each dimension.
  public init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The same value for both dimensions.
  public init(_ both: Value) {
    self.init(horizontal: both, vertical: both)
  }

  /// The value for a dimension.
  public subscript(dimension: LayoutDimension) -> Value {
    get { dimension == .horizontal ? horizontal : vertical }
    set {
      switch dimension {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

extension DimensionPair: Sendable where Value: Sendable {}
extension DimensionPair: Equatable where Value: Equatable {}
extension DimensionPair: Hashable where Value: Hashable {}

/// Which way a line of text, and with it leading and trailing, runs.
public enum LayoutDirection: UInt8, Sendable, Hashable {
  case leftToRight
  case rightToLeft
}

/// A dimension of the plane.
public enum LayoutDimension: UInt8, Sendable, Hashable, CaseIterable {
  case horizontal
  case vertical
}

extension LayoutDimension {
  /// The dimension across.
  package var other: LayoutDimension { self == .horizontal ? .vertical : .horizontal }
}
