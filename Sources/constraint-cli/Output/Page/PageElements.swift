internal import ConstraintKit
internal import LayoutLanguage

/// The views of all pieces of a study, each once as long as it looks the same, and their constraints.
struct PageElements {
  private(set) var views: [PageElement] = []
  private(set) var constraints: [WidthStudy.Constraint] = []
  private var numbers: [WidthStudy.Constraint: Int] = [:]

  init(_ study: WidthStudy) {
    var places: [PageElement.Look: Int] = [:]
    for (index, piece) in study.pieces.enumerated() {
      for constraint in piece.deciding + piece.unmet where numbers[constraint] == nil {
        numbers[constraint] = constraints.count
        constraints.append(constraint)
      }
      let deciding = piece.deciding.map(number)
      for view in piece.views {
        let look = PageElement.Look(view.solved)
        let place = places[look] ?? views.count
        if place == views.count {
          places[look] = place
          views.append(PageElement(view.solved))
        }
        views[place].add(view, index, piece.widths, deciding)
      }
    }
    // A superview before what is in it, in the order of declaration.
    views = views.enumerated().sorted { left, right in
      (left.element.place, left.offset) < (right.element.place, right.offset)
    }.map(\.element)
  }

  func number(of constraint: WidthStudy.Constraint) -> Int { numbers[constraint] ?? 0 }
}

/// A view as it looks at some of the widths, with its frames, lines and reasons piece by piece.
struct PageElement {
  /// What doesn't change with the width.
  struct Look: Hashable {
    var path: String
    var kind: String
    var text: String?
    var font: TextFont?
    var style: ViewStyle
    var isHidden: Bool

    init(_ view: SolvedView) {
      path = view.path
      kind = view.kind
      text = view.text
      font = view.font
      style = view.style
      isHidden = view.isHidden
    }
  }

  struct Frames {
    var pieces: ClosedRange<Int>
    var widths: ClosedRange<Double>
    var lower: LayoutRect
    var upper: LayoutRect
  }

  private struct Lines {
    var pieces: ClosedRange<Int>
    var texts: [String]
    var layout: TextLayout
  }

  private struct Reasons {
    var pieces: ClosedRange<Int>
    /// Nil where the layout is too large to say.
    var horizontal: [Int]?
    var vertical: [Int]?
  }

  private let view: SolvedView
  private var frames: [Frames] = []
  private var lines: [Lines] = []
  private var reasons: [Reasons] = []
  /// Where it stands among the views of the first piece that has it.
  private(set) var place = 0

  init(_ view: SolvedView) {
    self.view = view
  }

  mutating func add(
    _ view: WidthStudy.View, _ piece: Int, _ widths: WidthRange, _ deciding: [Int]
  ) {
    let range = widths.lowerBound...max(widths.lowerBound, widths.upperBound)
    let next = Frames(
      pieces: piece...piece, widths: range, lower: view.absoluteLower, upper: view.absoluteUpper)
    if let last = frames.last, let both = last.joined(with: next) {
      frames[frames.count - 1] = both
    } else {
      frames.append(next)
    }
    addLines(view.solved, piece)
    let (horizontal, vertical) = (
      view.horizontally?.map { deciding[$0] }, view.vertically?.map { deciding[$0] }
    )
    if let last = reasons.indices.last, reasons[last].pieces.upperBound == piece - 1,
      reasons[last].horizontal == horizontal, reasons[last].vertical == vertical
    {
      reasons[last].pieces = reasons[last].pieces.lowerBound...piece
    } else {
      reasons.append(
        Reasons(pieces: piece...piece, horizontal: horizontal, vertical: vertical))
    }
  }

  private mutating func addLines(_ view: SolvedView, _ piece: Int) {
    guard let layout = view.textLayout, !layout.lines.isEmpty else { return }
    if let last = lines.indices.last, lines[last].pieces.upperBound == piece - 1,
      lines[last].layout == layout
    {
      lines[last].pieces = lines[last].pieces.lowerBound...piece
    } else {
      lines.append(Lines(pieces: piece...piece, texts: view.textLines, layout: layout))
    }
  }
}

