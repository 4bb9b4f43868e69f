internal import ConstraintKit
internal import LayoutLanguage

/// Writes the answers of layouts with the same views; what is the same in all of them is made once.
struct AnswerForm {
  /// Which parts of an answer are wanted.
  enum Part: String, Sendable {
    case root, views
  }

  /// A view as it was written last: most are the same from answer to answer, or in most numbers.
  fileprivate struct View {
    /// `{"path":"a","kind":"label","frame":[`
    var head: [UInt8]
    /// `],"parent":""`
    var tail: [UInt8]
    /// `}`, and whether it's hidden.
    var end: [UInt8]
    /// With its quotes.
    var text: [UInt8]?
    /// Nil where the view has no text that is measured.
    var seen: SeenText?
    var frame = LayoutRect(x: .nan, y: .nan, width: .nan, height: .nan)
    var absolute = LayoutRect(x: .nan, y: .nan, width: .nan, height: .nan)
    /// Up to the text.
    var written: [UInt8] = []
  }

  private let part: Part?
  private let precision: DecimalFormat
  private var views: [View]

  /// - Parameter views: The views in their order, without the root.
  init(_ views: [SolvedView], part: Part?, precision: DecimalFormat) {
    self.part = part
    self.precision = precision
    self.views = part == .root ? [] : views.map(View.init)
  }

  /// Appends a line.
  ///
  /// - Parameters:
  ///   - label: `"id":"u1"` or `"line":3`.
  ///   - frames: Of the root and the views, relative to their parents.
  ///   - text: Appends the text of a view with its quotes, where it isn't the view's own; false where
  ///     it is.
  ///   - seen: How the text of a view came out, which differs from answer to answer; nil where it's as
  ///     in the view itself.
  mutating func write(
    label: some Sequence<UInt8>, frames: [LayoutRect], absolute: [LayoutRect],
    to bytes: inout [UInt8], text: (_ view: Int, inout [UInt8]) -> Bool = { _, _ in false },
    seen: (_ view: Int) -> SeenText? = { _ in nil }
  ) {
    bytes += "{".utf8
    bytes += label
    bytes += ",\"ok\":true".utf8
    if part != .views, let frame = frames.first { writeRoot(frame, to: &bytes) }
    if part != .root {
      bytes += ",\"views\":[".utf8
      for index in views.indices {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(index, frames[index + 1], absolute[index + 1], to: &bytes, text, seen)
      }
      bytes.append(UInt8(ascii: "]"))
    }
    bytes += "}\n".utf8
  }

  private func writeRoot(_ frame: LayoutRect, to bytes: inout [UInt8]) {
    bytes += ",\"root\":{\"width\":".utf8
    precision.write(frame.width, to: &bytes)
    bytes += ",\"height\":".utf8
    precision.write(frame.height, to: &bytes)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func write(
    _ index: Int, _ frame: LayoutRect, _ absolute: LayoutRect, to bytes: inout [UInt8],
    _ text: (Int, inout [UInt8]) -> Bool, _ seen: (Int) -> SeenText?
  ) {
    if views[index].frame != frame || views[index].absolute != absolute {
      views[index].place(in: frame, absolute, precision)
    }
    bytes += views[index].written
    if views[index].text != nil {
      bytes += ",\"text\":".utf8
      if !text(index, &bytes), let own = views[index].text { bytes += own }
    }
    if let own = views[index].seen { Self.write(seen(index) ?? own, to: &bytes) }
    bytes += views[index].end
  }

  private static func write(_ seen: SeenText, to bytes: inout [UInt8]) {
    bytes += ",\"lines\":".utf8
    bytes += String(seen.lines).utf8
    if seen.isCut { bytes += ",\"cut\":true".utf8 }
  }
}

extension AnswerForm.View {
  fileprivate mutating func place(
    in frame: LayoutRect, _ absolute: LayoutRect, _ precision: DecimalFormat
  ) {
    self.frame = frame
    self.absolute = absolute
    written.removeAll(keepingCapacity: true)
    written += head
    write(frame, precision)
    written += "],\"absolute\":[".utf8
    write(absolute, precision)
    written += tail
  }

  private mutating func write(_ frame: LayoutRect, _ precision: DecimalFormat) {
    precision.write(frame.x, to: &written)
    written.append(UInt8(ascii: ","))
    precision.write(frame.y, to: &written)
    written.append(UInt8(ascii: ","))
    precision.write(frame.width, to: &written)
    written.append(UInt8(ascii: ","))
    precision.write(frame.height, to: &written)
  }
  fileprivate init(_ view: SolvedView) {
    head = Array(
      "{\"path\":\(JSONText.quoted(view.path)),\"kind\":\(JSONText.quoted(view.kind)),\"frame\":["
        .utf8)
    tail = Array("],\"parent\":\(view.parent.map { JSONText.quoted($0) } ?? "null")".utf8)
    end = Array((view.isHidden ? ",\"hidden\":true}" : "}").utf8)
    text = view.text.map { Array(JSONText.quoted($0).utf8) }
    seen = SeenText(view)
  }
}

extension JSONText {
  /// The string as JSON.
  static func quoted(_ string: String) -> String {
    var text = ""
    write(string, to: &text)
    return text
  }
}
