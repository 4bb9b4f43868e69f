/// What becomes of a file, in the form that `diff -u` has and `patch` reads.
struct UnifiedDiff {
  /// How many unchanged lines are shown around a change.
  private static let context = 3

  private struct Line {
    /// A space, `-` or `+`.
    var mark: Character
    var text: Substring
  }

  private let name: String
  private let usesColor: Bool
  private let lines: [Line]

  init(from old: String, to new: String, name: String, usesColor: Bool) {
    self.name = name
    self.usesColor = usesColor
    lines = Self.lines(Self.split(old), Self.split(new))
  }

  /// Empty if nothing changes.
  var text: String {
    let hunks = hunks
    guard !hunks.isEmpty else { return "" }
    // As GNU diff does, so that patch takes spaces for part of the name.
    let end = name.contains(where: \.isWhitespace) ? "\t" : ""
    let head = styled("--- \(name)\(end)", "1") + styled("+++ \(name)\(end)", "1")
    return head + hunks.map(text).joined()
  }

  // MARK: Lines

  /// Each with its end, which the last may lack.
  private static func split(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while let end = rest.utf8.firstIndex(of: 0x0A) {
      let next = rest.utf8.index(after: end)
      lines.append(rest[..<next])
      rest = rest[next...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  private static func lines(_ old: [Substring], _ new: [Substring]) -> [Line] {
    var lines: [Line] = []
    var position = 0
    for (index, match) in LineDifference(old, new).matches.enumerated() {
      guard let match else {
        lines.append(Line(mark: "-", text: old[index]))
        continue
      }
      lines += new[position..<match].map { Line(mark: "+", text: $0) }
      lines.append(Line(mark: " ", text: old[index]))
      position = match + 1
    }
    return lines + new[position...].map { Line(mark: "+", text: $0) }
  }

  // MARK: Hunks

  /// Ranges of lines with what is around them; those that would meet are one.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].mark != " " {
      let start = max(0, index - Self.context)
      let end = min(lines.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func text(_ hunk: Range<Int>) -> String {
    let head = "@@ -\(place(hunk, without: "+")) +\(place(hunk, without: "-")) @@"
    return styled(head, "36") + lines[hunk].map(text).joined()
  }

  /// `line,count`; a range without lines is named by the line before it.
  private func place(_ hunk: Range<Int>, without mark: Character) -> String {
    let before = lines[..<hunk.lowerBound].count { $0.mark != mark }
    let count = lines[hunk].count { $0.mark != mark }
    return "\(count == 0 ? before : before + 1)\(count == 1 ? "" : ",\(count)")"
  }

  private func text(_ line: Line) -> String {
    let isComplete = line.text.utf8.last == 0x0A
    let text = String(decoding: line.text.utf8.dropLast(isComplete ? 1 : 0), as: UTF8.self)
    let code = line.mark == "-" ? "31" : line.mark == "+" ? "32" : nil
    return styled("\(line.mark)\(text)", code)
      + (isComplete ? "" : "\\ No newline at end of file\n")
  }

  /// A line, between the escapes of ECMA-48 for a colour.
  private func styled(_ text: String, _ code: String?) -> String {
    guard usesColor, let code else { return text + "\n" }
    return "\u{1b}[\(code)m\(text)\u{1b}[0m\n"
  }
}
