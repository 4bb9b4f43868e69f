/// What names mean in each block of a program's text.
struct SymbolScopes {
  enum Kind {
    case file, view, component, block
  }

  struct Scope {
    var kind: Kind
    var parent: Int?
    var module: Int
    /// Views and free variables.
    var views: [String: [Int]] = [:]
    /// Values, with the offsets from which they are visible.
    var values: [String: [(symbol: Int, from: Int32)]] = [:]
  }

  private(set) var scopes: [Scope] = []
  /// The scopes of blocks, by where they begin.
  private var blocks: [BlockKey: Int] = [:]
  /// The scopes whose views are members of a symbol.
  var bodies: [Int: [Int]] = [:]

  private struct BlockKey: Hashable {
    var file: Int32
    var start: Int32
  }

  mutating func make(_ kind: Kind, in parent: Int?, module: Int) -> Int {
    scopes.append(Scope(kind: kind, parent: parent, module: module))
    return scopes.count - 1
  }

  mutating func make(_ kind: Kind, of block: BlockSyntax, in parent: Int) -> Int {
    let scope = make(kind, in: parent, module: scopes[parent].module)
    blocks[BlockKey(file: block.span.file, start: block.span.start)] = scope
    return scope
  }

  func scope(of block: BlockSyntax) -> Int? {
    blocks[BlockKey(file: block.span.file, start: block.span.start)]
  }

  /// The scope that views are declared in.
  func viewScope(of scope: Int) -> Int {
    var scope = scope
    while scopes[scope].kind == .block, let parent = scopes[scope].parent { scope = parent }
    return scope
  }

  mutating func declareView(_ name: String, _ symbol: Int, in scope: Int) {
    scopes[viewScope(of: scope)].views[name, default: []].append(symbol)
  }

  mutating func declareValue(_ name: String, _ symbol: Int, from: Int32, in scope: Int) {
    scopes[scope].values[name, default: []].append((symbol, from))
  }

  // MARK: Lookup

  /// What a name means: in constraints the nearest of views and values, elsewhere a value before a
  /// view.
  func find(
    _ name: String, at use: SourceSpan, in scope: Int, isLinear: Bool, _ symbols: [LanguageSymbol]
  ) -> [Int] {
    let visible = Array(sequence(first: scope) { scopes[$0].parent })
    var isInComponent = false
    var views: [Int] = []
    for number in visible {
      let scope = scopes[number]
      if views.isEmpty { views = scope.views[name] ?? [] }
      if isLinear, !views.isEmpty { return views }
      let found = values(name, at: use, in: scope, isInComponent, symbols)
      if !found.isEmpty { return found }
      if scope.kind == .component { isInComponent = true }
    }
    return views
  }

  private func values(
    _ name: String, at use: SourceSpan, in scope: Scope, _ isInComponent: Bool,
    _ symbols: [LanguageSymbol]
  ) -> [Int] {
    let found = scope.values[name] ?? []
    return found.filter { entry in
      let symbol = symbols[entry.symbol]
      let isVisible = symbol.nameSpan.file != use.file || use.start >= entry.from
      let isHidden = isInComponent && scope.kind == .file && symbol.kind != .letBinding
      return isVisible && !isHidden
    }.map(\.symbol)
  }

  /// The views of a name that are members of what a symbol stands for.
  func members(_ name: String, of symbol: Int) -> [Int] {
    (bodies[symbol] ?? []).flatMap { scopes[$0].views[name] ?? [] }
  }
}
