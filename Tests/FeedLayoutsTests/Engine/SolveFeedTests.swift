import ConstraintKit
import FeedLayouts
import Synchronization
import TestSupport
import Testing

@Suite struct SolveFeedTests {
  /// Doubles numbers; refuses multiples of seven, and notes how many are under way.
  private struct Doubler: FeedSolving {
    final class Counter: Sendable {
      let most = Mutex((now: 0, most: 0))
    }

    let counter = Counter()

    func solve(_ items: [Int]) -> [Result<Int, FeedError>] {
      counter.most.withLock {
        $0.now += items.count
        $0.most = max($0.most, $0.now)
      }
      defer { counter.most.withLock { $0.now -= items.count } }
      return items.map { item in
        item % 7 == 3 ? .failure(.invalidLength(Double(item), .item(0))) : .success(2 * item)
      }
    }
  }

  @Test(arguments: [0, 1, 5, 64, 1000], [1, 3, 64, 512])
  func everythingComesInOrder(count: Int, chunkSize: Int) async throws {
    var indices: [Int] = []
    var failed: [Int] = []
    var progress = FeedProgress()
    let options = FeedStreamOptions(chunkSize: chunkSize, workers: 3)
    try await solveFeed(0..<count, with: Doubler(), options: options) {
      #expect($0.delivered > progress.delivered)
      progress = $0
    } receive: { index, result in
      indices.append(index)
      switch result {
      case .success(let value): #expect(value == 2 * index)
      case .failure(.invalidLength(let length, let element)):
        #expect(Int(length) == index && element.section == index)
        failed.append(index)
      case .failure(let error): Issue.record(error)
      }
    }
    #expect(indices == Array(0..<count))
    #expect(failed == (0..<count).filter { $0 % 7 == 3 })
    #expect(progress.delivered == count)
    #expect(progress.failed == failed.count)
  }

  /// What has been read and not delivered never exceeds the window.
  @Test func memoryIsBounded() async throws {
    let options = FeedStreamOptions(chunkSize: 10, workers: 2)
    var read = 0
    var delivered = 0
    var most = 0
    let items = AnySequence {
      AnyIterator { () -> Int? in
        guard read < 2000 else { return nil }
        read += 1
        most = max(most, read - delivered)
        return read
      }
    }
    try await solveFeed(items, with: Doubler(), options: options) { _, _ in delivered += 1 }
    #expect(delivered == 2000)
    #expect(most <= 40)
  }

  @Test func equalsTheTemplateOnAnyNumberOfWorkers() async throws {
    var random = RandomPosts(seed: 5)
    let posts = random.posts(Soak.length(short: 60, full: 300), comments: 2)
    let template = try MomentsTemplate(width: 375)
    let wanted = try template.solve(posts).map { try $0.get() }
    for workers in Soak.factor > 1 ? [1, 2, 5] : [1, 5] {
      var frames: [MomentsPostFrames] = []
      let options = FeedStreamOptions(chunkSize: 7, workers: workers)
      let fresh = try MomentsTemplate(width: 375)
      try await solveFeed(posts, with: fresh, options: options) { frames.append(try $1.get()) }
      #expect(frames == wanted)
    }
  }

  /// What the caller hands over runs where the caller does.
  @Test @MainActor func closuresStayOnTheActorOfTheCaller() async throws {
    var received: [Int] = []
    var delivered = 0
    try await solveFeed(
      (0..<100).lazy.map { number in MainActor.assumeIsolated { number } }, with: Doubler(),
      options: FeedStreamOptions(chunkSize: 7, workers: 2), progress: { delivered = $0.delivered },
      receive: { index, _ in received.append(index) })
    #expect(received == Array(0..<100))
    #expect(delivered == 100)
  }

  @Test(arguments: [0, -3, 1, .min, .max])
  func optionsAreClamped(number: Int) async throws {
    var options = FeedStreamOptions()
    options.chunkSize = number
    options.workers = number
    #expect(options == FeedStreamOptions(chunkSize: number, workers: number))
    var values: [Int] = []
    try await solveFeed([1, 2, 4], with: Doubler(), options: options) {
      values.append(try $1.get())
    }
    #expect(values == [2, 4, 8])
  }

  /// One result too few would put all behind it in wrong places.
  @Test(arguments: [-1, 1])
  func aSolverThatCountsWrong(surplus: Int) async throws {
    struct Solver: FeedSolving {
      let surplus: Int

      func solve(_ items: [Int]) -> [Result<Int, FeedError>] {
        (0..<items.count + surplus).map { .success($0) }
      }
    }
    let options = FeedStreamOptions(chunkSize: 8, workers: 2)
    let error = await #expect(throws: FeedError.self) {
      try await solveFeed(0..<100, with: Solver(surplus: surplus), options: options) {
        index, _ in Issue.record("\(index)")
      }
    }
    #expect(error?.description == "there are \(8 + surplus) results for 8 items")
  }

  @Test func asynchronousItems() async throws {
    let items = AsyncStream<Int> { continuation in
      for number in 0..<100 { continuation.yield(number) }
      continuation.finish()
    }
    var sum = 0
    try await solveFeed(items, with: Doubler(), options: FeedStreamOptions(chunkSize: 8)) {
      sum += (try? $1.get()) ?? -2 * $0
    }
    #expect(sum == (0..<100).reduce(0) { $0 + ($1 % 7 == 3 ? -2 : 2) * $1 })
  }

  private struct Failure: Error {}

  /// What was read before the source failed is delivered.
  @Test func aSourceThatFails() async throws {
    let items = AsyncThrowingStream<Int, any Error> { continuation in
      for number in 0..<25 { continuation.yield(number) }
      continuation.finish(throwing: Failure())
    }
    var indices: [Int] = []
    await #expect(throws: Failure.self) {
      try await solveFeed(items, with: Doubler(), options: FeedStreamOptions(chunkSize: 10)) {
        index, _ in indices.append(index)
      }
    }
    #expect(indices == Array(0..<25))
  }

  @Test func aReceiverThatFailsEndsTheStream() async throws {
    var last = 0
    await #expect(throws: Failure.self) {
      try await solveFeed(0..<100_000, with: Doubler(), options: FeedStreamOptions(chunkSize: 10)) {
        index, _ in
        last = index
        if index == 42 { throw Failure() }
      }
    }
    #expect(last == 42)
  }

  @Test func cancellationEndsAnEndlessStream() async throws {
    let task = Task {
      var count = 0
      try await solveFeed(sequence(first: 0) { $0 &+ 1 }, with: Doubler()) { _, _ in
        count += 1
        if count == 1000 { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
