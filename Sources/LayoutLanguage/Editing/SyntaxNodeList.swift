/// Collects the nodes directly within a node.
struct SyntaxNodeList {
  private var nodes: [SyntaxNode] = []

  /// In the order of the text; what was missing in it, and has no text, is left out.
  var sorted: [SyntaxNode] {
    nodes.filter { $0.span.start < $0.span.end }.sorted { $0.span.start < $1.span.start }
  }

  mutating func add(_ statements: [StatementSyntax]) {
    nodes += statements.map { SyntaxNode(.statement($0), $0.span) }
  }

  mutating func add(_ block: BlockSyntax?) {
    if let block { nodes.append(SyntaxNode(.block(block), block.span)) }
  }

  mutating func add(_ expression: ExpressionSyntax?) {
    if let expression { nodes.append(SyntaxNode(.expression(expression), expression.span)) }
  }

  mutating func add(_ name: NameSyntax?) {
    if let name { nodes.append(SyntaxNode(.name(name), name.span)) }
  }

  mutating func add(_ type: TypeSyntax?) {
    if let type { nodes.append(SyntaxNode(.type(type), type.span)) }
  }

  private mutating func add(_ string: StringSyntax) {
    nodes.append(SyntaxNode(.string(string), string.span))
  }

  private mutating func add(_ names: [NameSyntax]) {
    for name in names { add(name) }
  }

  private mutating func add(_ expressions: [ExpressionSyntax]) {
    for expression in expressions { add(expression) }
  }

  private mutating func add(_ arguments: [ArgumentSyntax]) {
    for argument in arguments {
      let start = argument.label?.span ?? argument.value.span
      nodes.append(SyntaxNode(.argument(argument), start.union(argument.value.span)))
    }
  }

  private mutating func add(_ parameter: ParameterSyntax) {
    var span = parameter.name.span
    if let type = parameter.type { span = span.union(type.span) }
    if let value = parameter.value { span = span.union(value.span) }
    nodes.append(SyntaxNode(.parameter(parameter), span))
  }

  // MARK: Parts

  mutating func add(partsOf statement: StatementSyntax.Kind) {
    switch statement {
    case .version, .error: break
    case .importNames(let names, let path):
      add(names)
      add(path)
    case .importNamespace(let name, let path):
      add(name)
      add(path)
    case .parameter(let parameter): add(parameter)
    case .data(let data):
      add(data.name)
      add(data.type)
      switch data.source {
      case .file(let path): add(path)
      case .value(let value): add(value)
      }
    case .type(let name, let record):
      add(name)
      add(record)
    case .component(let name, let parameters, let body):
      add(name)
      for parameter in parameters { add(parameter) }
      add(body)
    case .test(let name, let arguments, let body):
      add(name)
      add(arguments)
      add(body)
    default: add(partsOfBodyStatement: statement)
    }
  }

  private mutating func add(partsOfBodyStatement statement: StatementSyntax.Kind) {
    switch statement {
    case .letBinding(let name, let type, let value):
      add(name)
      add(type)
      add(value)
    case .variable(let name, let index):
      add(name)
      add(index)
    case .declaration(let declaration):
      add(declaration.kind)
      add(declaration.name)
      add(declaration.index)
      add(declaration.arguments)
      add(declaration.body)
    case .extend(let target, let body):
      add(target)
      add(body)
    case .property(let target, let value):
      add(target)
      add(value)
    case .constraint(let constraint): add(partsOf: constraint)
    case .conditional(let conditional):
      add(conditional.condition)
      add(conditional.then)
      add(conditional.otherwise)
    case .loop(let loop):
      add(loop.element)
      add(loop.index)
      add(loop.sequence)
      add(loop.body)
    case .visualFormat(let string): add(string)
    case .expect(let expectation): add(partsOf: expectation)
    default: break
    }
  }

  private mutating func add(partsOf constraint: ConstraintSyntax) {
    add(constraint.left)
    add(constraint.right)
    add(constraint.inset)
    if let priority = constraint.priority {
      nodes.append(SyntaxNode(.priority(priority), priority.span))
    }
    add(constraint.label)
  }

  private mutating func add(partsOf expectation: ExpectSyntax) {
    switch expectation {
    case .checks(let checks): nodes += checks.map { SyntaxNode(.check($0), $0.span) }
    case .holds(let name), .error(let name): add(name)
    case .breaks(let name, let amount):
      add(name)
      add(amount)
    case .beats(let winner, let loser): add([winner, loser])
    case .ambiguous(let target): add(target)
    }
  }

  mutating func add(partsOf check: CheckSyntax.Kind) {
    switch check {
    case .comparison(let left, _, let right, let tolerance):
      add([left, right])
      add(tolerance)
    case .predicate(let expression): add(expression)
    }
  }

  mutating func add(partsOf type: TypeSyntax.Kind) {
    switch type {
    case .name(let name): add(name)
    case .list(let element): add(element)
    case .record(let fields):
      for field in fields {
        add(field.name)
        add(field.type)
      }
    case .error: break
    }
  }

  mutating func add(partsOf string: StringSyntax) {
    for case .interpolation(let expression) in string.pieces { add(expression) }
  }

  mutating func add(partsOf expression: ExpressionSyntax.Kind) {
    switch expression {
    case .number, .color, .bool, .null, .name, .error: break
    case .string(let string): add(partsOf: string)
    case .member(let base, let name):
      add(base)
      add(name)
    case .index(let first, let second), .binary(_, let first, let second, _):
      add([first, second])
    case .call(let function, let arguments):
      add(function)
      add(arguments)
    case .unary(_, let operand): add(operand)
    case .conditional(let test, let then, let otherwise): add([test, then, otherwise])
    case .list(let elements), .tuple(let elements): add(elements)
    case .object(let pairs):
      for pair in pairs {
        add(pair.key)
        add(pair.value)
      }
    }
  }
}
