/// The properties of all characters, in pages of 256.
struct CharacterTable: Sendable {
  private var pages: CharacterPages
  /// Each page's place in ``pages`` for Helvetica-Bold; most are Helvetica's.
  private var boldIndices: [Int]

  static let shared = CharacterTable()

  private init() {
    pages = CharacterPages()
    for run in CharacterRuns() { pages.append(run.properties, count: run.count) }
    boldIndices = pages.indices
    addHelvetica()
  }

  /// The properties of a character in Helvetica or Helvetica-Bold.
  @inline(__always)
  func properties(of scalar: Unicode.Scalar, isBold: Bool) -> CharacterProperties {
    let page = Int(scalar.value) >> CharacterPages.shift
    return pages[isBold ? boldIndices[page] : pages.indices[page], Int(scalar.value)]
  }

  /// Replaces the advances of the characters that the fonts have, which come in ascending order.
  private mutating func addHelvetica() {
    var lastPage = -1
    for entry in HelveticaAdvancesData.text.split(separator: " ") {
      let fields = entry.split { $0 == ":" || $0 == "/" }
      guard fields.count == 3, let code = Int(fields[0], radix: 16),
        let regular = Int(fields[1]), let bold = Int(fields[2])
      else { continue }
      let page = code >> CharacterPages.shift
      if page != lastPage {
        boldIndices[page] = pages.addCopy(of: pages.indices[page])
        pages.indices[page] = pages.addCopy(of: pages.indices[page])
        lastPage = page
      }
      pages.setAdvance(regular, of: code, inPage: pages.indices[page])
      pages.setAdvance(bold, of: code, inPage: boldIndices[page])
    }
  }
}
