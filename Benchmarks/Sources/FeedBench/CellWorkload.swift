import ConstraintKit

// FeedBench PASSES: prints a line `feed METHOD NANOSECONDS CHECKSUM` for each method of each pass:
// the time for one cell, and the sum of all variables over the first thousand cells.
//
// - live: five suggestions to the solver, then all variables read into memory.
// - single: a template asked for one cell after the other; an array of all 56 variables each.
// - batch1000, batch100000: a template asked for that many cells at once; every varying variable of
//   every cell is written to memory, which is used again. The constants are checked and the guards
//   tested on the way.
// - miss: the same as single where no region holds, so that a copy of the system is solved each time.
// - filled1000: the same as batch1000, with the batch made anew of five columns of constants.
// - regions1000, regions-live: the same as batch1000 and live, with cells that lie in two regions in
//   turn.

/// A solver that is asked for one cell after the other.
struct LiveFeed {
  private var solver: Solver
  private let edited: [Variable]
  private var values: [Double] = []

  init(_ cell: FeedCell) {
    solver = cell.solver
    edited = cell.edited
  }

  /// Solves all cells, and returns the sum of the sums of their variables if it's wanted.
  @discardableResult
  mutating func solve(_ items: FeedItems, summing: Bool = false) throws -> Double {
    var sum = 0.0
    for item in items.values {
      for index in edited.indices { try solver.suggest(item[index], for: edited[index]) }
      solver.readValues(into: &values)
      if summing { sum += values.reduce(0, +) }
    }
    return sum
  }
}

func runLive(_ method: String, _ cell: FeedCell, _ items: FeedItems) throws {
  var feed = LiveFeed(cell)
  let time = try measure(cells: items.values.count) { try feed.solve(items) }
  report(method, time, try feed.solve(items, summing: true))
}

func runSingle(_ template: SolvedTemplate, _ items: FeedItems) throws {
  var last: [Double] = []
  let time = try measure(cells: items.values.count) {
    for item in items.values { last = try template.values(at: item) }
  }
  var checksum = 0.0
  for item in items.values { checksum += try template.values(at: item).reduce(0, +) }
  report("single", time, last.isEmpty ? .nan : checksum)
}

/// A template without regions, so that every cell is left to the solver.
func runMisses(_ cell: FeedCell, _ items: FeedItems) throws {
  let template = try SolvedTemplate(
    cell.solver, parameters: cell.edits, outputs: cell.variables.map(\.linearExpression),
    regionLimit: 0)
  let time = try measure(cells: items.values.count) {
    for item in items.values { _ = try template.values(at: item) }
  }
  var checksum = 0.0
  for item in items.values { checksum += try template.values(at: item).reduce(0, +) }
  report("miss", time, checksum)
}

func runBatch(_ name: String, _ template: SolvedTemplate, _ items: FeedItems, refilled: Bool) throws
{
  let columns = items.columns
  let batch = try TemplateBatch(columns: columns)
  var results = TemplateResults()
  let time = try measure(cells: batch.itemCount) {
    if refilled {
      try template.solve(try TemplateBatch(columns: columns), into: &results)
    } else {
      try template.solve(batch, into: &results)
    }
  }
  var checksum = 0.0
  for item in 0..<min(1000, results.itemCount) {
    for output in 0..<results.outputCount { checksum += results[item, output] }
  }
  report(name, time, checksum)
}

/// The cell workload.
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
