/// The words that the grammar knows.
enum Word: UInt8 {
  case none
  // Reserved.
  case `let`, `var`, `if`, `else`, `for`, `in`, `true`, `false`, null
  case `self`, `super`, root, prev, inset, div, `as`, expect
  // Names but for the start of a statement.
  case layout, `import`, param, data, type, component, test, vfl, from
  case holds, breaks, by, beats, error, ambiguous

  var isReserved: Bool { self != .none && rawValue <= Word.expect.rawValue }
}

extension Word {
  /// Finds the word of `length` bytes whose first eight, the first one lowest, are `packed`.
  static func find(packed: UInt64, length: Int) -> Word {
    guard length < table.count else { return .none }
    for entry in table[length] where entry.packed == packed {
      return entry.word
    }
    return .none
  }

  private static let table: [[(packed: UInt64, word: Word)]] = {
    let words: [(String, Word)] = [
      ("let", .let), ("var", .var), ("if", .if), ("else", .else), ("for", .for), ("in", .in),
      ("true", .true), ("false", .false), ("null", .null), ("self", .self), ("super", .super),
      ("root", .root), ("prev", .prev), ("inset", .inset), ("div", .div), ("as", .as),
      ("expect", .expect), ("layout", .layout), ("import", .import), ("param", .param),
      ("data", .data), ("type", .type), ("component", .component), ("test", .test),
      ("vfl", .vfl), ("from", .from), ("holds", .holds), ("breaks", .breaks), ("by", .by),
      ("beats", .beats), ("error", .error), ("ambiguous", .ambiguous),
    ]
    let longest = words.map(\.0.utf8.count).max() ?? 0
    var table = [[(packed: UInt64, word: Word)]](repeating: [], count: longest + 1)
    for (text, word) in words {
      table[text.utf8.count].append((pack(text.utf8), word))
    }
    return table
  }()

  private static func pack(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
