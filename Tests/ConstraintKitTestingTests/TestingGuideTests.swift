import ConstraintKit
import ConstraintKitTesting
import Foundation
import TestSupport
import Testing

/// The code of `Documentation/Testing.md`, compiled and run.
@Suite struct TestingGuideTests {
  /// Every block of Swift in the guide stands in this file, line by line.
  @Test func theGuideIsCompiled() throws {
    let guide = try String(
      contentsOf: Fixtures.projectFolder.appending(path: "Documentation/Testing.md"),
      encoding: .utf8)
    let source = Self.lines(of: try String(contentsOfFile: "\(#filePath)", encoding: .utf8))
    let blocks = guide.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    #expect(blocks.count >= 6)
    for block in blocks {
      let lines = Self.lines(of: block)
      let isThere = source.indices.contains { source[$0...].starts(with: lines) }
      #expect(isThere, "not in this file:\n\(block)")
    }
  }

  /// Without indentation and empty lines.
  private static func lines(of text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}

/// The cell that the guide is about.
struct MessageCell {
  let root = LayoutView("cell")
  let avatar = LayoutView("avatar", content: .size(width: 40, height: 40))
  let name = LayoutView.label("", name: "name")
  let time = LayoutView.label("", name: "time", font: TextFont(size: 12))
  let text = LayoutView.label("", name: "text", lines: 0)

  init(name: String, time: String, text: String) {
    self.name.text = name
    self.time.text = time
    self.text.text = text
    self.time.compression.horizontal = .high + 1
    self.time.hugging.horizontal = .low + 1
    root.addSubviews(avatar, self.name, self.time, self.text)
    root.constrain {
      avatar.left == root.left + 16
      avatar.top == root.top + 12
      avatar.size == LayoutSize(width: 40, height: 40)
      self.name.left == avatar.right + 12
      self.name.top == avatar.top
      (self.time.left == self.name.right + 8).labeled("gap before the time")
      self.time.right == root.right - 16
      self.time.firstBaseline == self.name.firstBaseline
      self.text.left == self.name.left
      self.text.right == self.time.right
      self.text.top == self.name.bottom + 4
      self.text.bottom <= root.bottom - 12
      avatar.bottom <= root.bottom - 12
    }
  }
}

@Suite struct MessageCellTests {
  @Test func avatarIsInTheCorner() throws {
    let cell = MessageCell(name: "Anna", time: "9:41", text: "See you there")
    let solution = try cell.root.solve(width: 375)
    solution.expectFrame(of: cell.avatar, LayoutRect(x: 16, y: 12, width: 40, height: 40))
    solution.expectFrame(of: cell.text, x: 68, width: 291)
    solution.expectValue(of: cell.time.left - cell.name.right, 8)
  }

  @Test func theTimeStaysWhole() throws {
    let cell = MessageCell(
      name: "Wolfeschlegelsteinhausenbergerdorff the Younger", time: "9:41", text: "")
    let solution = try cell.root.solve(width: 320)
    solution.expectPriority(
      .compression(of: cell.time, .horizontal),
      winsOver: .compression(of: cell.name, .horizontal))
  }

  @Test func theNameTakesTheRest() throws {
    let cell = MessageCell(name: "Anna", time: "9:41", text: "")
    let solution = try cell.root.solve(width: 320)
    solution.expectPriority(
      .hugging(of: cell.time, .horizontal), winsOver: .hugging(of: cell.name, .horizontal))
    solution.expectSatisfied("gap before the time")
  }

  @Test(arguments: [320.0, 375, 414])
  func noTextIsCut(_ width: Double) throws {
    let cell = MessageCell(
      name: "Anna", time: "9:41", text: "Shall we meet at the harbour, by the second bridge?")
    let solution = try cell.root.solve(width: width)
    solution.expectWhole()
    solution.expectLines(of: cell.text, 1...2)
  }

  @Test func aLongNameIsCut() throws {
    let cell = MessageCell(
      name: "Wolfeschlegelsteinhausenbergerdorff the Younger", time: "9:41", text: "")
    let solution = try cell.root.solve(width: 320)
    solution.expectCut(cell.name)
    solution.expectWhole(cell.time)
  }

  @Test(arguments: [320.0, 375, 414])
  func nothingIsLeftOpen(_ width: Double) throws {
    let cell = MessageCell(name: "Anna", time: "9:41", text: "See you there")
    let solution = try cell.root.solve(width: width)
    solution.expectDetermined()
    solution.expectDetermined(cell.time, byPriority: true)
  }

  @Test func theNameCannotBeWiderThanTheCell() throws {
    let cell = MessageCell(name: "Anna", time: "9:41", text: "")
    cell.name.makeConstraints { make in make.width.equalTo(400).labeled("wide name") }
    let conflict = expectConflict { try cell.root.solve(width: 375) }
    print(conflict?.contradiction() as Any)
  }

  @Test func framesAtThreeWidths() {
    let cell = MessageCell(
      name: "Anna", time: "9:41", text: "Shall we meet at the harbour, by the second bridge?")
    cell.root.expectFrameSnapshot(named: "message", widths: [320, 375, 414])
  }

  @Test func whyTheTextIsWhereItIs() throws {
    let cell = MessageCell(name: "Anna", time: "9:41", text: "See you there")
    let solution = try cell.root.solve(width: 375)
    if let explanation = solution.explain(cell.text.width) { print(explanation) }
    print(solution.constraints(affecting: cell.text, .vertical))
    print(solution.ambiguityReport)
    print(solution.review())
    print(solution.frameTree(isRounded: true))
    let picture = solution.svg()
    #expect(picture.hasPrefix("<svg"))
  }
}
