/// Every tolerance of the layout engine. The solver's own are with the solver.
package enum LayoutTolerance {
  /// In points. What a text lacks less than can't be seen, and may come from rounding.
  package static let seenText = 0.01

  /// Room for a text beyond the solved width, relative to it: a width that is a rounding error too
  /// small mustn't break a line. Far less than a pixel at any width on a screen, far more than the
  /// solver's error.
  static let textWidth = 1e-6

  /// Millionths of a pixel below a half still round up: 33.5 that was computed as
  /// 33.49999999999999 is meant as 33.5.
  static let pixel = 1e-6

  /// The error, relative to the largest number of a constraint, up to which it holds.
  static let constraintError = 1e-9

  /// What an elimination leaves below this part of the largest number that took part has cancelled.
  static let cancellation = 1e-9

  /// The width at which a text with `width` points of room is measured.
  static func measuringWidth(_ width: Double) -> Double {
    let room = max(0, width)
    return room + textWidth * max(1, room)
  }

  /// Whether `width` is at most `other`, or a rounding error more.
  static func fits(_ width: Double, in other: Double) -> Bool {
    width <= measuringWidth(other)
  }

  /// The difference, relative to a number of at least 1, up to which two solutions agree: far less
  /// than a pixel, far more than the solver's error.
  static let agreement = 1e-6

  /// Whether two solutions agree on a number.
  static func isSame(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= agreement * max(1, abs(first))
  }
}
