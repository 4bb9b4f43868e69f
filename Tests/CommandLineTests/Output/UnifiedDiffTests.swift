import Foundation
import TestSupport
import Testing

@testable import constraint_cli

@Suite struct UnifiedDiffTests {
  private static func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(from: old, to: new, name: "f", usesColor: false).text
  }

  @Test(
    arguments: [
      ("a\nb\n", "a\nb\n", ""),
      ("a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"),
      ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
      ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
      ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
      ("a\r\nb\n", "a\nb\n", "@@ -1,2 +1,2 @@\n-a\r\n+a\n b\n"),
      (
        "1\n2\n3\n4\n5\nx\n6\n7\n8\n9\n", "1\n2\n3\n4\n5\n6\n7\n8\n9\n",
        "@@ -3,7 +3,6 @@\n 3\n 4\n 5\n-x\n 6\n 7\n 8\n"
      ),
      (
        "x\n1\n2\n3\n4\n5\n6\n7\nx\n", "1\n2\n3\n4\n5\n6\n7\n",
        "@@ -1,4 +1,3 @@\n-x\n 1\n 2\n 3\n@@ -6,4 +5,3 @@\n 5\n 6\n 7\n-x\n"
      ),
    ])
  func hunks(old: String, new: String, hunks: String) {
    #expect(Self.diff(old, new) == (hunks.isEmpty ? "" : "--- f\n+++ f\n" + hunks))
  }

  @Test("Random texts: the lines that stay and those that come make the new text")
  func random() {
    let seed = Soak.firstSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let old = (0..<Int.random(in: 0...30, using: &generator)).map { _ -> Substring in
        "\(Int.random(in: 0..<20, using: &generator))"
      }
      let new = Self.edited(old, &generator)
      let matches = LineDifference(old, new).matches
      let kept = matches.compactMap { $0 }
      #expect(kept == kept.sorted() && Set(kept).count == kept.count, "seed \(seed)")
      for (index, match) in matches.enumerated() {
        if let match { #expect(old[index] == new[match], "seed \(seed)") }
      }
    }
  }

  /// A quarter of the lines gone, and others added.
  private static func edited(
    _ lines: [Substring], _ generator: inout SeededGenerator
  ) -> [Substring] {
    var result: [Substring] = []
    for line in lines where Int.random(in: 0..<4, using: &generator) > 0 {
      result.append(line)
      if Int.random(in: 0..<5, using: &generator) == 0 { result.append("new") }
    }
    return result
  }
}
