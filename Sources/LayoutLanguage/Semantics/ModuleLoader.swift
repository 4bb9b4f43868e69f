/// A text and what the parser made of it.
struct ParsedFile: Sendable {
  var bytes: [UInt8]
  var syntax: SyntaxFile
  var diagnostics: [Diagnostic]
}

/// Reads and parses a file and everything it imports, each file once.
struct ModuleLoader {
  let files: any FileProvider
  let limits: LayoutLimits
  private(set) var sources = SourceMap()
  private(set) var modules: [Module] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// What was parsed before, by the number of the file.
  private let parsed: [ParsedFile]
  /// Modules by the identity of their files.
  private var loaded: [String: Int] = [:]
  /// The files that are being loaded, with the import that led to each.
  private var chain: [Link] = []

  private struct Link {
    var identity: String
    var path: String
    var span: SourceSpan?
    /// Where imports start from; nil is the path.
    var location: String?
  }

  /// - Parameter parsed: Files that need not be parsed anew where they have the same text and
  ///   number.
  init(files: any FileProvider, limits: LayoutLimits, parsed: [ParsedFile] = []) {
    self.files = files
    self.limits = limits
    self.parsed = parsed
  }

  /// What was parsed, to be used again.
  var parsedFiles: [ParsedFile] {
    zip(sources.files, modules).map { source, module in
      ParsedFile(bytes: source.bytes, syntax: module.syntax, diagnostics: module.syntaxProblems)
    }
  }

  /// Whether there are errors, so that nothing can be made of the text.
  var isBroken: Bool { diagnostics.contains { $0.level == .error } }

  /// What there is to say; of a broken text also which of its other names are unknown.
  var allDiagnostics: [Diagnostic] {
    isBroken ? diagnostics + NamesBesideFaults(self).diagnostics : diagnostics
  }

  /// Loads the file that the host names.
  mutating func loadMain(_ path: String) {
    do {
      let resolved = try files.resolve(path, relativeTo: nil)
      let contents = try files.read(resolved, limit: limits.maxFileSize)
      loadMain(contents.bytes, name: resolved, identity: contents.identity)
    } catch {
      diagnostics.append(.unreadable(error, at: nil))
    }
  }

  /// Loads text that is no file, or is one that is already read.
  ///
  /// - Parameter location: The path to which imports are relative; nil is the name.
  mutating func loadMain(
    _ bytes: [UInt8], name: String, identity: String?, location: String? = nil
  ) {
    let link = Link(identity: identity ?? name, path: name, location: location)
    _ = parse(bytes, link)
  }

  private mutating func parse(_ bytes: [UInt8], _ link: Link) -> Int {
    let file = sources.add(SourceFile(path: link.path, bytes: bytes))
    let (syntax, problems) = read(bytes, file: file)
    diagnostics += problems
    let number = modules.count
    modules.append(
      Module(
        path: link.path, location: link.location ?? link.path, syntax: syntax,
        syntaxProblems: problems))
    loaded[link.identity] = number
    chain.append(link)
    collectDeclarations(of: number)
    collectImports(of: number)
    chain.removeLast()
    return number
  }

  private func read(_ bytes: [UInt8], file: Int32) -> (SyntaxFile, [Diagnostic]) {
    let number = Int(file)
    if parsed.indices.contains(number), parsed[number].bytes == bytes {
      return (parsed[number].syntax, parsed[number].diagnostics)
    }
    return Parser.parse(bytes, file: file, limits: limits.parser)
  }

  // MARK: Imports

  private mutating func collectImports(of number: Int) {
    for item in modules[number].syntax.items {
      switch item.kind {
      case .importNames(let names, let path):
        importNames(names, from: path, span: item.span, into: number)
      case .importNamespace(let name, let path):
        importNamespace(name, from: path, span: item.span, into: number)
      default: break
      }
    }
  }

