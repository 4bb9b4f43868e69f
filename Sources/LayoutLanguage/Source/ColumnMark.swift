/// The columns of a byte in the midst of a long line, so that no position is counted from the start
/// of a line with thousands of statements.
struct ColumnMark: Sendable {
  var offset: Int
  /// In Unicode scalars, from 1.
  var column: Int
  /// In UTF-16 code units, from 1.
  var utf16Column: Int

  /// The bytes between two marks.
  private static let distance = 1_024

  /// The marks of all lines that are longer than the distance between two.
  static func marks(in bytes: [UInt8], lineStarts: [Int32]) -> [ColumnMark] {
    var marks: [ColumnMark] = []
    for (line, first) in lineStarts.enumerated() {
      let end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
      guard end - Int(first) > distance else { continue }
      let isMarked = line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
      append(LenientUTF8(bytes, from: isMarked ? 3 : Int(first), to: end), to: &marks)
    }
    return marks
  }

  private static func append(_ decoder: LenientUTF8, to marks: inout [ColumnMark]) {
    var decoder = decoder
    var mark = ColumnMark(offset: decoder.offset, column: 1, utf16Column: 1)
    var last = mark.offset
    while let unit = decoder.next() {
      mark.offset = decoder.offset
      mark.column += 1
      mark.utf16Column += unit.utf16Count
      guard mark.offset - last >= distance else { continue }
      marks.append(mark)
      last = mark.offset
    }
  }
}
