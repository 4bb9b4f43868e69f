import ConstraintKit
import Foundation
import Testing

@testable import constraint_cli

@Suite struct JSONValueTests {
  @Test("Every string comes back as it was")
  func strings() throws {
    let text = "\"\\/\u{0}\u{1}\u{1f}\u{7f}\n\r\t头像👩‍👧\u{2028}</script>"
    let json = JSONDocument.array([.string(text)]).text()
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
    #expect(json.utf8.allSatisfy { $0 >= 0x20 })
  }

  @Test("Compact form has no spaces; pretty form keeps lists of scalars on a line")
  func forms() {
    let value = JSONDocument.object([
      ("a", .array([.integer(1), .number(2.5, .full)])), ("b", .array([])),
      ("c", .array([.object([("d", .null)])])), ("e", .object([])), ("f", .bool(true)),
    ])
    #expect(value.text() == #"{"a":[1,2.5],"b":[],"c":[{"d":null}],"e":{},"f":true}"#)
    #expect(
      value.text(isPretty: true) == """
        {
          "a": [1, 2.5],
          "b": [],
          "c": [
            {
              "d": null
            }
          ],
          "e": {},
          "f": true
        }
        """)
  }
}
