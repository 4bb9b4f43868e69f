import ExampleOutput

let output = Output()
let grid = NineGrid()
for count in [0, 1, 4, 9] {
  grid.show(count: count, width: 285)
  try output.show("pictures: \(count)", grid.view.solve(width: 285))
}
