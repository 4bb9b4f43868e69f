/// A statement about a view.
struct SwiftStatement {
  enum Form {
    /// The calls of a maker: `make.left`, `equalTo(avatar)`.
    case chain([String])
    /// A relation of anchors.
    case relation(Relation)
  }

  /// `left == first + second ~ .high`
  struct Relation {
    var left: String
    var comparison: String
    /// All but the first with their signs.
    var summands: [String]
    var priority: String?
    var label: String?
  }

  var form: Form
  var remark: SwiftRemark?

  var isChain: Bool {
    if case .chain = form { true } else { false }
  }
}

extension SwiftStatement {
  /// The widest line.
  static let columns = 100
  /// The compiler takes long for longer sums.
  private static let mostSummands = 5

  /// The statement on as many lines as it takes.
  func lines(indent: Int) -> [String] {
    switch form {
    case .chain(let calls):
      Self.wrapped(calls, separator: ".", indent: indent)
    case .relation(let relation):
      Self.wrapped(relation.parts, separator: " ", indent: indent)
    }
  }

  /// What takes long to compile in one piece, as sums that have names.
  ///
  /// - Returns: The lines before the statement, and the statement in terms of them.
  func shortened(_ names: inout SwiftNames, indent: Int) -> (lines: [String], SwiftStatement) {
    guard case .relation(var relation) = form, relation.summands.count > Self.mostSummands else {
      return ([], self)
    }
    var lines: [String] = []
    while relation.summands.count > Self.mostSummands {
      let name = names.take("sum")
      let part = relation.summands.prefix(Self.mostSummands)
      lines += Self.wrapped(
        ["let \(name) ="] + part, separator: " ", indent: indent)
      relation.summands.replaceSubrange(..<part.endIndex, with: [name])
    }
    return (lines, SwiftStatement(form: .relation(relation), remark: remark))
  }

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
  private static func wrapped(
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

extension SwiftStatement.Relation {
  /// Where a line can end.
  fileprivate var parts: [String] {
    var parts = [left]
    for (index, summand) in summands.enumerated() {
      parts.append(index == 0 ? "\(comparison) \(summand)" : summand)
    }
    if let priority { parts.append("~ " + priority) }
    if let label {
      parts[0] = "(" + parts[0]
      parts[parts.count - 1] += ").labeled(\(label))"
    }
    return parts
  }
}
