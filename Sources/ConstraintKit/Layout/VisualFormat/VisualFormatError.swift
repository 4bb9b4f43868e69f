/// What is wrong with a visual format, and where.
///
///     expected `]`, found `)`
///       H:|-[avatar(40))]
///                      ^
public struct VisualFormatError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// Something else stands there. Both are ready to be shown: "`]`", "the end of the format".
    case unexpected(expected: String, found: String)
    /// The number's text; numbers go up to ``LayoutMetrics/largestMagnitude``.
    case numberTooLarge(String)
    /// A priority outside `0 < p ≤ 1000`.
    case badPriority(Double)
    /// Neither a level nor a metric.
    case unknownPriority(String)
    /// There is no view of that name.
    case unknownView(String, known: [String])
    /// There is neither a metric nor a view of that name.
    case unknownName(String, known: [String])
    /// The metric's value isn't finite, or is too large.
    case badMetric(String, Double)
    /// The format has a `|`, and the view next to it has no superview.
    case noSuperview(view: String)
    /// The views lie along the attributes' dimension, and so can't be aligned by them.
    case alignmentAlongLine([LayoutAttribute])
    /// The options have two directions that exclude each other.
    case severalDirections
  }

  /// What is wrong.
  public let kind: Kind
  /// The format.
  public let format: String
  /// Where it is wrong: UTF-8 offsets in ``format``, empty at its end.
  public let range: Range<Int>

  /// An error at a place of a format.
  public init(_ kind: Kind, format: String, range: Range<Int>) {
    self.kind = kind
    self.format = format
    self.range = range
  }

  /// Where the fault begins: a UTF-8 offset in ``format``.
  public var offset: Int { range.lowerBound }
}

extension VisualFormatError {
  /// What is wrong, without the place.
  public var message: String {
    switch kind {
    case .unexpected(let expected, let found):
      "expected \(expected), found \(found)" + (extensionHint.map { "; \($0)" } ?? "")
    case .numberTooLarge(let text): "\(text) is too large: the largest number allowed is 1e12"
    case .badPriority(let value): "the priority \(value.shortest) isn't above 0 and at most 1000"
    case .unknownPriority(let name):
      "there is no priority `\(name)`: write a number, a metric or one of low, medium, high, "
        + "required"
    case .unknownView(let name, let known): "there is no view `\(name)`\(Self.list(known))"
    case .unknownName(let name, let known):
      "there is neither a metric nor a view `\(name)`\(Self.list(known))"
    case .badMetric(let name, let value): "the metric `\(name)` can't be \(value.shortest)"
    case .noSuperview(let view): "`|` is the superview, and `\(view)` has none"
    case .alignmentAlongLine(let attributes):
      "views in a line can't be aligned along it, by "
        + attributes.map(\.description).joined(separator: ", ")
    case .severalDirections: "a line can't run in two directions"
    }
  }

  private static func list(_ known: [String]) -> String {
    guard !known.isEmpty else { return "; no views were given" }
    let shown = known.prefix(6).map { "`\($0)`" }.joined(separator: ", ")
    return "; there is \(shown)\(known.count > 6 ? ", …" : "")"
  }

  /// What other libraries' extensions of the language look like.
  private var extensionHint: String? {
    let rest = format.utf8.dropFirst(offset)
    switch rest.first.map({ Unicode.Scalar($0) }) {
    case "%": return "a percentage isn't part of the language, use a multiplier in a constraint"
    case "/", "*": return "arithmetic and comments aren't part of the language, use a metric"
    case ".": return "ranges of views aren't part of the language"
    case ",": return "a list of views isn't part of the language, write a format for each"
    case "Z", "C": return "the orientations are `H:` and `V:`"
    default: return nil
    }
  }

  /// The format, and under it a caret at each character that is wrong.
  public var caretText: String {
    let bytes = Array(format.utf8)
    let start = min(max(0, range.lowerBound), bytes.count)
    let end = min(max(start, range.upperBound), bytes.count)
    let before = Self.visible(bytes[..<start]).count
    let marked = max(1, Self.visible(bytes[start..<end]).count)
    return Self.visible(bytes[...]) + "\n" + String(repeating: " ", count: before)
      + String(repeating: "^", count: marked)
  }

  /// The text on one line.
  private static func visible(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      text.append(scalar.properties.generalCategory == .control ? "·" : scalar)
    }
    return String(text)
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// The message, and under it the format with a caret.
  public var description: String {
    let lines = caretText.split(separator: "\n", omittingEmptySubsequences: false)
    return message + lines.map { "\n  \($0)" }.joined()
  }
}
