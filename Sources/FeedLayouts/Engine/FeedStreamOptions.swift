/// How many items of a stream are worked on at once.
public struct FeedStreamOptions: Sendable, Hashable {
  /// How many items are solved together by one task; less than 1 is taken as 1.
  public var chunkSize: Int {
    didSet { chunkSize = max(1, chunkSize) }
  }
  /// How many tasks solve at once: from 1 to ``mostWorkers``, other numbers are clamped.
  public var workers: Int {
    didSet { workers = Self.clamped(workers) }
  }

  /// The most tasks that solve at once.
  public static let mostWorkers = 1024

  /// - Parameters:
  ///   - chunkSize: Less than 1 is taken as 1.
  ///   - workers: From 1 to ``mostWorkers``, other numbers are clamped; one for each processor if nil.
  public init(chunkSize: Int = 512, workers: Int? = nil) {
    self.chunkSize = max(1, chunkSize)
    self.workers = Self.clamped(workers ?? processorCount())
  }

  private static func clamped(_ workers: Int) -> Int { min(max(1, workers), mostWorkers) }

  /// The most items for which a chunk has room from the start: there may be fewer than a chunk's.
  static let mostReserved = 4096

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

  /// So many have been delivered, and failed; without arguments, none.
  public init(delivered: Int = 0, failed: Int = 0) {
    self.delivered = delivered
    self.failed = failed
  }
}
