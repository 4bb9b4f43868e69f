/// A program that has a diagnostic, and the same program mended.
public struct DiagnosticExample: Sendable {
  /// What tells the diagnostic.
  public enum Command: String, Sendable {
    case check, solve, test
  }

  /// A file of a program.
  public struct File: Sendable {
    public let name: String
    public let text: String
  }

  /// The program's files, the main one first.
  public let files: [File]
  /// The files with the fault mended: `check` says nothing about them.
  public let mendedFiles: [File]
  /// What tells the diagnostic.
  public let command: Command

  /// - Parameter text: A line `>> name` begins a further file.
  init(_ text: String, mended: String, command: Command = .check) {
    files = Self.files(in: text)
    mendedFiles = Self.files(in: mended)
    self.command = command
  }

  private static let mainFile = "example.layout"

  private static func files(in text: String) -> [File] {
    var files: [(name: String, lines: [Substring])] = [(mainFile, [])]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(">> ") {
        files.append((String(line.dropFirst(3)), []))
      } else {
        files[files.count - 1].lines.append(line)
      }
    }
    return files.map { File(name: $0.name, text: $0.lines.joined(separator: "\n") + "\n") }
  }

  static let all: [DiagnosticCode: DiagnosticExample] =
    [text, meaning, names, solution, inputs, warnings]
    .reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }
}

extension DiagnosticCatalogue.Entry {
  /// A program with this diagnostic and how it is mended; nil for what no program is known to have.
  public var example: DiagnosticExample? { DiagnosticExample.all[code] }

  /// The whole of what there is to say, in Markdown: title, explanation, the example with what is
  /// told of it, and the mended one.
  public var page: String {
    parts.map { part in
      switch part {
      case .title(let title): "## \(code): \(title)\n"
      case .paragraph(let text): text + "\n"
      case .fileName(let name): "`\(name)`:\n"
      case .code(let text), .messages(let text): "```\n\(text)```\n"
      }
    }.joined(separator: "\n")
  }

  /// A part of a page.
  package enum PagePart {
    case title(String)
    case paragraph(String)
    /// The name of the file that follows.
    case fileName(String)
    /// Lines of a file, with what can't be seen as escapes.
    case code(String)
    /// What is told of the example.
    case messages(String)
  }

  /// What the page is made of, in order.
  package var parts: [PagePart] {
    let head = [PagePart.title(title), .paragraph(explanation)]
    guard let example else { return head }
    return head + example.files.parts + [.messages(example.messages), .paragraph("Mended:")]
      + example.mendedFiles.parts
  }
}

extension [DiagnosticExample.File] {
  /// Blocks of code, each after the first with its name.
  fileprivate var parts: [DiagnosticCatalogue.Entry.PagePart] {
    enumerated().flatMap { place, file in
      (place == 0 ? [] : [.fileName(file.name)]) + [.code(file.text.escapedButNewlines)]
    }
  }
}

extension String {
  /// What can't be seen as escapes.
  fileprivate var escapedButNewlines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).safeToShow }.joined(separator: "\n")
  }
}

extension DiagnosticExample {
  /// The text of what is told of the faulty program.
  public var messages: String {
    let (diagnostics, sources) = diagnostics(of: files)
    return DiagnosticRenderer().render(DiagnosticList(diagnostics).diagnostics, in: sources)
  }

  /// What the example's command tells of files, the main one first.
  public func diagnostics(of files: [File]) -> ([Diagnostic], SourceMap) {
    let texts = Dictionary(files.map { ($0.name, $0.text) }) { first, _ in first }
    let loaded = LayoutProgram.load(files.first?.name ?? "", files: InMemoryFiles(texts))
    guard let program = loaded.program else { return (loaded.diagnostics, loaded.sources) }
    switch command {
    case .check:
      let result = program.check()
      return (loaded.diagnostics + result.diagnostics, result.sources)
    case .solve:
      let result = program.solve()
      return (loaded.diagnostics + result.diagnostics, result.sources)
    case .test:
      let report = program.runTests()
      return (
        loaded.diagnostics + report.diagnostics + report.outcomes.compactMap(\.failure),
        report.sources
      )
    }
  }
}
