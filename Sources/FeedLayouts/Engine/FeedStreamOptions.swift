/// How many items of a stream are worked on at once.
public struct FeedStreamOptions: Sendable, Hashable {
  /// How many items are solved together by one task.
  public var chunkSize: Int
  /// How many tasks solve at once.
  public var workers: Int

  /// - Parameters:
  ///   - chunkSize: At least 1.
  ///   - workers: At least 1; one for each processor if nil.
  public init(chunkSize: Int = 512, workers: Int? = nil) {
    self.chunkSize = max(1, chunkSize)
    self.workers = max(1, workers ?? processorCount())
  }

  /// The most chunks that have been read and not yet been delivered: one that a slow neighbour
  /// holds up doesn't leave a worker idle.
  var window: Int { 2 * workers }
}

/// How far a stream has come.
public struct FeedProgress: Sendable, Hashable {
  /// Items whose results have been delivered.
  public internal(set) var delivered = 0
  /// Those among them that have an error in place of frames.
  public internal(set) var failed = 0

  public init() {}
}
