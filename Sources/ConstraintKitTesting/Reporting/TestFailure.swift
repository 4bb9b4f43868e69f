/// An expectation that wasn't met.
package struct TestFailure: Sendable {
  /// What a person reads.
  package let message: String
  /// Files that show what the layout was.
  package let attachments: [Attachment]
  /// The line of the expectation.
  package let location: TestLocation

  /// A file with text.
  package struct Attachment: Sendable {
    /// `layout.svg`
    package let name: String
    package let contents: String
  }
}

/// A place in a test.
package struct TestLocation: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: Int
  package let column: Int
}
