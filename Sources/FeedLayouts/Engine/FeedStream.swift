/// The chunks of a stream that are under way.
struct FeedStream<Solver: FeedSolving> {
  private typealias Results = [Result<Solver.Frames, FeedError>]
  private typealias Group = ThrowingTaskGroup<(chunk: Int, results: Results), any Error>

  let solver: Solver
  let options: FeedStreamOptions
  /// Chunks that are solved and wait for one before them.
  private var waiting: [Int: Results] = [:]
  /// How many chunks have been read.
  private var read = 0
  /// How many chunks have been delivered.
  private var delivered = 0
  private var running = 0
  private var isFinished = false
  private var progress = FeedProgress()

  init(solver: Solver, options: FeedStreamOptions) {
    self.solver = solver
    self.options = options
  }

  /// Reads, solves and delivers until there is no item left.
  mutating func run(
    isolation: isolated (any Actor)?, next: nonisolated(nonsending) () async throws -> Solver.Item?,
    progress report: (FeedProgress) -> Void,
    receive: (Int, Result<Solver.Frames, FeedError>) throws -> Void
  ) async throws {
    var sourceError: (any Error)?
    try await withThrowingTaskGroup(
      of: (chunk: Int, results: Results).self, isolation: isolation
    ) { group in
      while true {
        try Task.checkCancellation()
        do {
          try await fill(&group, isolation: isolation, next: next)
        } catch {
          sourceError = error
          isFinished = true
        }
        try Task.checkCancellation()
        // Workers have their chunks by now, so none waits for the receiver.
        if try deliver(report, receive) { continue }
        guard let done = try await group.next(isolation: isolation) else { return }
        running -= 1
        waiting[done.chunk] = done.results
      }
    }
    if let sourceError { throw sourceError }
  }

  /// Starts tasks as long as there are items and workers, and the window isn't full.
  private mutating func fill(
    _ group: inout Group, isolation: isolated (any Actor)?,
    next: nonisolated(nonsending) () async throws -> Solver.Item?
  ) async throws {
    while !isFinished, running < options.workers, read - delivered < options.window {
      var items: [Solver.Item] = []
      items.reserveCapacity(min(options.chunkSize, FeedStreamOptions.mostReserved))
      defer { start(items, in: &group) }
      while items.count < options.chunkSize, !isFinished {
        if let item = try await next() { items.append(item) } else { isFinished = true }
      }
    }
  }

  private mutating func start(_ items: [Solver.Item], in group: inout Group) {
    guard !items.isEmpty else { return }
    let chunk = read
    read += 1
    running += 1
    group.addTask { [solver] in
      let results = solver.solve(items)
      guard results.count == items.count else {
        throw FeedError.wrongResultCount(expected: items.count, found: results.count)
      }
      return (chunk, results)
    }
  }

  /// Hands over the chunk that is next in order.
  ///
  /// - Returns: Whether it has been solved.
  private mutating func deliver(
    _ report: (FeedProgress) -> Void,
    _ receive: (Int, Result<Solver.Frames, FeedError>) throws -> Void
  ) throws -> Bool {
    guard let results = waiting.removeValue(forKey: delivered) else { return false }
    delivered += 1
    for result in results {
      let index = progress.delivered
      try receive(index, result.mapError { $0.ofItem(index) })
      progress.delivered += 1
      if case .failure = result { progress.failed += 1 }
    }
    report(progress)
    return true
  }
}
