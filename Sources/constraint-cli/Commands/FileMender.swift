internal import LayoutLanguage

/// Makes the fixes of a file, and those of what comes of them, until there are none left.
struct FileMender {
  /// A fix may lay bare another fault, such as the next use of a name that is misspelled throughout.
  private static let mostRounds = 500

  let loader: ProgramLoader
  let inputs: LayoutInputs
  let diagnostics: DiagnosticOptions

  /// A file as it was, as it is mended, and what is left to say about it.
  struct Mended {
    /// Nil where the file can't be read.
    var original: SourceFile?
    var bytes: [UInt8] = []
    var fixes = 0
    var findings: [Diagnostic]
    var sources: SourceMap

    var isChanged: Bool { original.map { $0.bytes != bytes } ?? false }
  }

  /// The best text that fixes lead to: none that has more errors of the text than the one before it is kept.
  func mend(_ path: String) throws(ToolError) -> Mended {
    var mended = check(try loader.load(path), original: nil)
    var seen: Set<[UInt8]> = []
    for _ in 0..<Self.mostRounds {
      guard let source = mended.sources.file(0), seen.insert(source.bytes).inserted else { break }
      let applied = source.applying(mended.findings, number: 0)
      guard applied.count > 0 else { break }
      var next = check(
        try loader.load(applied.bytes, as: path), original: mended.original ?? source)
      next.fixes = mended.fixes + applied.count
      guard next.errors <= mended.errors else { break }
      mended = next
    }
    return mended
  }

  private func check(_ loaded: LoadResult, original: SourceFile?) -> Mended {
    var findings = loaded.diagnostics
    var sources = loaded.sources
    if let program = loaded.program {
      let result = program.check(inputs)
      findings += result.diagnostics
      sources = result.sources
    }
    return Mended(
      original: original ?? sources.file(0), bytes: sources.file(0)?.bytes ?? [],
      findings: diagnostics.judged(findings, in: sources), sources: sources)
  }
}

extension FileMender.Mended {
  /// Those of the text: what keeps a layout from being solved (E04xx) is seen only once that is mended.
  fileprivate var errors: Int {
    findings.count { $0.level == .error && !$0.code.name.hasPrefix("E04") }
  }
}
