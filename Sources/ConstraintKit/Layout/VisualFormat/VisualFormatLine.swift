/// The anchors along which the views of a format follow one another.
struct VisualFormatLine<Position: LayoutPosition> {
  /// An edge of a view, or of a guide of one.
  typealias Edge = (any LayoutAnchorProvider) -> LayoutAnchor<Position>

  let near: Edge
  let far: Edge
  let length: (LayoutView) -> LayoutAnchor<LayoutLength>
  /// Distances are counted against the coordinates.
  var isReversed = false
}

extension VisualFormatLine<VerticalPosition> {
  static var downward: Self {
    VisualFormatLine(near: { $0.top }, far: { $0.bottom }, length: { $0.height })
  }
}

extension VisualFormatLine<HorizontalPosition> {
  /// Nil where the options have several directions.
  init?(_ options: VisualFormatOptions) {
    let directions: VisualFormatOptions = [
      .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft,
    ]
    let chosen = options.intersection(directions)
    guard chosen.rawValue.nonzeroBitCount <= 1 else { return nil }
    switch chosen {
    case .directionLeftToRight:
      self.init(near: { $0.left }, far: { $0.right }, length: { $0.width })
    case .directionRightToLeft:
      self.init(
        near: { $0.right }, far: { $0.left }, length: { $0.width }, isReversed: true)
    default:
      self.init(near: { $0.leading }, far: { $0.trailing }, length: { $0.width })
    }
  }
}

extension VisualFormat.PriorityTerm {
  /// The number that is meant; nil for a name that is neither a level's nor a metric's.
  func value(metrics: [String: Double]) -> Double? {
    switch base {
    case .number(let number): number + offset
    case .name(let name):
      (Priority.level(name)?.value ?? metrics[name]).map { $0 + offset }
    }
  }
}
