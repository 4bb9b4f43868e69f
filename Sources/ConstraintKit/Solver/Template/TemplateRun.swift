/// A pass of regions over a batch: finds the items that each holds, and writes their outputs.
///
/// Items are taken in tiles whose constants stay in the first-level cache; within a tile regions are
/// applied one after the other, each to the items that none before it holds.
struct TemplateRun {
  private typealias Mask = SIMDMask<SIMD8<Int64>>
  static let tileSize = 32

  private let batch: TemplateBatch
  /// Whether some constant is too large for sums of products.
  private let hasLargeConstants: Bool
  private var tile = 0..<0
  /// By vector of the tile: the items that no region holds so far.
  private var pending = [Mask](repeating: Mask(repeating: false), count: Self.tileSize)
  private var pendingCount = 0
  /// Whether nothing of the tile has been written.
  private var isBlank = true
  /// By vector of the tile: the items that the region in hand holds.
  private var held = [Mask](repeating: Mask(repeating: false), count: Self.tileSize)
  /// By vector of the tile: the least guard of the region in hand.
  private var least = [SIMD8<Double>](repeating: .zero, count: Self.tileSize)

  /// - Throws: `notFinite`.
  init(_ batch: TemplateBatch) throws(TemplateError) {
    self.batch = batch
    hasLargeConstants = Self.hasLargeConstants(batch)
    if hasLargeConstants { try Self.checkFinite(batch) }
  }

  /// What isn't a number counts as large.
  private static func hasLargeConstants(_ batch: TemplateBatch) -> Bool {
    let limit = SIMD8(repeating: Tolerances.templateParameter * Tolerances.templateParameter)
    var areSmall = Mask(repeating: true)
    for vector in batch.vectors { areSmall .&= vector * vector .<= limit }
    return !all(areSmall)
  }

  private static func checkFinite(_ batch: TemplateBatch) throws(TemplateError) {
    for item in 0..<batch.itemCount {
      for parameter in 0..<batch.parameterCount where !batch[item, parameter].isFinite {
        throw .notFinite(item: item, parameter: parameter, batch[item, parameter])
      }
    }
  }

  // MARK: Tiles

  /// Goes on to the next tile; false after the last.
  mutating func advance() -> Bool {
    let start = tile.upperBound
    guard start < batch.vectorCount else { return false }
    tile = start..<min(start + Self.tileSize, batch.vectorCount)
    for index in 0..<tile.count { pending[index] = Mask(repeating: true) }
    pendingCount = tile.count
    isBlank = true
    return true
  }

  /// Whether every item of the tile has been held by some region.
  var isDone: Bool { pendingCount == 0 }

  /// The items of the tile that no region holds.
  var pendingItems: [Int] {
    guard !isDone else { return [] }
    let items = tile.lowerBound * 8..<min(tile.upperBound * 8, batch.itemCount)
    return items.filter { pending[$0 / 8 - tile.lowerBound][$0 % 8] }
  }

  // MARK: Regions

  /// Writes the outputs that have columns for the pending items that a region holds, which are
  /// pending no more. Returns whether there were any.
  @discardableResult
  mutating func apply(_ region: TemplateRegion, to results: inout TemplateResults) -> Bool {
    guard !isDone else { return false }
    findLeastGuards(region.guards.forms)
    guard findHeldItems() else { return false }
    let deviations = results.layout.deviations(of: region)
    if !deviations.isEmpty { results.addColumns(for: deviations) }
    for (column, output) in results.layout.varying.enumerated() {
      let first = results.firstVector(tile: tile.lowerBound / Self.tileSize, column: column)
      // What is written first may be wrong for items that are pending: they are written again.
      if isBlank {
        write(region.outputs, output, to: first, &results.vectors)
      } else {
        blend(region.outputs, output, to: first, &results.vectors)
      }
    }
    isBlank = false
    return true
  }

  private mutating func findLeastGuards(_ guards: AffineForms) {
    for index in 0..<tile.count { least[index] = .zero }
    for form in 0..<guards.count {
      for index in 0..<tile.count {
        let value = value(guards, form, tile.lowerBound + index)
        least[index].replace(with: value, where: value .< least[index])
      }
    }
    if hasLargeConstants { rejectLargeConstants() }
  }

  private mutating func rejectLargeConstants() {
    let limit = SIMD8(repeating: Tolerances.templateParameter * Tolerances.templateParameter)
    for parameter in 0..<batch.parameterCount {
      for index in 0..<tile.count {
        let vector = batch.vectors[parameter * batch.vectorCount + tile.lowerBound + index]
        least[index].replace(with: -1, where: .!(vector * vector .<= limit))
      }
    }
  }

  /// Takes the items that the region holds from those that are pending; false if there are none.
  private mutating func findHeldItems() -> Bool {
    var isSome = Mask(repeating: false)
    pendingCount = 0
    for index in 0..<tile.count {
      let isInside = least[index] .>= 0
      held[index] = isInside
      held[index] .&= pending[index]
      pending[index] .&= .!isInside
      isSome .|= held[index]
      if any(pending[index]) { pendingCount += 1 }
    }
    return any(isSome)
  }

  // MARK: Sums

  @inline(__always)
  private func value(_ forms: AffineForms, _ form: Int, _ vector: Int) -> SIMD8<Double> {
    var sum = SIMD8(repeating: forms.bases[form])
    for index in forms.termRange(of: form) {
      let term = forms.terms[index]
      sum += term.factor * batch.vectors[term.parameter * batch.vectorCount + vector]
    }
    return sum
  }

  private func write(
    _ forms: AffineForms, _ form: Int, to first: Int, _ vectors: inout [SIMD8<Double>]
  ) {
    for index in 0..<tile.count {
      vectors[first + index] = value(forms, form, tile.lowerBound + index)
    }
  }

  private func blend(
    _ forms: AffineForms, _ form: Int, to first: Int, _ vectors: inout [SIMD8<Double>]
  ) {
    for index in 0..<tile.count {
      let value = value(forms, form, tile.lowerBound + index)
      vectors[first + index].replace(with: value, where: held[index])
    }
  }
}
