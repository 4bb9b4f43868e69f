import Foundation
import TestSupport

/// A `.layout` text in parts, told apart more simply than by the lexer.
struct LayoutText {
  enum Kind {
    case comment, string, space, word, mark
  }

  struct Part {
    var kind: Kind
    var bytes: ArraySlice<UInt8>
  }

  private(set) var parts: [Part] = []
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    while start < bytes.count {
      let (kind, end) = part(at: start)
      parts.append(Part(kind: kind, bytes: bytes[start..<end]))
      start = end
    }
  }

  /// The comments, without what the formatter may change: the ends of lines and spaces before them.
  var comments: [String] {
    parts.filter { $0.kind == .comment }.map {
      String(decoding: $0.bytes, as: UTF8.self)
        .replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        .trimmingCharacters(in: .whitespaces)
    }
  }

  private func part(at start: Int) -> (Kind, Int) {
    let pair = bytes[start...].prefix(2)
    if pair.elementsEqual("//".utf8) {
      return (.comment, bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count)
    }
    if pair.elementsEqual("/*".utf8) { return (.comment, endOfBlockComment(start)) }
    if pair.first == UInt8(ascii: "\"") { return (.string, endOfString(start)) }
    if Self.isSpace(bytes[start]) {
      return (.space, bytes[start...].firstIndex { !Self.isSpace($0) } ?? bytes.count)
    }
    if Self.isWord(bytes[start]) {
      return (.word, bytes[start...].firstIndex { !Self.isWord($0) } ?? bytes.count)
    }
    return (.mark, start + 1)
  }

  private func endOfBlockComment(_ start: Int) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count {
      let pair = bytes[index...].prefix(2)
      let opens = pair.elementsEqual("/*".utf8)
      guard opens || pair.elementsEqual("*/".utf8) else {
        index += 1
        continue
      }
      depth += opens ? 1 : -1
      index += 2
      if depth == 0 { break }
    }
    return index
  }

  /// With the strings in its interpolations.
  private func endOfString(_ start: Int) -> Int {
    var depths: [Int] = []
    var index = start + 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), depths.last ?? 0 == 0 {
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") { depths.append(1) }
        index += 2
      } else if byte == UInt8(ascii: "\""), depths.last ?? 0 > 0 {
        index = endOfString(index)
      } else {
        index += 1
        if byte == UInt8(ascii: "\"") { return index }
        guard let depth = depths.last else { continue }
        if byte == UInt8(ascii: "(") { depths[depths.count - 1] = depth + 1 }
        if byte == UInt8(ascii: ")") { depths[depths.count - 1] = depth - 1 }
        if depths.last == 0 { depths.removeLast() }
      }
    }
    return index
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
      || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
  }
}

extension LayoutText {
  private static let gaps = [
    " ", "  ", "\t", "\n", "\n\n\n", "\r\n", " \n", " /* c */ ", "/*d*/", " // e \n", "\n// f\n",
    "/* g\n   /* h */ */", ";", " ; ", "\n\n/* i */\n", "// j\r\n\r\n", ";;// k\n", "       ",
  ]
  private static let brackets = Set("{}()[],;:?".utf8)

  /// The text with other spaces, newlines, semicolons and comments at a few borders of tokens.
  func shaken(_ generator: inout SeededGenerator, oneIn rate: Int) -> [UInt8] {
    var output: [UInt8] = []
    for part in parts {
      let isBorder =
        part.kind == .space
        || part.kind == .mark && part.bytes.first.map(Self.brackets.contains) == true
      guard isBorder, Int.random(in: 0..<rate, using: &generator) == 0 else {
        output += part.bytes
        continue
      }
      let gap = (Self.gaps.randomElement(using: &generator) ?? "").utf8
      if part.kind == .space {
        output += gap
      } else if Bool.random(using: &generator) {
        output += Array(gap) + part.bytes
      } else {
        output += part.bytes + Array(gap)
      }
    }
    return output
  }
}
