/// Factors that fit ``HelveticaMeasurer`` to another typeface.
///
/// A factor that isn't finite and positive counts as 1, one above ``maxFactor`` as that.
public struct TextProfile: Sendable, Hashable {
  /// Multiplies every advance.
  public var widthFactor: Double
  /// Multiplies the line height and, with it, the baselines' distances.
  public var lineHeightFactor: Double

  public static let maxFactor = 1000.0

  public init(widthFactor: Double = 1, lineHeightFactor: Double = 1) {
    self.widthFactor = widthFactor
    self.lineHeightFactor = lineHeightFactor
  }
}
