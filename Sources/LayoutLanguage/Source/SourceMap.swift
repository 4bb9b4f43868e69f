/// The files of a program, by the numbers that spans use.
public struct SourceMap: Sendable {
  public private(set) var files: [SourceFile]

  public init(_ files: [SourceFile] = []) {
    self.files = files
  }

  /// Adds a file and returns its number.
  public mutating func add(_ file: SourceFile) -> Int32 {
    files.append(file)
    return Int32(files.count - 1)
  }

  /// The file of a number; nil where there's none.
  public func file(_ number: Int32) -> SourceFile? {
    files.indices.contains(Int(number)) ? files[Int(number)] : nil
  }

  /// Where a span begins; nil if its file isn't in the map.
  ///
  /// - Complexity: Logarithmic in the file's length.
  public func position(of span: SourceSpan) -> SourcePosition? {
    file(span.file)?.position(at: Int(span.start))
  }

  /// The line, from 1, in which a span begins; 0 where there's no such file.
  ///
  /// - Complexity: Logarithmic in the number of lines.
  package func line(of span: SourceSpan) -> Int {
    file(span.file).map { $0.lineIndex(at: Int(span.start)) + $0.firstLine } ?? 0
  }

  /// `path:line:column`, or nil if the file isn't in the map.
  public func location(of span: SourceSpan) -> String? {
    guard let file = file(span.file) else { return nil }
    let position = file.position(at: Int(span.start))
    return "\(file.path):\(position.line):\(position.column)"
  }

  /// The text that a span covers, with invalid UTF-8 repaired; empty where there's none.
  public func text(of span: SourceSpan) -> String {
    file(span.file)?.text(in: span) ?? ""
  }
}
