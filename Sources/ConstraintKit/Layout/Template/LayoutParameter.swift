/// A number of a layout that varies from item to item in a ``LayoutTemplate``.
public enum LayoutParameter: Sendable, Hashable {
  /// The root's given size in a dimension, in points.
  case canvas(LayoutDimension)
  /// What a node's content takes in a dimension, in points: a text's width or height, a picture's.
  case content(LayoutDimension, node: Int)
  /// The constant of a constraint of the model, by its index.
  case constant(constraint: Int)
}
