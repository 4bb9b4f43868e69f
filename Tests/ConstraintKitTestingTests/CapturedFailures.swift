import ConstraintKitTesting
import Synchronization

/// Collects what expectations report in place of letting the test fail.
final class CapturedFailures: Sendable {
  private let failures = Mutex<[TestFailure]>([])

  /// The failures of a body, in order.
  static func during(_ body: () throws -> Void) rethrows -> [TestFailure] {
    let captured = CapturedFailures()
    let take: @Sendable (TestFailure) -> Void = { failure in
      captured.failures.withLock { $0.append(failure) }
    }
    try FailureReporter.$replacement.withValue(take) { try body() }
    return captured.failures.withLock { $0 }
  }

  /// Their messages.
  static func messages(_ body: () throws -> Void) rethrows -> [String] {
    try during(body).map(\.message)
  }
}
