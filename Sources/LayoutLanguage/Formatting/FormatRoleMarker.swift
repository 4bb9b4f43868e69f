/// Tells the pieces of a file what they are in its tree.
struct FormatRoleMarker {
  private var pieces: FormatPieces

  static func mark(_ pieces: inout FormatPieces, from tree: SyntaxFile) {
    var marker = FormatRoleMarker(pieces: pieces)
    marker.visit(tree.items)
    pieces = marker.pieces
  }

  private mutating func set(_ role: FormatRole, at offset: Int32, before distance: Int = 0) {
    guard let index = pieces.index(at: offset), index >= distance else { return }
    pieces.pieces[index - distance].role = role
  }

  /// Sets the role of the piece that follows what ends at an offset.
  private mutating func set(_ role: FormatRole, after span: SourceSpan) {
    guard let index = pieces.index(atOrAfter: span.end) else { return }
    pieces.pieces[index].role = role
  }

  // MARK: Statements

  private mutating func visit(_ statements: [StatementSyntax]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: StatementSyntax) {
    markStatement(statement)
    switch statement.kind {
    case .importNames(_, let path): set(.importFrom, at: path.span.start, before: 1)
    case .parameter(let parameter): visit(parameter)
    case .data(let data): visit(data)
    case .type(_, let record): visit(record)
    case .component(_, let parameters, let body):
      for parameter in parameters { visit(parameter) }
      visit(body)
    case .test(let name, let arguments, let body):
      set(.testArguments, after: name.span)
      visit(arguments)
      visit(body)
    default: visitInner(statement)
    }
  }

  private mutating func visitInner(_ statement: StatementSyntax) {
    switch statement.kind {
    case .letBinding(let name, let type, let value):
      set(.assignment, after: type?.span ?? name.span)
      if let type { visit(type) }
      visit(value)
    case .variable(_, let index): visit(index)
    case .declaration(let declaration): visit(declaration)
    case .extend(let target, let body):
      visit(target)
      visit(body)
    case .property(let target, let value):
      set(.propertyValue, at: value.span.start)
      visit(target)
      visit(value)
    case .constraint(let constraint): visit(constraint)
    case .conditional(let conditional): visit(conditional)
    case .loop(let loop):
      visit(loop.sequence)
      visit(loop.body)
    case .expect(let expect): visit(expect)
    default: return
    }
  }

  private mutating func markStatement(_ statement: StatementSyntax) {
    guard let start = pieces.index(at: statement.span.start),
      let end = pieces.index(atOrAfter: statement.span.end)
    else { return }
    pieces.pieces[start].statementEnd = end
    if case .property = statement.kind { pieces.pieces[start].beginsProperty = true }
  }

  private mutating func visit(_ block: BlockSyntax) {
    set(.block, at: block.span.start)
    visit(block.statements)
  }

  private mutating func visit(_ declaration: DeclarationSyntax) {
    set(.declaredName, at: declaration.name.span.start)
    visit(declaration.kind)
    visit(declaration.index)
    visit(declaration.arguments)
    if let body = declaration.body { visit(body) }
  }

  private mutating func visit(_ constraint: ConstraintSyntax) {
    set(.relation, at: constraint.relationSpan.start)
    for target in constraint.left { visit(target) }
    visit(constraint.right)
    visit(constraint.inset)
    if case .expression(let value) = constraint.priority?.kind { visit(value) }
  }

  /// An `else if` belongs to the statement of its `if`.
  private mutating func visit(_ conditional: IfSyntax) {
    visit(conditional.condition)
    visit(conditional.then)
    guard let otherwise = conditional.otherwise else { return }
    set(.otherwise, at: otherwise.span.start, before: 1)
    if case .conditional(let inner) = otherwise.statements.first?.kind,
      otherwise.statements.first?.span == otherwise.span
    {
      visit(inner)
    } else {
      visit(otherwise)
    }
  }

  private mutating func visit(_ expect: ExpectSyntax) {
    switch expect {
    case .checks(let checks):
      for check in checks { visit(check) }
      if case .comparison(let left, _, _, _) = checks.first?.kind {
        set(.relation, after: left.span)
      }
    case .breaks(_, let amount?):
      set(.wordOperator, at: amount.span.start, before: 1)
      visit(amount)
    case .ambiguous(let target):
      set(.wordOperator, at: target.span.start, before: 1)
      visit(target)
    case .holds, .breaks, .beats, .error: return
    }
  }

  private mutating func visit(_ check: CheckSyntax) {
    switch check.kind {
    case .comparison(let left, _, let right, let tolerance):
      visit(left)
      visit(right)
      visit(tolerance)
    case .predicate(let expression): visit(expression)
    }
  }

  // MARK: Parameters and types

  private mutating func visit(_ parameter: ParameterSyntax) {
    if let type = parameter.type { visit(type) }
    visit(parameter.value)
  }

  private mutating func visit(_ data: DataSyntax) {
    if let type = data.type { visit(type) }
    if case .value(let value) = data.source { visit(value) }
  }

  private mutating func visit(_ type: TypeSyntax) {
    if type.isOptional { set(.optional, at: type.span.end - 1) }
    switch type.kind {
    case .list(let element): visit(element)
    case .record(let fields): for field in fields { visit(field.type) }
    case .name, .error: return
    }
  }

  // MARK: Expressions

  private mutating func visit(_ arguments: [ArgumentSyntax]) {
    for argument in arguments { visit(argument.value) }
  }

  private mutating func visit(_ expression: ExpressionSyntax?) {
    if let expression { visit(expression) }
  }

  /// Strings are one piece, with the expressions in them.
  private mutating func visit(_ expression: ExpressionSyntax) {
    switch expression.kind {
    case .member(let object, _): visit(object)
    case .index(let object, let index):
      visit(object)
      visit(index)
    case .call(let callee, let arguments):
      visit(callee)
      visit(arguments)
    case .unary(_, let operand):
      set(.unary, at: operand.span.start, before: 1)
      visit(operand)
    case .binary(_, let left, let right, _):
      visit(left)
      visit(right)
    case .conditional(let condition, let then, let otherwise):
      set(.choice, at: then.span.start, before: 1)
      set(.choice, at: otherwise.span.start, before: 1)
      for part in [condition, then, otherwise] { visit(part) }
    case .list(let elements), .tuple(let elements):
      for element in elements { visit(element) }
    case .object(let pairs):
      for pair in pairs { visit(pair.value) }
    case .number, .string, .color, .bool, .null, .name, .error: return
    }
  }
}
