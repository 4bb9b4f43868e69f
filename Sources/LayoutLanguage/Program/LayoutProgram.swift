/// A `.layout` file with everything it imports, ready to be solved for any inputs.
///
/// ```swift
/// let program = try LayoutProgram.load("cell.layout", files: files).get()
/// let layout = try program.solve(LayoutInputs(width: 320)).get()
/// #expect(layout.frame(of: "avatar")?.width == 40)
/// ```
///
/// A layout is a pure function of the file, what it imports and the inputs.
public struct LayoutProgram: Sendable {
  /// The file and what it imports, in the order in which they were read.
  public let sources: SourceMap
  let modules: [Module]
  let files: any FileProvider
  let limits: LayoutLimits

  /// Reads and parses the file at `path` and everything it imports.
  ///
  /// - Parameter path: As the host names it; it is resolved by `files`.
  public static func load(
    _ path: String, files: any FileProvider, limits: LayoutLimits = LayoutLimits()
  ) -> LoadResult {
    var loader = ModuleLoader(files: files, limits: limits)
    loader.loadMain(path)
    return result(of: loader)
  }

  /// Parses `source` and reads what it imports.
  ///
  /// - Parameters:
  ///   - source: In UTF-8, with or without a byte order mark.
  ///   - name: What messages call it.
  ///   - location: The path to which imports are relative; nil is the name.
  ///   - files: What it may import and read.
  public static func load(
    source: [UInt8], name: String = "source.layout", location: String? = nil,
    files: any FileProvider = InMemoryFiles(), limits: LayoutLimits = LayoutLimits()
  ) -> LoadResult {
    var loader = ModuleLoader(files: files, limits: limits)
    loader.loadMain(source, name: name, identity: nil, location: location)
    return result(of: loader)
  }

  /// Parses `source` and reads what it imports.
  ///
  /// - Parameters:
  ///   - source: The text of a `.layout` file.
  ///   - name: What messages call it; imports are relative to it.
  ///   - files: What it may import and read.
  public static func load(
    source: String, name: String = "source.layout", files: any FileProvider = InMemoryFiles(),
    limits: LayoutLimits = LayoutLimits()
  ) -> LoadResult {
    load(source: Array(source.utf8), name: name, files: files, limits: limits)
  }

  private static func result(of loader: ModuleLoader) -> LoadResult {
    LoadResult(
      program: LayoutProgram(loader), diagnostics: loader.allDiagnostics, sources: loader.sources)
  }

  /// Nil where the text is broken.
  init?(_ loader: ModuleLoader) {
    if loader.isBroken { return nil }
    sources = loader.sources
    modules = loader.modules
    files = loader.files
    limits = loader.limits
  }
}

extension LayoutProgram {
  /// The frames for `inputs`. Ambiguity is a warning (W1005), and frames are given all the same.
  public func solve(_ inputs: LayoutInputs = LayoutInputs()) -> SolveResult {
    let reader = InputReader(self, inputs)
    return ProgramRun(self, reader, inputs).result
  }

  /// Everything to be said about the program at `inputs`; ambiguity is an error (E0402), and a
  /// parameter without a value only a note.
  public func check(_ inputs: LayoutInputs = LayoutInputs()) -> CheckResult {
    let reader = InputReader(self, inputs)
    let run = ProgramRun(self, reader, inputs, isCheck: true)
    var diagnostics = run.diagnostics
    diagnostics += componentFaults(run, reader)
    diagnostics += ExpectationNames(self, reader, inputs).diagnostics(of: run)
    for index in diagnostics.indices where diagnostics[index].code == .missingParameterValue {
      diagnostics[index].level = .note
    }
    return CheckResult(
      diagnostics: diagnostics + run.warnings, sources: reader.sources)
  }

  /// What is wrong with components that `run` made none of.
  private func componentFaults(_ run: ProgramRun, _ reader: InputReader) -> [Diagnostic] {
    guard !run.expander.isAborted else { return [] }
    let trial = Expander(modules: modules, sources: reader.sources, limits: limits)
    trial.tryComponents(reader.settings, except: run.expander.usedComponents)
    let told = Set(run.diagnostics.map(Fault.init))
    return trial.diagnostics.filter { !told.contains(Fault($0)) }
  }

  /// What is wrong, and where.
  private struct Fault: Hashable {
    var code: DiagnosticCode
    var span: SourceSpan?

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      span = diagnostic.primary?.span
    }
  }

  /// Runs the `expect`s of the file and its `test` blocks.
  ///
  /// - Parameter matching: Chooses `test` blocks by name; nil runs all of them, and the
  ///   expectations at the top level.
  public func runTests(
    _ inputs: LayoutInputs = LayoutInputs(), matching: ((String) -> Bool)? = nil
  ) -> TestReport {
    var runner = TestRunner(self, inputs)
    return runner.run(matching: matching)
  }

  // MARK: What the file declares

  /// The names of the file's parameters, in order.
  public var parameterNames: [String] { parameters(of: nil).map(\.name.text) }

  /// The parameters of a component of the file, or the file's own.
  func parameters(of component: String?) -> [ParameterSyntax] {
    if let component { return modules.first?.components[component]?.parameters ?? [] }
    return mainItems.compactMap { item in
      if case .parameter(let parameter) = item.kind { parameter } else { nil }
    }
  }

  var dataDeclarations: [DataSyntax] {
    mainItems.compactMap { item in
      if case .data(let data) = item.kind { data } else { nil }
    }
  }

  var mainItems: [StatementSyntax] { modules.first?.syntax.items ?? [] }
}
