/// Names that a file declares or imports and nowhere mentions.
///
/// What is looked at is the text, not what was expanded: a name in a branch that wasn't taken is
/// used.
struct UnusedNames {
  private var mentioned: Set<String> = []
  private var declared: [Declared] = []

  /// Blocks round the statement.
  private var depth = 0

  private struct Declared {
    var name: NameSyntax
    var what: String
  }

  init(_ items: [StatementSyntax]) {
    visit(items)
  }

  /// In the order of the text.
  var diagnostics: [Diagnostic] {
    declared.filter { !mentioned.contains($0.name.text) }
      .map { .unused($0.name, what: $0.what) }
  }

  // MARK: Statements

  private mutating func visit(_ statements: [StatementSyntax]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ block: BlockSyntax?) {
    depth += 1
    visit(block?.statements ?? [])
    depth -= 1
  }

  private mutating func visit(_ statement: StatementSyntax) {
    switch statement.kind {
    case .importNames(let names, _):
      for name in names { declared.append(Declared(name: name, what: "import")) }
    case .importNamespace(let name, _): declared.append(Declared(name: name, what: "import"))
    case .parameter(let parameter):
      declared.append(Declared(name: parameter.name, what: "param"))
      visit(parameter)
    case .data(let data):
      declared.append(Declared(name: data.name, what: "data"))
      visit(data.type)
      if case .value(let value) = data.source { visit(value) }
    case .type(_, let record): visit(record)
    case .component(_, let parameters, let body):
      for parameter in parameters {
        declared.append(Declared(name: parameter.name, what: "parameter"))
        visit(parameter)
      }
      visit(body)
    case .test(_, let arguments, let body):
      visit(arguments)
      visit(body)
    case .letBinding(let name, let type, let value):
      // A `let` of the file may be for those that import it.
      if depth > 0 { declared.append(Declared(name: name, what: "let")) }
      visit(type)
      visit(value)
    case .variable(let name, let index):
      declared.append(Declared(name: name, what: "var"))
      visit(index)
    case .declaration(let declaration): visit(declaration)
    case .extend(let target, let body):
      visit(target)
      visit(body)
    case .property(_, let value): visit(value)
    case .constraint(let constraint): visit(constraint)
    case .conditional(let conditional):
      visit(conditional.condition)
      visit(conditional.then)
      visit(conditional.otherwise)
    case .loop(let loop):
      visit(loop.sequence)
      visit(loop.body)
    case .visualFormat(let string): visitFormat(string)
    case .expect(let expectation): visit(expectation)
    case .version, .error: break
    }
  }
}

// MARK: Parts of statements

extension UnusedNames {
  private mutating func visit(_ parameter: ParameterSyntax) {
    visit(parameter.type)
    visit(parameter.value)
  }

  private mutating func visit(_ type: TypeSyntax?) {
    switch type?.kind {
    case .name(let name): mentioned.insert(name.text)
    case .list(let element): visit(element)
    case .record(let fields): for field in fields { visit(field.type) }
    case .error, nil: break
    }
  }

  private mutating func visit(_ declaration: DeclarationSyntax) {
    visit(declaration.kind)
    visit(declaration.index)
    visit(declaration.arguments)
    visit(declaration.body)
  }

  private mutating func visit(_ constraint: ConstraintSyntax) {
    for left in constraint.left { visit(left) }
    visit(constraint.right)
    visit(constraint.inset)
    if case .expression(let expression) = constraint.priority?.kind { visit(expression) }
  }

  private mutating func visit(_ expectation: ExpectSyntax) {
    switch expectation {
    case .checks(let checks):
      for check in checks {
        switch check.kind {
        case .comparison(let left, _, let right, let tolerance):
          visit(left)
          visit(right)
          visit(tolerance)
        case .predicate(let expression): visit(expression)
        }
      }
    case .breaks(_, let amount): visit(amount)
    case .ambiguous(let target): visit(target)
    case .holds, .beats, .error: break
    }
  }

  /// The names in a `vfl` string may be those of values.
  private mutating func visitFormat(_ string: StringSyntax) {
    guard let format = VisualFormatSyntax(string) else { return }
    var predicates = format.views.flatMap(\.predicates)
    for gap in [format.leading, format.trailing] + format.gaps.map(Optional.some) {
      if case .predicates(let list) = gap { predicates += list }
    }
    for predicate in predicates {
      if case .name(let name) = predicate.value { mentioned.insert(name) }
    }
    mentioned.formUnion(format.views.map(\.name.text))
  }
}

// MARK: Expressions

extension UnusedNames {
  private mutating func visit(_ arguments: [ArgumentSyntax]) {
    for argument in arguments { visit(argument.value) }
  }

  private mutating func visit(_ expression: ExpressionSyntax?) {
    guard let expression else { return }
    switch expression.kind {
    case .name(let name): mentioned.insert(name)
    case .member(let base, _): visit(base)
    case .string(let string):
      for piece in string.pieces {
        if case .interpolation(let inner) = piece { visit(inner) }
      }
    case .index(let base, let index), .binary(_, let base, let index, _):
      visit(base)
      visit(index)
    case .call(let function, let arguments):
      visit(function)
      visit(arguments)
    case .unary(_, let operand): visit(operand)
    case .conditional(let test, let then, let otherwise):
      visit(test)
      visit(then)
      visit(otherwise)
    case .list(let elements), .tuple(let elements): for element in elements { visit(element) }
    case .object(let pairs): for pair in pairs { visit(pair.value) }
    case .number, .color, .bool, .null, .error: break
    }
  }
}
