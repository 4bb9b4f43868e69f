internal import ConstraintKit
internal import LayoutLanguage

/// The diagnostics as a log of SARIF 2.1.0 (OASIS, 2020), which code scanners read.
struct SARIFLog: DiagnosticDocument {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private var results: [(diagnostic: Diagnostic, sources: SourceMap)] = []

  mutating func add(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    results += diagnostics.map { ($0, sources) }
  }

  func text(_ exitCode: ExitCode) -> String {
    let codes = Set(results.map(\.diagnostic.code.name)).sorted()
    let places = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    let run = JSONDocument.object([
      ("tool", .object([("driver", driver(codes))])),
      ("invocations", .array([invocation(exitCode)])),
      ("columnKind", .string("unicodeCodePoints")),
      (
        "results",
        .array(
          results.map { result in
            self.result(result.diagnostic, places[result.diagnostic.code.name], result.sources)
          })
      ),
    ])
    let log = JSONDocument.object([
      ("$schema", .string(Self.schema)), ("version", .string("2.1.0")), ("runs", .array([run])),
    ])
    return log.text(isPretty: true) + "\n"
  }
}

// MARK: - The tool

extension SARIFLog {
  private func driver(_ codes: [String]) -> JSONDocument {
    .object([
      ("name", .string(HelpScreen.tool)),
      ("version", .string(ConstraintKitVersion.current)),
      ("semanticVersion", .string(ConstraintKitVersion.current)),
      ("rules", .array(codes.compactMap { DiagnosticCatalogue.entry(named: $0) }.map(rule))),
    ])
  }

  private func rule(_ entry: DiagnosticCatalogue.Entry) -> JSONDocument {
    .object([
      ("id", .string(entry.code.name)),
      ("shortDescription", Self.text(entry.title)),
      ("fullDescription", Self.text(entry.explanation)),
      (
        "help",
        .object([("text", .string(entry.explanation)), ("markdown", .string(entry.page))])
      ),
      ("defaultConfiguration", .object([("level", .string("\(entry.level)"))])),
    ])
  }

  private func invocation(_ exitCode: ExitCode) -> JSONDocument {
    .object([
      ("executionSuccessful", .bool(exitCode <= .findings)),
      ("exitCode", .integer(Int(exitCode.rawValue))),
    ])
  }

  private static func text(_ text: String) -> JSONDocument {
    .object([("text", .string(text))])
  }
}

// MARK: - Results

extension SARIFLog {
  private func result(
    _ diagnostic: Diagnostic, _ rule: Int?, _ sources: SourceMap
  ) -> JSONDocument {
    var members: [(String, JSONDocument)] = [
      ("ruleId", .string(diagnostic.code.name)),
      ("level", .string("\(diagnostic.level)")),
      ("message", Self.text(diagnostic.wholeText)),
    ]
    if let rule { members.insert(("ruleIndex", .integer(rule)), at: 1) }
    if let primary = diagnostic.primary, let location = location(primary, sources) {
      members.append(("locations", .array([location])))
    }
    let related = diagnostic.secondary.enumerated().compactMap {
      location($1, sources, id: $0 + 1)
    }
    if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
    let fixes = diagnostic.fixes.compactMap { fix($0, sources) }
    if !fixes.isEmpty { members.append(("fixes", .array(fixes))) }
    return .object(members)
  }

  private func location(
    _ label: Diagnostic.Label, _ sources: SourceMap, id: Int? = nil
  ) -> JSONDocument? {
    guard let file = sources.file(label.span.file) else { return nil }
    var members: [(String, JSONDocument)] = id.map { [("id", .integer($0))] } ?? []
    members.append(
      (
        "physicalLocation",
        .object([("artifactLocation", artifact(file)), ("region", region(label.span, file))])
      ))
    if !label.message.isEmpty { members.append(("message", Self.text(label.message))) }
    return .object(members)
  }

  /// The end is the place after the last character.
  private func region(_ span: SourceSpan, _ file: SourceFile) -> JSONDocument {
    let start = file.position(at: Int(span.start))
    let end = file.position(at: Int(span.end))
    return .object([
      ("startLine", .integer(start.line)),
      ("startColumn", .integer(start.column)),
      ("endLine", .integer(end.line)),
      ("endColumn", .integer(end.column)),
      ("byteOffset", .integer(start.offset)),
      ("byteLength", .integer(end.offset - start.offset)),
    ])
  }

  private func artifact(_ file: SourceFile) -> JSONDocument {
    .object([("uri", .string(URIReference(path: file.path).text))])
  }

  /// Nil for advice that changes no text.
  private func fix(_ fix: Diagnostic.Fix, _ sources: SourceMap) -> JSONDocument? {
    var changes: [JSONDocument] = []
    for number in Set(fix.edits.map(\.span.file)).sorted() {
      guard let file = sources.file(number) else { continue }
      let replacements = fix.edits.filter { $0.span.file == number }.map { edit in
        JSONDocument.object([
          ("deletedRegion", region(edit.span, file)), ("insertedContent", Self.text(edit.text)),
        ])
      }
      changes.append(
        .object([("artifactLocation", artifact(file)), ("replacements", .array(replacements))]))
    }
    guard !changes.isEmpty else { return nil }
    return .object([
      ("description", Self.text(fix.message)), ("artifactChanges", .array(changes)),
    ])
  }
}
