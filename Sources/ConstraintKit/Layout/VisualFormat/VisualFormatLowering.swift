/// Makes relations of anchors of a format and the views and metrics that it names.
///
/// Each names a view of the format first, never the superview, and so belongs to that view and goes
/// with it.
struct VisualFormatLowering<Position: LayoutPosition> {
  private let names: VisualFormatNames
  private let format: VisualFormat
  private let line: VisualFormatLine<Position>
  /// The views of the format, in order.
  private let views: [LayoutView]
  private var statements: [LayoutStatement] = []

  /// - Throws: Where a view isn't there.
  init(
    _ format: VisualFormat, along line: VisualFormatLine<Position>, _ names: VisualFormatNames
  ) throws(VisualFormatError) {
    self.names = names
    self.format = format
    self.line = line
    var views: [LayoutView] = []
    for view in format.views { views.append(try names.view(view)) }
    self.views = views
  }

  /// The relations in the order of the format, then those of the options.
  mutating func statements(
    alignedBy attributes: [LayoutAttribute]
  ) throws(VisualFormatError) -> [LayoutStatement] {
    statements = []
    if let gap = format.leading {
      let superview = try names.superview(of: views[0], format.views[0])
      try state(gap, .leading(superview, views[0]))
    }
    for index in views.indices {
      if index > 0 { try state(format.gaps[index - 1], .between(views[index - 1], views[index])) }
      for predicate in format.views[index].predicates {
        try state(predicate, lengthOf: views[index])
      }
    }
    if let gap = format.trailing, let view = views.last, let written = format.views.last {
      try state(gap, .trailing(view, try names.superview(of: view, written)))
    }
    for (previous, next) in zip(views, views.dropFirst()) {
      statements += attributes.compactMap { $0.isCommon(to: next, and: previous) }
    }
    return statements
  }
}

// MARK: Gaps and lengths

extension VisualFormatLowering {
  /// What a gap lies between.
  private enum Place {
    case leading(LayoutView, LayoutView)
    case between(LayoutView, LayoutView)
    case trailing(LayoutView, LayoutView)
  }

  private mutating func state(
    _ gap: VisualFormat.Gap, _ place: Place
  ) throws(VisualFormatError) {
    switch gap {
    case .flush: statements.append(relation(place, .equal, .number(0)))
    case .standard: statements.append(standardGap(place))
    case .predicates(let predicates):
      for predicate in predicates {
        let statement = relation(
          place, predicate.relation, try names.length(of: predicate))
        try statements.append(statement ~ names.priority(of: predicate))
      }
    }
  }

  /// At the superview it reaches to the margins.
  private func standardGap(_ place: Place) -> LayoutStatement {
    switch place {
    case .leading(let superview, let view): line.near(view) == line.near(superview.margins)
    case .trailing(let view, let superview): line.far(view) == line.far(superview.margins)
    case .between: relation(place, .equal, .number(LayoutMetrics.standardSpacing))
    }
  }

  private func relation(
    _ place: Place, _ relation: Relation, _ length: VisualFormatNames.Length
  ) -> LayoutStatement {
    switch place {
    case .leading(let superview, let view):
      compare(line.near(view), relation, line.near(superview), length, 1)
    case .between(let view, let next):
      compare(line.near(next), relation, line.far(view), length, 1)
    case .trailing(let view, let superview):
      compare(line.far(view), relation.flipped, line.far(superview), length, -1)
    }
  }

  /// `edge  relation  other ± length`, along the line.
  private func compare(
    _ edge: LayoutAnchor<Position>, _ relation: Relation, _ other: LayoutAnchor<Position>,
    _ length: VisualFormatNames.Length, _ sign: Double
  ) -> LayoutStatement {
    let sign = line.isReversed ? -sign : sign
    let relation = line.isReversed ? relation.flipped : relation
    return switch length {
    case .number(let number): relation.statement(edge, other + sign * number)
    case .view(let view): relation.statement(edge, other + sign * line.length(view))
    }
  }

  private mutating func state(
    _ predicate: VisualFormat.Predicate, lengthOf view: LayoutView
  ) throws(VisualFormatError) {
    let statement =
      switch try names.length(of: predicate) {
      case .number(let number):
        predicate.relation.statement(line.length(view), number)
      case .view(let other):
        predicate.relation.statement(line.length(view), line.length(other))
      }
    try statements.append(statement ~ names.priority(of: predicate))
  }
}

extension Relation {
  fileprivate func statement<Left: LayoutExpressionConvertible>(
    _ left: Left, _ right: some LayoutExpressionConvertible<Left.Quantity>
  ) -> LayoutStatement {
    switch self {
    case .equal: left == right
    case .greaterThanOrEqual: left >= right
    case .lessThanOrEqual: left <= right
    }
  }

  fileprivate func statement(
    _ left: some LayoutExpressionConvertible<LayoutLength>, _ right: Double
  ) -> LayoutStatement {
    switch self {
    case .equal: left == right
    case .greaterThanOrEqual: left >= right
    case .lessThanOrEqual: left <= right
    }
  }
}

extension LayoutAttribute {
  /// That two views have the position in common; nil for a size.
  fileprivate func isCommon(to view: LayoutView, and other: LayoutView) -> LayoutStatement? {
    switch self {
    case .left: view.left == other.left
    case .right: view.right == other.right
    case .top: view.top == other.top
    case .bottom: view.bottom == other.bottom
    case .leading: view.leading == other.leading
    case .trailing: view.trailing == other.trailing
    case .centerX: view.centerX == other.centerX
    case .centerY: view.centerY == other.centerY
    case .firstBaseline: view.firstBaseline == other.firstBaseline
    case .lastBaseline: view.lastBaseline == other.lastBaseline
    case .width, .height: nil
    }
  }
}
