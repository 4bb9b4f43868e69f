import ConstraintKit
import ConstraintKitTesting
import Testing

@Suite struct ExpectTextTests {
  private let cell = LayoutView("cell")
  private let title = LayoutView.label("Ferry times of the harbour", name: "title")
  private let note = LayoutView.label("Ferry times of the harbour", name: "note", lines: 0)

  /// The title has all of the width, the note a hundred points of it and a height.
  private func solve(width: Double, noteHeight: Double? = nil) throws -> LayoutSolution {
    cell.addSubviews(title, note)
    cell.makeConstraints { make in
      make.bottom.equalTo(note.bottom, fileID: "App/Cell.swift", line: 1)
    }
    title.makeConstraints { make in
      make.left.top.equalTo(cell, fileID: "App/Cell.swift", line: 2)
      make.right.lessThanOrEqualTo(cell, fileID: "App/Cell.swift", line: 3)
    }
    note.makeConstraints { make in
      make.left.equalTo(cell, fileID: "App/Cell.swift", line: 4)
      make.top.equalTo(title.bottom, fileID: "App/Cell.swift", line: 5)
      make.width.equalTo(100, fileID: "App/Cell.swift", line: 6)
    }
    if let noteHeight {
      note.makeConstraints { make in
        make.height.equalTo(noteHeight, fileID: "App/Cell.swift", line: 7)
      }
    }
    return try cell.solve(width: width)
  }

  @Test func passes() throws {
    let solution = try solve(width: 375)
    solution.expectWhole()
    solution.expectWhole(title, note)
    solution.expectLines(of: title, 1)
    solution.expectLines(of: note, 3)
    solution.expectLines(of: note, 2...3)
    #expect(solution.isCut(title) == false)
    #expect(solution.isCut(LayoutView("stranger")) == nil)
  }

  @Test func cutTextsPass() throws {
    let solution = try solve(width: 120, noteHeight: 30)
    solution.expectCut(title)
    solution.expectCut(note)
    #expect(solution.isCut(title) == true)
    #expect(solution.isCut(cell) == false)
  }

  /// What has room for its capitals can be read.
  @Test func aLowLineIsWhole() throws {
    title.makeConstraints { make in make.height.equalTo(13) }
    try solve(width: 375).expectWhole(title)
    title.makeConstraints { make in make.height.equalTo(12).priority(.high + 1) }
    let low = LayoutView.label("Ferry", name: "low")
    low.makeConstraints { make in make.height.equalTo(12) }
    try low.solve(width: 100, height: 12).expectCut(low)
  }

  @Test func hiddenTextsAreNotCut() throws {
    title.isHidden = true
    let solution = try solve(width: 120)
    solution.expectWhole()
    #expect(
      CapturedFailures.messages { solution.expectCut(title) }
        == ["title isn't cut: it is hidden"])
    title.isHidden = false
    title.text = ""
    let empty = try cell.solve(width: 120)
    #expect(
      CapturedFailures.messages { empty.expectCut(title) } == ["title isn't cut: it is empty"])
  }

  @Test func failsWithTheReason() throws {
    let solution = try solve(width: 120, noteHeight: 30)
    let failures = CapturedFailures.during { solution.expectWhole() }
    let message = try #require(failures.first?.message)
    #expect(failures.count == 1)
    #expect(message.hasPrefix("title is cut after \"Ferry times o\":\ntitle.width = 120\n"))
    #expect(message.contains("\n  + 0    title.right <= cell.right  App/Cell.swift:3\n"))
    let note = "note is cut below: 1 of its 3 lines is seen:\nnote.height = 30\n"
    #expect(message.contains("\n" + note + "  + 30  note.height == 30  App/Cell.swift:7\n"))
    #expect(failures.first?.attachments.map(\.name) == ["frames.txt", "layout.svg"])
  }

  @Test func linesFailWithTheReason() throws {
    let solution = try solve(width: 375)
    let messages = CapturedFailures.messages {
      solution.expectLines(of: note, 2)
      solution.expectLines(of: title, 2...3)
      solution.expectCut(title)
      solution.expectCut(note)
    }
    let beginnings = [
      "note has 3 lines, not 2:\nnote.width = 100\n  + 100  note.width == 100  App/Cell.swift:6",
      "title has 1 line, not 2 to 3:\ntitle.width = 196\n",
      "title isn't cut: its line is seen:\ntitle.width = 196\n",
      "note isn't cut: all of its 3 lines are seen:\nnote.width = 100\n",
    ]
    #expect(messages.count == beginnings.count)
    #expect(zip(messages, beginnings).allSatisfy { $0.hasPrefix($1) }, "\(messages)")
  }

  @Test func whatHasNoTextFails() throws {
    let solution = try solve(width: 375)
    let stranger = LayoutView("stranger")
    let messages = CapturedFailures.messages {
      solution.expectWhole(title, stranger, cell)
      solution.expectCut(cell)
      solution.expectLines(of: stranger, 1)
    }
    #expect(
      messages == [
        "stranger isn't in the tree that was solved\ncell has no text",
        "cell has no text", "stranger isn't in the tree that was solved",
      ])
  }
}
