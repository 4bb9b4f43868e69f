import ConstraintKitTesting
import Synchronization

/// Collects what expectations report in place of letting the test fail.
final class CapturedFailures: FailureTaking {
  private let failures = Mutex<[TestFailure]>([])

  func take(_ failure: TestFailure) {
    failures.withLock { $0.append(failure) }
  }

  /// The failures of a body, in order.
  static func during(_ body: () throws -> Void) rethrows -> [TestFailure] {
    let captured = CapturedFailures()
    try FailureReporter.$replacement.withValue(captured) { try body() }
    return captured.failures.withLock { $0 }
  }

  /// Their messages.
  static func messages(_ body: () throws -> Void) rethrows -> [String] {
    try during(body).map(\.message)
  }
}
