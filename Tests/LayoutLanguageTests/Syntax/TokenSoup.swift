import TestSupport

/// Random texts of the language's tokens, in no order, with now and then a random byte.
struct TokenSoup {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private static let parts = [
    "layout", "import", "param", "data", "type", "component", "test", "vfl", "let", "var", "if",
    "else", "for", "in", "expect", "holds", "breaks", "by", "beats", "error", "ambiguous", "as",
    "from", "inset", "div", "super", "self", "root", "prev", "true", "null", "view", "a", "b", "名",
    "left", "width", "0", "1.5", "1e9", "9e99", "10px", "#fff", "#1", "\"s\"", "\"a\\nb\"", "\"",
    "\"x \\(", "\\(", "\"H:|-[a]-|\"", "@high", "@high-1", "@", "@9999", "{", "}", "(", ")", "[",
    "]", ",", ":", ";", ".", "?", "=", "==", ">=", "<=", "!=", "<", ">", "+", "-", "*", "/", "%",
    "!", "&&", "||", "??", "..<", "...", "..", "±", "+/-", "//", "/*", "*/", "\n", "\n", "\r\n",
    "\u{2028}", "\u{202E}", "（", "：", "１０", "“x”", "'y'", "~", "😀", "\u{0}",
  ]

  mutating func next() -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...60, using: &generator) {
      bytes += (Self.parts.randomElement(using: &generator) ?? "").utf8
      if Bool.random(using: &generator) { bytes.append(0x20) }
      if Int.random(in: 0..<2_000, using: &generator) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &generator))
      }
    }
    return bytes
  }
}
