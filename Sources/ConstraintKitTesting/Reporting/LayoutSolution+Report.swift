internal import ConstraintKit

extension LayoutSolution {
  /// Reports a failure with the frames and a picture of the layout.
  func report(_ message: String, at location: TestLocation) {
    FailureReporter.report(
      TestFailure(message: message, attachments: attachments, location: location))
  }

  /// `frames.txt` and `layout.svg`.
  var attachments: [TestFailure.Attachment] {
    [
      .init(name: "frames.txt", contents: description + "\n"),
      .init(name: "layout.svg", contents: svg()),
    ]
  }
}

extension LayoutView {
  /// What the view is called in failures.
  func name(in solution: LayoutSolution) -> String {
    if let node = solution.node(of: self) { return solution.model.name(of: node) }
    return name.isEmpty ? "a view" : name
  }
}

extension Double {
  /// Without the rounding errors of solving, but never as the number that it differs from.
  func text(besides other: Double) -> String {
    message == other.message ? DecimalFormat.full.text(self) : message
  }
}
