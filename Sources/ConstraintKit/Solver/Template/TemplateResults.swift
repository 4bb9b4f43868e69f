/// The outputs of many items: a column for each output that isn't the same for all of them.
///
/// To be used again for the next batch, so that its memory is.
public struct TemplateResults: Sendable {
  public private(set) var itemCount = 0
  /// The items without an answer, in rising order. Their outputs are not a number.
  public internal(set) var failures: [TemplateFailure] = []
  /// How many items the live solver was asked about.
  public internal(set) var liveItemCount = 0
  private(set) var layout = TemplateLayout(outputCount: 0, [])
  /// Eight items to a vector; tile after tile, so that a pass writes memory in order, and column
  /// after column within a tile.
  var vectors: [SIMD8<Double>] = []
  /// What the memory was laid out for.
  private var origin = TemplateLayout(outputCount: 0, [])

  public init() {}

  public var outputCount: Int { layout.columns.count }
  /// How many outputs have columns of their own.
  public var columnCount: Int { layout.varying.count }
  private var vectorCount: Int { TemplateBatch.vectorCount(itemCount) }
  /// How many vectors of a column lie side by side: small batches need no whole tile.
  private var tileSize: Int { min(TemplateRun.tileSize, vectorCount) }
  private var tileCount: Int {
    let size = tileSize
    return size == 0 ? 0 : (vectorCount + size - 1) / size
  }

  /// Where a tile's part of a column begins.
  func firstVector(tile: Int, column: Int) -> Int {
    (tile * layout.varying.count + column) * tileSize
  }

  private func vectorIndex(_ item: Int, column: Int) -> Int {
    let vector = item / 8
    return firstVector(tile: vector / tileSize, column: column) + vector % tileSize
  }

  /// Makes room. What was there before is void.
  mutating func prepare(_ layout: TemplateLayout, itemCount: Int) {
    failures.removeAll(keepingCapacity: true)
    liveItemCount = 0
    if itemCount == self.itemCount, layout == origin, self.layout == origin { return }
    self.itemCount = itemCount
    self.layout = layout
    origin = layout
    vectors = Array(repeating: SIMD8(), count: tileCount * tileSize * layout.varying.count)
  }

  /// Gives constant outputs columns after all.
  mutating func addColumns(for outputs: [Int]) {
    let added = outputs.filter { layout.columns[$0] == nil }
    guard !added.isEmpty else { return }
    let width = tileSize * layout.varying.count
    var grown: [SIMD8<Double>] = []
    grown.reserveCapacity(vectors.count + tileCount * tileSize * added.count)
    for tile in 0..<tileCount {
      grown += vectors[tile * width..<(tile + 1) * width]
      for output in added {
        grown += repeatElement(SIMD8(repeating: layout.constants[output]), count: tileSize)
      }
    }
    vectors = grown
    for output in added { layout.addColumn(for: output) }
    for failure in failures { clear(failure.item) }
  }

  /// An output of an item. Not a number if the item is among the failures.
  public subscript(item: Int, output: Int) -> Double {
    precondition(item >= 0 && item < itemCount, "item out of range")
    guard let column = layout.columns[output] else {
      return failures.isEmpty || !hasFailed(item) ? layout.constants[output] : .nan
    }
    return vectors[vectorIndex(item, column: column)][item % 8]
  }

  /// The value of an output that is the same for all items that have an answer; nil for one that
  /// has a column.
  public func constant(_ output: Int) -> Double? {
    layout.columns[output] == nil ? layout.constants[output] : nil
  }

  private func hasFailed(_ item: Int) -> Bool {
    var low = 0
    var high = failures.count
    while low < high {
      let middle = (low + high) / 2
      if failures[middle].item < item { low = middle + 1 } else { high = middle }
    }
    return low < failures.count && failures[low].item == item
  }

  /// Sets all outputs of an item.
  mutating func set(_ values: [Double], of item: Int) {
    addColumns(
      for: values.indices.filter { output in
        layout.columns[output] == nil
          && layout.constants[output].bitPattern != values[output].bitPattern
      })
    for (column, output) in layout.varying.enumerated() {
      vectors[vectorIndex(item, column: column)][item % 8] = values[output]
    }
  }

  /// Marks an item as one without an answer.
  mutating func fail(_ item: Int, _ error: TemplateError) {
    failures.append(TemplateFailure(item: item, error: error))
    clear(item)
  }

  private mutating func clear(_ item: Int) {
    for column in layout.varying.indices {
      vectors[vectorIndex(item, column: column)][item % 8] = .nan
    }
  }
}
