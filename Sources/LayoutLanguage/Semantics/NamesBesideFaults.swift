internal import ConstraintKit

/// The unknown names of a program that can't be run since its text is broken, so that they need not
/// wait until that is mended.
///
/// Where the text is broken nobody knows what was to be declared, nor in which block what follows
/// stands. So only names are told that are written neither in a broken part nor, in any file, where
/// something is declared, that the language doesn't have, and that resemble a name that there is.
/// Where brackets don't match, what is declared where is anybody's guess, and only levels and kinds of views are
/// told.
struct NamesBesideFaults {
  private let loader: ModuleLoader

  init(_ loader: ModuleLoader) {
    self.loader = loader
  }

  private static let codes: Set<DiagnosticCode> = [
    .unknownName, .unknownMember, .unknownComponent, .badPriority,
  ]

  /// What is tried is enough for a text that somebody writes, not for what a loop makes of it.
  private static let mostStatements = 20_000

  var diagnostics: [Diagnostic] {
    guard !loader.modules.isEmpty else { return [] }
    var limits = loader.limits
    limits.maxStatements = min(limits.maxStatements, Self.mostStatements)
    let trial = Expander(modules: loader.modules, sources: loader.sources, limits: limits)
    trial.tryAll()
    let isUnbalanced = loader.diagnostics.contains { $0.code == .unmatchedBracket }
    let codes = isUnbalanced ? [.badPriority, .unknownComponent] : Self.codes
    let candidates = trial.diagnostics.filter { codes.contains($0.code) }
    guard !candidates.isEmpty else { return [] }
    let broken = loader.modules.indices.map(brokenText)
    let words = Words(loader.modules, broken)
    return candidates.filter { diagnostic in
      guard let span = diagnostic.primary?.span, broken.indices.contains(Int(span.file)) else {
        return false
      }
      let bytes = loader.sources.files[Int(span.file)].bytes
      return !broken[Int(span.file)].contains(span.start)
        && words.isMisspelling(bytes[Int(span.start)..<Int(span.end)].words, diagnostic.code)
    }
  }

  private func brokenText(_ number: Int) -> BrokenText {
    let file = Int32(number)
    let errors = loader.diagnostics.filter { $0.level == .error && $0.primary?.span.file == file }
    return BrokenText(loader.sources.files[number], loader.modules[number].syntax, errors)
  }
}

/// The words that a program has.
private struct Words {
  /// What is declared, in any file, and the fields of data.
  private let declared: [String]
  private let ofLanguage =
    AttributeNames.all + PropertyNames.all + AttributeLookup.attributesAndGroups
    + AttributeLookup.guides
  private let kinds = ViewKind.builtIn.map(\.name)
  private let levels = Priority.levels.map(\.name)
  private let known: Set<String>
  /// Whether no data comes from a file without a type that says what is in it.
  private let knowsAllFields: Bool

  init(_ modules: [Module], _ broken: [BrokenText]) {
    declared =
      SymbolIndex(modules).symbols.map(\.name)
      + modules.flatMap(\.syntax.nodes).flatMap(\.fields)
    knowsAllFields = !modules.flatMap(\.syntax.items).contains { item in
      guard case .data(let data) = item.kind, case .file = data.source else { return false }
      return data.type == nil
    }
    known = broken.reduce(into: Set(declared + ofLanguage + kinds + levels)) {
      $0.formUnion($1.words)
    }
  }

  /// Whether none of the words at a place is known, and one resembles a name that could stand there.
  func isMisspelling(_ words: Set<String>, _ code: DiagnosticCode) -> Bool {
    guard words.isDisjoint(with: known), code != .unknownMember || knowsAllFields else {
      return false
    }
    let names =
      switch code {
      case .unknownMember: ofLanguage + declared
      case .unknownComponent: kinds + declared
      case .badPriority: levels
      default: declared
      }
    return words.contains { closestMatch(to: $0, in: names) != nil }
  }
}

extension SyntaxNode {
  /// The fields of the types and objects in it.
  fileprivate var fields: [String] {
    let own =
      switch kind {
      case .type(let type): type.fields
      case .expression(let expression): expression.keys
      default: [NameSyntax]()
      }
    return own.map(\.text) + children.flatMap(\.fields)
  }
}

extension TypeSyntax {
  fileprivate var fields: [NameSyntax] {
    if case .record(let fields) = kind { fields.map(\.name) } else { [] }
  }
}

extension ExpressionSyntax {
  fileprivate var keys: [NameSyntax] {
    if case .object(let pairs) = kind { pairs.map(\.key) } else { [] }
  }
}
