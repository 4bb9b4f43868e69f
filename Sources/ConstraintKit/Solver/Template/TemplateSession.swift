/// A template together with regions that it has met: for a run of many batches by one thread.
///
/// What is learned makes answers faster, and never changes them: a learned region answers only for
/// items well inside of it. There the basis is the only one, so that the live solver, starting from
/// the template, gives the same numbers to the last bit; an item on a border that is not the
/// template's own is always left to the live solver. Where many items lie on borders (a height that
/// is exactly its minimum), use ``SolvedTemplate/learn(from:)`` instead, whose regions include them.
public struct TemplateSession: Sendable {
  public let template: SolvedTemplate
  /// How many regions are kept beside the template's; a new one replaces the one that has been
  /// useless for longest.
  public let regionLimit: Int
  private var learned: [TemplateRegion] = []
  /// By learned region, when it last held an item.
  private var lastUses: [Int] = []
  private var clock = 0

  public init(_ template: SolvedTemplate, regionLimit: Int = 8) {
    self.template = template
    self.regionLimit = max(0, regionLimit)
  }

  /// How many regions have been learned and are kept.
  public var learnedRegionCount: Int { learned.count }

  /// The same as ``SolvedTemplate/values(at:)``.
  public mutating func values(at constants: [Double]) throws(TemplateError) -> [Double] {
    try template.check(constants)
    if let index = template.regionIndex(at: constants) {
      return template.regions[index].values(at: constants)
    }
    return try answer(constants).values
  }

  /// The same as ``SolvedTemplate/solve(_:into:)``.
  public mutating func solve(
    _ batch: TemplateBatch, into results: inout TemplateResults
  ) throws(TemplateError) {
    try template.check(batch)
    var run = try TemplateRun(batch)
    results.prepare(template.layout, itemCount: batch.itemCount)
    while run.advance() {
      for region in template.regions { run.apply(region, to: &results) }
      for index in learned.indices where !run.isDone {
        if run.apply(learned[index], to: &results) { use(index) }
      }
      for item in run.pendingItems { answer(item, of: batch, &results) }
    }
  }

  private mutating func answer(
    _ item: Int, of batch: TemplateBatch, _ results: inout TemplateResults
  ) {
    do {
      let answer = try answer(batch.constants(of: item))
      results.set(answer.values, of: item)
      if answer.isLive { results.liveItemCount += 1 }
    } catch {
      results.liveItemCount += 1
      results.fail(item, error)
    }
  }

  /// Answers an item that none of the template's regions holds.
  private mutating func answer(
    _ constants: [Double]
  ) throws(TemplateError) -> (values: [Double], isLive: Bool) {
    if let index = learned.firstIndex(where: { $0.contains(constants) }) {
      use(index)
      return (learned[index].values(at: constants), false)
    }
    let answer = try template.system.answer(at: constants, keepsRegion: regionLimit > 0)
    if let region = answer.region, region.isUnique { keep(region.interior(), for: constants) }
    return (answer.values, true)
  }

  private mutating func use(_ index: Int) {
    clock += 1
    lastUses[index] = clock
  }

  private mutating func keep(_ region: TemplateRegion, for constants: [Double]) {
    guard regionLimit > 0, region.contains(constants) else { return }
    if learned.count < regionLimit {
      learned.append(region)
      lastUses.append(0)
      use(learned.count - 1)
    } else if let oldest = lastUses.indices.min(by: { lastUses[$0] < lastUses[$1] }) {
      learned[oldest] = region
      use(oldest)
    }
  }
}
