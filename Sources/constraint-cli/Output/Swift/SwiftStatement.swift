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
  var remark: SourceRemark?

  var isChain: Bool {
    if case .chain = form { true } else { false }
  }
}

extension SwiftStatement {
  /// The compiler takes long for longer sums.
  private static let mostSummands = 5

  /// The statement on as many lines as it takes.
  func lines(indent: Int) -> [String] {
    switch form {
    case .chain(let calls):
      SourceLines.wrapped(calls, separator: ".", indent: indent)
    case .relation(let relation):
      SourceLines.wrapped(relation.parts, separator: " ", indent: indent)
    }
  }

  /// What takes long to compile in one piece, as sums that have names.
  ///
  /// - Returns: The lines before the statement, and the statement in terms of them.
  func shortened(_ names: inout SourceNames, indent: Int) -> (lines: [String], SwiftStatement) {
    guard case .relation(var relation) = form, relation.summands.count > Self.mostSummands else {
      return ([], self)
    }
    var lines: [String] = []
    while relation.summands.count > Self.mostSummands {
      let name = names.take("sum")
      let part = relation.summands.prefix(Self.mostSummands)
      lines += SourceLines.wrapped(
        ["let \(name) ="] + part, separator: " ", indent: indent)
      relation.summands.replaceSubrange(..<part.endIndex, with: [name])
    }
    return (lines, SwiftStatement(form: .relation(relation), remark: remark))
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
