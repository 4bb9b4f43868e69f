/// Reads the runs of ``CharacterRunsData``, byte by byte: they are read at the first measurement,
/// which splitting them into strings would make ten times as long.
struct CharacterRuns: Sequence, IteratorProtocol {
  struct Run {
    var properties: CharacterProperties
    var count: Int
  }

  private let widths: CharacterWidths
  private var bytes = CharacterRunsData.text.utf8.makeIterator()

  init(_ widths: CharacterWidths) {
    self.widths = widths
  }

  /// A run is `CLASS[.suffix][:count]`.
  mutating func next() -> Run? {
    var alias = LineBreakClass.Alias()
    var suffix: UInt8?
    var count: Int?
    while let byte = bytes.next(), byte != UInt8(ascii: " ") {
      switch byte {
      case UInt8(ascii: ":"): count = 0
      case UInt8(ascii: "."): suffix = 0
      default:
        if let digits = count {
          count = digits * 10 + Int(byte & 0xF)
        } else if suffix != nil {
          suffix = byte
        } else {
          alias.append(byte)
        }
      }
    }
    guard let lineBreakClass = LineBreakClass(alias: alias, suffix: suffix) else { return nil }
    let properties = CharacterProperties(
      lineBreakClass: lineBreakClass, advance: advance(suffix: suffix))
    return Run(properties: properties, count: count ?? 1)
  }

  private func advance(suffix: UInt8?) -> Int {
    switch suffix {
    case UInt8(ascii: "W"), UInt8(ascii: "P"): widths.wide
    case UInt8(ascii: "Z"): 0
    default: widths.fallback
    }
  }
}
