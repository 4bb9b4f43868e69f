import Foundation
import LayoutLanguage
import TestSupport

/// The project's own examples, as files in memory.
enum Examples {
  static let files: InMemoryFiles = {
    let folder = Fixtures.projectFolder.appending(path: "Examples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var bytes: [String: [UInt8]] = [:]
    for name in names {
      bytes[name] = (try? Data(contentsOf: folder.appending(path: name))).map { [UInt8]($0) }
    }
    return InMemoryFiles(bytes: bytes)
  }()

  /// What the diagnostics say, for the messages of failing tests.
  static func text(_ diagnostics: [Diagnostic], _ sources: SourceMap) -> String {
    DiagnosticRenderer().render(diagnostics, in: sources)
  }
}
