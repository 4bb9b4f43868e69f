/// A file's bytes and the name by which diagnostics call it.
public struct SourceFile: Sendable {
  public let path: String
  public let bytes: [UInt8]
  /// The number of the first line, where the text is a part of a longer one.
  package let firstLine: Int
  /// The byte offset of each line's start. Lines end at LF, CR or CRLF.
  package let lineStarts: [Int32]
  /// Places in long lines from which columns are counted.
  private let marks: [ColumnMark]

  public init(path: String, bytes: [UInt8]) {
    self.init(path: path, bytes: bytes, firstLine: 1)
  }

  /// - Parameter firstLine: The number of the first line.
  package init(path: String, bytes: [UInt8], firstLine: Int) {
    self.path = path
    self.bytes = bytes
    self.firstLine = firstLine
    lineStarts = Self.lineStarts(of: bytes)
    marks = ColumnMark.marks(in: bytes, lineStarts: lineStarts)
  }

  public var lineCount: Int { lineStarts.count }

  /// Where a byte stands; offsets beyond the file are its end.
  ///
  /// - Complexity: Logarithmic in the file's length.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(at: offset)
    let start = textStart(ofLine: line)
    let mark = mark(before: offset, from: start)
    var decoder = LenientUTF8(bytes, from: mark.offset, to: max(mark.offset, offset))
    var column = mark.column
    var utf16 = mark.utf16Column
    while let unit = decoder.next() {
      column += 1
      utf16 += unit.utf16Count
    }
    return SourcePosition(
      line: line + firstLine, column: column, utf16Column: utf16, offset: offset)
  }

  /// The last mark of a line that isn't behind a byte, or the line's start.
  private func mark(before offset: Int, from start: Int) -> ColumnMark {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = low + (high - low) / 2
      if marks[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, marks[low - 1].offset >= start else {
      return ColumnMark(offset: start, column: 1, utf16Column: 1)
    }
    return marks[low - 1]
  }

  /// The offset of a place as editors count it; nil for a line that isn't there.
  ///
  /// - Parameters:
  ///   - line: From 1.
  ///   - utf16Column: In UTF-16 code units, from 1; beyond the line's end it is the end, and within a
  ///     character its start.
  public func offset(line: Int, utf16Column: Int) -> Int? {
    guard line >= 1, line <= lineCount else { return nil }
    let range = lineRange(line - 1)
    var decoder = LenientUTF8(bytes, from: range.lowerBound, to: range.upperBound)
    var offset = range.lowerBound
    var column = 1
    while let unit = decoder.next() {
      column += unit.utf16Count
      if column > utf16Column { break }
      offset = decoder.offset
    }
    return offset
  }

  /// The bytes of a line, counted from 0, without its end.
  package func lineRange(_ line: Int) -> Range<Int> {
    let start = textStart(ofLine: line)
    var end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Where a line, counted from 0, begins after the byte order mark that a file may begin with.
  private func textStart(ofLine line: Int) -> Int {
    line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : Int(lineStarts[line])
  }

  /// The line, counted from 0, that holds a byte.
  package func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The text of a span of this file, with invalid UTF-8 repaired.
  package func text(in span: SourceSpan) -> String {
    let start = min(max(Int(span.start), 0), bytes.count)
    let end = min(max(Int(span.end), start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int32] {
    var starts: [Int32] = [0]
    for index in bytes.indices {
      let isEnd =
        bytes[index] == 0x0A
        || (bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A))
      if isEnd { starts.append(Int32(clamping: index + 1)) }
    }
    return starts
  }
}

/// A place in a file, as people and editors count it.
public struct SourcePosition: Sendable, Hashable {
  /// From 1.
  public var line: Int
  /// In Unicode scalars, from 1.
  public var column: Int
  /// In UTF-16 code units, from 1.
  public var utf16Column: Int
  /// In bytes, from 0.
  public var offset: Int
}
