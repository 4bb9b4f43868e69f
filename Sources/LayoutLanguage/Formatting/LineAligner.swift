/// Aligns what the author aligned, and settles where continued lines begin.
struct LineAligner {
  /// The fewest spaces before a comment that follows text.
  private static let commentGap = 2

  func align(_ lines: inout [FormattedLine]) {
    for index in lines.indices {
      if case .columns(let column) = lines[index].indent { lines[index].column = column }
    }
    for role in 0...2 { alignStops(role, &lines) }
    for index in lines.indices { settleIndent(of: index, &lines) }
    alignComments(&lines)
  }

  private func settleIndent(of index: Int, _ lines: inout [FormattedLine]) {
    switch lines[index].indent {
    case .columns: return
    case .line(let other, let plus): lines[index].column = lines[other].column + plus
    case .column(let other, let offset, let plus):
      lines[index].column = lines[other].width(upTo: offset) + plus
    }
  }

  // MARK: Stops

  /// Aligns the stops of a role that stand in one column on lines that follow each other.
  private func alignStops(_ role: Int, _ lines: inout [FormattedLine]) {
    var group: [(line: Int, stop: Int)] = []
    for index in lines.indices {
      let stop = lines[index].stops.firstIndex { $0.role == role }
      if let last = group.last, !(stop.map { joins(last, (index, $0), lines) } ?? false) {
        alignStops(group, &lines)
        group.removeAll(keepingCapacity: true)
      }
      if let stop { group.append((index, stop)) }
    }
    alignStops(group, &lines)
  }

  private func joins(
    _ first: (line: Int, stop: Int), _ second: (line: Int, stop: Int), _ lines: [FormattedLine]
  ) -> Bool {
    let (one, other) = (lines[first.line], lines[second.line])
    return one.column == other.column
      && one.stops[first.stop].sourceColumn == other.stops[second.stop].sourceColumn
  }

  /// A column that came about without a space too many isn't meant.
  private func alignStops(_ group: [(line: Int, stop: Int)], _ lines: inout [FormattedLine]) {
    guard group.count > 1, group.contains(where: { lines[$0.line].stops[$0.stop].gap > 1 }) else {
      return
    }
    let columns = group.map { lines[$0.line].width(upTo: lines[$0.line].stops[$0.stop].offset) }
    let target = columns.max() ?? 0
    for (place, column) in zip(group, columns) {
      lines[place.line].stops[place.stop].padding = target - column
    }
  }

  // MARK: Comments

  /// Comments at the ends of lines keep their distance; those in one column stay in one.
  private func alignComments(_ lines: inout [FormattedLine]) {
    var start = 0
    while start < lines.count {
      var end = start + 1
      guard let comment = lines[start].comment, !lines[start].text.isEmpty else {
        start = end
        continue
      }
      while end < lines.count, let next = lines[end].comment, !lines[end].text.isEmpty,
        next.sourceColumn == comment.sourceColumn
      {
        end += 1
      }
      alignComments(start..<end, &lines)
      start = end
    }
  }

  private func alignComments(_ range: Range<Int>, _ lines: inout [FormattedLine]) {
    let widths = lines[range].map(\.width)
    let gaps = lines[range].map { $0.comment?.gap ?? 0 }
    let column = (widths.max() ?? 0) + max(Self.commentGap, gaps.min() ?? 0)
    for (index, width) in zip(range, widths) { lines[index].comment?.gap = column - width }
  }
}
