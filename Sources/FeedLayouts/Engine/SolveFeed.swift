/// Streams items through a solver on all processors, and hands over the results in order.
///
/// ```swift
/// let template = try MomentsTemplate(width: 375)
/// try await solveFeed(posts, with: template) { index, result in
///   heights.append(try result.get().height)
/// }
/// ```
///
/// Items are read as they are needed, chunk by chunk; so that memory is bounded, no more are read
/// while twice as many chunks as there are workers wait. An item without frames has its error in its
/// place, and the others are intact. The results are those of ``FeedSolving/solve(_:)``, whatever
/// the options.
///
/// - Parameters:
///   - items: Read by the caller's task alone.
///   - progress: Called after each chunk.
///   - receive: Called once for each item, in order, with its number in the stream.
/// - Throws: ``FeedError/wrongResultCount(expected:found:)`` if the solver doesn't have a result for
///   each item; what `receive` throws, at once; what `items` throws, after the items before it have
///   been delivered; `CancellationError` if the task is cancelled, at the next chunk.
public func solveFeed<Items: AsyncSequence, Solver: FeedSolving>(
  _ items: Items, with solver: Solver, options: FeedStreamOptions = FeedStreamOptions(),
  isolation: isolated (any Actor)? = #isolation,
  progress: (FeedProgress) -> Void = { _ in },
  receive: (Int, Result<Solver.Frames, FeedError>) throws -> Void
) async throws where Items.Element == Solver.Item {
  var iterator = items.makeAsyncIterator()
  var stream = FeedStream(solver: solver, options: options)
  try await stream.run(
    isolation: isolation, next: { try await iterator.next(isolation: isolation) },
    progress: progress, receive: receive)
}

/// The same for items that are there.
public func solveFeed<Items: Sequence, Solver: FeedSolving>(
  _ items: Items, with solver: Solver, options: FeedStreamOptions = FeedStreamOptions(),
  isolation: isolated (any Actor)? = #isolation,
  progress: (FeedProgress) -> Void = { _ in },
  receive: (Int, Result<Solver.Frames, FeedError>) throws -> Void
) async throws where Items.Element == Solver.Item {
  var iterator = items.makeIterator()
  var stream = FeedStream(solver: solver, options: options)
  try await stream.run(
    isolation: isolation, next: { iterator.next() }, progress: progress, receive: receive)
}
