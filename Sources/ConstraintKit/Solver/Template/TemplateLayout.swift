/// Which outputs a batch writes, and the values of those that are the same for all items.
struct TemplateLayout: Sendable, Equatable {
  /// By output; nil for one that is constant in all regions.
  private(set) var columns: [Int?] = []
  /// The outputs that have columns.
  private(set) var varying: [Int] = []
  /// By output; means something for those without a column.
  private(set) var constants: [Double] = []

  init(outputCount: Int, _ regions: [TemplateRegion]) {
    constants = Array(repeating: 0, count: outputCount)
    columns = Array(repeating: nil, count: outputCount)
    for output in 0..<outputCount {
      if let first = regions.first, !Self.varies(output, regions) {
        constants[output] = first.outputs.bases[output]
      } else {
        columns[output] = varying.count
        varying.append(output)
      }
    }
  }

  private static func varies(_ output: Int, _ regions: [TemplateRegion]) -> Bool {
    regions.contains {
      !$0.outputs.isConstant(output)
        || $0.outputs.bases[output].bitPattern != regions[0].outputs.bases[output].bitPattern
    }
  }

  /// Gives a constant output a column after all.
  mutating func addColumn(for output: Int) {
    columns[output] = varying.count
    varying.append(output)
  }

  /// The outputs without a column that a region doesn't agree with.
  func deviations(of region: TemplateRegion) -> [Int] {
    columns.indices.filter { output in
      columns[output] == nil
        && (!region.outputs.isConstant(output)
          || region.outputs.bases[output].bitPattern != constants[output].bitPattern)
    }
  }
}
