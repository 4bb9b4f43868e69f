import Foundation
import TestSupport
import Testing

/// `ast`: the tree of each example, as programs read it.
@Suite struct SyntaxCommandTests {
  private static let folder = Fixtures.projectFolder.appending(path: "Examples")

  struct Node {
    var form: String
    var span: Range<Int>
    var members: [String: Any]
  }

  /// The nodes directly in a value.
  private static func nodes(in value: Any) -> [Node] {
    if let list = value as? [Any] { return list.flatMap(nodes) }
    guard let members = value as? [String: Any] else { return [] }
    guard let form = members["node"] as? String, let span = members["span"] as? [Int] else {
      return members.sorted { $0.key < $1.key }.flatMap { nodes(in: $0.value) }
    }
    return [Node(form: form, span: span[0]..<span[1], members: members)]
  }

  /// Checks a node and what is in it; returns how many there are.
  private static func check(_ node: Node, in outer: Range<Int>, _ bytes: [UInt8]) -> Int {
    #expect(
      outer.lowerBound <= node.span.lowerBound && node.span.upperBound <= outer.upperBound,
      "\(node.form) at \(node.span) in \(outer)")
    let text = String(decoding: bytes[node.span], as: UTF8.self)
    switch node.form {
    case "name": #expect(node.members["text"] as? String == text)
    case "bool": #expect(node.members["value"] as? Bool == (text == "true"))
    case "number": #expect(node.members["value"] as? Double == Double(text))
    default: break
    }
    let inner = node.members.sorted { $0.key < $1.key }.flatMap { nodes(in: $0.value) }
    return inner.reduce(1) { $0 + check($1, in: node.span, bytes) }
  }

  private func document(_ arguments: [String]) throws -> [String: Any] {
    let outcome = try CommandLineTool.run(["ast"] + arguments, in: Self.folder)
    #expect(outcome.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(object as? [String: Any])
  }

  @Test(
    "Each node of an example is within the one round it, and says what its text says",
    arguments: ["05-feed.layout", "17-data-table.layout", "22-form.layout", "36-receipt.layout"])
  func nesting(name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
    let document = try document([name])
    #expect(document["schema"] as? String == "constraint/ast@1")
    let items = Self.nodes(in: document["items"] ?? [])
    let count = items.reduce(0) { $0 + Self.check($1, in: 0..<bytes.count, bytes) }
    #expect(count > 100)
    let forms = Set(items.map(\.form))
    #expect(!forms.contains("error"))
  }

  @Test(
    "The tokens of an example are in order, without overlaps, and leave out only spaces",
    arguments: ["05-feed.layout", "22-form.layout"])
  func tokens(name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
    let tokens = try #require(try document(["--tokens", name])["tokens"] as? [[String: Any]])
    var end = 0
    for token in tokens {
      let span = try #require(token["span"] as? [Int])
      let between = try #require(String(bytes: bytes[end..<span[0]], encoding: .utf8))
      let isBlank = between.allSatisfy(\.isWhitespace)
      #expect(isBlank, "\(between)")
      end = span[1]
    }
    #expect(Array(bytes[end...]) == [UInt8(ascii: "\n")])
  }
}
