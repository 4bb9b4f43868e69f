/// A two-stage table by code point. Pages that hold one value throughout are shared.
struct CharacterPages: Sendable {
  /// Each page's place in the storage.
  var indices: [Int] = []
  private var values: [CharacterProperties] = []
  /// The characters of a page that isn't full yet.
  private var partial: [CharacterProperties] = []
  private var uniformPages: [CharacterProperties: Int] = [:]

  static let shift = 8
  private static let pageSize = 1 << shift

  /// Adds a run of characters.
  mutating func append(_ properties: CharacterProperties, count: Int) {
    var remaining = count
    while remaining > 0 {
      if partial.isEmpty && remaining >= Self.pageSize {
        indices.append(uniformPage(of: properties))
        remaining -= Self.pageSize
        continue
      }
      let added = min(remaining, Self.pageSize - partial.count)
      partial.append(contentsOf: repeatElement(properties, count: added))
      remaining -= added
      if partial.count == Self.pageSize {
        indices.append(addPage(partial))
        partial.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Adds a copy of a page that nothing shares.
  ///
  /// - Returns: Its place in the storage.
  mutating func addCopy(of index: Int) -> Int {
    addPage(Array(values[(index << Self.shift)..<((index + 1) << Self.shift)]))
  }

  mutating func setAdvance(_ advance: Int, of code: Int, inPage index: Int) {
    let place = Self.place(index, code)
    values[place] = CharacterProperties(
      lineBreakClass: values[place].lineBreakClass, advance: advance)
  }

  /// The properties of a code point, by the place of its page in the storage.
  @inline(__always)
  subscript(index: Int, code: Int) -> CharacterProperties { values[Self.place(index, code)] }

  @inline(__always)
  private static func place(_ index: Int, _ code: Int) -> Int {
    index << shift | code & (pageSize - 1)
  }

  private mutating func uniformPage(of properties: CharacterProperties) -> Int {
    if let index = uniformPages[properties] { return index }
    let index = addPage(Array(repeating: properties, count: Self.pageSize))
    uniformPages[properties] = index
    return index
  }

  private mutating func addPage(_ page: [CharacterProperties]) -> Int {
    values.append(contentsOf: page)
    return (values.count >> Self.shift) - 1
  }
}
