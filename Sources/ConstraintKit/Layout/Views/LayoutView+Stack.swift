extension LayoutView {
  /// A row or column of views, with the properties of a `UIStackView`.
  ///
  /// ```swift
  /// let row = LayoutView.stack(.horizontal, spacing: 8, alignment: .center) {
  ///   avatar
  ///   LayoutView.stack(.vertical, spacing: 2) { [name, time] }
  /// }
  /// ```
  ///
  /// The stack is a view like any other: its place, and its size where the children leave it open,
  /// are for the caller to constrain. What it does with its children are ordinary constraints,
  /// which belong to no view and are made when the tree is solved.
  ///
  /// - Parameters:
  ///   - name: For messages.
  ///   - spacing: Between neighbours, in points.
  ///   - insets: From the edges to the children, in points.
  ///   - views: The children, which become subviews.
  public static func stack(
    _ dimension: LayoutDimension, name: String = "stack", spacing: Double = 0,
    alignment: StackArrangement.Alignment = .fill,
    distribution: StackArrangement.Distribution = .fill, insets: LayoutInsets = .zero,
    fileID: StaticString = #fileID, line: Int = #line,
    @ArrangedViewsBuilder _ views: () -> [LayoutView] = { [] }
  ) -> LayoutView {
    let stack = LayoutView(name, fileID: fileID, line: line)
    stack.stackArrangement = StackArrangement(
      dimension, spacing: spacing, alignment: alignment, distribution: distribution,
      insets: insets)
    for view in views() { stack.addArrangedSubview(view, fileID: fileID, line: line) }
    return stack
  }

  /// How the view places its arranged subviews; nil for a view that isn't a stack.
  ///
  /// Setting it makes any view a stack; setting it to nil leaves the subviews where their own
  /// constraints put them.
  public var stackArrangement: StackArrangement? {
    get {
      if case .stack(let stack) = contents?.arrangement { stack } else { nil }
    }
    set {
      if let newValue {
        setArrangement(.stack(newValue))
      } else if stackArrangement != nil {
        contents = nil
      }
    }
  }

  /// `UIStackView`'s name of the dimension along which the children lie. Setting this, or another
  /// property of a stack, on a plain view makes it a row.
  public var axis: LayoutDimension {
    get { stack.dimension }
    set { stack.dimension = newValue }
  }

  /// A stack's spacing between neighbours, in points.
  public var spacing: Double {
    get { stack.spacing }
    set { stack.spacing = newValue }
  }

  /// How a stack's children lie across it.
  public var alignment: StackArrangement.Alignment {
    get { stack.alignment }
    set { stack.alignment = newValue }
  }

  /// How a stack's children share its length.
  public var distribution: StackArrangement.Distribution {
    get { stack.distribution }
    set { stack.distribution = newValue }
  }

  /// Whether a stack's children are inset by its margins.
  public var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.isLayoutMarginsRelative }
    set { stack.isLayoutMarginsRelative = newValue }
  }

  private var stack: StackArrangement {
    get { stackArrangement ?? StackArrangement() }
    set { stackArrangement = newValue }
  }

  /// Changes the spacing after a child of a stack; nil is the stack's spacing again.
  public func setCustomSpacing(_ spacing: Double?, after view: LayoutView) {
    guard contents?.members.contains(view.id) == true else { return }
    contents?.spacingAfter[view.id] = spacing
  }

  /// The spacing after a child of a stack, in points, if it isn't the stack's.
  public func customSpacing(after view: LayoutView) -> Double? {
    contents?.spacingAfter[view.id]
  }
}
