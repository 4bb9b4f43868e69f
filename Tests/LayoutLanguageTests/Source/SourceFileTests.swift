import LayoutLanguage
import Testing

@Suite struct SourceFileTests {
  @Test func linesEndAtLFAndCRAndBoth() {
    let file = SourceFile(path: "a", bytes: Array("ab\ncd\r\nef\rgh\n".utf8))
    #expect(file.lineCount == 5)
    #expect((0..<5).map { file.lineRange($0) } == [0..<2, 3..<5, 7..<9, 10..<12, 13..<13])
    let starts = [0, 3, 4, 6, 7, 10, 13].map { file.position(at: $0).line }
    #expect(starts == [1, 2, 2, 2, 3, 4, 5])
  }

  @Test func columnsCountCharactersAndUTF16() {
    let file = SourceFile(path: "a", bytes: Array("x\n名😀e\u{301}z".utf8))
    let positions = [2, 5, 9, 10, 12, 13, 99].map { file.position(at: $0) }
    #expect(positions.map(\.line) == [2, 2, 2, 2, 2, 2, 2])
    #expect(positions.map(\.column) == [1, 2, 3, 4, 5, 6, 6])
    #expect(positions.map(\.utf16Column) == [1, 2, 4, 5, 6, 7, 7])
    #expect(positions.map(\.offset) == [2, 5, 9, 10, 12, 13, 13])
  }

  @Test func invalidBytesCountOne() {
    let file = SourceFile(path: "a", bytes: [0xFF, 0xC3, 0x61])
    #expect(file.position(at: 3).column == 4)
    #expect(file.position(at: -5).column == 1)
  }

  @Test func byteOrderMarkTakesNoColumn() {
    let file = SourceFile(path: "a", bytes: Array("\u{FEFF}ab".utf8))
    #expect(file.position(at: 0).column == 1)
    #expect(file.position(at: 4).column == 2)
    #expect(file.position(at: 4).offset == 4)
  }

  @Test func mapFindsFilesByNumber() {
    var map = SourceMap()
    #expect(map.add(SourceFile(path: "a", bytes: Array("x y".utf8))) == 0)
    #expect(map.add(SourceFile(path: "b", bytes: [])) == 1)
    #expect(map.location(of: SourceSpan(file: 0, start: 2, end: 3)) == "a:1:3")
    #expect(map.text(of: SourceSpan(file: 0, start: 2, end: 9)) == "y")
    #expect(map.location(of: SourceSpan(file: 1, start: 0, end: 0)) == "b:1:1")
    #expect(map.location(of: SourceSpan(file: 2, start: 0, end: 0)) == nil)
    #expect(map.position(of: SourceSpan(file: -1, start: 0, end: 0)) == nil)
  }

  /// Positions in a line of many kilobytes are those that counting from its start gives.
  @Test func longLines() {
    let piece = "a é 你 👍 \t"
    let text = "first\n" + String(repeating: piece, count: 1_000) + "\nlast"
    let file = SourceFile(path: "a", bytes: Array(text.utf8))
    let line = Array(String(repeating: piece, count: 1_000).unicodeScalars)
    var offset = 6
    for (index, scalar) in line.enumerated() {
      let position = file.position(at: offset)
      #expect(position.line == 2 && position.column == index + 1)
      if index == line.count - 1 {
        let units = line[..<index].reduce(0) { $0 + UTF16.width($1) }
        #expect(position.utf16Column == units + 1)
      }
      offset += UTF8.width(scalar)
    }
    #expect(file.position(at: offset + 1).line == 3)
    #expect(file.position(at: offset + 1).column == 1)
  }
}
