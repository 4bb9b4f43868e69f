public import ConstraintKit

extension LayoutSolution {
  /// Fails the test unless all of the texts of views are seen: of those that are given, or of all that
  /// aren't hidden.
  ///
  /// ```swift
  /// solution.expectWhole()
  /// solution.expectWhole(name, time)
  /// ```
  ///
  /// A text is cut where an ellipsis stands for its end and where its last line lies below its frame.
  /// The failure says what is seen, and which constraints decided the size.
  public func expectWhole(
    _ views: LayoutView..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var failures = views.compactMap(missingText)
    let nodes = views.isEmpty ? Array(model.nodes.indices) : views.compactMap { node(of: $0) }
    failures += nodes.filter { isCut($0) }.compactMap(cutText)
    guard !failures.isEmpty else { return }
    report(failures.joined(separator: "\n"), at: location)
  }

  /// Fails the test unless something of a view's text isn't seen.
  ///
  /// The failure says which constraints decided the width.
  public func expectCut(
    _ view: LayoutView, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = node(of: view), let layout = text(of: node) else {
      return report(missingText(view) ?? "there is no text", at: location)
    }
    guard !isCut(node) else { return }
    let name = model.name(of: node)
    let isHidden = model.isHidden(node)
    guard !isHidden, !layout.lines.isEmpty else {
      let state = isHidden ? "hidden" : "empty"
      return report("\(name) isn't cut: it is \(state)", at: location)
    }
    let count = layout.lines.count
    report(
      "\(name) isn't cut: \(count == 1 ? "its line is" : "all of its \(count) lines are") seen:\n"
        + "\(explain([.init(1, .attribute(.width, node: node))]))", at: location)
  }

  /// Fails the test unless a view's text has so many lines: those below its frame count, those that an
  /// ellipsis stands for don't.
  ///
  /// The failure says which constraints decided the width.
  public func expectLines(
    of view: LayoutView, _ count: Int, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    expectLines(
      of: view, count...count, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Fails the test unless the number of lines of a view's text lies in a range.
  ///
  /// The failure says which constraints decided the width.
  public func expectLines(
    of view: LayoutView, _ counts: ClosedRange<Int>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let node = node(of: view), let layout = text(of: node) else {
      return report(missingText(view) ?? "there is no text", at: location)
    }
    let count = layout.lines.count
    guard !counts.contains(count) else { return }
    let wanted =
      counts.lowerBound == counts.upperBound
      ? "\(counts.lowerBound)" : "\(counts.lowerBound) to \(counts.upperBound)"
    report(
      "\(model.name(of: node)) has \(count) \(count == 1 ? "line" : "lines"), not \(wanted):\n"
        + "\(explain([.init(1, .attribute(.width, node: node))]))", at: location)
  }

  // MARK: Failures

  /// Why nothing can be said of a view's text; nil where it has one.
  private func missingText(_ view: LayoutView) -> String? {
    guard let node = node(of: view) else {
      return "\(view.name(in: self)) isn't in the tree that was solved"
    }
    return text(of: node) == nil ? "\(model.name(of: node)) has no text" : nil
  }

  /// What is seen of a text that is cut, and what decided the side that is too short.
  private func cutText(_ node: Int) -> String? {
    guard let layout = text(of: node), case .text(let content) = model.nodes[node].content else {
      return nil
    }
    let size = frame(of: node).size
    let isNarrow = layout.isNarrow(in: size.width)
    let count = TextCut(content, drawn: layout, inHeight: size.height)?.lines ?? 0
    let seen =
      isNarrow
      ? "after \"\(content.string.text(of: layout.lines.last))\""
      : "below: \(count) of its \(layout.lines.count) lines \(count == 1 ? "is" : "are") seen"
    let side: LayoutAttribute = isNarrow ? .width : .height
    return "\(model.name(of: node)) is cut \(seen):\n"
      + "\(explain([.init(1, .attribute(side, node: node))]))"
  }
}

extension String {
  /// What is seen in a line.
  fileprivate func text(of line: TextLayout.Line?) -> String {
    guard let line else { return "" }
    let bytes = Array(utf8)
    return String(decoding: bytes[line.range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}
