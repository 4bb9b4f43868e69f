extension LayoutView {
  /// How strongly the view resists growing beyond its intrinsic size, under UIKit's name.
  public func setContentHuggingPriority(_ priority: Priority, for dimension: LayoutDimension) {
    hugging[dimension] = priority
  }

  /// How strongly the view resists growing beyond its intrinsic size, under UIKit's name.
  public func contentHuggingPriority(for dimension: LayoutDimension) -> Priority {
    hugging[dimension]
  }

  /// How strongly the view resists shrinking below its intrinsic size, under UIKit's name.
  public func setContentCompressionResistancePriority(
    _ priority: Priority, for dimension: LayoutDimension
  ) {
    compression[dimension] = priority
  }

  /// How strongly the view resists shrinking below its intrinsic size, under UIKit's name.
  public func contentCompressionResistancePriority(for dimension: LayoutDimension) -> Priority {
    compression[dimension]
  }
}
