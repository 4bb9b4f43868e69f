import ConstraintKit
import ConstraintKitTesting
import Foundation
import Testing

@Suite struct FrameSnapshotTests {
  /// A card with a text that wraps.
  private func card(gap: Double = 12) -> LayoutView {
    let card = LayoutView("card", fileID: "App/Card.swift", line: 1)
    let icon = LayoutView(
      "icon", content: .size(width: 24, height: 24), fileID: "App/Card.swift", line: 2)
    let text = LayoutView.label(
      "A text of some length that takes two lines or three", name: "text", lines: 0,
      fileID: "App/Card.swift", line: 3)
    card.addSubviews(icon, text)
    icon.makeConstraints { make in
      make.left.top.equalToSuperview(fileID: "App/Card.swift", line: 8).offset(16)
    }
    text.makeConstraints { make in
      make.left.equalTo(icon.right, fileID: "App/Card.swift", line: 11).offset(gap).labeled("gap")
      make.top.bottom.right.equalToSuperview(fileID: "App/Card.swift", line: 12).inset(16)
    }
    return card
  }

  @Test func theFramesAreThoseThatWereRecorded() {
    card().expectFrameSnapshot(named: "card", widths: [200, 320])
    card().expectFrameSnapshot(named: "exact card", widths: [200.3], isRounded: false)
  }

  @Test func aDifferenceIsShownWithItsReasons() throws {
    let failures = CapturedFailures.during {
      card(gap: 20).expectFrameSnapshot(named: "card", widths: [200, 320])
    }
    let failure = try #require(failures.first)
    var lines = failure.message.split(separator: "\n").map(String.init)
      .filter { $0 != "  " }
    let title = lines.removeFirst()
    #expect(title.hasPrefix("the frames aren't those of /"))
    #expect(title.hasSuffix("/FrameSnapshots/FrameSnapshotTests/card.txt:"))
    #expect(
      lines.joined(separator: "\n") == """
          card, 200 wide:
        -   card (0, 0, 200, 93)
        +   card (0, 0, 200, 113.5)
              icon (16, 16, 24, 24)
        -     text (52, 16, 132, 61) "A text of some length that takes two lines or three" on 3 lines
        +     text (60, 16, 124, 81.5) "A text of some length that takes two lines or three" on 4 lines
          card, 320 wide:
            card (0, 0, 320, 73)
              icon (16, 16, 24, 24)
        -     text (52, 16, 252, 41) "A text of some length that takes two lines or three" on 2 lines
        +     text (60, 16, 244, 41) "A text of some length that takes two lines or three" on 2 lines
        card, 200 wide: it was 93, and now card.height = 113.5
          + 16    text.top == card.top + 16            App/Card.swift:12
          + 16    text.bottom == card.bottom - 16      App/Card.swift:12
          + 81.5  text.height >= content.height @high  its content resists compression, App/Card.swift:3
        card, 200 wide: it was 52, and now text.left = 60
          + 16  icon.left == card.left + 16   App/Card.swift:8
          + 20  text.left == icon.right + 20  "gap", App/Card.swift:11
          + 24  icon.width <= 24 @low         it hugs its content, App/Card.swift:2
        overridden:
          text.width <= content.width @low  it hugs its content, App/Card.swift:3  off by 12.5
        card, 200 wide: it was 132, and now text.width = 124
          + 200  card.width == 200              the canvas
          - 16   icon.left == card.left + 16    App/Card.swift:8
          - 20   text.left == icon.right + 20   "gap", App/Card.swift:11
          - 16   text.right == card.right - 16  App/Card.swift:12
          - 24   icon.width <= 24 @low          it hugs its content, App/Card.swift:2
        overridden:
          text.width <= content.width @low  it hugs its content, App/Card.swift:3  off by 12.5
        card, 200 wide: it was 61, and now text.height = 81.5
          + 81.5  text.height >= content.height @high  its content resists compression, App/Card.swift:3
        If they are as they should be, record them with CONSTRAINTKIT_RECORD=1 in the environment.
        """)
    #expect(failure.attachments.map(\.name) == ["frames.txt", "layout-1.svg", "layout-2.svg"])
  }

  @Test func whatWasNeverRecordedFails() {
    let messages = CapturedFailures.messages {
      card().expectFrameSnapshot(named: "never/recorded", widths: [200])
    }
    let message = messages.first ?? ""
    #expect(
      message.contains(
        "/FrameSnapshots/FrameSnapshotTests/never-recorded.txt can't be read; record them with "
          + "CONSTRAINTKIT_RECORD=1 in the environment.\nnever/recorded, 200 wide:\n"))
  }

  @Test func aWidthWithoutFramesFails() {
    let card = card()
    card.makeConstraints { make in
      make.width.greaterThanOrEqualTo(300, fileID: "App/Card.swift", line: 20)
    }
    let messages = CapturedFailures.messages {
      card.expectFrameSnapshot(named: "card", widths: [320, 200])
    }
    #expect(
      messages.first?.hasPrefix(
        """
        card has no frames at width 200: these required constraints cannot all hold:
          card.width == 200  the canvas
          card.width >= 300  App/Card.swift:20
        """) ?? false)
  }

  /// Recording writes the file and fails; then the frames are those that were recorded.
  @Test func recordingFails() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "frame-snapshots-\(UUID())").path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func compare() -> [String] {
      CapturedFailures.messages {
        card().expectFrameSnapshot(named: "card", widths: [200], folder: folder)
      }
    }
    let recorded = SnapshotRecording.$isOn.withValue(true) { compare() }
    #expect(
      recorded == [
        "recorded \(folder)/card.txt; run the test again without CONSTRAINTKIT_RECORD"
      ])
    #expect(compare() == [])
    let file = "\(folder)/card.txt"
    let windows = try String(contentsOfFile: file, encoding: .utf8)
      .replacingOccurrences(of: "\n", with: "\r\n")
    try Data(windows.utf8).write(to: URL(filePath: file))
    #expect(compare() == [])
    try Data([0xFF]).write(to: URL(filePath: file))
    #expect(compare().first?.hasPrefix("\(file) can't be read;") ?? false)
  }

  @Test func aFolderThatCannotBeMadeIsToldOf() {
    let messages = SnapshotRecording.$isOn.withValue(true) {
      CapturedFailures.messages {
        card().expectFrameSnapshot(named: "card", widths: [200], folder: "/dev/null/no")
      }
    }
    #expect(messages.first?.hasPrefix("/dev/null/no/card.txt can't be written: ") ?? false)
  }
}
