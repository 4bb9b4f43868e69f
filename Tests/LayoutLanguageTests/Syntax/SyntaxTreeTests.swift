import Foundation
import LayoutLanguage
import TestSupport
import Testing

/// The trees of the language's examples, against recorded dumps.
@Suite struct SyntaxTreeTests {
  static let examples = [
    "01-avatar-row", "02-nine-grid", "03-friends-cell", "04-comments-footer", "05-feed",
    "06-smart-cell", "07-login", "90-conflict", "91-ambiguous",
  ]

  @Test(arguments: examples)
  func example(name: String) throws {
    let folder = "language-syntax/examples"
    let bytes = [UInt8](try Fixtures.data("\(folder)/\(name).layout"))
    let (tree, diagnostics) = Parser.parse(bytes, file: 0)
    #expect(diagnostics.isEmpty)
    try Golden.expect(SyntaxDump.text(of: tree), matches: "\(folder)/\(name).tree")
  }
}
