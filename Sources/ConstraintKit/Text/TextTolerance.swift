/// The tolerances of text measurement.
enum TextTolerance {
  /// By how much, in relation to it, a length may exceed a whole number of pixels without being
  /// rounded up to the next.
  ///
  /// A length is a product of four doubles or a sum of such, so that its relative error is some
  /// 1e-15; 1e-9 is far above it, and far below what can be seen (a thousandth of a pixel in a
  /// million).
  static let rounding = 1e-9

  /// By how much, in relation to it or to a point, a line may exceed the room that it has, so that
  /// a text fits in the very width that it was measured to have, however that number travelled.
  ///
  /// Room for the error of a solved width is the layout engine's to give.
  static let fit = 1e-9
}
