/// UIKit's names of ``LayoutView/hugging`` and ``LayoutView/compression``.
extension LayoutView {
  /// How strongly the view resists growing beyond its intrinsic size.
  public func contentHuggingPriority(for axis: LayoutDimension) -> Priority {
    hugging[axis]
  }

  /// Changes how strongly the view resists growing beyond its intrinsic size.
  public func setContentHuggingPriority(_ priority: Priority, for axis: LayoutDimension) {
    hugging[axis] = priority
  }

  /// How strongly the view resists shrinking below its intrinsic size.
  public func contentCompressionResistancePriority(for axis: LayoutDimension) -> Priority {
    compression[axis]
  }

  /// Changes how strongly the view resists shrinking below its intrinsic size.
  public func setContentCompressionResistancePriority(
    _ priority: Priority, for axis: LayoutDimension
  ) {
    compression[axis] = priority
  }
}
