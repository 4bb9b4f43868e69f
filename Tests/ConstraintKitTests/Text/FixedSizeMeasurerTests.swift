import ConstraintKit
import Testing

@Suite struct FixedSizeMeasurerTests {
  @Test(arguments: [
    ("known", LayoutSize(width: 70, height: 17)), ("other", LayoutSize(width: 1, height: 2)),
    ("", LayoutSize()),
  ])
  func sizes(text: String, size: LayoutSize) {
    let measurer = FixedSizeMeasurer(
      sizes: ["known": LayoutSize(width: 70, height: 17)],
      otherSize: LayoutSize(width: 1, height: 2))
    let layout = measurer.measure(
      text, font: TextFont(size: 14), maxWidth: 5, maxLines: 1, wrapping: .word)
    #expect(layout.size == size)
    #expect(layout.lines.count == (text.isEmpty ? 0 : 1))
  }
}
