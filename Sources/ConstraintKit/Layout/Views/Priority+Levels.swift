/// UIKit's levels, and the spellings of SnapKit.
extension Priority {
  /// 750, UIKit's name of ``high``.
  public static let defaultHigh = Priority.high
  /// 510, of a split view's divider that may resize the window.
  public static let dragThatCanResizeScene = Priority.medium + 10
  /// 500, at which a window keeps its size.
  public static let sceneSizeStayPut = Priority.medium
  /// 490, of a divider that may not resize the window.
  public static let dragThatCannotResizeScene = Priority.medium - 10
  /// 250, UIKit's name of ``low``.
  public static let defaultLow = Priority.low
  /// 50, UIKit's name of ``fittingSize``.
  public static let fittingSizeLevel = Priority.fittingSize

  /// A priority `amount` above this one, or below for a negative amount; stays within the range.
  public func advanced(by amount: Double) -> Priority { self + amount }
}
