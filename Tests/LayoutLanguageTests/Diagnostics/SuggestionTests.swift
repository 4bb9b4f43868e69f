import LayoutLanguage
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("avater", ["avatar", "water"], "avatar"), ("rigth", ["right", "left"], "right"),
    ("cout", ["count", "cols"], "count"), ("hihg", ["high", "low"], "high"),
    ("Width", ["width"], "width"), ("名字", ["名子", "x"], "名子"),
    ("contnt", ["comment", "content"], "content"),
  ])
  func near(name: String, candidates: [String], expected: String) {
    #expect(closestMatch(to: name, in: candidates) == expected)
  }

  @Test(arguments: [
    ("avatar", ["button", "name"]), ("a", ["b"]), ("ab", ["cd"]), ("x", []), ("same", ["same"]),
  ])
  func far(name: String, candidates: [String]) {
    #expect(closestMatch(to: name, in: candidates) == nil)
  }

  @Test func orderedByDistanceThenByOrder() {
    #expect(
      closestMatches(to: "abcdef", in: ["abcxyf", "abcdxf", "abcdef", "abcdeg", "zzz"])
        == ["abcdxf", "abcdeg", "abcxyf"])
  }

  @Test func lookAlikes() {
    #expect(
      characterDifference(between: "b\u{430}r", and: "bar")
        == "character 2 is `а` (U+0430, cyrillic small letter a), not `a` (U+0061)")
    #expect(
      characterDifference(between: "bar", and: "b\u{430}r")
        == "character 2 of `b\u{430}r` is `\u{430}` (U+0430, cyrillic small letter a), not `a` (U+0061)"
    )
    #expect(characterDifference(between: "bar", and: "baz") == nil)
    #expect(characterDifference(between: "бар", and: "bar") == nil)
    #expect(characterDifference(between: "ba", and: "b\u{430}r") == nil)
  }
}
