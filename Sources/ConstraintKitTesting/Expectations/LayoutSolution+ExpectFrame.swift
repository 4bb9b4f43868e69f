public import ConstraintKit

extension LayoutSolution {
  /// Fails the test unless a view has a frame in its superview.
  ///
  /// ```swift
  /// let solution = try cell.solve(width: 375)
  /// solution.expectFrame(of: avatar, LayoutRect(x: 20, y: 20, width: 40, height: 40))
  /// ```
  ///
  /// The failure says which constraints decided what is wrong.
  /// - Parameter accuracy: The largest difference of each number, in points.
  public func expectFrame(
    of view: LayoutView, _ frame: LayoutRect, accuracy: Double = 0.001,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    expectFrame(
      of: view, x: frame.x, y: frame.y, width: frame.width, height: frame.height,
      accuracy: accuracy, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Fails the test unless a view has the given numbers in its frame; nil may be anything.
  ///
  /// - Parameter accuracy: The largest difference of each number, in points.
  public func expectFrame(
    of view: LayoutView, x: Double? = nil, y: Double? = nil, width: Double? = nil,
    height: Double? = nil, accuracy: Double = 0.001, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let frame = frame(of: view) else {
      return report("\(view.name(in: self)) isn't in the tree that was solved", at: location)
    }
    let numbers: [(String, LayoutAttribute, value: Double, wanted: Double?)] = [
      ("x", .left, frame.x, x), ("y", .top, frame.y, y), ("width", .width, frame.width, width),
      ("height", .height, frame.height, height),
    ]
    let failures = numbers.compactMap { name, attribute, value, wanted -> String? in
      guard let wanted, let explanation = explain(attribute, of: view) else { return nil }
      return explanation.mismatch(
        "\(view.name(in: self)).\(name)", value, with: wanted, accuracy: accuracy)
    }
    guard !failures.isEmpty else { return }
    report(failures.joined(separator: "\n"), at: location)
  }

  /// Fails the test unless an anchor, or a sum of anchors, has a value:
  /// `expectValue(of: badge.left - title.right, 8)`. Positions are those in the superview.
  ///
  /// - Parameter accuracy: The largest difference, in points.
  public func expectValue(
    of operand: some LayoutExpressionConvertible, _ value: Double, accuracy: Double = 0.001,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let explanation = explain(operand) else {
      return report("a view of the sum isn't in the tree that was solved", at: location)
    }
    let failure = explanation.mismatch(
      explanation.subject, explanation.value, with: value, accuracy: accuracy)
    if let failure { report(failure, at: location) }
  }
}

extension LayoutExplanation {
  /// What is wrong with a number, with the constraints that decided it; nil where nothing is.
  fileprivate func mismatch(
    _ name: String, _ value: Double, with wanted: Double, accuracy: Double
  ) -> String? {
    guard !((value - wanted).magnitude <= accuracy) else { return nil }
    return """
      \(name) is \(value.text(besides: wanted)), not \(wanted.text(besides: value)):
      \(self)
      """
  }
}
