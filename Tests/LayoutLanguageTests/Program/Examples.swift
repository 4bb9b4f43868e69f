import Foundation
import LayoutLanguage
import TestSupport

/// The project's own examples, as files in memory.
enum Examples {
  static let files = InMemoryFiles(bytes: contents)

  /// The layouts among them, without `.layout`, in alphabetical order.
  static let names = contents.keys.filter { $0.hasSuffix(".layout") }
    .map { String($0.dropLast(".layout".count)) }.sorted()

  private static let contents: [String: [UInt8]] = {
    let folder = Fixtures.projectFolder.appending(path: "Examples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var bytes: [String: [UInt8]] = [:]
    for name in names {
      bytes[name] = (try? Data(contentsOf: folder.appending(path: name))).map { [UInt8]($0) }
    }
    return bytes
  }()

  /// What the diagnostics say, for the messages of failing tests.
  static func text(_ diagnostics: [Diagnostic], _ sources: SourceMap) -> String {
    DiagnosticRenderer().render(diagnostics, in: sources)
  }
}
