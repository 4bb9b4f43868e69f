import ExampleOutput
import FeedLayouts

let output = Output()
let width = 375.0
let cell = SmartCell(width: width)
for count in [0, 2, 4] {
  cell.configure(
    name: "Ada", message: "Shall we meet at the harbour, by the second bridge?", imageCount: count)
  try output.show("pictures: \(count)", cell.contentView.solve(width: width))
}
