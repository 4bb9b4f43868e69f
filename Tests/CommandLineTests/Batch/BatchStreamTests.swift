import Foundation
import TestSupport
import Testing

/// Batches whose input goes on while answers are read.
@Suite struct BatchStreamTests {
  private static let example = Fixtures.projectFolder
    .appending(path: "Examples/03-friends-cell.layout").path()

  @Test("An answer doesn't wait for the next line", arguments: ["1", "4"])
  func promptness(threads: String) throws {
    try withTemporaryFolder { folder in
      let tool = try Conversation(["batch", "-j", threads], in: folder)
      for number in 1...20 {
        try tool.say("{\"id\":\(number),\"source\":\"canvas: (\(number), 1)\"}\n")
        let answer = try tool.hear(upTo: "\n")
        #expect(answer.hasPrefix("{\"id\":\(number),\"ok\":true,\"root\":{\"width\":\(number),"))
      }
      try tool.say("{\"id\":0,\"source\":")
      try tool.say("\"canvas: (5, 1)\"}")
      try tool.endInput()
      #expect(try tool.hear(upTo: "\n").hasPrefix("{\"id\":0,\"ok\":true,\"root\":{\"width\":5,"))
      tool.process.waitUntilExit()
      #expect(tool.process.terminationStatus == 0)
    }
  }

  @Test("A file that changes is read again: the layout, an import, its data")
  func changes() throws {
    try withTemporaryFolder { folder in
      let main =
        "import side from \"b.layout\"\ndata d: [int] from \"d.json\"\ncanvas: (side, count(d))\n"
      try folder.writing(main, to: "a.layout")
      try folder.writing("let side = 10\n", to: "b.layout")
      try folder.writing("[1]", to: "d.json")
      let tool = try Conversation(["batch", "--layout", "a.layout", "--only", "root"], in: folder)
      func answer() throws -> String {
        try tool.say("{}\n{}\n")
        let answers = [try tool.hear(upTo: "\n"), try tool.hear(upTo: "\n")]
        let rests = answers.map { String($0.drop { $0 != "," }) }
        #expect(rests[0] == rests[1] || rests.allSatisfy { $0.contains("E0504") })
        return rests[0]
      }
      #expect(try answer() == ",\"ok\":true,\"root\":{\"width\":10,\"height\":1}}\n")
      try folder.writing("let side = 9_000\n".replacing("_", with: ""), to: "b.layout")
      #expect(try answer() == ",\"ok\":true,\"root\":{\"width\":9000,\"height\":1}}\n")
      try folder.writing("[1, 2, 3]", to: "d.json")
      #expect(try answer() == ",\"ok\":true,\"root\":{\"width\":9000,\"height\":3}}\n")
      try folder.writing("canvas: (1, 1)\n", to: "a.layout")
      #expect(try answer() == ",\"ok\":true,\"root\":{\"width\":1,\"height\":1}}\n")
      try FileManager.default.removeItem(at: folder.appending(path: "a.layout"))
      #expect(try answer().hasPrefix(",\"ok\":false,"))
      try folder.writing(main, to: "a.layout")
      #expect(try answer() == ",\"ok\":true,\"root\":{\"width\":9000,\"height\":3}}\n")
    }
  }

  @Test("Memory doesn't grow with the number of lines")
  func memory() throws {
    try withTemporaryFolder { folder in
      let tool = try Conversation(
        ["batch", "-j", "2", "--only", "root", "--layout", Self.example], in: folder)
      var random = SeededGenerator(seed: 3)
      /// Lines of known shapes, and ones whose shapes are never seen again.
      func play(_ count: Int) throws {
        for number in 0..<count {
          let post = RandomPost.moment(using: &random)
          let width =
            number % 10 == 0 ? ",\"width\":\(Double.random(in: 300...400, using: &random))" : ""
          try tool.say("{\"params\":{\"post\":\(post)}\(width)}\n")
          #expect(try tool.hear(upTo: "\n").contains("\"ok\":true"))
        }
      }
      try play(500)
      let before = try tool.residentMemory
      try play(1_000 * Soak.factor)
      let after = try tool.residentMemory
      #expect(before > 0)
      #expect(after - before < 8_000, "from \(before) kB to \(after) kB")
    }
  }
}
