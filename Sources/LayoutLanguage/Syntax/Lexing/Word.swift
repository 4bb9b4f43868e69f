/// The words that the grammar knows.
enum Word: UInt8 {
  case none
  // Reserved.
  case `let`, `var`, `if`, `else`, `for`, `in`, `true`, `false`, null
  case `self`, `super`, root, prev, inset, div, `as`, expect
  // Names but for the start of a statement.
  case layout, `import`, param, data, type, component, test, vfl, from
  case holds, breaks, by, beats, error, ambiguous
  // Names with a meaning of their own.
  /// An attribute or a group of them.
  case attribute
  /// A word of other languages (``Habits``).
  case foreign

  var isReserved: Bool { self != .none && rawValue <= Word.expect.rawValue }
}

/// The bytes of a word that has at most 16.
struct WordKey: Equatable {
  var low: UInt64 = 0
  var high: UInt64 = 0
  var length: Int32 = 0

  /// Adds a byte; of a longer word only the last bytes are kept.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if length >= 8 { high = high << 8 | low >> 56 }
    low = low << 8 | UInt64(byte)
    length &+= 1
  }

  /// Whether there's no other word with this key.
  var isWhole: Bool { length <= 16 }
}

extension Word {
  /// The word of a key; ``none`` if the grammar doesn't know it.
  static func find(_ key: WordKey) -> Word {
    guard key.length < table.count else { return .none }
    for entry in table[Int(key.length)] where entry.key == key {
      return entry.word
    }
    return .none
  }

  private static let table: [[(key: WordKey, word: Word)]] = {
    let words: [(String, Word)] = [
      ("let", .let), ("var", .var), ("if", .if), ("else", .else), ("for", .for), ("in", .in),
      ("true", .true), ("false", .false), ("null", .null), ("self", .self), ("super", .super),
      ("root", .root), ("prev", .prev), ("inset", .inset), ("div", .div), ("as", .as),
      ("expect", .expect), ("layout", .layout), ("import", .import), ("param", .param),
      ("data", .data), ("type", .type), ("component", .component), ("test", .test),
      ("vfl", .vfl), ("from", .from), ("holds", .holds), ("breaks", .breaks), ("by", .by),
      ("beats", .beats), ("error", .error), ("ambiguous", .ambiguous),
    ]
    let names =
      AttributeNames.all.sorted().map { ($0, Word.attribute) }
      + Habits.statementWords.map { ($0, Word.foreign) }
    let longest = (words + names).map(\.0.utf8.count).max() ?? 0
    var table = [[(key: WordKey, word: Word)]](repeating: [], count: longest + 1)
    for (text, word) in words + names {
      var key = WordKey()
      for byte in text.utf8 { key.append(byte) }
      table[text.utf8.count].append((key, word))
    }
    return table
  }()
}

/// The words of a text, most of which occur often: what each is, and its text as a string.
///
/// Each word has one place, which the next word that needs it takes over.
struct WordCache {
  private struct Entry {
    var key = WordKey()
    var word = Word.none
    var name: Int32 = -1
  }

  private static let size = 1_024
  private var entries = ContiguousArray(repeating: Entry(), count: size)
  /// The texts; one may be there several times.
  private(set) var names = ContiguousArray<String>()

  /// What a word is, and the index of its text.
  mutating func find(_ key: WordKey, text: () -> String) -> (word: Word, name: Int32) {
    let place = Self.place(of: key)
    if entries[place].key == key { return (entries[place].word, entries[place].name) }
    let entry = Entry(
      key: key, word: Word.find(key), name: Int32(truncatingIfNeeded: names.count))
    names.append(text())
    entries[place] = entry
    return (entry.word, entry.name)
  }

  /// The upper bits of a product spread well what differs in any bit (Fibonacci hashing).
  private static func place(of key: WordKey) -> Int {
    Int(((key.low ^ key.high &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 54)
  }
}
