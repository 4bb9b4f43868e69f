extension LayoutView {
  /// The subviews that a stack, grid or other container arranges, in order, also those that are hidden.
  ///
  /// - Complexity: O(subviews).
  public var arrangedSubviews: [LayoutView] {
    guard let contents else { return [] }
    let views = Dictionary(subviews.lazy.map { ($0.id, $0) }) { first, _ in first }
    return contents.members.compactMap { views[$0] }
  }

  /// Puts a view, which becomes a subview, behind the other arranged ones. A view that is no
  /// container becomes a row.
  public func addArrangedSubview(
    _ view: LayoutView, fileID: StaticString = #fileID, line: Int = #line
  ) {
    insertArrangedSubview(view, at: contents?.members.count ?? 0, fileID: fileID, line: line)
  }

  /// Puts a view, which becomes a subview, among the arranged ones, in order of which ties are
  /// decided; a view that is arranged already is moved.
  ///
  /// - Parameter index: Clamped to the number of arranged subviews.
  public func insertArrangedSubview(
    _ view: LayoutView, at index: Int, fileID: StaticString = #fileID, line: Int = #line
  ) {
    let wasSubview = view.superview === self
    let spacing = customSpacing(after: view)
    addSubview(view, fileID: fileID, line: line)
    guard view.superview === self else { return }
    if contents == nil { stackArrangement = StackArrangement() }
    if wasSubview { contents?.forget(view.id) }
    let place = min(max(0, index), contents?.members.count ?? 0)
    if let members = contents?.members, place < members.count {
      move(view, before: members[place])
    }
    contents?.members.insert(view.id, at: place)
    contents?.spacingAfter[view.id] = spacing
  }

  /// Stops arranging a view, which stays a subview, as in `UIStackView`.
  public func removeArrangedSubview(_ view: LayoutView) {
    contents?.forget(view.id)
  }

  /// Puts the last subview below another.
  private func move(_ view: LayoutView, before other: ID) {
    guard let target = subviews.firstIndex(where: { $0.id == other }) else { return }
    subviews.removeLast()
    subviews.insert(view, at: target)
  }

  /// Shows the first `count` arranged subviews and hides the others: a pool of pictures, of which
  /// as many are shown as a post has.
  ///
  /// - Parameter count: Clamped to the number of arranged subviews.
  public func showArrangedSubviews(first count: Int) {
    for (index, view) in arrangedSubviews.enumerated() { view.isHidden = index >= count }
  }

  func setArrangement(_ arrangement: ArrangedContents.Arrangement) {
    if contents == nil {
      contents = ArrangedContents(arrangement: arrangement)
    } else {
      contents?.arrangement = arrangement
    }
  }
}
