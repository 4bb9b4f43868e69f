/// The properties of all characters, in pages of 256.
struct CharacterTable: Sendable {
  let widths: CharacterWidths
  private var pages: CharacterPages
  /// Each page's place in ``pages`` for Helvetica-Bold; most are Helvetica's.
  private var boldIndices: [UInt16]

  /// Of Helvetica.
  static let shared = CharacterTable(.helvetica, HelveticaAdvances())

  /// - Parameter advances: Those of characters that aren't the ones of `widths`, in ascending order.
  init(_ widths: CharacterWidths, _ advances: some Sequence<CharacterAdvances>) {
    self.widths = widths
    pages = CharacterPages()
    for run in CharacterRuns(widths) { pages.append(run.properties, count: run.count) }
    boldIndices = pages.indices
    add(advances)
  }

  /// The properties of a character in the regular or the bold face.
  @inline(__always)
  func properties(of scalar: Unicode.Scalar, isBold: Bool) -> CharacterProperties {
    let page = Int(scalar.value) >> CharacterPages.shift
    return pages[isBold ? boldIndices[page] : pages.indices[page], Int(scalar.value)]
  }

  /// Replaces the advances of characters.
  private mutating func add(_ advances: some Sequence<CharacterAdvances>) {
    var lastPage = -1
    for advance in advances {
      let code = advance.code
      let page = code >> CharacterPages.shift
      if page != lastPage {
        boldIndices[page] = pages.addCopy(of: pages.indices[page])
        pages.indices[page] = pages.addCopy(of: pages.indices[page])
        lastPage = page
      }
      pages.setAdvance(advance.regular, of: code, inPage: pages.indices[page])
      pages.setAdvance(advance.bold, of: code, inPage: boldIndices[page])
    }
  }
}
