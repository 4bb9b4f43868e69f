/// A parsed file and what it declares for others.
struct Module: Sendable {
  var path: String
  /// The path to which imports are relative.
  var location: String
  var syntax: SyntaxFile
  /// What the parser said about it.
  var syntaxProblems: [Diagnostic] = []
  var components: [String: ComponentDeclaration] = [:]
  var types: [String: TypeDeclaration] = [:]
  /// The top-level `let`s.
  var lets: [String: SourceSpan] = [:]
  /// Names from other modules, by the number of the module.
  var imports: [String: Int] = [:]
  /// `import "…" as name`
  var namespaces: [String: Int] = [:]
  /// Imports that failed and were reported.
  var failedImports: Set<String> = []

  /// Whether `name` can be imported.
  func exports(_ name: String) -> Bool {
    components[name] != nil || types[name] != nil || lets[name] != nil
  }

  /// What can be imported, in order of name.
  var exportedNames: [String] {
    (Array(components.keys) + Array(types.keys) + Array(lets.keys)).sorted()
  }
}

struct ComponentDeclaration: Sendable {
  var name: NameSyntax
  var parameters: [ParameterSyntax]
  var body: BlockSyntax
  var module: Int
}

struct TypeDeclaration: Sendable {
  var name: NameSyntax
  var record: TypeSyntax
  var module: Int
}
