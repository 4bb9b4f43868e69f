import ConstraintKit
import Testing

@Suite struct PictureColorTests {
  @Test(
    "Colours are read in each form",
    arguments: [
      ("#abc", [0xAA, 0xBB, 0xCC, 255]), ("#ABCD", [0xAA, 0xBB, 0xCC, 0xDD]),
      ("#010203", [1, 2, 3, 255]), ("#01020304", [1, 2, 3, 4]), ("gray", [128, 128, 128, 255]),
      ("LightGray", [211, 211, 211, 255]), ("transparent", [0, 0, 0, 0]),
    ] as [(String, [UInt8])])
  func forms(text: String, channels: [UInt8]) throws {
    let color = try #require(PictureColor(text))
    #expect([color.red, color.green, color.blue, color.alpha] == channels)
  }

  @Test(
    "What is no colour is none", arguments: ["", "#", "#12", "#12345", "#gggggg", "#１２３", "puce"])
  func faults(text: String) {
    #expect(PictureColor(text) == nil)
  }

  @Test("Every name is a colour", arguments: PictureColor.names.keys.sorted())
  func names(name: String) {
    #expect(PictureColor(name) != nil)
  }
}
