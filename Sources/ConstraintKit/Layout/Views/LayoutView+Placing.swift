extension LayoutView {
  /// What places the view's arranged subviews by its width; nil for a view that isn't such a container.
  ///
  /// ```swift
  /// let photos = LayoutView("photos")
  /// photos.contentPlacing = WaterfallPlacing(WaterfallConfiguration(columnCount: 2))
  /// for photo in views { photos.addArrangedSubview(photo) }
  /// ```
  ///
  /// The subviews that are shown count, in order. The view's width has to follow from constraints
  /// outside of it; otherwise solving throws a ``LayoutProblem/Kind/openWidth(node:_:)``. Its height is that
  /// of its contents, as an intrinsic height. A tree with such a view is solved from nothing each time.
  ///
  /// Setting it makes any view a container; setting it to nil leaves the subviews where their own
  /// constraints put them.
  public var contentPlacing: (any ContentPlacing)? {
    get {
      if case .placement(let content) = contents?.arrangement { content } else { nil }
    }
    set {
      if let newValue {
        setArrangement(.placement(newValue))
      } else if contentPlacing != nil {
        contents = nil
      }
    }
  }
}
