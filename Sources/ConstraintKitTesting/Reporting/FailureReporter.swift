#if canImport(Testing)
internal import Testing
#endif
#if canImport(XCTest)
internal import XCTest
#endif

/// Takes failures in place of the testing library.
///
/// A protocol and not a closure: Swift 6.3 pushes a task-local value of a function type with no
/// metadata where it optimises, and the program ends with a bad access.
package protocol FailureTaking: Sendable {
  func take(_ failure: TestFailure)
}

/// Tells the testing library that runs the test about a failure.
package enum FailureReporter {
  /// For tests of the expectations themselves.
  @TaskLocal package static var replacement: (any FailureTaking)?

  static func report(_ failure: TestFailure) {
    if let replacement { return replacement.take(failure) }
    #if canImport(Testing)
    if Test.current != nil { return failure.recordIssue() }
    #endif
    // Without a current test it is a test of XCTest, or a detached task of a Swift test: the
    // library that doesn't run anything takes no notice.
    #if canImport(XCTest)
    let frames = failure.attachments.first.map { "\n\($0.contents)" } ?? ""
    XCTFail(
      failure.message + frames, file: failure.location.filePath,
      line: UInt(clamping: failure.location.line))
    #endif
    #if canImport(Testing)
    failure.recordIssue()
    #endif
  }
}

#if canImport(Testing)
extension TestFailure {
  fileprivate func recordIssue() {
    let place = SourceLocation(
      fileID: "\(location.fileID)", filePath: "\(location.filePath)", line: location.line,
      column: location.column)
    for attachment in attachments {
      Testing.Attachment.record(
        attachment.contents, named: Self.prefix + attachment.name, sourceLocation: place)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: place)
  }

  /// The name of the test, `aLongTitle-`, so that files of several tests are told apart.
  private static var prefix: String {
    Test.current.map { "\($0.name.prefix { $0 != "(" })-" } ?? ""
  }
}
#endif