extension PageElement.Frames {
  /// As one, where one linear function is the other's continuation.
  fileprivate func joined(with next: Self) -> Self? {
    let (length, more) = (
      widths.upperBound - widths.lowerBound, next.widths.upperBound - widths.lowerBound
    )
    guard next.pieces.lowerBound == pieces.upperBound + 1, length > 0, more > length else {
      return nil
    }
    let isOneLine = zip(
      zip(lower.numbers, upper.numbers), zip(next.lower.numbers, next.upper.numbers)
    ).allSatisfy { line, rest in
      let start = line.0 + (rest.1 - line.0) * (length / more)
      let slack = Self.slack * max(1, abs(line.1))
      return abs(start - line.1) <= slack && abs(start - rest.0) <= slack
    }
    guard isOneLine else { return nil }
    return Self(
      pieces: pieces.lowerBound...next.pieces.upperBound,
      widths: widths.lowerBound...next.widths.upperBound, lower: lower, upper: next.upper)
  }

  /// Rounding errors, relative to a number of at least 1: a thousandth of what two solutions may
  /// differ by.
  private static var slack: Double { 1e-9 }
}

extension LayoutRect {
  fileprivate var numbers: [Double] { [x, y, width, height] }
}

// MARK: - JSON

extension PageElement {
  /// Frames are `[first piece, last piece, from, to, x, x, y, y, width, width, height, height]`, each
  /// number at both ends.
  var document: JSONDocument {
    var members: [(String, JSONDocument)] = [
      ("path", .string(view.path.isEmpty ? "root" : view.path)),
      ("name", .string(view.name)), ("kind", .string(view.kind)),
      ("depth", .integer(view.depth)), ("style", style),
      ("frames", .array(frames.map(Self.document))),
      ("why", .array(reasons.map(Self.document))),
    ]
    if view.isHidden { members.append(("hidden", .bool(true))) }
    if let font = view.font, !lines.isEmpty {
      members.append(("size", .number(font.size, .full)))
      members.append(("bold", .bool(font.isBold)))
      members.append(("lines", .array(lines.map(Self.document))))
    }
    return .object(members)
  }

  private var style: JSONDocument {
    let style = view.style
    let fill = style.fill.flatMap { PictureColor($0) }
    var color = style.color.flatMap { PictureColor($0) }
    if view.kind == "button", color == nil, let fill, fill.isMostlyOpaque { color = fill.ink }
    let colors = [
      ("fill", fill), ("stroke", style.stroke.flatMap { PictureColor($0) }), ("color", color),
    ]
    var members = colors.compactMap { name, color -> (String, JSONDocument)? in
      color.map { (name, .string($0.code)) }
    }
    if let radius = style.radius { members.append(("radius", .number(radius, .full))) }
    if let alpha = style.alpha { members.append(("alpha", .number(alpha, .full))) }
    return .object(members)
  }

  private static func document(_ frames: Frames) -> JSONDocument {
    let ends = zip(frames.lower.numbers, frames.upper.numbers).flatMap { [$0, $1] }
    return .array(
      [.integer(frames.pieces.lowerBound), .integer(frames.pieces.upperBound)]
        + ([frames.widths.lowerBound, frames.widths.upperBound] + ends).map {
          .number($0, .full)
        })
  }

  /// `[first piece, last piece, height, [[text, baseline, width], …]]`
  private static func document(_ lines: Lines) -> JSONDocument {
    let last = lines.texts.count - 1
    let texts = zip(lines.texts, lines.layout.lines).enumerated().map { index, line in
      let isCut = lines.layout.isTruncated && index == last
      return JSONDocument.array([
        .string(line.0 + (isCut ? "…" : "")), .number(line.1.baseline, .full),
        .number(line.1.width, .full),
      ])
    }
    return .array([
      .integer(lines.pieces.lowerBound), .integer(lines.pieces.upperBound),
      .number(lines.layout.size.height, .full), .array(texts),
    ])
  }

  /// `[first piece, last piece, [number, …], [number, …]]`, with `null` for what isn't known.
  private static func document(_ reasons: Reasons) -> JSONDocument {
    func list(_ numbers: [Int]?) -> JSONDocument {
      numbers.map { .array($0.map { .integer($0) }) } ?? .null
    }
    return .array([
      .integer(reasons.pieces.lowerBound), .integer(reasons.pieces.upperBound),
      list(reasons.horizontal), list(reasons.vertical),
    ])
  }
}

extension PictureColor {
  /// `#rrggbbaa`
  fileprivate var code: String {
    "#" + [red, green, blue, alpha].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
