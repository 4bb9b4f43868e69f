/// Writes a syntax tree as text: a statement a line, expressions as S-expressions.
///
///     constraint [left top] == (+ super 20)
///
/// Two texts that mean the same have the same dump, whatever their spaces and comments.
public struct SyntaxDump {
  /// The text of a file's tree.
  ///
  /// - Complexity: Linear in the size of the tree.
  public static func text(of file: SyntaxFile) -> String {
    var dump = SyntaxDump()
    dump.write(file.items)
    return dump.output
  }

  /// The text of an expression.
  public static func text(of expression: ExpressionSyntax) -> String {
    expression.dumped
  }

  private var output = ""
  private var depth = 0

  private mutating func line(_ text: String) {
    output += String(repeating: "  ", count: depth) + text + "\n"
  }

  private mutating func write(_ statements: [StatementSyntax]) {
    for statement in statements { write(statement) }
  }

  private mutating func write(_ head: String, _ body: BlockSyntax) {
    line(head)
    depth += 1
    write(body.statements)
    depth -= 1
  }

  private mutating func write(_ statement: StatementSyntax) {
    switch statement.kind {
    case .version(let number): line("layout \(number)")
    case .importNames(let names, let path):
      line("import \(names.map(\.text).joined(separator: " ")) from \(path.dumped)")
    case .importNamespace(let name, let path): line("import \(path.dumped) as \(name.text)")
    case .parameter(let parameter): line("param \(parameter.dumped)")
    case .data(let data): line("data \(data.dumped)")
    case .type(let name, let record): line("type \(name.text) \(record.dumped)")
    case .component(let name, let parameters, let body):
      write("component \(name.text)\(parameters.map { " (\($0.dumped))" }.joined())", body)
    case .test(let name, let arguments, let body):
      write("test \(name.dumped)\(arguments.map { " \($0.dumped)" }.joined())", body)
    default: writeInner(statement)
    }
  }

  private mutating func writeInner(_ statement: StatementSyntax) {
    switch statement.kind {
    case .letBinding(let name, let type, let value):
      line("let \(name.text)\(type.map { ": \($0.dumped)" } ?? "") = \(value.dumped)")
    case .variable(let name, let index):
      line("var \(name.text)\(index.map { "[\($0.dumped)]" } ?? "")")
    case .declaration(let declaration): write(declaration)
    case .extend(let target, let body): write("extend \(target.dumped)", body)
    case .property(let target, let value): line("property \(target.dumped): \(value.dumped)")
    case .constraint(let constraint): line("constraint \(constraint.dumped)")
    case .conditional(let conditional): write(conditional)
    case .loop(let loop):
      let index = loop.index.map { ", \($0.text)" } ?? ""
      write("for \(loop.element.text)\(index) in \(loop.sequence.dumped)", loop.body)
    case .visualFormat(let string): line("vfl \(string.dumped)")
    case .expect(let expect): line("expect \(expect.dumped)")
    default: line("error")
    }
  }

  private mutating func write(_ declaration: DeclarationSyntax) {
    let index = declaration.index.map { "[\($0.dumped)]" } ?? ""
    let arguments = declaration.arguments.map { " \($0.dumped)" }.joined()
    let head = "view \(declaration.kind.dumped) \(declaration.name.text)\(index)\(arguments)"
    if let body = declaration.body { write(head + " {}", body) } else { line(head) }
  }

  private mutating func write(_ conditional: IfSyntax) {
    write("if \(conditional.condition.dumped)", conditional.then)
    if let otherwise = conditional.otherwise { write("else", otherwise) }
  }
}

// MARK: - Parts

extension ParameterSyntax {
  fileprivate var dumped: String {
    "\(name.text)\(type.map { ": \($0.dumped)" } ?? "")\(value.map { " = \($0.dumped)" } ?? "")"
  }
}

extension DataSyntax {
  fileprivate var dumped: String {
    let head = "\(name.text)\(type.map { ": \($0.dumped)" } ?? "")"
    switch source {
    case .file(let path): return "\(head) from \(path.dumped)"
    case .value(let value): return "\(head) = \(value.dumped)"
    }
  }
}

