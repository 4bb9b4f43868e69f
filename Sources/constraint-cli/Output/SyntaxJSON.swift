internal import ConstraintKit
internal import LayoutLanguage

/// A syntax tree for programs: `constraint/ast@1`.
///
/// Each node has its form as `node` and its place as `span`, in bytes of the file; what a node lacks,
/// such as a priority, is left out.
enum SyntaxJSON {
  /// The tree of a file.
  ///
  /// - Complexity: Linear in the size of the tree.
  static func document(of tree: SyntaxFile, in source: SourceFile) -> JSONDocument {
    .object([
      ("schema", .string("constraint/ast@1")),
      ("file", .string(source.path)),
      ("items", .array(tree.items.map(\.json))),
      ("comments", .array(tree.comments.map { $0.json(in: source) })),
    ])
  }

  /// The words, marks and comments of a file: `constraint/tokens@1`.
  static func document(of tokens: [SourceToken], in source: SourceFile) -> JSONDocument {
    .object([
      ("schema", .string("constraint/tokens@1")),
      ("file", .string(source.path)),
      (
        "tokens",
        .array(tokens.map { .object([("kind", .string("\($0.kind)")), ("span", $0.span.json)]) })
      ),
    ])
  }
}

extension JSONDocument {
  /// A node of the tree, without the members that are nil.
  static func node(
    _ form: String, _ span: SourceSpan, _ members: [(String, JSONDocument?)] = []
  ) -> JSONDocument {
    .object(
      [("node", .string(form)), ("span", span.json)]
        + members.compactMap { name, value in value.map { (name, $0) } })
  }
}

extension SourceSpan {
  /// `[start, end]`, in bytes from 0; the end isn't in it.
  fileprivate var json: JSONDocument { .array([.integer(Int(start)), .integer(Int(end))]) }
}

// MARK: - Statements

extension CommentSyntax {
  fileprivate func json(in source: SourceFile) -> JSONDocument {
    let bytes = source.bytes[Int(span.start)..<Int(span.end)]
    return .node(
      isBlock ? "block-comment" : "line-comment", span,
      [("text", .string(String(decoding: bytes, as: UTF8.self)))])
  }
}

extension StatementSyntax {
  fileprivate var json: JSONDocument {
    switch kind {
    case .version(let number): .node("layout", span, [("version", .number(number, .full))])
    case .importNames(let names, let path):
      .node("import", span, [("names", .array(names.map(\.json))), ("from", path.json)])
    case .importNamespace(let name, let path):
      .node("import", span, [("as", name.json), ("from", path.json)])
    case .parameter(let parameter): .node("param", span, parameter.members)
    case .data(let data): .node("data", span, data.members)
    case .type(let name, let record):
      .node("type", span, [("name", name.json), ("record", record.json)])
    case .component(let name, let parameters, let body):
      .node(
        "component", span,
        [
          ("name", name.json), ("parameters", .array(parameters.map(\.json))),
          ("body", body.json),
        ])
    case .test(let name, let arguments, let body):
      .node(
        "test", span,
        [
          ("name", name.json), ("arguments", .array(arguments.map(\.json))), ("body", body.json),
        ])
    default: innerJSON
    }
  }

  private var innerJSON: JSONDocument {
    switch kind {
    case .letBinding(let name, let type, let value):
      .node("let", span, [("name", name.json), ("type", type?.json), ("value", value.json)])
    case .variable(let name, let index):
      .node("var", span, [("name", name.json), ("index", index?.json)])
    case .declaration(let declaration): .node("view", span, declaration.members)
    case .extend(let target, let body):
      .node("extend", span, [("target", target.json), ("body", body.json)])
    case .property(let target, let value):
      .node("property", span, [("target", target.json), ("value", value.json)])
    case .constraint(let constraint): .node("constraint", span, constraint.members)
    case .conditional(let conditional): .node("if", span, conditional.members)
    case .loop(let loop): .node("for", span, loop.members)
    case .visualFormat(let format): .node("vfl", span, [("format", format.json)])
    case .expect(let expect): .node("expect", span, expect.members)
    default: .node("error", span)
    }
  }
}

extension BlockSyntax {
  fileprivate var json: JSONDocument {
    .node("block", span, [("statements", .array(statements.map(\.json)))])
  }
}

extension ParameterSyntax {
  fileprivate var members: [(String, JSONDocument?)] {
    [("name", name.json), ("type", type?.json), ("value", value?.json)]
  }

  fileprivate var json: JSONDocument {
    let span = (type?.span ?? name.span).union(value?.span ?? name.span).union(name.span)
    return .node("parameter", span, members)
  }
}

extension DataSyntax {
  fileprivate var members: [(String, JSONDocument?)] {
    let head = [("name", name.json), ("type", type?.json)] as [(String, JSONDocument?)]
    switch source {
    case .file(let path): return head + [("from", path.json)]
    case .value(let value): return head + [("value", value.json)]
    }
  }
}

extension DeclarationSyntax {
  fileprivate var members: [(String, JSONDocument?)] {
    [
      ("kind", kind.json), ("name", name.json), ("index", index?.json),
      ("arguments", .array(arguments.map(\.json))), ("body", body?.json),
    ]
  }
}

extension ConstraintSyntax {
  fileprivate var members: [(String, JSONDocument?)] {
    [
      ("left", .array(left.map(\.json))), ("relation", .string("\(relation)")),
      ("right", right.json), ("inset", inset?.json), ("priority", priority?.json),
      ("label", label?.json),
    ]
  }
}

extension PrioritySyntax {
  fileprivate var json: JSONDocument {
    switch kind {
    case .number(let number): .node("priority", span, [("value", .number(number, .full))])
    case .level(let name, let offset):
      .node("priority", span, [("level", name.json), ("offset", .number(offset, .full))])
    case .expression(let expression): .node("priority", span, [("value", expression.json)])
    }
  }
}

extension IfSyntax {
  fileprivate var members: [(String, JSONDocument?)] {
    [("condition", condition.json), ("then", then.json), ("else", otherwise?.json)]
  }
}

extension ForSyntax {
  fileprivate var members: [(String, JSONDocument?)] {
    [
      ("element", element.json), ("index", index?.json), ("sequence", sequence.json),
      ("body", body.json),
    ]
  }
}

extension ExpectSyntax {
  fileprivate var members: [(String, JSONDocument?)] {
    switch self {
    case .checks(let checks): [("checks", .array(checks.map(\.json)))]
    case .holds(let name): [("holds", name.json)]
    case .breaks(let name, let amount): [("breaks", name.json), ("by", amount?.json)]
    case .beats(let winner, let loser): [("winner", winner.json), ("loser", loser.json)]
    case .error(let code): [("error", code.json)]
    case .ambiguous(let target): [("ambiguous", target.json)]
    }
  }
}

extension CheckSyntax {
  fileprivate var json: JSONDocument {
    switch kind {
    case .comparison(let left, let relation, let right, let tolerance):
      .node(
        "comparison", span,
        [
          ("left", left.json), ("relation", .string("\(relation)")), ("right", right.json),
          ("tolerance", tolerance?.json),
        ])
    case .predicate(let expression):
      .node("predicate", span, [("expression", expression.json)])
    }
  }
}
