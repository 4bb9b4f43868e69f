import ConstraintKit

/// The cells of a feed, solved in all ways; see `CellWorkload.swift`.
func runCells(passes: Int) throws {
  let cell = try FeedCell()
  let items = FeedItems(count: 1000)
  let narrowItems = FeedItems(count: 1000, everyOtherWidth: 190)
  let template = try SolvedTemplate(
    cell.solver, parameters: cell.edits, outputs: cell.variables.map(\.linearExpression))
  var results = TemplateResults()
  try template.solve(TemplateBatch(columns: items.columns), into: &results)
  let varying = cell.variables.indices.filter { results.constant($0) == nil }
    .map { cell.variables[$0] }
  print("# varying", varying.count, "regions", template.regionCount, "live", results.liveItemCount)
  var widened = template
  try widened.learn(from: TemplateBatch(columns: narrowItems.columns))
  try widened.solve(TemplateBatch(columns: narrowItems.columns), into: &results)
  print("# both widths: regions", widened.regionCount, "live", results.liveItemCount)
  for _ in 0..<passes {
    try runLive("live", cell, items)
    try runSingle(template, items)
    try runMisses(cell, items)
    try runBatch("batch1000", template, items, refilled: false)
    try runBatch("filled1000", template, items, refilled: true)
    try runBatch("batch100000", template, FeedItems(count: 100_000), refilled: false)
    try runLive("regions-live", cell, narrowItems)
    try runBatch("regions1000", widened, narrowItems, refilled: false)
  }
}
