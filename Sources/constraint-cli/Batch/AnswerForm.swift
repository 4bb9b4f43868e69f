internal import ConstraintKit
internal import LayoutLanguage

/// Writes the answers of layouts with the same views; what is the same in all of them is made once.
struct AnswerForm {
  /// Which parts of an answer are wanted.
  enum Part: String, Sendable {
    case root, views
  }

  /// A number as it was written last: most are the same from answer to answer.
  fileprivate struct Written {
    var value = Double.nan
    var bytes: [UInt8] = []
  }

  fileprivate struct View {
    /// `{"path":"a","kind":"label","frame":[`
    var head: [UInt8]
    /// `,"parent":""`, and whether it's hidden.
    var tail: [UInt8]
    var hiddenTail: [UInt8]
    /// With its quotes.
    var text: [UInt8]?
    var numbers = Array(repeating: Written(), count: 8)
  }

  private let part: Part?
  private let precision: DecimalFormat
  private var root = Array(repeating: Written(), count: 2)
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
  mutating func write(
    label: some Sequence<UInt8>, frames: [LayoutRect], absolute: [LayoutRect],
    to bytes: inout [UInt8], text: (_ view: Int, inout [UInt8]) -> Bool = { _, _ in false }
  ) {
    bytes += "{".utf8
    bytes += label
    bytes += ",\"ok\":true".utf8
    if part != .views, let frame = frames.first { writeRoot(frame, to: &bytes) }
    if part != .root {
      bytes += ",\"views\":[".utf8
      for index in views.indices {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(index, frames[index + 1], absolute[index + 1], to: &bytes, text)
      }
      bytes.append(UInt8(ascii: "]"))
    }
    bytes += "}\n".utf8
  }

  private mutating func writeRoot(_ frame: LayoutRect, to bytes: inout [UInt8]) {
    bytes += ",\"root\":{\"width\":".utf8
    Self.write(frame.width, &root[0], precision, to: &bytes)
    bytes += ",\"height\":".utf8
    Self.write(frame.height, &root[1], precision, to: &bytes)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func write(
    _ index: Int, _ frame: LayoutRect, _ absolute: LayoutRect, to bytes: inout [UInt8],
    _ text: (Int, inout [UInt8]) -> Bool
  ) {
    bytes += views[index].head
    write(frame, index, from: 0, to: &bytes)
    bytes += "],\"absolute\":[".utf8
    write(absolute, index, from: 4, to: &bytes)
    bytes += views[index].tail
    if let own = views[index].text {
      bytes += ",\"text\":".utf8
      if !text(index, &bytes) { bytes += own }
    }
    bytes += views[index].hiddenTail
  }

  private mutating func write(
    _ frame: LayoutRect, _ index: Int, from start: Int, to bytes: inout [UInt8]
  ) {
    Self.write(frame.x, &views[index].numbers[start], precision, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    Self.write(frame.y, &views[index].numbers[start + 1], precision, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    Self.write(frame.width, &views[index].numbers[start + 2], precision, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    Self.write(frame.height, &views[index].numbers[start + 3], precision, to: &bytes)
  }

  private static func write(
    _ value: Double, _ written: inout Written, _ precision: DecimalFormat, to bytes: inout [UInt8]
  ) {
    if value != written.value {
      written.bytes.removeAll(keepingCapacity: true)
      precision.write(value, to: &written.bytes)
      written.value = value
    }
    bytes += written.bytes
  }
}

extension AnswerForm.View {
  fileprivate init(_ view: SolvedView) {
    head = Array(
      "{\"path\":\(JSONText.quoted(view.path)),\"kind\":\(JSONText.quoted(view.kind)),\"frame\":["
        .utf8)
    tail = Array("],\"parent\":\(view.parent.map { JSONText.quoted($0) } ?? "null")".utf8)
    hiddenTail = Array((view.isHidden ? ",\"hidden\":true}" : "}").utf8)
    text = view.text.map { Array(JSONText.quoted($0).utf8) }
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
