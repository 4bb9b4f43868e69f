import ConstraintKit
import ExampleOutput
import FeedViews

let output = Output()

let item = WaterfallCell()
item.configure(title: "7")
try output.show("an item of a waterfall", item.contentView.solve(width: 111.5, height: 100))

let header = SectionHeader()
header.configure(title: "First Witch")
try output.show("the header of a section", header.view.solve(width: 375, height: 25))

let cell = WordCell()
for word in ["When", "hurlyburly's"] {
  let size = try cell.size(for: word, maxWidth: 300)
  try output.show(word, cell.contentView.solve(width: size.width, height: size.height))
}
