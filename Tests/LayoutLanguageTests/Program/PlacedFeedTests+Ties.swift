import ConstraintKit
import LayoutLanguage
import Testing

/// Ties in placed children, which are solved alone.
extension PlacedFeedTests {
  private static let children = [
    ("label", #"text: "hello"; width == 200 @low"#),
    ("label", #"text: "hello"; width == 200 @low+0.001; height == 60 @low"#),
    ("label", #"text: "hello"; width == 200 @low-0.001; height == 60 @249"#),
    ("label", #"text: "hello"; width == 20 @750; height == 5 @750"#),
    ("label", #"text: "hello"; width == 80 @low; width == 120 @low"#),
    ("label", #"text: "hello"; hugging: 10; width == 90 @10; height == 30 @10"#),
    ("view", "width == 80 @low; width == 120 @low; height == 10 @low; height == 20 @low"),
    ("view", "intrinsic: (30, 40); width == 90 @low; height == 70 @low"),
    ("view", "width == 70 @20; height == 30 @20"),
    (
      "view",
      """
      height == 10; label a { left, top == super; text: "a" }
      label b { left == a.right; top, right == super; text: "b"; width == 60 @low }
      """
    ),
  ]

  /// The same child outside of a container comes out as in a flow, and as high in a waterfall of its
  /// width.
  @Test(arguments: children)
  func ties(kind: String, body: String) throws {
    let outside = try solve(
      "canvas: (300, 200)\n\(kind) child { left, top == super; \(body) }", width: 300)
    let frame = try #require(outside.view("child")?.frame)
    let size = [0, 0, frame.width, frame.height]
    let flow = try solve(
      """
      canvas: (300, 200)
      flow f(align: left) { left, top, right == super; \(kind) child { \(body) } }
      """, width: 300)
    #expect(isAt(flow.view("f.child")?.frame, size), "\(body)")
    let waterfall = try solve(
      """
      canvas: (300, 200)
      waterfall f(columns: 1) {
        left, top == super; width == \(frame.width)
        \(kind) child { \(body) }
      }
      """, width: 300)
    #expect(isAt(waterfall.view("f.child")?.frame, size), "\(body)")
  }
}