  private mutating func importNames(
    _ names: [NameSyntax], from path: StringSyntax, span: SourceSpan, into number: Int
  ) {
    guard let imported = load(path, span: span, into: number) else {
      modules[number].failedImports.formUnion(names.map(\.text))
      return
    }
    for name in names {
      if modules[imported].exports(name.text) {
        modules[number].imports[name.text] = imported
      } else {
        modules[number].failedImports.insert(name.text)
        diagnostics.append(.noSuchExport(name, of: modules[imported]))
      }
    }
  }

  private mutating func importNamespace(
    _ name: NameSyntax, from path: StringSyntax, span: SourceSpan, into number: Int
  ) {
    if let imported = load(path, span: span, into: number) {
      modules[number].namespaces[name.text] = imported
    } else {
      modules[number].failedImports.insert(name.text)
    }
  }

  /// The number of the module of an imported file; nil where it can't be had.
  private mutating func load(_ path: StringSyntax, span: SourceSpan, into number: Int) -> Int? {
    // The parser has told that there is none.
    guard path.span.start < path.span.end else { return nil }
    guard let text = path.literalText else {
      diagnostics.append(.interpolatedPath(path))
      return nil
    }
    do {
      let resolved = try files.resolve(text, relativeTo: modules[number].location)
      let contents = try files.read(resolved, limit: limits.maxFileSize)
      return open(contents, resolved: resolved, written: path, span: span)
    } catch {
      let similar = error.reason == .notFound ? files.similarFiles(to: error.path) : []
      diagnostics.append(
        .importFailed(error, written: text, similar: similar.first, at: path.span))
      return nil
    }
  }

  private mutating func open(
    _ contents: SourceFileContents, resolved: String, written: StringSyntax, span: SourceSpan
  ) -> Int? {
    if let start = chain.firstIndex(where: { $0.identity == contents.identity }) {
      reportCycle(from: start, closing: span)
      return nil
    }
    if let number = loaded[contents.identity] { return number }
    guard modules.count < limits.maxFiles else {
      diagnostics.append(.tooManyFiles(limits.maxFiles, at: written.span))
      return nil
    }
    return parse(
      contents.bytes, Link(identity: contents.identity, path: resolved, span: span))
  }

  private mutating func reportCycle(from start: Int, closing span: SourceSpan) {
    let links = chain[start...]
    diagnostics.append(
      .importCycle(
        links.map(\.path) + [chain[start].path], arrows: links.dropFirst().compactMap(\.span),
        closing: span))
  }

  // MARK: Declarations

  private mutating func collectDeclarations(of number: Int) {
    for item in modules[number].syntax.items {
      switch item.kind {
      case .component(let name, let parameters, let body):
        checkNew(name, in: number)
        check(parameters)
        if name.text.first?.isLowercase == true {
          diagnostics.append(.lowercaseComponent(name))
        }
        modules[number].components[name.text] = ComponentDeclaration(
          name: name, parameters: parameters, body: body, module: number)
      case .type(let name, let record):
        checkNew(name, in: number)
        modules[number].types[name.text] = TypeDeclaration(
          name: name, record: record, module: number)
      case .letBinding(let name, _, _):
        modules[number].lets[name.text] = name.span
      default: break
      }
    }
  }

  private mutating func check(_ parameters: [ParameterSyntax]) {
    var names: [String: NameSyntax] = [:]
    for parameter in parameters where !parameter.name.text.isEmpty {
      let name = parameter.name
      if let first = names[name.text] {
        diagnostics.append(
          .redeclared("parameter `\(name.text)`", at: name.span, first: first.span, sources))
      } else {
        names[name.text] = name
      }
    }
  }

  private mutating func checkNew(_ name: NameSyntax, in number: Int) {
    let module = modules[number]
    let first = module.components[name.text]?.name ?? module.types[name.text]?.name
    if let first {
      diagnostics.append(.redeclared("`\(name.text)`", at: name.span, first: first.span, sources))
    }
  }
}

extension StringSyntax {
  /// The text if nothing is interpolated.
  package var literalText: String? {
    var text = ""
    for piece in pieces {
      guard case .text(let part, _) = piece else { return nil }
      text += part
    }
    return text
  }
}
