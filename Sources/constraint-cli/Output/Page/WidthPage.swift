internal import ConstraintKit
internal import LayoutLanguage

/// A study as one HTML file: the layout, and a slider for the root's width that moves the frames by the
/// study's linear functions. Nothing is loaded, and nothing of the data is ever read as markup.
struct WidthPage {
  /// What the page is about.
  let study: WidthStudy
  /// The input's name.
  let file: String
  /// The width that is shown first.
  let width: Double
  let direction: LayoutDirection
  /// Whether names and outlines are shown at first.
  let showsNames: Bool
  let showsOutlines: Bool

  /// The document, with a newline at its end.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(XMLText.escaped(file.safeToShow))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    \(markup)
    <script type="application/json" id="data">\(Self.inert(data.text()))</script>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  private var markup: String {
    let (low, high) = (
      DecimalFormat.full.text(study.range.lowerBound),
      DecimalFormat.full.text(study.range.upperBound)
    )
    return """
      <header>
      <h1>\(XMLText.escaped(file.safeToShow))</h1>
      <div class="controls">
      <label for="number">Width</label>
      <input type="number" id="number" min="\(low)" max="\(high)" step="any">
      <div class="track">
      <input type="range" id="slider" min="\(low)" max="\(high)" step="any" \
      aria-label="Width of the root, in points">
      <div id="ticks"></div>
      </div>
      <button type="button" id="back" aria-label="To the breakpoint before">◀</button>
      <button type="button" id="forth" aria-label="To the next breakpoint">▶</button>
      </div>
      <div class="controls">
      <label><input type="checkbox" id="names"\(showsNames ? " checked" : "")> names</label>
      <label><input type="checkbox" id="outlines"\(showsOutlines ? " checked" : "")> outlines</label>
      <label><input type="checkbox" id="guides"> guides through the selected view</label>
      <label>View <select id="view"><option value="">none</option></select></label>
      <span id="piece" role="status"></span>
      </div>
      </header>
      <main>
      <div class="stage"><svg id="stage" role="group" aria-label="The layout"></svg>
      <p id="fault" role="alert" hidden></p></div>
      <aside aria-live="polite" id="facts"></aside>
      </main>
      """
  }

  /// JSON that can stand in a script element: `</script>` and `<!--` can't occur, and what a terminal
  /// takes for a command can't either. All of it stands within strings.
  static func inert(_ json: String) -> String {
    var text = ""
    for scalar in json.unicodeScalars {
      switch scalar.value {
      case 0x26, 0x3C, 0x3E, 0x80...0x9F, 0x2028, 0x2029:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

// MARK: - Data

extension WidthPage {
  private var data: JSONDocument {
    let elements = PageElements(study)
    return .object([
      ("range", .numbers([study.range.lowerBound, study.range.upperBound])),
      ("width", .number(width, .full)),
      ("mirrored", .bool(direction == .rightToLeft)),
      ("pieces", .array(study.pieces.map { piece($0, elements) })),
      ("constraints", .array(elements.constraints.map(constraint))),
      ("views", .array(elements.views.map(\.document))),
      ("findings", .array(study.findings.map(finding))),
    ])
  }

  private func piece(_ piece: WidthStudy.Piece, _ elements: PageElements) -> JSONDocument {
    .object([
      ("to", .number(piece.widths.upperBound, .full)),
      ("with", .bool(piece.widths.includesUpperBound)),
      ("solved", .bool(piece.isSolved)),
      ("unmet", .array(piece.unmet.map { .integer(elements.number(of: $0)) })),
    ])
  }

  private func constraint(_ constraint: WidthStudy.Constraint) -> JSONDocument {
    .array([.string(constraint.statement), .string(constraint.place)])
  }

  private func finding(_ finding: WidthStudy.Finding) -> JSONDocument {
    let diagnostic = finding.diagnostic
    let place = diagnostic.primary.flatMap { study.sources.location(of: $0.span) }
    return .object([
      ("title", .string("\(diagnostic.level)[\(diagnostic.code)]: \(diagnostic.message)")),
      ("place", .string(place ?? "")),
      ("label", .string(diagnostic.primary?.message ?? "")),
      ("widths", .array(finding.widths.map { .numbers([$0.lowerBound, $0.upperBound]) })),
      ("text", .string(finding.widths.summary)),
    ])
  }
}

extension JSONDocument {
  /// Numbers with all their digits.
  static func numbers(_ values: [Double]) -> JSONDocument {
    .array(values.map { .number($0, .full) })
  }
}
