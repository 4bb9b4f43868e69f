import ConstraintKit
import LayoutLanguage

/// Reads the values of options. Numbers are read strictly: `Double.init` alone takes `nan` and `0x10`.
enum ValueSyntax {
  /// The greatest width or height, in points.
  static let largestLength = 1e9
  /// The longest time, in seconds: over eleven days.
  static let longestTime = 1e6

  /// A decimal number, finite.
  static func number(_ text: some StringProtocol) -> Double? {
    let body = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard body.first?.isNumber == true,
      text.utf8.allSatisfy({
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || ".eE+-".utf8.contains($0)
      }),
      let value = Double(String(text)), value.isFinite
    else { return nil }
    return value
  }

  static func length(_ text: some StringProtocol) -> Double? {
    number(text).flatMap { 0...largestLength ~= $0 ? $0 + 0 : nil }
  }

  /// More than no time at all.
  static func seconds(_ text: String) -> Double? {
    number(text).flatMap { $0 > 0 && $0 <= longestTime ? $0 : nil }
  }

  static func side(_ text: String) -> LayoutInputs.CanvasSide? {
    text == "auto" ? .auto : length(text).map { .fixed($0) }
  }

  /// A width, or widths as in a test: `320...1024`.
  static func widths(_ text: String) -> ClosedRange<Double>? {
    guard let dots = text.firstRange(of: "...") else { return length(text).map { $0...$0 } }
    guard let lower = length(text[..<dots.lowerBound]),
      let upper = length(text[dots.upperBound...]),
      lower < upper
    else { return nil }
    return lower...upper
  }

  /// What a range was probably meant to be: `320..1024`, `320-1024`, `1024...320`.
  static func rangeMeant(by text: String) -> String? {
    let number = "([0-9]+(?:\\.[0-9]+)?)"
    guard
      let pattern = try? Regex(
        "\(number)\\s*(?:\\.\\.\\.|\\.\\.<?|…|-|–|—|:|,|~|to|\\s)\\s*\(number)",
        as: (Substring, Substring, Substring).self),
      let parts = text.wholeMatch(of: pattern)?.output,
      let first = length(parts.1), let second = length(parts.2)
    else { return nil }
    if first == second { return String(parts.1) }
    return first < second ? "\(parts.1)...\(parts.2)" : "\(parts.2)...\(parts.1)"
  }

  static func count(_ text: String, in range: ClosedRange<Int>) -> Int? {
    guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
    return Int(text).flatMap { range.contains($0) ? $0 : nil }
  }

  /// `name=value`; the name isn't empty, the value may be.
  static func assignment(_ text: String) -> (name: String, value: String)? {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
    return (String(text[..<equals]), String(text[text.index(after: equals)...]))
  }

  /// The code of a warning that there is, in either case.
  static func warningCode(_ text: String) -> DiagnosticCode? {
    DiagnosticCatalogue.entry(named: text).flatMap { $0.level == .warning ? $0.code : nil }
  }

  /// One number for all four, or top, left, bottom and right.
  static func insets(_ text: String) -> LayoutInsets? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { length($0) }
    guard values.count == parts.count else { return nil }
    return switch values.count {
    case 1: .init(top: values[0], left: values[0], bottom: values[0], right: values[0])
    case 4: .init(top: values[0], left: values[1], bottom: values[2], right: values[3])
    default: nil
    }
  }
}
