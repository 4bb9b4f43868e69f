/// A two-stage table by code point. Pages that hold one value throughout are shared.
struct CharacterPages: Sendable {
  /// Each page's place in the storage.
  var indices: [UInt16] = []
  /// Page after page; the last may not be full yet.
  private var values: [CharacterProperties] = []
  private var uniformPages: [CharacterProperties: UInt16] = [:]

  static let shift = 8
  private static let pageSize = 1 << shift

  /// Adds a run of characters.
  mutating func append(_ properties: CharacterProperties, count: Int) {
    let added = min(count, (0 &- values.count) & (Self.pageSize - 1))
    fill(properties, count: added)
    let (pages, rest) = (count - added).quotientAndRemainder(dividingBy: Self.pageSize)
    if pages > 0 {
      let index = uniformPage(of: properties)
      for _ in 0..<pages { indices.append(index) }
    }
    fill(properties, count: rest)
  }

  /// Adds characters to a page that holds several values.
  private mutating func fill(_ properties: CharacterProperties, count: Int) {
    guard count > 0 else { return }
    for _ in 0..<count { values.append(properties) }
    if values.count & (Self.pageSize - 1) == 0 { indices.append(lastPage) }
  }

  private var lastPage: UInt16 { UInt16((values.count - 1) >> Self.shift) }

  /// Adds a copy of a page that nothing shares.
  ///
  /// - Returns: Its place in the storage.
  mutating func addCopy(of index: UInt16) -> UInt16 {
    let start = Int(index) << Self.shift
    for place in start..<(start + Self.pageSize) { values.append(values[place]) }
    return lastPage
  }

  mutating func setAdvance(_ advance: Int, of code: Int, inPage index: UInt16) {
    let place = Self.place(index, code)
    values[place] = CharacterProperties(
      lineBreakClass: values[place].lineBreakClass, advance: advance)
  }

  /// The properties of a code point, by the place of its page in the storage.
  @inline(__always)
  subscript(index: UInt16, code: Int) -> CharacterProperties { values[Self.place(index, code)] }

  @inline(__always)
  private static func place(_ index: UInt16, _ code: Int) -> Int {
    Int(index) << shift | code & (pageSize - 1)
  }

  /// A page in the storage, all of whose pages are full, that holds one value.
  private mutating func uniformPage(of properties: CharacterProperties) -> UInt16 {
    if let index = uniformPages[properties] { return index }
    for _ in 0..<Self.pageSize { values.append(properties) }
    uniformPages[properties] = lastPage
    return lastPage
  }
}
