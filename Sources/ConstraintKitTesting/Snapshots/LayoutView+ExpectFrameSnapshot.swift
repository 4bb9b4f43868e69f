public import ConstraintKit

extension LayoutView {
  /// Fails the test unless the view's frames at several widths are those that were recorded.
  ///
  /// ```swift
  /// cell.expectFrameSnapshot(named: "cell", widths: [320, 375, 414])
  /// ```
  ///
  /// The frames are kept as text in `FrameSnapshots/TestFile/NAME.txt` beside the test's file, to be
  /// reviewed and committed with it. They are recorded where the environment has
  /// `CONSTRAINTKIT_RECORD=1`; recording fails the test, so that it can't be left on.
  ///
  /// The failure shows the difference line by line, and says which constraints decided what changed.
  /// - Parameters:
  ///   - name: What the snapshot is called; characters that files can't have become `-`.
  ///   - widths: In points; the view is solved at each.
  ///   - height: In points; without it the height is as small as the constraints let it be.
  ///   - isRounded: Whether frames are those on whole pixels; otherwise they have three decimals.
  ///   - scale: Pixels in a point.
  ///   - folder: The path of a folder in which to keep the file instead.
  public func expectFrameSnapshot(
    named name: String, widths: [Double] = [320, 375, 414], height: Double? = nil,
    isRounded: Bool = true, direction: LayoutDirection = .leftToRight, scale: Double = 2,
    measurer: any TextMeasuring = HelveticaMeasurer(), folder: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var snapshot = FrameSnapshot(title: name)
    for width in widths {
      do {
        let solution = try solve(
          width: width, height: height, direction: direction, scale: scale, measurer: measurer)
        snapshot.add(solution, width: width, isRounded: isRounded)
      } catch {
        return FailureReporter.report(
          TestFailure(
            message: "\(name) has no frames at width \(width.message): \(error)", attachments: [],
            location: location))
      }
    }
    snapshot.compare(with: SnapshotFile(named: name, in: folder, location: location), at: location)
  }
}

extension FrameSnapshot {
  fileprivate func compare(with file: SnapshotFile, at location: TestLocation) {
    guard let message = failure(file) else { return }
    FailureReporter.report(
      TestFailure(message: message, attachments: attachments, location: location))
  }

  private func failure(_ file: SnapshotFile) -> String? {
    if SnapshotRecording.isOn { return file.record(text) }
    guard let recorded = file.contents else {
      return "\(file.path) can't be read; \(SnapshotFile.advice)\n\(text)"
    }
    guard recorded != text else { return nil }
    return """
      the frames aren't those of \(file.path):
      \(difference(from: recorded))
      If they are as they should be, \(SnapshotFile.advice)
      """
  }
}
