/// What names mean at a place of the text.
///
/// Blocks of `if` and `for` open scopes for values only: the views that are declared in them
/// belong to the enclosing view.
final class Scope {
  enum Kind {
    /// A file's parameters, data and `let`s.
    case file
    /// A block of `if` or `for`.
    case block
    /// The block of a view.
    case view
    /// The body of a component: of what lies outside only the file's `let`s are visible.
    case component
  }

  let kind: Kind
  let parent: Scope?
  /// The number of the module whose text it is.
  let module: Int
  /// `self`
  let node: Int
  /// The text of the block, in which names are looked for that exist under a condition only.
  let statements: [StatementSyntax]
  var values: [String: Binding] = [:]
  /// Only where ``opensViews``.
  var views: [String: NameEntry] = [:]
  /// The call that made a component's body.
  var call: Call?
  /// The loop whose body it is.
  var loop: ForSyntax?
  /// Which of the loop's elements it is for.
  var turn: LoopTurn?

  init(
    _ kind: Kind, parent: Scope?, module: Int, node: Int, statements: [StatementSyntax]
  ) {
    self.kind = kind
    self.parent = parent
    self.module = module
    self.node = node
    self.statements = statements
  }

  var isBlock: Bool { kind == .block }

  var opensViews: Bool { kind == .view || kind == .component }

  /// The scope that views are declared in.
  var viewScope: Scope {
    var scope = self
    while !scope.opensViews, let parent = scope.parent { scope = parent }
    return scope
  }

  /// The call of the component whose body this is in; nil in a file's own body.
  var enclosingCall: Call? {
    var scope: Scope? = self
    while let current = scope {
      if let call = current.call { return call }
      scope = current.parent
    }
    return nil
  }

  func block(_ statements: [StatementSyntax]) -> Scope {
    Scope(.block, parent: self, module: module, node: node, statements: statements)
  }

  func view(_ node: Int, _ statements: [StatementSyntax]) -> Scope {
    Scope(.view, parent: self, module: module, node: node, statements: statements)
  }
}

/// The making of a component's views, for chains of calls in messages.
final class Call {
  let component: String
  let span: SourceSpan
  /// Where it stands; nil where a component is gone through alone.
  let scope: Scope?
  /// 1 for the component's first instance.
  let number: Int
  let caller: Call?
  let depth: Int

  init(component: String, span: SourceSpan, scope: Scope? = nil, number: Int = 1) {
    self.component = component
    self.span = span
    self.scope = scope
    self.number = number
    caller = scope?.enclosingCall
    depth = (caller?.depth ?? 0) + 1
  }

  /// This call and those round it, the outermost first.
  var chain: [Call] {
    var calls = [self]
    while let caller = calls.last?.caller { calls.append(caller) }
    return calls.reversed()
  }
}

/// A view, several of one name, or free variables.
enum NameEntry {
  case view(Int)
  case family(ViewFamily)
  case variable(Int)
}

/// A name for a value: evaluated when it is first wanted.
final class Binding {
  enum Kind: String {
    case letBinding = "let"
    case parameter = "param"
    case data = "data"
    case loop = "loop variable"
  }

  enum Source {
    case known(Value)
    case expression(ExpressionSyntax, Scope)
  }

  let kind: Kind
  let name: NameSyntax
  /// In the name's file, where the name begins to be visible.
  let visibleFrom: Int32
  let type: TypeSyntax?
  let source: Source
  /// What evaluation as a known value gave.
  var value: Value?
  /// What evaluation within a constraint gave.
  var linear: Value?
  /// Whether its value comes from JSON, so that a wrong type is E0602.
  var isData: Bool { kind == .data }

  init(
    _ kind: Kind, _ name: NameSyntax, visibleFrom: Int32? = nil, type: TypeSyntax? = nil,
    source: Source
  ) {
    self.kind = kind
    self.name = name
    self.visibleFrom = visibleFrom ?? name.span.end
    self.type = type
    self.source = source
  }

  func isVisible(from use: SourceSpan) -> Bool {
    use.file != name.span.file || use.start >= visibleFrom
  }
}
