/// Source on lines that aren't too wide.
enum SourceLines {
  /// The widest line.
  static let columns = 100

  /// A call on one line, or with its arguments on lines of their own.
  static func call(_ start: String, _ arguments: [String], indent: Int) -> [String] {
    let line =
      String(repeating: " ", count: indent) + start + "(" + arguments.joined(separator: ", ") + ")"
    guard line.count > columns, var last = arguments.last else { return [line] }
    last += ")"
    let commas = arguments.dropLast().map { $0 + "," }
    return [String(repeating: " ", count: indent) + start + "("]
      + wrapped(commas + [last], separator: " ", indent: indent + 2, hanging: 0)
  }

  /// Parts on one line, or on several of which all but the first are indented by `hanging` more.
  static func wrapped(
    _ parts: [String], separator: String, indent: Int, hanging: Int = 2
  ) -> [String] {
    let lineStart = separator == " " ? "" : separator
    var lines: [String] = []
    var line = String(repeating: " ", count: indent) + (parts.first ?? "")
    for part in parts.dropFirst() {
      if line.count + separator.count + part.count > columns {
        lines.append(line)
        line = String(repeating: " ", count: indent + hanging) + lineStart + part
      } else {
        line += separator + part
      }
    }
    return lines + [line]
  }
}
