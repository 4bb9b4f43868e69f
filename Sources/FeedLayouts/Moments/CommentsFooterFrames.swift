public import ConstraintKit

/// The frames of a ``CommentsFooter``.
public struct CommentsFooterFrames: Sendable, Hashable {
  /// In the footer's coordinates.
  public private(set) var box: LayoutRect
  /// In the box's coordinates.
  public private(set) var labels: [LayoutRect]
  /// The footer's size in points.
  public var size: LayoutSize { footer.size }
  private var footer: LayoutRect

  /// Of the footer, in points.
  public var height: Double { size.height }

  /// The frames of the views of a footer of a size, in points.
  public init(box: LayoutRect, labels: [LayoutRect], size: LayoutSize) {
    self.box = box
    self.labels = labels
    footer = LayoutRect(width: size.width, height: size.height)
  }

  init(_ footer: CommentsFooter, _ solution: LayoutSolution) {
    func frame(_ view: LayoutView) -> LayoutRect { solution.frame(of: view) ?? LayoutRect() }
    box = frame(footer.box)
    labels = footer.labels.map(frame)
    self.footer = frame(footer.view)
  }
}

extension CommentsFooterFrames: FrameList {
  static func views(of footer: CommentsFooter) -> [LayoutView] {
    [footer.view, footer.box] + footer.labels
  }

  subscript(frame index: Int) -> LayoutRect {
    get {
      switch index {
      case 0: footer
      case 1: box
      default: labels[index - 2]
      }
    }
    set {
      switch index {
      case 0: footer = newValue
      case 1: box = newValue
      default: labels[index - 2] = newValue
      }
    }
  }
}
