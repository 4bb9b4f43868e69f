/// Makes constraints of the stacks and grids of a tree whose nodes are in a model already.
struct ArrangementPass {
  private let views: [LayoutView]
  private let naturalSizes: [DimensionPair<Double?>]

  /// - Parameter views: Each view before its subviews; they know their nodes.
  init(_ views: [LayoutView], measurer: any TextMeasuring) {
    self.views = views
    let needsSizes = views.contains {
      $0.isArranged && $0.stackArrangement?.distribution == .proportional
    }
    naturalSizes = needsSizes ? Self.naturalSizes(of: views, measurer: measurer) : []
  }

  /// Adds the constraints of all stacks and grids, in the order of the views.
  ///
  /// - Returns: What is wrong with them.
  func arrange(in model: inout LayoutModel) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    for view in views where view.isArranged {
      guard let contents = view.contents else { continue }
      let first = model.constraints.count
      problems += arrange(contents, of: view, in: &model)
      for index in first..<model.constraints.count {
        model.constraints[index].provenance = contents.arrangement.provenance
      }
    }
    return problems
  }

  private func arrange(
    _ contents: ArrangedContents, of view: LayoutView, in model: inout LayoutModel
  ) -> [LayoutProblem] {
    let children = view.arrangedSubviews.filter { !$0.isHidden }
    switch contents.arrangement {
    case .stack(let stack):
      return arrange(children, of: view, as: stack, in: &model)
    case .grid(let grid):
      model.constraints += grid.constraints(
        of: children.map(\.node), in: view.node, direction: model.direction,
        origin: model.nodes[view.node].origin)
      if grid.fitsWidth { model.nodes[view.node].fits.horizontal = true }
      return []
    case .placement(let content):
      model.placements.append(
        LayoutPlacement(
          container: view.node, children: children.map(\.node), content: content,
          origin: model.nodes[view.node].origin))
      return []
    }
  }

  private func arrange(
    _ views: [LayoutView], of container: LayoutView, as stack: StackArrangement,
    in model: inout LayoutModel
  ) -> [LayoutProblem] {
    let node = container.node
    let origin = model.nodes[node].origin
    func problem(_ kind: LayoutProblem.Kind) -> [LayoutProblem] {
      [LayoutProblem(kind, subject: container.displayName, origin: origin)]
    }
    if stack.dimension == .vertical, stack.alignment.isBaseline {
      return problem(.baselinesInColumn)
    }
    let children = views.map { child($0, of: container, stack) }
    var variables = model.freeVariables
    model.constraints += stack.constraints(
      of: children, in: node, direction: model.direction, origin: origin
    ) {
      variables.append("\(model.nodes[node].name).gap")
      return variables.count - 1
    }
    model.freeVariables = variables
    if let dimension = stack.fittingDimension { model.nodes[node].fits[dimension] = true }
    do {
      model.constraints += try stack.proportions(of: children, origin: origin)
      return []
    } catch {
      switch error {
      case .withoutLength(let child):
        return problem(.noProportion(stack.dimension, child: model.nodes[child].name))
      case .nothing: return problem(.proportionToNothing(stack.dimension))
      }
    }
  }

  private func child(
    _ view: LayoutView, of container: LayoutView, _ stack: StackArrangement
  ) -> StackArrangement.Child {
    var child = StackArrangement.Child(
      node: view.node, spacingAfter: container.customSpacing(after: view))
    if stack.distribution == .proportional {
      child.naturalLength = naturalSizes[view.node][stack.dimension]
    }
    if stack.alignment.isBaseline {
      child.firstBaselineNode = view.baselineView(isFirst: true).node
      child.lastBaselineNode = view.baselineView(isFirst: false).node
    }
    return child
  }
}

extension ArrangedContents.Arrangement {
  fileprivate var provenance: ConstraintProvenance {
    switch self {
    case .stack: .stack
    case .grid: .grid
    case .placement(let content): content.provenance
    }
  }
}

// MARK: Natural sizes

extension ArrangementPass {
  /// The intrinsic size of each view; that of a stack is what its children take.
  private static func naturalSizes(
    of views: [LayoutView], measurer: any TextMeasuring
  ) -> [DimensionPair<Double?>] {
    var sizes = views.map { $0.content.naturalSize(measurer) }
    for (index, view) in views.enumerated().reversed() {
      guard let stack = view.stackArrangement else { continue }
      let children = view.arrangedSubviews.filter { !$0.isHidden }
      for dimension in LayoutDimension.allCases {
        let lengths = children.compactMap { sizes[$0.node][dimension] }
        guard lengths.count == children.count else { continue }
        let spacings = children.dropLast().map {
          view.customSpacing(after: $0) ?? stack.spacing
        }
        sizes[index][dimension] = stack.naturalLength(dimension, of: lengths, spacings)
      }
    }
    return sizes
  }
}

extension StackArrangement {
  fileprivate func naturalLength(
    _ dimension: LayoutDimension, of lengths: [Double], _ spacings: [Double]
  ) -> Double {
    let sides =
      dimension == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    guard dimension == self.dimension else { return sides + (lengths.max() ?? 0) }
    return sides + lengths.reduce(0, +) + spacings.reduce(0, +)
  }
}

extension LayoutContent {
  fileprivate func naturalSize(_ measurer: any TextMeasuring) -> DimensionPair<Double?> {
    switch self {
    case .none: return DimensionPair(nil)
    case .size(let width, let height):
      return DimensionPair(horizontal: width, vertical: height)
    case .text(let text):
      let size = measurer.measure(
        text.string, font: text.font, maxWidth: text.maxWidth ?? .infinity,
        maxLines: text.maxLines, wrapping: text.wrapping
      ).size
      return DimensionPair(horizontal: size.width, vertical: size.height)
    }
  }
}

extension LayoutView {
  /// The view's node in the model.
  fileprivate var node: Int { item.node }

  /// The view whose baseline counts as this one's: in a stack, the first child's; the last child's
  /// for the last baseline of a column.
  fileprivate func baselineView(isFirst: Bool) -> LayoutView {
    var view = self
    while let stack = view.stackArrangement {
      let children = view.arrangedSubviews.filter { !$0.isHidden }
      let isLast = !isFirst && stack.dimension == .vertical
      guard let next = isLast ? children.last : children.first else { break }
      view = next
    }
    return view
  }
}
