import ConstraintKit
import Testing

/// Views distributed along an axis, as in Masonry.
@Suite struct DistributionTests {
  let root = LayoutView("root")
  let views = (0..<4).map { LayoutView("v\($0)") }

  init() {
    for view in views { root.addSubview(view) }
  }

  private func count() throws -> Int {
    try root.model().constraints.count
  }

  private func spans(
    _ views: [LayoutView], _ dimension: LayoutDimension, width: Double = 320,
    height: Double = 480
  ) throws -> [[Double]] {
    let solution = try root.solve(width: width, height: height)
    return try views.map { view in
      let frame = try #require(solution.frame(of: view))
      return dimension == .horizontal ? [frame.x, frame.width] : [frame.y, frame.height]
    }
  }

  /// `masonry-distribute-fixed-spacing-vertical`
  @Test func fixedSpacing() throws {
    let made = views.distributeViews(
      along: .vertical, withFixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
    #expect(made.count == 8)
    #expect(
      try spans(views, .vertical) == [[5, 102.5], [127.5, 102.5], [250, 102.5], [372.5, 102.5]])
  }

  /// `masonry-distribute-fixed-length-3-views`
  @Test func fixedLength() throws {
    let three = Array(views[..<3])
    let made = three.mas_distributeViewsAlongAxis(
      .horizontal, withFixedItemLength: 30, leadSpacing: 5, tailSpacing: 5)
    #expect(made.count == 7)
    #expect(try spans(three, .horizontal) == [[5, 30], [145, 30], [285, 30]])
  }

  /// Report 20: after a rotation the views are distributed again.
  @Test func distributingAgainReplaces() throws {
    views.makeFramesAcross()
    let across = try count()
    for width in [320.0, 480, 320] {
      views.distributeViews(along: .horizontal, withFixedSpacing: 8)
      #expect(try count() == across + 8)
      #expect(try spans(views, .horizontal, width: width)[3][0] == (width - 24) / 4 * 3 + 24)
      views.distributeViews(along: .horizontal, withFixedItemLength: 40)
      #expect(try count() == across + 9)
      #expect(try spans(views, .horizontal, width: width)[3] == [width - 40, 40])
    }
    // Fewer views: nothing of the fourth's is left.
    Array(views[..<3]).distributeViews(along: .horizontal, withFixedSpacing: 8)
    #expect(try count() == across + 6)
    views.removeDistribution(along: .horizontal)
    #expect(try count() == across)
  }

  /// The two axes don't replace one another.
  @Test func axesAreIndependent() throws {
    views.distributeViews(along: .horizontal, withFixedSpacing: 0)
    views.distributeViews(along: .vertical, withFixedSpacing: 0)
    #expect(try spans(views, .horizontal)[1] == [80, 80])
    #expect(try spans(views, .vertical)[1] == [120, 120])
  }

  /// Report 20: one view is allowed.
  @Test func oneView() throws {
    [views[0]].distributeViews(
      along: .horizontal, withFixedSpacing: 20, leadSpacing: 5, tailSpacing: 15)
    #expect(try spans([views[0]], .horizontal) == [[5, 300]])
    [views[0]].distributeViews(
      along: .horizontal, withFixedItemLength: 30, leadSpacing: 5, tailSpacing: 15)
    #expect(try spans([views[0]], .horizontal) == [[5, 30]])
    #expect(throws: LayoutError.self) { try root.solve(width: 45, height: 1) }
    #expect([LayoutView]().distributeViews(along: .vertical, withFixedSpacing: 1).isEmpty)
  }

  /// Report 20: views that don't fit are a conflict, and don't overlap.
  @Test func whatDoesNotFitIsAConflict() throws {
    views.distributeViews(along: .horizontal, withFixedItemLength: 100, leadSpacing: 5)
    #expect(try spans(views, .horizontal, width: 405)[1] == [105, 100])
    let error = #expect(throws: LayoutError.self) { try root.solve(width: 404, height: 1) }
    guard case .unsatisfiable = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    views.distributeViews(along: .horizontal, withFixedSpacing: 100)
    #expect(try spans(views, .horizontal, width: 300)[3] == [300, 0])
    #expect(throws: LayoutError.self) { try root.solve(width: 299, height: 1) }
  }

  /// The common superview needn't be the views' own.
  @Test func deeperViews() throws {
    let holders = [LayoutView("left"), LayoutView("right")]
    let inner = [LayoutView("a"), LayoutView("b")]
    for (holder, view) in zip(holders, inner) {
      root.addSubview(holder)
      holder.addSubview(view)
      view.makeConstraints { make in make.edges.equalToSuperview() }
    }
    inner.distributeViews(along: .horizontal, withFixedSpacing: 20)
    #expect(try spans(holders, .horizontal) == [[0, 150], [170, 150]])
  }

  @Test func badCallsAreErrors() {
    let lone = LayoutView("lone")
    [views[0], lone].distributeViews(
      along: .vertical, withFixedSpacing: 1, fileID: "App/Cell.swift", line: 4)
    var error = #expect(throws: LayoutError.self) { try root.solve() }
    #expect(
      error.map { "\($0)" }
        == "App/Cell.swift:4: v0: there is no superview; add the view to one first")
    views[0].removeConstraints()
    views.distributeViews(
      along: .vertical, withFixedSpacing: .nan, fileID: "App/Cell.swift", line: 6)
    error = #expect(throws: LayoutError.self) { try root.solve() }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("App/Cell.swift:6: v1.top"))
    #expect(views.allSatisfy { $0.constraints.isEmpty })
  }
}

extension [LayoutView] {
  fileprivate func makeFramesAcross() {
    for view in self {
      view.makeConstraints { make in
        make.top.equalToSuperview()
        make.height.equalTo(60)
      }
    }
  }
}
