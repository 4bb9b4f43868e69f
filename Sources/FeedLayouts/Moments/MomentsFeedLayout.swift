public import ConstraintKit

/// The frames of a ``MomentsFeed``.
public struct MomentsFeedLayout: Sendable, Hashable {
  /// A section; the frames of header, cell and footer are in the feed's coordinates.
  public struct Section: Sendable, Hashable {
    /// In the coordinates of the feed.
    public let headerFrame: LayoutRect
    /// In the coordinates of the feed.
    public let cellFrame: LayoutRect
    /// In the coordinates of the feed.
    public let footerFrame: LayoutRect
    /// What is in the cell.
    public let cell: MomentsCellFrames
    /// What is in the footer.
    public let footer: CommentsFooterFrames

    /// The frames of a section and of what is in it.
    public init(
      headerFrame: LayoutRect, cellFrame: LayoutRect, footerFrame: LayoutRect,
      cell: MomentsCellFrames, footer: CommentsFooterFrames
    ) {
      self.headerFrame = headerFrame
      self.cellFrame = cellFrame
      self.footerFrame = footerFrame
      self.cell = cell
      self.footer = footer
    }
  }

  /// In points.
  public let width: Double
  /// In the order of the posts.
  public private(set) var sections: [Section] = []
  /// Of all sections, in points.
  public private(set) var contentHeight = 0.0

  /// Sections of a feed, and how high they are together, in points.
  public init(width: Double, sections: [Section] = [], contentHeight: Double = 0) {
    self.width = width
    self.sections = sections
    self.contentHeight = contentHeight
  }

  /// Adds a section below the others.
  mutating func append(
    headerHeight: Double, cell: MomentsCellFrames, footer: CommentsFooterFrames
  ) {
    let header = nextRow(height: headerHeight)
    let cellFrame = nextRow(height: cell.height)
    let footerFrame = nextRow(height: footer.height)
    sections.append(
      Section(
        headerFrame: header, cellFrame: cellFrame, footerFrame: footerFrame, cell: cell,
        footer: footer))
  }

  private mutating func nextRow(height: Double) -> LayoutRect {
    defer { contentHeight += height }
    return LayoutRect(x: 0, y: contentHeight, width: width, height: height)
  }
}