extension TypeSyntax {
  fileprivate var dumped: String {
    let text =
      switch kind {
      case .name(let name): name.text
      case .list(let element): "[\(element.dumped)]"
      case .record(let fields):
        "{\(fields.map { "\($0.name.text): \($0.type.dumped)" }.joined(separator: ", "))}"
      case .error: "<error>"
      }
    return text + (isOptional ? "?" : "")
  }
}

extension ArgumentSyntax {
  fileprivate var dumped: String {
    (label.map { "\($0.text): " } ?? "") + value.dumped
  }
}

extension ConstraintSyntax {
  fileprivate var dumped: String {
    let targets = left.map(\.dumped).joined(separator: " ")
    return "[\(targets)] \(relation) \(right.dumped)"
      + (inset.map { " inset \($0.dumped)" } ?? "")
      + (priority.map { " \($0.dumped)" } ?? "") + (label.map { " as \($0.text)" } ?? "")
  }
}

extension PrioritySyntax {
  fileprivate var dumped: String {
    switch kind {
    case .number(let number): "@\(number)"
    case .level(let name, let offset):
      "@\(name.text)\(offset == 0 ? "" : offset < 0 ? "\(offset)" : "+\(offset)")"
    case .expression(let expression): "@\(expression.dumped)"
    }
  }
}

extension ExpectSyntax {
  fileprivate var dumped: String {
    switch self {
    case .checks(let checks): checks.map(\.dumped).joined(separator: ", ")
    case .holds(let name): "holds \(name.text)"
    case .breaks(let name, let amount):
      "breaks \(name.text)\(amount.map { " by \($0.dumped)" } ?? "")"
    case .beats(let winner, let loser): "\(winner.text) beats \(loser.text)"
    case .error(let code): "error \(code.text)"
    case .ambiguous(let target): "ambiguous \(target.dumped)"
    }
  }
}

extension CheckSyntax {
  fileprivate var dumped: String {
    switch kind {
    case .comparison(let left, let relation, let right, let tolerance):
      "\(left.dumped) \(relation) \(right.dumped)\(tolerance.map { " ± \($0.dumped)" } ?? "")"
    case .predicate(let expression): expression.dumped
    }
  }
}

extension StringSyntax {
  fileprivate var dumped: String {
    let text = pieces.map { piece in
      switch piece {
      case .text(let text, _):
        text.safeToShow
      case .interpolation(let expression): "\\(\(expression.dumped))"
      }
    }
    return "\"\(text.joined())\""
  }
}

extension ExpressionSyntax {
  fileprivate var dumped: String {
    switch kind {
    case .number(let number): return "\(number)".hasSuffix(".0") ? "\(Int(number))" : "\(number)"
    case .string(let string): return string.dumped
    case .color(let color): return color
    case .bool(let value): return "\(value)"
    case .null: return "null"
    case .name(let name): return name
    case .error: return "<error>"
    case .member(let object, let name): return "\(object.dumped).\(name.text)"
    case .index(let object, let index): return "\(object.dumped)[\(index.dumped)]"
    case .call(let callee, let arguments):
      return "\(callee.dumped)(\(arguments.map(\.dumped).joined(separator: ", ")))"
    default: return dumpedCompound
    }
  }

  private var dumpedCompound: String {
    switch kind {
    case .unary(let operation, let operand):
      "(\(operation == .minus ? "-" : "!") \(operand.dumped))"
    case .binary(let operation, let left, let right, _):
      "(\(operation.mark) \(left.dumped) \(right.dumped))"
    case .conditional(let condition, let then, let otherwise):
      "(? \(condition.dumped) \(then.dumped) \(otherwise.dumped))"
    case .list(let elements): "[\(elements.map(\.dumped).joined(separator: ", "))]"
    case .object(let pairs):
      "{\(pairs.map { "\($0.key.text): \($0.value.dumped)" }.joined(separator: ", "))}"
    case .tuple(let elements): "(tuple \(elements.map(\.dumped).joined(separator: " ")))"
    default: "<error>"
    }
  }
}
