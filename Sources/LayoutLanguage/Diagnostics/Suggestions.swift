internal import ConstraintKit

/// The candidate that `name` is most likely a misspelling of; nil if none is near.
///
/// The distance is that of optimal string alignment (Damerau-Levenshtein with each part edited
/// once); up to a third of the name's characters may be wrong, at least one.
///
/// - Complexity: The product of the lengths, for each candidate of a similar length.
public func closestMatch(to name: String, in candidates: some Sequence<String>) -> String? {
  closestMatches(to: name, in: candidates).first
}

/// All candidates that `name` may be a misspelling of, the nearest first, at equal distance in the
/// order given.
public func closestMatches(to name: String, in candidates: some Sequence<String>) -> [String] {
  rankedMatches(to: name, in: candidates).map(\.text)
}

/// What a misspelled name was probably meant to be.
struct Suggestion {
  let text: String
  /// Whether it may be put in the name's place without asking: no other is as near, the name is long
  /// enough to be one that was meant, and its number, if it has one, is the same.
  let isSure: Bool

  init(_ text: String, isSure: Bool = true) {
    self.text = text
    self.isSure = isSure
  }

  /// Fewer characters are as likely another name as a slip.
  private static let leastLength = 3

  /// The nearest of some candidates; nil if none is near.
  static func nearest(
    to name: String, in candidates: some Sequence<String>
  ) -> Suggestion? {
    let found = rankedMatches(to: name, in: candidates)
    guard let best = found.first else { return nil }
    let rivals = found.dropFirst().prefix { $0.distance == best.distance && $0.text != best.text }
    let isSure =
      rivals.isEmpty && name.count >= leastLength
      && name.filter(\.isNumber) == best.text.filter(\.isNumber)
    return Suggestion(best.text, isSure: isSure)
  }

  /// What the level of a priority was meant to be, also as other tools call it.
  static func level(near name: String) -> Suggestion? {
    Habits.level(name).map { Suggestion($0) }
      ?? nearest(to: name, in: Priority.levels.map(\.name))
  }

  /// `help: did you mean …?`, with what puts it there.
  ///
  /// - Parameters:
  ///   - span: Where the name stands.
  ///   - prefix: What belongs to it in messages, such as the `@` of a level.
  func fix(at span: SourceSpan, prefix: String = "") -> Diagnostic.Fix {
    Diagnostic.Fix(
      "did you mean `\(prefix)\(text)`?", isMachineApplicable: isSure, edits: [.init(span, text)])
  }
}

private func rankedMatches(
  to name: String, in candidates: some Sequence<String>
) -> [(distance: Int, order: Int, text: String)] {
  let characters = Array(name)
  let limit = max(1, characters.count / 3)
  var found: [(distance: Int, order: Int, text: String)] = []
  for (order, candidate) in candidates.enumerated() where candidate != name {
    let other = Array(candidate)
    guard abs(other.count - characters.count) <= limit else { continue }
    let distance = alignmentDistance(characters, other)
    if distance <= limit, distance < max(characters.count, other.count) {
      found.append((distance, order, candidate))
    }
  }
  return found.sorted { ($0.distance, $0.order) < ($1.distance, $1.order) }
}

/// Edits (insert, delete, replace, swap neighbours) between two texts, in either case of letters.
private func alignmentDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for (i, left) in a.enumerated() {
    var row = [i + 1]
    for (j, right) in b.enumerated() {
      let cost = isSame(left, right) ? 0 : 1
      var best = min(last[j] + cost, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, isSame(left, b[j - 1]), isSame(a[i - 1], right) {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}

private func isSame(_ a: Character, _ b: Character) -> Bool {
  a == b || a.lowercased() == b.lowercased()
}

/// Where a name differs from one that looks the same, as with a Cyrillic `а` among Latin letters:
/// "character 2 is `а` (U+0430, cyrillic small letter a), not `a` (U+0061)".
///
/// - Returns: Nil unless just one character differs, and at least one of the two isn't ASCII.
public func characterDifference(between name: String, and candidate: String) -> String? {
  let left = Array(name.unicodeScalars)
  let right = Array(candidate.unicodeScalars)
  guard left.count == right.count else { return nil }
  let places = left.indices.filter { left[$0] != right[$0] }
  guard places.count == 1, let place = places.first, !(left[place].isASCII && right[place].isASCII)
  else { return nil }
  if left[place].isASCII {
    return "character \(place + 1) of `\(candidate)` is \(described(right[place])), not "
      + "`\(left[place])` (\(codePoint(left[place])))"
  }
  return "character \(place + 1) is \(described(left[place])), not `\(right[place])` "
    + "(\(codePoint(right[place])))"
}

/// `а` (U+0430, cyrillic small letter a)
private func described(_ scalar: Unicode.Scalar) -> String {
  let name = scalar.properties.name.map { ", \($0.lowercased())" } ?? ""
  return "`\(scalar)` (\(codePoint(scalar))\(name))"
}
