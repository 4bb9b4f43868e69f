internal import LayoutLanguage

/// A diagnostic as GitHub Actions reads it off a job's output:
/// `::error file=a.layout,line=3,endLine=3,col=5,endColumn=9,title=E0401::message`
struct WorkflowCommand {
  let text: String

  init(_ diagnostic: Diagnostic, in sources: SourceMap) {
    var properties: [(String, String)] = []
    if let span = diagnostic.primary?.span, let file = sources.file(span.file) {
      let start = file.position(at: Int(span.start))
      let end = file.position(at: Int(span.end))
      properties = [
        ("file", file.path.safeToShow), ("line", "\(start.line)"), ("endLine", "\(end.line)"),
        ("col", "\(start.column)"), ("endColumn", "\(end.column)"),
      ]
    }
    properties.append(("title", diagnostic.code.name))
    let list = properties.map { "\($0)=\(Self.escaped($1, in: "%\r\n:,"))" }.joined(separator: ",")
    let command = Self.command(diagnostic.level)
    text = "::\(command) \(list)::\(Self.escaped(diagnostic.wholeText, in: "%\r\n"))\n"
  }

  private static func command(_ level: Diagnostic.Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// The runner takes `%0A` back to a line feed, and no other escape.
  private static func escaped(_ text: String, in special: String.UnicodeScalarView) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if special.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += (digits.count < 2 ? "%0" : "%") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func escaped(_ text: String, in special: String) -> String {
    escaped(text, in: special.unicodeScalars)
  }
}

extension Diagnostic {
  /// The message with the notes and helps, a line for each.
  var wholeText: String {
    ([message] + notes.map { "note: " + $0 } + fixes.map { "help: " + $0.message })
      .joined(separator: "\n")
  }
}
