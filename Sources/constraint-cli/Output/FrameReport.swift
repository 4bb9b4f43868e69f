internal import ConstraintKit
internal import LayoutLanguage

/// The frames of a layout, to be printed in one of the forms.
struct FrameReport {
  let layout: SolvedLayout
  /// The input's name.
  let file: String
  let diagnostics: [JSONDocument]
  let options: OutputOptions

  /// The text, with a newline at its end.
  var text: String {
    switch options.format {
    case .json: json.text(isPretty: options.isPretty) + "\n"
    case .ndjson: ([layout.root] + layout.views).map { view($0).text() + "\n" }.joined()
    case .csv: csv
    default: FrameTable(layout: layout, options: options).text
    }
  }

  private var precision: DecimalFormat { options.precision ?? .data }

  private func frame(of view: SolvedView) -> LayoutRect {
    options.isAbsolute ? view.absoluteFrame : view.frame
  }
}

// MARK: - JSON

extension FrameReport {
  /// The name of the JSON's form.
  static let schema = "constraint/frames@1"

  /// `constraint/frames@1`
  private var json: JSONDocument {
    .object([
      ("schema", .string(Self.schema)),
      ("file", .string(file)),
      ("root", size(of: layout.root)),
      ("views", .array(layout.views.map { view($0) })),
      ("diagnostics", .array(diagnostics)),
      ("stats", JSONDocument(layout.statistics)),
    ])
  }

  private func size(of root: SolvedView) -> JSONDocument {
    .object([
      ("width", .number(root.frame.width, precision)),
      ("height", .number(root.frame.height, precision)),
    ])
  }

  private func view(_ view: SolvedView) -> JSONDocument {
    var members: [(String, JSONDocument)] = [
      ("path", .string(view.path)),
      ("kind", .string(view.kind)),
      ("frame", array(frame(of: view))),
      ("absolute", array(view.absoluteFrame)),
      ("parent", view.parent.map { .string($0) } ?? .null),
    ]
    if let text = view.text { members.append(("text", .string(text))) }
    if let seen = SeenText(view) {
      members.append(("lines", .integer(seen.lines)))
      if seen.isCut { members.append(("cut", .bool(true))) }
    }
    if view.isHidden { members.append(("hidden", .bool(true))) }
    return .object(members)
  }

  private func array(_ frame: LayoutRect) -> JSONDocument {
    .array([frame.x, frame.y, frame.width, frame.height].map { .number($0, precision) })
  }
}

/// What an answer says about how a text came out.
struct SeenText: Equatable {
  var lines: Int
  var isCut: Bool
}

extension SeenText {
  /// Nil for a view without a text, and one whose text isn't measured.
  init?(_ view: SolvedView) {
    guard view.text != nil, let layout = view.textLayout else { return nil }
    self.init(lines: layout.lines.count, isCut: view.isCut)
  }
}

extension JSONDocument {
  /// How large a problem was.
  init(_ statistics: SolvedLayout.Statistics) {
    self = .object([
      ("constraints", .integer(statistics.constraints)),
      ("variables", .integer(statistics.variables)),
      ("pivots", .integer(statistics.pivots)),
      ("passes", .integer(statistics.passes)),
    ])
  }
}

// MARK: - CSV

extension FrameReport {
  /// RFC 4180, but lines end in LF alone.
  private var csv: String {
    "path,kind,x,y,width,height,text\n"
      + ([layout.root] + layout.views).map { row($0) }.joined()
  }

  private func row(_ view: SolvedView) -> String {
    let frame = frame(of: view)
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { precision.text($0) }
    let fields = [view.path, view.kind] + numbers + [view.text ?? ""]
    return fields.map { Self.field($0) }.joined(separator: ",") + "\n"
  }

  private static func field(_ text: String) -> String {
    let isPlain = !text.utf8.contains { ",\"\n\r".utf8.contains($0) }
    if isPlain { return text }
    return "\"" + text.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
