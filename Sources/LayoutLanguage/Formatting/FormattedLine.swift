/// A line that is written but for what depends on the lines around it.
struct FormattedLine {
  /// Where the text begins.
  enum Indent {
    case columns(Int)
    /// As another line, and so many columns more.
    case line(Int, plus: Int)
    /// Below a byte of another line's text, and so many columns more.
    case column(line: Int, offset: Int, plus: Int)
  }

  /// A place in the text that the author may have aligned with the lines around it.
  struct Stop {
    var role: Int
    /// In the text.
    var offset: Int
    /// How far it is from the start of the source's line, in columns.
    var sourceColumn: Int
    /// The spaces before it in the source.
    var gap: Int
    /// The spaces that are added before it.
    var padding = 0
  }

  /// A comment that goes to the end of the line.
  struct Comment {
    var start: Int
    var end: Int
    var sourceColumn: Int
    /// The spaces before it in the source, and then here.
    var gap: Int
  }

  var indent: Indent
  var text: [UInt8] = []
  var stops: [Stop] = []
  var comment: Comment?
  /// The column of the text, once it is known.
  var column = 0

  var isBlank: Bool { text.isEmpty && comment == nil }

  /// How many columns the text up to an offset takes, with what is added in it.
  func width(upTo offset: Int) -> Int {
    let padding = stops.lazy.filter { $0.offset <= offset }.reduce(0) { $0 + $1.padding }
    return TextColumns.advance(column + padding, over: text[..<offset])
  }

  /// How many columns the line takes without its comment.
  var width: Int { width(upTo: text.count) }
}

/// How many columns bytes of text take.
enum TextColumns {
  static func count(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.allSatisfy { $0 < 0x80 }
      ? bytes.count : DisplayWidth.of(String(decoding: bytes, as: UTF8.self))
  }

  /// The column after text that begins at one, and that may hold newlines.
  static func advance(_ column: Int, over text: ArraySlice<UInt8>) -> Int {
    guard let newline = text.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return column + count(text)
    }
    return count(text[(newline + 1)...])
  }
}

extension [FormattedLine] {
  /// The text of the lines, each with its end.
  ///
  /// - Parameter source: What the comments are parts of.
  func text(of source: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(source.count + source.count / 8)
    for line in self {
      if !line.isBlank { line.write(to: &output, source) }
      output.append(0x0A)
    }
    return output
  }
}

extension FormattedLine {
  fileprivate func write(to output: inout [UInt8], _ source: [UInt8]) {
    output.append(contentsOf: repeatElement(0x20, count: column))
    var position = 0
    for stop in stops where stop.padding > 0 {
      output.append(contentsOf: text[position..<stop.offset])
      output.append(contentsOf: repeatElement(0x20, count: stop.padding))
      position = stop.offset
    }
    output.append(contentsOf: text[position...])
    guard let comment else { return }
    if !text.isEmpty { output.append(contentsOf: repeatElement(0x20, count: comment.gap)) }
    output.append(contentsOf: source[comment.start..<comment.end])
  }
}
