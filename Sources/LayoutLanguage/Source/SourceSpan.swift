/// A half-open range of UTF-8 bytes in one of the files of a program.
public struct SourceSpan: Sendable, Hashable {
  /// The file's number in the ``SourceMap``.
  public var file: Int32
  public var start: Int32
  public var end: Int32

  public init(file: Int32, start: Int32, end: Int32) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The place of what the caller gives: in no file.
  static let commandLine = SourceSpan(file: -1, start: 0, end: 0)

  /// Whether the other span lies within this one.
  func contains(_ other: SourceSpan) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }

  /// The smallest span that holds both; they must be of the same file.
  public func union(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(file: file, start: min(start, other.start), end: max(end, other.end))
  }
}
