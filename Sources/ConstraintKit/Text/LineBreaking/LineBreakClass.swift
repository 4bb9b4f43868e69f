/// The Line_Break property of a character after rule LB1 of UAX #14, with the classes that later
/// rules divide by other properties.
enum LineBreakClass: UInt8, CaseIterable {
  case alphabetic, numeric, hebrewLetter
  case space
  case mandatoryBreak, carriageReturn, lineFeed, nextLine
  case ideographic
  case closePunctuation, closeParenthesis, closeParenthesisEastAsian
  case openPunctuation, openPunctuationEastAsian
  case exclamation, infixSeparator, symbol, quotation, hyphen, nonstarter
  case breakAfter, breakBefore, breakBoth, inseparable, contingent
  case prefix, postfix
  case glue, wordJoiner, zeroWidthSpace
  case hangulLV, hangulLVT, jamoL, jamoV, jamoT
  case emojiBase, unassignedPictograph
  // From here on a character may belong to one glyph with those before it.
  case emojiModifier, regionalIndicator, combiningMark, zeroWidthJoiner
}

extension LineBreakClass {
  /// An alias of `PropertyValueAliases.txt`, of at most four ASCII characters.
  struct Alias: Equatable, ExpressibleByStringLiteral {
    private var code: UInt32 = 0

    init() {}

    init(stringLiteral value: StaticString) {
      for byte in value.description.utf8 { append(byte) }
    }

    mutating func append(_ byte: UInt8) {
      code = code << 8 | UInt32(byte)
    }
  }

  /// - Parameter suffix: What divides the class: `W` or `H` an East Asian width, `P` an unassigned
  ///   pictograph. Other suffixes divide nothing.
  init?(alias: Alias, suffix: UInt8?) {
    guard let whole = Self.aliases.first(where: { $0.alias == alias })?.named else { return nil }
    let isEastAsian = suffix == UInt8(ascii: "W") || suffix == UInt8(ascii: "H")
    switch whole {
    case .openPunctuation where isEastAsian: self = .openPunctuationEastAsian
    case .closeParenthesis where isEastAsian: self = .closeParenthesisEastAsian
    case .ideographic where suffix == UInt8(ascii: "P"): self = .unassignedPictograph
    default: self = whole
    }
  }

  /// Those of most characters first: they are looked for one after the other.
  private static let aliases: [(alias: Alias, named: LineBreakClass)] = [
    ("AL", .alphabetic), ("CM", .combiningMark), ("BA", .breakAfter), ("NU", .numeric),
    ("PR", .prefix), ("PO", .postfix), ("ID", .ideographic), ("H2", .hangulLV), ("H3", .hangulLVT),
    ("EX", .exclamation), ("OP", .openPunctuation), ("CL", .closePunctuation),
    ("HL", .hebrewLetter), ("SP", .space), ("BK", .mandatoryBreak), ("CR", .carriageReturn),
    ("LF", .lineFeed), ("NL", .nextLine), ("CP", .closeParenthesis), ("IS", .infixSeparator),
    ("SY", .symbol), ("QU", .quotation), ("HY", .hyphen), ("NS", .nonstarter), ("BB", .breakBefore),
    ("B2", .breakBoth), ("IN", .inseparable), ("CB", .contingent), ("GL", .glue),
    ("WJ", .wordJoiner), ("ZW", .zeroWidthSpace), ("JL", .jamoL), ("JV", .jamoV), ("JT", .jamoT),
    ("EB", .emojiBase), ("EM", .emojiModifier), ("RI", .regionalIndicator),
    ("ZWJ", .zeroWidthJoiner),
  ]
}

extension LineBreakClass {
  /// After such a character a line ends (LB4, LB5).
  var isNewline: Bool {
    switch self {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  /// What attaches to the character before it (LB9).
  var isMark: Bool { self == .combiningMark || self == .zeroWidthJoiner }

  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }

  var isOpening: Bool { self == .openPunctuation || self == .openPunctuationEastAsian }

  var isClosingParenthesis: Bool {
    self == .closeParenthesis || self == .closeParenthesisEastAsian
  }

  /// CL or CP.
  var isClosing: Bool { self == .closePunctuation || isClosingParenthesis }

  /// PR or PO.
  var isAffix: Bool { self == .prefix || self == .postfix }

  var isHangul: Bool {
    switch self {
    case .hangulLV, .hangulLVT, .jamoL, .jamoV, .jamoT: true
    default: false
    }
  }

  /// ID, EB or EM.
  var isIdeographic: Bool {
    switch self {
    case .ideographic, .unassignedPictograph, .emojiBase, .emojiModifier: true
    default: false
    }
  }
}
