/// Something that a file gives a name to.
public struct LanguageSymbol: Sendable, Hashable {
  /// What the name stands for.
  public enum Kind: Sendable, Hashable {
    /// A view, or the views of one name and many indices.
    case view
    /// A free variable: `var`.
    case variable
    /// A constant: `let`.
    case letBinding
    /// `param` of a file, or a parameter of a component.
    case parameter
    /// `data`
    case data
    /// The element or the index of a `for`.
    case loopVariable
    /// `type`
    case type
    /// `component`
    case component
    /// The name of an imported file: `import "…" as name`.
    case namespace
    /// What a constraint is called: `as name`.
    case label
  }
  /// As it is written, without an index.
  public var name: String
  /// What the name stands for.
  public var kind: Kind
  /// Of a view, what it is declared as: `label`, or the name of a component.
  public var detail: String?
  /// Where the name is declared.
  public var nameSpan: SourceSpan
  /// The whole declaration.
  public var span: SourceSpan
  /// The index, in ``SymbolIndex/symbols``, of the view or component that it is declared in.
  public var parent: Int?
}

/// A symbol and what is declared in it: an editor's outline.
public struct OutlineItem: Sendable, Hashable {
  /// What is declared.
  public var symbol: LanguageSymbol
  /// In the order of the text.
  public var children: [OutlineItem]
}

/// The names that a program's files declare and where they are used.
///
/// What is looked at is the text, not what was expanded, so that a name in a branch that isn't taken
/// is found too. Fields of data aren't symbols, and what only an expansion knows (`prev`, the
/// elements of a list) isn't followed.
public struct SymbolIndex: Sendable {
  /// A name where it is used.
  public struct Reference: Sendable, Hashable {
    /// The name's own text.
    public var span: SourceSpan
    /// Indices into ``symbols``: several where branches declare one name.
    public var symbols: [Int]
  }

  /// In the order of the files and their text; what a block adds to a view that exists comes last.
  public internal(set) var symbols: [LanguageSymbol] = []
  /// In the order of the files and their text; declarations aren't among them.
  public internal(set) var references: [Reference] = []

  /// What the name at a place stands for: where it is declared. Empty where there's none.
  ///
  /// - Parameters:
  ///   - offset: In bytes; the place directly after a name counts as in it.
  ///   - file: The number of the file.
  public func definitions(at offset: Int, file: Int32 = 0) -> [LanguageSymbol] {
    indices(at: offset, file).map { symbols[$0] }
  }

  /// Where what the name at a place stands for is declared and used, in the order of the files and
  /// their text.
  ///
  /// - Parameters:
  ///   - offset: In bytes; the place directly after a name counts as in it.
  ///   - file: The number of the file.
  public func occurrences(at offset: Int, file: Int32 = 0) -> [SourceSpan] {
    let wanted = Set(indices(at: offset, file))
    guard !wanted.isEmpty else { return [] }
    let uses = references.filter { !wanted.isDisjoint(with: $0.symbols) }.map(\.span)
    return (uses + wanted.map { symbols[$0].nameSpan }).sorted { $0.order < $1.order }
  }

  /// What a file declares, nested as it is written; labels and loops' variables are left out.
  public func outline(of file: Int32 = 0) -> [OutlineItem] {
    var children: [Int: [Int]] = [:]
    for (index, symbol) in symbols.enumerated() where symbol.nameSpan.file == file {
      guard symbol.kind != .label, symbol.kind != .loopVariable else { continue }
      children[symbol.parent ?? -1, default: []].append(index)
    }
    return items(children[-1] ?? [], children)
  }

  private func items(_ indices: [Int], _ children: [Int: [Int]]) -> [OutlineItem] {
    indices.map { index in
      OutlineItem(symbol: symbols[index], children: items(children[index] ?? [], children))
    }
  }

  private func indices(at offset: Int, _ file: Int32) -> [Int] {
    func touches(_ span: SourceSpan) -> Bool {
      span.file == file && Int(span.start) <= offset && offset <= Int(span.end)
    }
    if let use = references.first(where: { touches($0.span) }) { return use.symbols }
    return symbols.indices.filter { touches(symbols[$0].nameSpan) }
  }
}

extension SourceSpan {
  /// By file, then by start.
  var order: Int64 { Int64(file) << 32 | Int64(UInt32(bitPattern: start)) }
}

extension LayoutProgram {
  /// The names of the program's files, for editors.
  ///
  /// - Complexity: O(n log n) in the length of the text.
  public var symbolIndex: SymbolIndex { SymbolIndex(modules) }
}
