/// The text of a `.layout` file while it is being edited, with what is to be said about it.
///
/// ```swift
/// var document = LayoutDocument(text, name: "cell.layout", files: files)
/// try document.replace(120..<121, with: "2")
/// show(document.check(LayoutInputs(width: 320)).diagnostics)
/// ```
///
/// After each change the text is read whole, which takes a millisecond for a thousand lines; imported
/// files that are still the same aren't parsed again.
public struct LayoutDocument: Sendable {
  /// What messages call it; imports are relative to it.
  public let name: String
  private let files: any FileProvider
  private let limits: LayoutLimits
  private var loader: ModuleLoader
  /// What was loaded last, or nothing where the text is broken.
  public private(set) var program: LayoutProgram?
  /// The program as it was before the text was broken; the same as ``program`` while it isn't.
  public private(set) var lastProgram: LayoutProgram?

  /// A document; text that is broken is as good as any.
  ///
  /// - Parameters:
  ///   - text: In UTF-8; what isn't is a diagnostic.
  ///   - name: What messages call it; imports are relative to it.
  ///   - files: What it may import and read.
  public init(
    _ text: [UInt8], name: String = "source.layout", files: any FileProvider = InMemoryFiles(),
    limits: LayoutLimits = LayoutLimits()
  ) {
    self.name = name
    self.files = files
    self.limits = limits
    loader = ModuleLoader(files: files, limits: limits)
    load(text)
  }

  /// A document; text that is broken is as good as any.
  ///
  /// - Parameters:
  ///   - text: The text of a `.layout` file.
  ///   - name: What messages call it; imports are relative to it.
  ///   - files: What it may import and read.
  public init(
    _ text: String, name: String = "source.layout", files: any FileProvider = InMemoryFiles(),
    limits: LayoutLimits = LayoutLimits()
  ) {
    self.init(Array(text.utf8), name: name, files: files, limits: limits)
  }

  private mutating func load(_ text: [UInt8]) {
    loader = ModuleLoader(files: files, limits: limits, parsed: loader.parsedFiles)
    loader.loadMain(text, name: name, identity: nil)
    program = LayoutProgram(loader)
    lastProgram = program ?? lastProgram
  }

  // MARK: Text

  /// The text and its lines: file 0 of ``sources``.
  public var source: SourceFile { loader.sources.file(0) ?? SourceFile(path: name, bytes: []) }

  /// The document and what it imports.
  public var sources: SourceMap { loader.sources }

  /// Replaces a part of the text.
  ///
  /// - Parameters:
  ///   - range: In bytes; ``SourceFile/offset(line:utf16Column:)`` finds them as editors count.
  ///   - text: What stands there instead.
  /// - Throws: ``EditError`` for a range that isn't within the text; nothing is changed then.
  /// - Complexity: Linear in the length of the text, whatever is changed.
  public mutating func replace(_ range: Range<Int>, with text: String) throws(EditError) {
    var bytes = source.bytes
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else {
      throw EditError(range: range, length: bytes.count)
    }
    bytes.replaceSubrange(range, with: text.utf8)
    load(bytes)
  }

  /// Reads imported files again, which may have changed.
  public mutating func reload() {
    load(source.bytes)
  }

  // MARK: What it says

  /// The tree of the text, with error nodes where it is broken, and its comments.
  public var syntax: SyntaxFile {
    loader.modules.first?.syntax ?? SyntaxFile(file: 0, items: [])
  }

  /// The words, marks and comments of the text, for colouring.
  ///
  /// - Complexity: O(n log n) in the length of the text.
  public var tokens: [SourceToken] {
    Parser.tokens(of: source.bytes, file: 0, limits: limits.parser)
  }

  /// The names of the text and of what it imports.
  ///
  /// - Complexity: O(n log n) in the length of the text.
  public var symbolIndex: SymbolIndex { SymbolIndex(loader.modules) }

  /// What there is to say about the text and, where it can be read, about the layout at `inputs`.
  public func check(_ inputs: LayoutInputs = LayoutInputs()) -> CheckResult {
    guard let program else {
      return CheckResult(diagnostics: loader.allDiagnostics, sources: sources)
    }
    var result = program.check(inputs)
    result.diagnostics = loader.diagnostics + result.diagnostics
    return result
  }
}

/// A change of a part of a text that there isn't.
public struct EditError: Error, Sendable, Hashable {
  /// What was to be replaced, in bytes.
  public var range: Range<Int>
  /// How long the text is, in bytes.
  public var length: Int
}

extension EditError: CustomStringConvertible {
  /// For whoever reads a log: what was to be replaced, and how much there is.
  public var description: String {
    "bytes \(range.lowerBound)..<\(range.upperBound) of a text that has \(length)"
  }
}
