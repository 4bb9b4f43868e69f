/// The properties of all characters, in pages of 256.
struct CharacterTable: Sendable {
  let widths: CharacterWidths
  private var pages: CharacterPages
  /// Each page's place in ``pages`` for Helvetica-Bold; most are Helvetica's.
  private var boldIndices: [Int]

  /// Of Helvetica.
  static let shared = CharacterTable(.helvetica, Self.helvetica)

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

  static var helvetica: some Sequence<CharacterAdvances> {
    HelveticaAdvancesData.text.split(separator: " ").lazy.compactMap { entry in
      let fields = entry.split { $0 == ":" || $0 == "/" }
      guard fields.count == 3, let code = Int(fields[0], radix: 16),
        let regular = Int(fields[1]), let bold = Int(fields[2])
      else { return nil }
      return CharacterAdvances(code: code, regular: regular, bold: bold)
    }
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
